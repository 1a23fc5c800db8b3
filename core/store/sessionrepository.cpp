#include "core/store/sessionrepository.h"

#include "core/session/sessionjson.h"
#include "core/store/binrepository.h"
#include "core/store/turnrepository.h"

#include <QDateTime>

namespace core {
namespace {

QString jsonText(const Json &json)
{
    return QString::fromUtf8(json.written());
}

Session sessionFromRow(const Statement &row)
{
    Session session;
    session.id = row.integer(0);
    session.title = row.text(1);
    session.created = row.integer(2);
    session.changed = row.integer(3);
    session.turnCount = int(row.integer(4));
    session.pinned = row.integer(5) != 0;
    session.tags = row.text(6).split(u'\n', Qt::SkipEmptyParts);
    session.branchedFrom = row.integer(7);
    session.imported = importedFrom(Json::parse(row.text(8).toUtf8()));
    return session;
}

Error readOnly()
{
    return {Error::Invalid,
            QStringLiteral("The session came with an evidence bundle and is read-only; ask in a new one."),
            {}};
}

Error goneSession()
{
    return {Error::NotFound, QStringLiteral("The session is no longer in the library; start a new one."), {}};
}

} // namespace

QList<Session> SessionRepository::all()
{
    QList<Session> found;
    Statement rows(m_database, "SELECT id, title, created, changed, (SELECT count(*) FROM turn WHERE session = "
                               "session.id), pinned, tags, branchedfrom, imported FROM session "
                               "ORDER BY changed DESC, id DESC");
    while (rows.next())
        found.append(sessionFromRow(rows));
    return found;
}

Result<Session> SessionRepository::find(SessionId id)
{
    Statement row(m_database, "SELECT id, title, created, changed, (SELECT count(*) FROM turn WHERE session = "
                              "session.id), pinned, tags, branchedfrom, imported FROM session WHERE id = ?1");
    row << id;
    if (!row.next())
        return m_database.failed() ? m_database.error() : goneSession();
    Session session = sessionFromRow(row);
    session.turns = TurnRepository(m_store).of(id);
    if (m_database.failed())
        return m_database.error();
    return session;
}

// Stored turns that are not in the value stay, since the list of sessions is loaded without turns.
Result<SessionId> SessionRepository::save(const Session &session, const QList<Snippet> &snippets)
{
    const qint64 now = QDateTime::currentMSecsSinceEpoch();
    m_database.begin();
    if (session.id > 0 && !session.turns.isEmpty() && isImported(session.id)) {
        (void)m_database.rollBack();
        return readOnly();
    }
    Statement row(m_database,
                  "INSERT INTO session(id, title, created, changed, pinned, tags, branchedfrom, imported) "
                  "VALUES (NULLIF(?1, 0), ?2, ?3, ?4, ?5, ?6, ?7, ?8) ON CONFLICT (id) DO UPDATE SET "
                  "title = excluded.title, changed = excluded.changed, pinned = excluded.pinned, tags = excluded.tags");
    row << session.id << session.title << (session.created > 0 ? session.created : now)
        << (session.changed > 0 ? session.changed : now) << int(session.pinned) << session.tags.join(u'\n')
        << session.branchedFrom << (session.isReadOnly() ? jsonText(toJson(session.imported)) : QString());
    row.run();
    const SessionId id = session.id > 0 ? session.id : m_database.lastId();
    // Judges of another library's session say nothing about this library's, and a copy was counted in the
    // original.
    const bool counts = session.id != 0 || (!session.isReadOnly() && session.branchedFrom == 0);
    TurnRepository turns(m_store);
    for (const Turn &turn : session.turns) {
        if (turn.damaged) { // whatever is left of it stays
            if (session.id == 0 && session.branchedFrom != 0)
                turns.copyDamaged(session.branchedFrom, turn.id, id);
            continue;
        }
        if (const Result<void> put = turns.put(id, turn, counts); !put) {
            (void)m_database.rollBack();
            return put.error();
        }
    }
    putSnippets(id, snippets);
    if (const Result<void> kept = m_database.commit(); !kept)
        return kept.error();
    return id;
}

Result<void> SessionRepository::save(SessionId session, const Turn &turn)
{
    m_database.begin();
    {
        Statement known(m_database, "UPDATE session SET changed = ?2 WHERE id = ?1 RETURNING id");
        known << session << QDateTime::currentMSecsSinceEpoch();
        if (!known.next() && !m_database.failed()) {
            (void)m_database.rollBack();
            return goneSession();
        }
        known.run();
    }
    if (isImported(session)) {
        (void)m_database.rollBack();
        return readOnly();
    }
    if (const Result<void> put = TurnRepository(m_store).put(session, turn, true); !put) {
        (void)m_database.rollBack();
        return put.error();
    }
    return m_database.commit();
}

void SessionRepository::putSnippets(SessionId session, const QList<Snippet> &snippets)
{
    Statement row(m_database, "INSERT OR IGNORE INTO snippet(session, turn, citation, page, width, height, png) "
                              "VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)");
    for (const Snippet &each : snippets) {
        row << session << each.turn << each.citation << each.page << each.width << each.height << each.png;
        row.run();
        row.again();
    }
}

Result<Snippet> SessionRepository::snippet(SessionId session, const QString &turn, int citation)
{
    Statement row(m_database, "SELECT page, width, height, png FROM snippet WHERE session = ?1 AND turn = ?2 AND "
                              "citation = ?3");
    row << session << turn << citation;
    if (!row.next())
        return m_database.failed() ? m_database.error()
                                   : Error{Error::NotFound, QStringLiteral("There is no picture of it."), {}};
    return Snippet{
        0, turn, citation, int(row.integer(0)), int(row.integer(1)), int(row.integer(2)), row.blob(3).toByteArray()};
}

bool SessionRepository::isImported(SessionId session)
{
    Statement row(m_database, "SELECT imported <> '' FROM session WHERE id = ?1");
    row << session;
    return row.next() && row.integer(0) != 0;
}

Result<void> SessionRepository::remove(SessionId id)
{
    m_database.begin();
    BinRepository(m_store).takeSession(id, QDateTime::currentMSecsSinceEpoch());
    {
        Statement row(m_database, "DELETE FROM session WHERE id = ?1 RETURNING id");
        row << id;
        if (!row.next() && !m_database.failed()) {
            (void)m_database.rollBack();
            return goneSession();
        }
        row.run();
    }
    return m_database.commit();
}

} // namespace core
