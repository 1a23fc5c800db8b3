// Rows beside turns that an older Attest did not write: told from the turns, and written.
#include "core/store/store.h"
#include "core/session/sessionjson.h"

#include <QJsonDocument>

namespace core {
namespace {

constexpr int atOnce = 50;

constexpr auto unsaid = R"(
    SELECT rowid, session, ordinal, id, json FROM turn WHERE rowid > ?1
        AND NOT EXISTS (SELECT 1 FROM said WHERE said.session = turn.session AND said.turn = turn.id)
    ORDER BY rowid LIMIT ?2)";

constexpr auto uncounted = R"(
    SELECT rowid, session, ordinal, id, json FROM turn WHERE rowid > ?1
        AND NOT EXISTS (SELECT 1 FROM judging WHERE judging.session = turn.session AND judging.turn = turn.id)
    ORDER BY rowid LIMIT ?2)";

} // namespace

QList<Store::MissingRow> Store::missingRows(Derived what, qint64 after, int most)
{
    QList<MissingRow> found;
    Statement rows(*m_database, what == Derived::TurnText ? unsaid : uncounted);
    rows << after << most;
    while (rows.next()) {
        Turn turn = turnFrom(QJsonDocument::fromJson(rows.blob(4).toByteArray()).object());
        turn.id = rows.text(3); // also where the rest cannot be read
        found.append({rows.integer(0), rows.integer(1), int(rows.integer(2)), turn});
    }
    return found;
}

bool Store::needsBackfill(Derived what)
{
    return !missingRows(what, 0, 1).isEmpty();
}

Result<void> Store::forMissingRows(Derived what, const std::function<Result<void>(const QList<MissingRow> &)> &take,
                                   const std::stop_token &stop)
{
    for (qint64 after = 0;;) {
        const QList<MissingRow> some = missingRows(what, after, atOnce);
        if (stop.stop_requested())
            return Error::cancelled();
        if (m_database->failed())
            return m_database->error();
        if (some.isEmpty())
            return {};
        if (const Result<void> taken = take(some); !taken)
            return taken;
        after = some.last().row;
    }
}

Result<void> Store::backfill(Derived what, const std::stop_token &stop)
{
    m_database->clearError();
    const auto put = [&](const QList<MissingRow> &some) {
        m_database->begin();
        for (const MissingRow &one : some)
            what == Derived::TurnText ? putSaid(one.session, one.turn) : putHealth(one.session, one.turn);
        return m_database->commit();
    };
    return forMissingRows(what, put, stop);
}

} // namespace core
