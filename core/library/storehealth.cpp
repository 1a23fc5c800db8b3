// How judges did: a row a turn, written with it and gone with it, so that the sum is always what the sessions hold.
#include "core/library/store.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace core {

void Store::putHealth(SessionId session, const Turn &turn)
{
    QJsonArray rows;
    for (const GraderHealth &health : healthOf(turn.trace, turn.review.corrections))
        rows.append(toJson(health));
    Statement row(*m_database, "INSERT INTO judging(session, turn, json) VALUES (?1, ?2, ?3) "
                               "ON CONFLICT (session, turn) DO UPDATE SET json = excluded.json");
    row << session << turn.id << QString::fromUtf8(QJsonDocument(rows).toJson(QJsonDocument::Compact));
    row.run();
}

// Turns that were saved before this was counted are counted now; a few at a time, for their traces are long.
Result<void> Store::countHealth()
{
    QList<std::pair<SessionId, Turn>> uncounted;
    do {
        uncounted.clear();
        {
            Statement rows(*m_database, "SELECT session, json FROM turn WHERE NOT EXISTS (SELECT 1 FROM judging WHERE "
                                        "judging.session = turn.session AND judging.turn = turn.id) LIMIT 50");
            while (rows.next())
                uncounted.append(
                    {rows.integer(0), turnFrom(QJsonDocument::fromJson(rows.blob(1).toByteArray()).object())});
        }
        if (uncounted.isEmpty())
            break;
        m_database->begin();
        for (const auto &[session, turn] : std::as_const(uncounted))
            putHealth(session, turn);
        if (const Result<void> kept = m_database->commit(); !kept)
            return kept;
    } while (!m_database->failed());
    return m_database->failed() ? Result<void>(m_database->error()) : Result<void>();
}

Result<QList<GraderHealth>> Store::health()
{
    if (const Result<void> counted = countHealth(); !counted)
        return counted.error();
    QList<GraderHealth> sum;
    Statement rows(*m_database, "SELECT json FROM judging");
    while (rows.next()) {
        for (const QJsonValue &row : QJsonDocument::fromJson(rows.blob(0).toByteArray()).array())
            add(sum, {healthFrom(row.toObject())});
    }
    if (m_database->failed())
        return m_database->error();
    return sum;
}

} // namespace core
