#include "core/store/turnrepository.h"

#include "core/language/foldedtext.h"
#include "core/session/sessionjson.h"
#include "core/store/sumrepository.h"

#include <algorithm>

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

constexpr int excerptBefore = 30; // characters before the match
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

// Whether it has the parts that every version of Attest writes.
bool hasItsParts(const Json &json, const QString &id)
{
    return json.isObject() && json[u"id"].toString() == id && json[u"question"].isString() &&
           json[u"trace"].isArray() && (json[u"ending"].isString() || json[u"outcome"].isString());
}

// Shown instead of a turn that may be wrong.
Turn damagedTurn(const QString &id)
{
    Turn turn;
    turn.id = id;
    turn.damaged = true;
    turn.question = QStringLiteral("A damaged question");
    turn.remark = QStringLiteral("The stored data for this question is damaged and is not shown; it stays as it is, "
                                 "and a backup may have it intact.");
    return turn;
}

const Error notWritten{
    Error::Storage, QStringLiteral("This question's stored data is damaged, so it was left unchanged."), {}};

} // namespace

TurnRepository::Kept TurnRepository::stateOf(SessionId session, const QString &turn, QByteArrayView json)
{
    const QByteArray sum = SumRepository(m_store).turn(session, turn);
    if (!sum.isEmpty())
        return sum == SumRepository::ofTurn(json) ? Kept::Sound : Kept::Damaged;
    return hasItsParts(Json::parse(json), turn) ? Kept::NoSum : Kept::Damaged;
}

QList<Turn> TurnRepository::of(SessionId session)
{
    QList<Turn> turns;
    Statement rows(m_database, "SELECT id, json FROM turn WHERE session = ?1 ORDER BY ordinal");
    rows << session;
    while (rows.next()) {
        const QString id = rows.text(0);
        const QByteArrayView json = rows.blob(1);
        turns.append(stateOf(session, id, json) == Kept::Damaged ? damagedTurn(id) : turnFrom(Json::parse(json)));
    }
    return turns;
}

QList<TurnRepository::Damaged> TurnRepository::damaged(const std::stop_token &stop)
{
    QList<Damaged> found;
    QList<std::pair<std::pair<SessionId, QString>, QByteArray>> sums; // missing checksums
    {
        Statement rows(m_database,
                       "SELECT session, turn.id, json, title FROM turn JOIN session ON session.id = session "
                       "ORDER BY session, ordinal");
        while (!stop.stop_requested() && rows.next()) {
            const SessionId session = rows.integer(0);
            const QString turn = rows.text(1);
            const Kept state = stateOf(session, turn, rows.blob(2));
            if (state == Kept::NoSum)
                sums.append({{session, turn}, SumRepository::ofTurn(rows.blob(2))});
            if (state != Kept::Damaged)
                continue;
            if (found.isEmpty() || found.last().session != session)
                found.append({session, rows.text(3), 0});
            ++found.last().turns;
        }
    }
    for (const auto &[turn, sum] : std::as_const(sums))
        SumRepository(m_store).putTurn(turn.first, turn.second, sum);
    return found;
}

Result<void> TurnRepository::put(SessionId session, const Turn &turn, bool counts)
{
    if (turn.damaged)
        return notWritten;
    {
        Statement before(m_database, "SELECT json FROM turn WHERE session = ?1 AND id = ?2");
        before << session << turn.id;
        if (before.next() && stateOf(session, turn.id, before.blob(0)) == Kept::Damaged)
            return notWritten;
    }
    const QByteArray json = toJson(turn).written();
    Statement row(m_database, "INSERT INTO turn(session, ordinal, id, json) VALUES (?1, "
                              "(SELECT COALESCE(max(ordinal) + 1, 0) FROM turn WHERE session = ?1), ?2, ?3) "
                              "ON CONFLICT (session, id) DO UPDATE SET json = excluded.json");
    row << session << turn.id << QString::fromUtf8(json);
    row.run();
    SumRepository(m_store).putTurn(session, turn.id, SumRepository::ofTurn(json));
    Turn uncounted;
    uncounted.id = turn.id;
    putHealth(session, counts ? turn : uncounted);
    putSaid(session, turn);
    return {};
}

