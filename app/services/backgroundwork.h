// The work that goes on by itself behind what the user asks for, as one table: a row has the lane it is done on, what
// blocks it, and how its lane looks whether there is something to do; what that found is done in the window's thread,
// where it usually begins a run. The window's thread; never blocks.
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
        std::function<Look()> look;                                 // with the values of this moment
        std::function<void(const core::Result<void> &)> ended = {}; // its run
    };

    BackgroundWork(const LibraryAccess &library, Runs &runs); // which outlive it; it outlives the lanes
    void add(Row row);

    void want(Id id);     // there may be something to do; looks at its row
    void wantSoon(Id id); // the same, at the next look
    void wantAnew(Id id); // also where it was left
    void drop(Id id);     // it is not wanted any more
    void leave(Id id);    // to the next start of the program, unless it is wanted anew
    bool isWanted(Id id) const { return m_states[id].isWanted; }
    bool isLeft(Id id) const { return m_states[id].isLeft; }
    void post(Id id, const Run &run, Runs::Job job);  // its run; the row waits until that has ended
    int run(Id id) const { return m_states[id].run; } // 0: there is none

    void runEnded(int run, const core::Result<void> &result); // any run, after all others have heard of it
    void look();                                              // what blocked a row may block it no more
    void reset(); // another library takes the place of this one: nothing is wanted, left or under way

private:
    struct State
    {
        bool isWanted = false;
        bool isLeft = false;
        bool isLooking = false; // on its lane, or what it found is on its way
        int run = 0;
    };
    static constexpr int count = Reindex + 1;

    void begin(const Row &row); // where it may
    const Row &rowOf(Id id) const;
    void found(Id id, int library, const Then &then);

    const LibraryAccess &m_library;
    Runs &m_runs;
    std::vector<Row> m_rows;
    State m_states[count];
    int m_libraries = 0; // that were there before: what was looked for in another one is not done
};

} // namespace app
