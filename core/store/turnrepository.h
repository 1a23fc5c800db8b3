// Turns, one row each with the turn's JSON, and rows derived from them: their text, which can be searched without
// reading traces, and statistics on judges. Turns stored by an older Attest have no derived rows; the data is then read
// from the turns themselves, which is slower.
#pragma once

#include "core/session/health.h"
#include "core/session/session.h"
#include "core/store/store.h"

#include <functional>

namespace core {

class TurnRepository
{
public:
    explicit TurnRepository(Store &store) : m_store(store), m_database(store.database()) {}

    QList<Turn> of(SessionId session); // in order; for a damaged turn, only Turn::damaged is set
    // Call it inside a change. `counts`: whether to include the turn in the statistics on judges. Errors: Storage (the
    // turn already stored is damaged).
    Result<void> put(SessionId session, const Turn &turn, bool counts);
    // Call it inside a change. Copies a damaged turn, unchanged, into a session that branches off.
    void copyDamaged(SessionId from, const QString &turn, SessionId to);
    struct Damaged
    {
        SessionId session = 0;
        QString title; // title of the session
        int turns = 0; // number of damaged turns
    };
    // Call it inside a change. Checks all turns; intact turns that have no checksum get one.
    QList<Damaged> damaged(const std::stop_token &stop);

    enum class Derived { TurnText, JudgeStats };
    bool needsBackfill(Derived what);
    // Adds missing derived rows, in several transactions of a few turns each.
    Result<void> backfill(Derived what, const std::stop_token &stop);

    // For each session, the first turn that contains all of these words.
    Result<QHash<SessionId, SessionHit>> search(const QStringList &words, const std::stop_token &stop);
    // Statistics on judges over all turns.
    Result<QList<GraderHealth>> health(const std::stop_token &stop);

private:
    void putSaid(SessionId session, const Turn &turn);
    void putHealth(SessionId session, const Turn &turn);
    struct MissingRow // a turn without its derived row
    {
        qint64 row = 0;
        SessionId session = 0;
        int place = 0; // position in its session
        Turn turn;     // as far as it can be read
    };
    QList<MissingRow> missingRows(Derived what, qint64 after, int most);
    // Works in batches, because traces are long.
    Result<void> forMissingRows(Derived what, const std::function<Result<void>(const QList<MissingRow> &some)> &take,
                                const std::stop_token &stop);

    enum class Kept { Sound, NoSum, Damaged };
    Kept stateOf(SessionId session, const QString &turn, QByteArrayView json);

    Store &m_store;
    Database &m_database;
};

} // namespace core