void TurnRepository::copyDamaged(SessionId from, const QString &turn, SessionId to)
{
    Statement row(m_database,
                  "INSERT INTO turn(session, ordinal, id, json) SELECT ?1, (SELECT COALESCE(max(ordinal) + 1, 0) FROM "
                  "turn WHERE session = ?1), id, json FROM turn WHERE session = ?2 AND id = ?3");
    row << to << from << turn;
    row.run();
    if (const QByteArray sum = SumRepository(m_store).turn(from, turn); !sum.isEmpty())
        SumRepository(m_store).putTurn(to, turn, sum);
}

QList<TurnRepository::MissingRow> TurnRepository::missingRows(Derived what, qint64 after, int most)
{
    QList<MissingRow> found;
    Statement rows(m_database, what == Derived::TurnText ? unsaid : uncounted);
    rows << after << most;
    while (rows.next()) {
        const QString id = rows.text(3);
        const bool isWhole = stateOf(rows.integer(1), id, rows.blob(4)) != Kept::Damaged;
        const Turn turn = isWhole ? turnFrom(Json::parse(rows.blob(4))) : damagedTurn(id);
        found.append({rows.integer(0), rows.integer(1), int(rows.integer(2)), turn});
    }
    return found;
}

bool TurnRepository::needsBackfill(Derived what)
{
    return !missingRows(what, 0, 1).isEmpty();
}

Result<void> TurnRepository::forMissingRows(Derived what,
                                            const std::function<Result<void>(const QList<MissingRow> &)> &take,
                                            const std::stop_token &stop)
{
    for (qint64 after = 0;;) {
        const QList<MissingRow> some = missingRows(what, after, atOnce);
        if (stop.stop_requested())
            return Error::cancelled();
        if (m_database.failed())
            return m_database.error();
        if (some.isEmpty())
            return {};
        if (const Result<void> taken = take(some); !taken)
            return taken;
        after = some.last().row;
    }
}

Result<void> TurnRepository::backfill(Derived what, const std::stop_token &stop)
{
    m_database.clearError();
    const auto put = [&](const QList<MissingRow> &some) {
        m_database.begin();
        for (const MissingRow &one : some)
            what == Derived::TurnText ? putSaid(one.session, one.turn) : putHealth(one.session, one.turn);
        return m_database.commit();
    };
    return forMissingRows(what, put, stop);
}

void TurnRepository::putSaid(SessionId session, const Turn &turn)
{
    Statement row(m_database, "INSERT INTO said(session, turn, text) VALUES (?1, ?2, ?3) "
                              "ON CONFLICT (session, turn) DO UPDATE SET text = excluded.text");
    row << session << turn.id << saidIn(turn);
    row.run();
}

Result<QHash<SessionId, SessionHit>> TurnRepository::search(const QStringList &words, const std::stop_token &stop)
{
    const Stoppable stoppable(m_database, stop);
    QHash<SessionId, SessionHit> hits;
    QHash<SessionId, int> places; // positions of turns in their sessions
    const auto meet = [&](SessionId session, int place, const QString &turn, const QString &text) {
        const auto isThere = [&](const QString &word) { return text.contains(word); };
        if (place >= places.value(session, place + 1) || !std::all_of(words.begin(), words.end(), isThere))
            return;
        places[session] = place;
        hits[session] = {session, turn, excerptOf(text, words.first())};
    };
    m_database.beginReading();
    {
        Statement rows(m_database, "SELECT said.session, ordinal, said.turn, text FROM said CROSS JOIN turn ON "
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
    m_database.end();
    if (stop.stop_requested())
        return Error::cancelled();
    return rest ? Result<QHash<SessionId, SessionHit>>(hits) : rest.error();
}

void TurnRepository::putHealth(SessionId session, const Turn &turn)
{
    QList<Json> rows;
    for (const GraderHealth &health : healthOf(turn.trace, turn.review.corrections))
        rows.append(toJson(health));
    Statement row(m_database, "INSERT INTO judging(session, turn, json) VALUES (?1, ?2, ?3) "
                              "ON CONFLICT (session, turn) DO UPDATE SET json = excluded.json");
    row << session << turn.id << QString::fromUtf8(Json(rows).written());
    row.run();
}

Result<QList<GraderHealth>> TurnRepository::health(const std::stop_token &stop)
{
    const Stoppable stoppable(m_database, stop);
    QList<GraderHealth> sum;
    m_database.beginReading();
    {
        Statement rows(m_database, "SELECT json FROM judging");
        while (rows.next()) {
            for (const Json &row : Json::parse(rows.blob(0).toByteArray()))
                add(sum, {healthFrom(row)});
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
    m_database.end();
    return rest ? Result<QList<GraderHealth>>(sum) : rest.error();
}

} // namespace core
