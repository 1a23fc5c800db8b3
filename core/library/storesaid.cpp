// What sessions say, a row a turn, beside the turns: their JSON is long, for it has the traces.
#include "core/library/store.h"

#include <QJsonDocument>

#include <algorithm>

namespace core {
namespace {

constexpr int atOnce = 50;        // turns with their traces
constexpr int excerptBefore = 30; // characters
constexpr int excerptLength = 120;

constexpr auto missing = "SELECT session, id, json FROM turn WHERE NOT EXISTS (SELECT 1 FROM said WHERE "
                         "said.session = turn.session AND said.turn = turn.id) LIMIT 50";

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
    row << session << turn.id << foldedText(turn.question + u'\n' + turn.answer);
    row.run();
}

bool Store::wantsSaid()
{
    Statement row(*m_database, "SELECT (SELECT count(*) FROM turn) > (SELECT count(*) FROM said)");
    return row.next() && row.integer(0) != 0;
}

Result<void> Store::countSaid(const std::stop_token &stop)
{
    QList<std::pair<SessionId, Turn>> unsaid;
    do {
        if (stop.stop_requested())
            return Error::cancelled();
        unsaid.clear();
        {
            Statement rows(*m_database, missing);
            while (rows.next())
                unsaid.append(
                    {rows.integer(0), turnFrom(QJsonDocument::fromJson(rows.blob(2).toByteArray()).object())});
        }
        m_database->begin();
        for (const auto &[session, turn] : unsaid)
            putSaid(session, turn);
        if (const Result<void> kept = m_database->commit(); !kept)
            return kept;
    } while (unsaid.size() == atOnce);
    return {};
}

Result<QHash<SessionId, SessionHit>> Store::findSaid(const QStringList &words, const std::stop_token &stop)
{
    const Stoppable stoppable(*m_database, stop);
    QHash<SessionId, SessionHit> hits;
    QHash<SessionId, qint64> places; // of the turns among those of their sessions
    Statement rows(*m_database, "SELECT session, turn, text, (SELECT ordinal FROM turn WHERE turn.session = "
                                "said.session AND turn.id = said.turn) FROM said WHERE instr(text, ?1) > 0");
    rows << words.first();
    while (rows.next()) {
        const SessionId session = rows.integer(0);
        const qint64 place = rows.integer(3);
        const QString text = rows.text(2);
        const auto isThere = [&](const QString &word) { return text.contains(word); };
        if (place >= places.value(session, place + 1) || !std::all_of(words.begin(), words.end(), isThere))
            continue;
        places[session] = place;
        hits[session] = {session, rows.text(1), excerptOf(text, words.first())};
    }
    if (stop.stop_requested())
        return Error::cancelled();
    return m_database->failed() ? Result<QHash<SessionId, SessionHit>>(m_database->error())
                                : Result<QHash<SessionId, SessionHit>>(hits);
}

} // namespace core
