#include "core/eval/outcomecounts.h"

#include "core/base/plural.h"
#include "core/eval/metrics.h"
#include "core/eval/rightness.h"
#include "core/session/outcome.h"

#include <algorithm>
#include <map>

namespace core {
namespace {

constexpr int mostPoints = 100; // points of a curve, besides the ends of its groups

struct Count
{
    int all = 0;
    int unanswerable = 0;
    int answers = 0;
    int known = 0; // answers that can be checked
    int right = 0; // how many of them are right

    void add(const Json &row)
    {
        ++all;
        unanswerable += !row[u"answerable"].toBool(true);
        answers += row[u"answered"].toBool();
        const std::optional<bool> isIt = isRight(row);
        known += isIt.has_value();
        right += isIt.value_or(false);
    }

    Json toJson() const
    {
        JsonObject json = Json::object({{"n", all}});
        if (unanswerable > 0)
            json.set("unanswerable", unanswerable);
        if (known == 0)
            return json;
        const Interval interval = wilsonInterval(right, known);
        json.set("known", known);
        json.set("right", right);
        json.set("precision", double(right) / known);
        json.set("interval", QList<Json>{interval.low, interval.high});
        return json;
    }
};

// How credible an answer is: first by its outcome, then by its probability.
struct Belief
{
    int rank = 0; // 0: most credible
    double sure = 0;

