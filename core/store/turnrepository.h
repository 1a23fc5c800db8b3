// Turns, a row each with the turn's JSON, and rows derived from them: what they say, so that it can be searched for
// without their traces, and how judges did. An older Attest wrote none of these; what they would say is found in the
// turns as well, but slowly.
#pragma once

#include "core/session/health.h"
#include "core/session/session.h"
#include "core/store/store.h"

#include <functional>

namespace core {

class TurnRepository
{
public:
    explicit TurnRepository(Store &store) : m_database(store.database()) {}

    void put(SessionId session, const Turn &turn, bool counts); // in how judges do; inside a change

    enum class Derived { TurnText, JudgeStats };
    bool needsBackfill(Derived what);
    Result<void> backfill(Derived what, const std::stop_token &stop); // a change of some turns at a time

    // Of each session the first turn with all of these words.
    Result<QHash<SessionId, SessionHit>> search(const QStringList &words, const std::stop_token &stop);
    // How judges did in all of them.
    Result<QList<GraderHealth>> health(const std::stop_token &stop);

private:
    void putSaid(SessionId session, const Turn &turn);
    void putHealth(SessionId session, const Turn &turn);
    struct MissingRow // a turn without a row beside it
    {
        qint64 row = 0;
        SessionId session = 0;
        int place = 0; // among the turns of its session
        Turn turn;     // what of it can be read
    };
    QList<MissingRow> missingRows(Derived what, qint64 after, int most);
    // Some at a time, for their traces are long.
    Result<void> forMissingRows(Derived what, const std::function<Result<void>(const QList<MissingRow> &some)> &take,
                                const std::stop_token &stop);

    Database &m_database;
};

} // namespace core
