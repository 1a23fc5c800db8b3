// Sessions: a row each, and a row a turn with the turn's JSON.
#include "core/library/store.h"

#include <QDateTime>
#include <QJsonDocument>

namespace core {
namespace {

Session sessionFromRow(const Statement &row)
{
    Session session;
    session.id = row.integer(0);
    session.title = row.text(1);
    session.created = row.integer(2);
    session.changed = row.integer(3);
    session.turnCount = int(row.integer(4));
    return session;
}

Error goneSession()
{
    return {Error::NotFound, QStringLiteral("The session is no longer in the library; begin a new one."), {}};
}

} // namespace

QList<Session> Store::sessions()
{
    QList<Session> found;
    Statement rows(*m_database, "SELECT id, title, created, changed, (SELECT count(*) FROM turn WHERE session = "
                                "session.id) FROM session ORDER BY changed DESC, id DESC");
    while (rows.next())
        found.append(sessionFromRow(rows));
    return found;
}

Result<Session> Store::session(SessionId id)
{
    Statement row(*m_database, "SELECT id, title, created, changed, (SELECT count(*) FROM turn WHERE session = "
                               "session.id) FROM session WHERE id = ?1");
    row << id;
    if (!row.next())
        return m_database->failed() ? m_database->error() : goneSession();
    Session session = sessionFromRow(row);
    Statement turns(*m_database, "SELECT json FROM turn WHERE session = ?1 ORDER BY ordinal");
    turns << id;
    while (turns.next())
        session.turns.append(turnFrom(QJsonDocument::fromJson(turns.blob(0).toByteArray()).object()));
    if (m_database->failed())
        return m_database->error();
    return session;
}

// Turns of the session that are not in the value stay: the list of sessions carries none.
Result<SessionId> Store::save(const Session &session)
{
    const qint64 now = QDateTime::currentMSecsSinceEpoch();
    m_database->begin();
    Statement row(*m_database, "INSERT INTO session(id, title, created, changed) VALUES (NULLIF(?1, 0), ?2, ?3, ?4) "
                               "ON CONFLICT (id) DO UPDATE SET title = excluded.title, changed = excluded.changed");
    row << session.id << session.title << (session.created > 0 ? session.created : now)
        << (session.changed > 0 ? session.changed : now);
    row.run();
    const SessionId id = session.id > 0 ? session.id : m_database->lastId();
    for (const Turn &turn : session.turns)
        putTurn(id, turn);
    if (const Result<void> kept = m_database->commit(); !kept)
        return kept.error();
    return id;
}

Result<void> Store::save(SessionId session, const Turn &turn)
{
    m_database->begin();
    {
        Statement known(*m_database, "UPDATE session SET changed = ?2 WHERE id = ?1 RETURNING id");
        known << session << QDateTime::currentMSecsSinceEpoch();
        if (!known.next() && !m_database->failed()) {
            (void)m_database->rollBack();
            return goneSession();
        }
        known.run();
    }
    putTurn(session, turn);
    return m_database->commit();
}

void Store::putTurn(SessionId session, const Turn &turn)
{
    Statement row(*m_database, "INSERT INTO turn(session, ordinal, id, json) VALUES (?1, "
                               "(SELECT COALESCE(max(ordinal) + 1, 0) FROM turn WHERE session = ?1), ?2, ?3) "
                               "ON CONFLICT (session, id) DO UPDATE SET json = excluded.json");
    row << session << turn.id << QString::fromUtf8(QJsonDocument(toJson(turn)).toJson(QJsonDocument::Compact));
    row.run();
    putHealth(session, turn);
}

Result<void> Store::removeSession(SessionId id)
{
    m_database->begin();
    {
        Statement row(*m_database, "DELETE FROM session WHERE id = ?1 RETURNING id");
        row << id;
        if (!row.next() && !m_database->failed()) {
            (void)m_database->rollBack();
            return goneSession();
        }
        row.run();
    }
    return m_database->commit();
}

} // namespace core