    bool operator<(const Belief &other) const { return rank != other.rank ? rank < other.rank : sure > other.sure; }
};

Belief beliefOf(const Json &row)
{
    static const QStringList order{name(TurnOutcome::Verified),
                                   name(TurnOutcome::Computed),
                                   name(TurnOutcome::Quoted) + name(Likelihood::Direct),
                                   name(TurnOutcome::Quoted) + name(Likelihood::Probable),
                                   name(TurnOutcome::Quoted) + name(Likelihood::Related),
                                   name(TurnOutcome::PartlySupported),
                                   name(TurnOutcome::GroundedNotUseful),
                                   name(TurnOutcome::Unverified),
                                   name(TurnOutcome::NoSources),
                                   name(TurnOutcome::Failed)};
    const qsizetype rank = order.indexOf(row[u"outcome"].toString() + row[u"likelihood"].toString());
    return {int(rank < 0 ? order.size() : rank), row[u"sure"].toDouble(-1)};
}

struct Believed
{
    QString outcome;
    QString likelihood;
    int answers = 0;
    int wrong = 0;
};

// Over all questions, except answers that the set cannot mark right or wrong.
Json riskCoverage(const EvalRows &rows)
{
    std::map<Belief, Believed> groups;
    int asked = 0;
    for (const Json &row : rows) {
        const std::optional<bool> isIt = isRight(row);
        asked += isIt.has_value() || !row[u"answered"].toBool();
        if (!isIt)
            continue;
        Believed &group = groups[beliefOf(row)];
        group.outcome = row[u"outcome"].toString();
        group.likelihood = row[u"likelihood"].toString();
        ++group.answers;
        group.wrong += !*isIt;
    }
    if (groups.empty())
        return {};
    QList<std::pair<int, int>> counts;
    for (const auto &[belief, group] : groups)
        counts.append({group.answers, group.wrong});
    const QList<RiskPoint> curve = riskCurve(counts);
    QList<Json> points;
    int last = 0;
    qsizetype number = 0;
    for (auto group = groups.cbegin(); group != groups.cend(); ++group, ++number) {
        const auto next = std::next(group);
        const bool endsItsKind = next == groups.cend() || next->first.rank != group->first.rank;
        const RiskPoint &point = curve[number];
        if (!endsItsKind && (point.taken - last) * mostPoints < curve.last().taken)
            continue;
        last = point.taken;
        JsonObject json = Json::object({{"outcome", group->second.outcome},
                                        {"n", point.taken},
                                        {"coverage", double(point.taken) / asked},
                                        {"risk", point.risk}});
        if (!group->second.likelihood.isEmpty())
            json.set("likelihood", group->second.likelihood);
        points.append(json);
    }
    return Json::object({{"area", riskArea(counts)}, {"points", points}});
}

QString inSentence(TurnOutcome::State state)
{
    switch (state) {
    case TurnOutcome::PartlySupported:
        return QStringLiteral("partly supported");
    case TurnOutcome::GroundedNotUseful:
        return QStringLiteral("may not fully answer");
    case TurnOutcome::Unverified:
        return QStringLiteral("not verified");
    case TurnOutcome::NoSources:
        return QStringLiteral("from model memory");
    case TurnOutcome::Failed:
        return QStringLiteral("cut off");
    default:
        return name(state);
    }
}

QString number(int count, int of)
{
    return count == 0 ? QStringLiteral("none") : count == of ? QStringLiteral("all") : QString::number(count);
}

// "11 quoted, 6 of them at least probable, 4 right"
QString countWords(const QString &outcome, const Count &count, int probable)
{
    QString words = QStringLiteral("%1 %2").arg(count.answers).arg(outcome);
    if (count.answers == 1) {
        words += probable > 0 ? QStringLiteral(", at least probable") : QString();
        return count.known == 0 ? words : words + (count.right ? QStringLiteral(", right") : QStringLiteral(", wrong"));
    }
    if (probable > 0)
        words += QStringLiteral(", %1 of them at least probable").arg(number(probable, count.answers));
    if (count.known == 0)
        return words;
    const QString of = count.known < count.answers ? QStringLiteral(" of %1 known").arg(count.known)
                       : probable > 0              ? QString()
                                                   : QStringLiteral(" of them");
    return words + QStringLiteral(", %1%2 right").arg(number(count.right, count.known), of);
}

QString answeredWords(const EvalRows &rows)
{
    QHash<QString, Count> byOutcome;
    int asked = 0;
    int answered = 0;
    int probable = 0;
    for (const Json &row : rows) {
        ++asked;
        if (!row[u"answered"].toBool())
            continue;
        ++answered;
        byOutcome[row[u"outcome"].toString()].add(row);
        probable += levelNamed(row[u"likelihood"].toString()) >= Likelihood::Probable;
    }
    if (answered == 0)
        return asked == 1 ? QStringLiteral("The question was not answered.")
                          : QStringLiteral("Answered none of %1.").arg(asked);
    QStringList parts;
    for (int state = TurnOutcome::Verified; state <= TurnOutcome::Failed; ++state) {
        const auto found = byOutcome.constFind(name(TurnOutcome::State(state)));
        if (found != byOutcome.constEnd())
            parts.append(
                countWords(inSentence(TurnOutcome::State(state)), *found, state == TurnOutcome::Quoted ? probable : 0));
    }
    return QStringLiteral("Answered %1 of %2: %3.").arg(answered).arg(asked).arg(parts.join(QStringLiteral("; ")));
}

struct Hits
{
    int hits = 0;
    int of = 0;
};

template <class Hit>
Hits count(const EvalRows &rows, QLatin1String key, Hit hit)
{
    Hits counted;
    for (const Json &row : rows) {
        counted.of += !row[key].isMissing();
        counted.hits += !row[key].isMissing() && hit(row);
    }
    return counted;
}

// "22 of 46 questions"; "1 of 1 question"
QString ofAll(const Hits &hits, const QString &what)
{
    return QStringLiteral("%1 of %2 %3").arg(hits.hits).arg(hits.of).arg(hits.of == 1 ? what : what + u's');
}

QString searchedWords(const EvalRows &rows, QuestionSet::Form form)
{
    for (const auto &[key, found] : {std::pair(QLatin1String("page_rank"), QStringLiteral("page")),
                                     std::pair(QLatin1String("document_rank"), QStringLiteral("document"))}) {
        const Hits hits = count(rows, key, [&, key = key](const Json &row) { return row[key].toInt() == 1; });
        const QString what = form == QuestionSet::Judged       ? QStringLiteral("relevant text")
                             : form == QuestionSet::Paragraphs ? QStringLiteral("right paragraph")
                                                               : QStringLiteral("right ") + found;
        if (hits.of > 0)
            return QStringLiteral("Ranked a %1 first for %2.").arg(what, ofAll(hits, QStringLiteral("question")));
    }
    return QStringLiteral("Searched for %1; the set does not say where the answers are.")
        .arg(plural(rows.size(), "question"));
}

} // namespace

void countOutcomes(const EvalRows &rows, JsonObject &report)
{
    std::map<QString, Count> byOutcome;
    std::map<QString, Count> byLikelihood;
    EvalRows asked;
    for (const Json &row : rows) {
        if (!row.contains(u"outcome") || !row.contains(u"answered"))
            continue;
        asked.append(row);
        byOutcome[row[u"outcome"].toString()].add(row);
        if (row.contains(u"likelihood"))
            byLikelihood[row[u"likelihood"].toString()].add(row);
    }
    if (asked.isEmpty())
        return;
    const auto put = [&](const char *key, const std::map<QString, Count> &counts) {
        JsonObject json;
        for (const auto &[name, count] : counts)
            json.set(name, count.toJson());
        if (!counts.empty())
            report.set(key, json);
    };
    put("by_outcome", byOutcome);
    put("by_likelihood", byLikelihood);
    int unanswerable = 0;
    int answered = 0;
    JsonObject wrong; // keyed by outcome
    for (const Json &row : std::as_const(asked)) {
        if (row[u"answerable"].toBool(true))
            continue;
        ++unanswerable;
        if (!row[u"answered"].toBool())
            continue;
        ++answered;
        const QString outcome = row[u"outcome"].toString();
        wrong.set(outcome, wrong[outcome].toInt() + 1);
    }
    if (unanswerable > 0)
        report.set("unanswerable", Json::object({{"n", unanswerable}, {"answered", answered}, {"by_outcome", wrong}}));
    if (const Json curve = riskCoverage(asked); curve.size() > 0)
        report.set("risk_coverage", curve);
}

QString summaryOf(const EvalRows &rows, const Json &report, QuestionSet::Form form)
{
    if (form == QuestionSet::Pairs) {
        const Hits right = count(rows, QLatin1String("said"), [](const Json &row) {
            const QString positive = positiveOf(row[u"label"].toString());
            const QString said = row[u"said"].toString();
            return said != QLatin1String("invalid") && (said == positive) == (row[u"label"].toString() == positive);
        });
        return QStringLiteral("Judged %1 correctly.").arg(ofAll(right, QStringLiteral("pair")));
    }
    if (form == QuestionSet::Responses) {
        const Hits answering =
            count(rows, QLatin1String("answers_query"), [](const Json &row) { return row[u"answers_query"].toBool(); });
        return QStringLiteral("According to the judge, %1 answer the query.")
            .arg(ofAll(answering, QStringLiteral("response")));
    }
    return report.contains(u"by_outcome") ? answeredWords(rows) : searchedWords(rows, form);
}

} // namespace core
