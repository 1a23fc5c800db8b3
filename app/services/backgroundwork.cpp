#include "app/services/backgroundwork.h"

#include <algorithm>

namespace app {

BackgroundWork::BackgroundWork(const LibraryAccess &library, Runs &runs) : m_library(library), m_runs(runs) {}

void BackgroundWork::add(Row row)
{
    m_rows.push_back(std::move(row));
}

void BackgroundWork::want(Id id)
{
    wantSoon(id);
    begin(rowOf(id));
}

void BackgroundWork::wantSoon(Id id)
{
    m_states[id].isWanted = true;
}

void BackgroundWork::wantAnew(Id id)
{
    m_states[id].isLeft = false;
    want(id);
}

void BackgroundWork::drop(Id id)
{
    m_states[id].isWanted = false;
}

void BackgroundWork::leave(Id id)
{
    m_states[id].isLeft = true;
}

const BackgroundWork::Row &BackgroundWork::rowOf(Id id) const
{
    return *std::find_if(m_rows.begin(), m_rows.end(), [id](const Row &each) { return each.id == id; });
}

void BackgroundWork::look()
{
    for (const Row &row : m_rows)
        begin(row);
}

void BackgroundWork::begin(const Row &row)
{
    State &state = m_states[row.id];
    const bool isUnderWay = state.isLooking || state.run != 0;
    const bool isPossible = m_library.isUsable() && (row.id == Refresh || m_library.mayBeChanged());
    if (!state.isWanted || state.isLeft || isUnderWay || !isPossible || (row.blocked && row.blocked()))
        return;
    state.isWanted = false;
    state.isLooking = true;
    row.lane->post([this, id = row.id, library = m_libraries, look = row.look()](std::stop_token stop) {
        Then then; // null if looking throws, which also counts as looked
        callGuarded([&] { then = look(stop); });
        QMetaObject::invokeMethod(
            this, [this, id, library, then] { found(id, library, then); }, Qt::QueuedConnection);
    });
}

void BackgroundWork::found(Id id, int library, const Then &then)
{
    if (library != m_libraries)
        return;
    m_states[id].isLooking = false;
    if (then && m_library.isUsable())
        then();
    begin(rowOf(id)); // it may have become wanted again since
}

void BackgroundWork::post(Id id, const Run &run, Runs::Job job)
{
    m_states[id].run = m_runs.post(*rowOf(id).lane, run, std::move(job));
}

void BackgroundWork::runEnded(int run, const core::Result<void> &result)
{
    for (const Row &row : m_rows) {
        if (m_states[row.id].run != run)
            continue;
        m_states[row.id].run = 0;
        if (row.ended)
            row.ended(result);
        return begin(row);
    }
}

void BackgroundWork::reset()
{
    ++m_libraries;
    std::fill(std::begin(m_states), std::end(m_states), State());
}

} // namespace app
