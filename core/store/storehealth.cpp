// How judges did: a row a turn, written with it and gone with it, so that the sum is always what the sessions hold.
#include "core/store/store.h"

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

Result<QList<GraderHealth>> Store::health(const std::stop_token &stop)
{
    const Stoppable stoppable(*m_database, stop);
    QList<GraderHealth> sum;
    m_database->beginReading();
    {
        Statement rows(*m_database, "SELECT json FROM judging");
        while (rows.next()) {
            for (const QJsonValue &row : QJsonDocument::fromJson(rows.blob(0).toByteArray()).array())
                add(sum, {healthFrom(row.toObject())});
        }
    }
    const Result<void> rest = forMissingRows(
        Derived::JudgeStats,
        [&](const QList<MissingRow> &some) {
            for (const MissingRow &one : some)
                add(sum, healthOf(one.turn.trace, one.turn.review.corrections));
            return Result<void>();
        },
        stop);
    m_database->end();
    return rest ? Result<QList<GraderHealth>>(sum) : rest.error();
}

} // namespace core
