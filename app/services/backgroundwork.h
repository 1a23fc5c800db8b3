// Automatic background work, as one table: a row gives its lane, what blocks it, and how to find out, on the lane,
// whether there is anything to do; the result is handled in the window's thread, where it usually starts a run. The
// window's thread; never blocks.
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
    using Then = std::function<void()>;                // in the window's thread; null: nothing
    using Look = std::function<Then(std::stop_token)>; // on the lane

    struct Row
    {
        Id id;
        Lane *lane;
        std::function<bool()> blocked;                              // null: never
        std::function<Look()> look;                                 // captures the present values
        std::function<void(const core::Result<void> &)> ended = {}; // its run
    };

    BackgroundWork(const LibraryAccess &library, Runs &runs); // must outlive it; it outlives the lanes
    void add(Row row);

    void want(Id id);     // there may be something to do; checks its row
    void wantSoon(Id id); // the same, at the next check
    void wantAnew(Id id); // even after leave()
    void drop(Id id);     // no longer wanted
    void leave(Id id);    // until the next start of the program, unless wanted again
    bool isWanted(Id id) const { return m_states[id].isWanted; }
    bool isLeft(Id id) const { return m_states[id].isLeft; }
    void post(Id id, const Run &run, Runs::Job job);  // its run; the row waits until it has ended
    int run(Id id) const { return m_states[id].run; } // 0: there is none

    void runEnded(int run, const core::Result<void> &result); // any run, after all others were informed
    void look();                                              // a row may no longer be blocked
    void reset(); // another library replaces this one: nothing is wanted, left or running

private:
    struct State
    {
        bool isWanted = false;
        bool isLeft = false;
        bool isLooking = false; // on its lane, or its result is on its way
        int run = 0;
    };
    static constexpr int count = Reindex + 1;

    void begin(const Row &row); // if it may
    const Row &rowOf(Id id) const;
    void found(Id id, int library, const Then &then);

    const LibraryAccess &m_library;
    Runs &m_runs;
    std::vector<Row> m_rows;
    State m_states[count];
    int m_libraries = 0; // number of earlier libraries: results for another one are dropped
};

} // namespace app
