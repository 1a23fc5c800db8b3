// Automatic background work, as one table: a row gives its lane, what blocks it, and how to find out on the lane
// whether there is anything to do; the result is handled in the window's thread, where it usually starts a run. Use it
// in the window's thread; it never blocks.
#pragma once

#include "app/services/runs.h"

#include <functional>
#include <vector>

namespace app {

class BackgroundWork : public QObject
{
    Q_OBJECT

public:
    enum Id { Refresh, KeepTables, Fit, Embed, Recognise, Reindex };
    using Then = std::function<void()>;                // called in the window's thread; null: nothing to do
    using Look = std::function<Then(std::stop_token)>; // called on the lane

    struct Row
    {
        Id id;
        Lane *lane;
        std::function<bool()> blocked;                              // null: never
        std::function<Look()> look;                                 // captures the current values
        std::function<void(const core::Result<void> &)> ended = {}; // called when its run has ended
    };

    BackgroundWork(const LibraryAccess &library, Runs &runs); // both must outlive it; it must outlive the lanes
    void add(Row row);

    void want(Id id);     // starts it now, or as soon as it is not blocked
    void wantSoon(Id id); // the same, but at the next check
    void wantAnew(Id id); // like want(), even after leave()
    void drop(Id id);     // no longer wanted
    void leave(Id id);    // not before the next start of the program, unless wantAnew() is called
    bool isWanted(Id id) const { return m_states[id].isWanted; }
    bool isLeft(Id id) const { return m_states[id].isLeft; }
    void post(Id id, const Run &run, Runs::Job job);  // posts the row's run; the row then waits until it has ended
    int run(Id id) const { return m_states[id].run; } // 0: none

    void runEnded(int run, const core::Result<void> &result); // call it for every run, after everyone else was informed
    void look();                                              // call it if a row may no longer be blocked
    void reset(); // the library was replaced: nothing is wanted, left or running any more

private:
    struct State
    {
        bool isWanted = false;
        bool isLeft = false;
        bool isLooking = false; // the look is on its lane, or its result is on its way
        int run = 0;
    };
    static constexpr int count = Reindex + 1;

    void begin(const Row &row); // does nothing if the row is blocked
    const Row &rowOf(Id id) const;
    void found(Id id, int library, const Then &then);

    const LibraryAccess &m_library;
    Runs &m_runs;
    std::vector<Row> m_rows;
    State m_states[count];
    int m_libraries = 0; // number of earlier libraries, so that results for another one can be dropped
};

} // namespace app
