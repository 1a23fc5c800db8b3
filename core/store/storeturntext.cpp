// What sessions say, a row a turn, beside the turns: their JSON is long, for it has the traces.
#include "core/store/store.h"
#include "core/language/foldedtext.h"

#include <algorithm>

namespace core {
namespace {

constexpr int excerptBefore = 30; // characters
constexpr int excerptLength = 120;

QString saidIn(const Turn &turn)
{
    return foldedText(QStringList{turn.question, turn.typed, turn.answer}.join(u'\n'));
}

QString excerptOf(const QString &text, const QString &word)
{
    const qsizetype from = std::max<qsizetype>(0, text.indexOf(word) - excerptBefore);
    return text.mid(from, excerptLength).simplified();
}

} // namespace

void Store::putSaid(SessionId session, const Turn &turn)
{
    Statement row(*m_database, "INSERT INTO said(session, turn, text) VALUES (?1, ?2, ?3) "
                               "ON CONFLICT (session, turn) DO UPDATE SET text = excluded.text");
    row << session << turn.id << saidIn(turn);
    row.run();
}

Result<QHash<SessionId, SessionHit>> Store::findSaid(const QStringList &words, const std::stop_token &stop)
{
    const Stoppable stoppable(*m_database, stop);
    QHash<SessionId, SessionHit> hits;
    QHash<SessionId, int> places; // of the turns among those of their sessions
    const auto meet = [&](SessionId session, int place, const QString &turn, const QString &text) {
        const auto isThere = [&](const QString &word) { return text.contains(word); };
        if (place >= places.value(session, place + 1) || !std::all_of(words.begin(), words.end(), isThere))
            return;
        places[session] = place;
        hits[session] = {session, turn, excerptOf(text, words.first())};
    };
    m_database->beginReading();
    {
        Statement rows(*m_database, "SELECT said.session, ordinal, said.turn, text FROM said CROSS JOIN turn ON "
                                    "turn.session = said.session AND turn.id = said.turn WHERE instr(text, ?1) > 0");
        rows << words.first();
        while (rows.next())
            meet(rows.integer(0), int(rows.integer(1)), rows.text(2), rows.text(3));
    }
    const Result<void> rest = forMissingRows(
        Derived::TurnText,
        [&](const QList<MissingRow> &some) {
            for (const MissingRow &one : some)
                meet(one.session, one.place, one.turn.id, saidIn(one.turn));
            return Result<void>();
        },
        stop);
    m_database->end();
    if (stop.stop_requested())
        return Error::cancelled();
    return rest ? Result<QHash<SessionId, SessionHit>>(hits) : rest.error();
}

} // namespace core
