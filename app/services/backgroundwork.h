// Automatic background work, in a single table. Each row gives its lane, what blocks it, and a function that checks, on
// that lane, whether there is anything to do. The result is handled on the window's thread, where it usually starts a
// run. Use it only on the window's thread; it never blocks.
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
    using Then = std::function<void()>;                // called on the window's thread; null: nothing to do
    using Look = std::function<Then(std::stop_token)>; // called on the lane

    struct Row
    {
        Id id;
        Lane *lane;
        std::function<bool()> blocked;                              // null: the row is never blocked
        std::function<Look()> look;                                 // captures the current values
        std::function<void(const core::Result<void> &)> ended = {}; // called when its run has ended
    };

    BackgroundWork(const LibraryAccess &library, Runs &runs); // both must outlive it; it must outlive the lanes
    void add(Row row);

    void want(Id id);     // starts it now, or as soon as it is not blocked
    void wantSoon(Id id); // the same, but at the next check
    void wantAnew(Id id); // like want(), but also works after leave()
    void drop(Id id);     // the work is no longer wanted
    void leave(Id id);    // puts it off until the program starts again or wantAnew() is called
    bool isWanted(Id id) const { return m_states[id].isWanted; }
    bool isLeft(Id id) const { return m_states[id].isLeft; }
    void post(Id id, const Run &run, Runs::Job job);  // posts the row's run; the row then waits until the run has ended
    int run(Id id) const { return m_states[id].run; } // 0: none

    void runEnded(int run, const core::Result<void> &result); // call it for every run, after all others were notified
    void look();                                              // call this if a row may no longer be blocked
    void reset(); // the library was replaced: nothing is wanted, left or running any more

private:
    struct State
    {
        bool isWanted = false;
        bool isLeft = false;
        bool isLooking = false; // the look is running on its lane, or its result is on the way back
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
    int m_libraries = 0; // number of earlier libraries; results for them are dropped
};

} // namespace app
