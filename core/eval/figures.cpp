#include "core/eval/figures.h"

#include "core/flows/steps/answerstate.h"
#include "core/ports/backend.h"
#include "core/session/outcome.h"

#include <algorithm>

namespace core {
namespace {

struct Line
{
    const char *name;
    const char *words;
    Figure::As as;
};

constexpr Line table[] = {
    {"n", "questions", Figure::Number},
    {"page_hit.1", "correct page ranked first", Figure::Share},
    {"page_hit.4", "… among the first 4", Figure::Share},
    {"page_hit.10", "… among the first 10", Figure::Share},
    {"page_hit.20", "… among the first 20", Figure::Share},
    {"document_hit.1", "correct document ranked first", Figure::Share},
    {"document_hit.4", "… among the first 4", Figure::Share},
    {"mrr", "mean reciprocal rank", Figure::Share},
    {"recall", "correct pages found", Figure::Share},
    {"ndcg_at_10", "nDCG@10", Figure::Share},
    {"recall_at_100", "recall@100", Figure::Share},
    {"answered", "answered", Figure::Number},
    {"abstained", "abstained", Figure::Number},
    {"failed", "failed", Figure::Number},
    {"coverage", "share of questions that got an answer", Figure::Share},
    {"precision", "correct answers", Figure::Share},
    {"precision_verified", "… of those called verified", Figure::Share},
    {"precision_computed", "… of those that were computed", Figure::Share},
    {"precision_direct", "… of quotations shown as direct answers", Figure::Share},
    {"precision_probable", "… of quotations that probably answer", Figure::Share},
    {"risk_coverage.area", "area under the risk-coverage curve", Figure::Share},
    {"correct", "contains the expected answer", Figure::Share},
    {"correct_if_answered", "… of those that were answered", Figure::Share},
    {"exact", "exact match", Figure::Share},
    {"f1", "word-level F1", Figure::Share},
    {"numbers_right", "contains the expected numbers", Figure::Share},
    {"cited_page", "cites a correct page", Figure::Share},
    {"right_refusals", "refused unanswerable questions", Figure::Share},
    {"false_refusals", "refused answerable questions", Figure::Share},
    {"contains_first_sentence", "known answer in the first sentence", Figure::Share},
    {"contains_answer", "… in at most three", Figure::Share},
    {"sentences_per_answer", "sentences per answer", Figure::Number},
    {"support_rate", "supported sentences", Figure::Share},
    {"supported", "responses supported by their context", Figure::Share},
    {"answers_query", "responses that answer the query", Figure::Share},
    {"accuracy", "correct verdicts", Figure::Share},
    {"balanced_accuracy", "balanced accuracy", Figure::Share},
    {"auc", "area under the curve", Figure::Share},
    {"kappa", "Cohen's kappa", Figure::Share},
    {"calibration_error", "calibration error", Figure::Share},
    {"calls", "model calls", Figure::Number},
    {"tokens", "tokens", Figure::Number},
    {"seconds.p50", "median time per answer", Figure::Seconds},
    {"seconds.p95", "… 95th percentile", Figure::Seconds},
    {"search_seconds.p50", "median time per search", Figure::Seconds},
    {"search_seconds.p95", "… 95th percentile", Figure::Seconds},
};

Json valueAt(const Json &json, const QString &name)
{
    const qsizetype point = name.indexOf(u'.');
    return point < 0 ? json[name] : json[name.left(point)][name.mid(point + 1)];
}

std::optional<Figure::Value> valueOf(const Json &report, const QString &name)
{
    const Json value = valueAt(report, name);
    if (!value.isNumber())
        return {};
    const Json range = valueAt(report[u"intervals"], name);
    if (range.size() != 2)
        return Figure::Value{value.toDouble(), {}};
    return Figure::Value{value.toDouble(), std::pair(range[0].toDouble(), range[1].toDouble())};
}

std::optional<Figure::Value> differenceIn(const Json &differences, const QString &name)
{
    const Json known = valueAt(differences, name);
    const Json range = known[u"interval"];
    if (range.size() != 2)
        return {};
    return Figure::Value{known[u"difference"].toDouble(), std::pair(range[0].toDouble(), range[1].toDouble())};
}

} // namespace

QList<Json> waysOf(const Json &whole)
{
    QList<Json> ways;
    for (const Json &way : whole[u"variants"])
        ways.append(way);
    return ways.isEmpty() ? QList<Json>{whole} : ways;
}

int missingDocuments(const Json &whole)
{
    int missing = 0;
    const Json first = waysOf(whole).first();
    for (const Json &row : first[u"per_question"])
        missing += row[u"document_missing"].toBool();
    return missing;
}

QString nameOfWay(const Json &report)
{
    return nameOfWay(report[u"flow"].toString(), report[u"model"].toString());
}

QString nameOfWay(const QString &flow, const QString &model)
{
    const AnswerFlow *known = answerFlow(flow);
    const Backend *backend = model.isEmpty() ? nullptr : backendFor(model);
    const bool isTheBackend = backend && toQString(backend->id) == model; // itself, not one of its models
    QStringList names{known ? toQString(known->title()) : flow,
                      isTheBackend ? QString::fromUtf8(backend->title) : model};
    names.removeAll(QString());
    return names.isEmpty() ? QStringLiteral("search") : names.join(QStringLiteral(", "));
}

QList<Figure> figuresOf(const Json &whole)
{
    const QList<Json> ways = waysOf(whole);
    QList<Figure> figures;
    for (const Line &line : table) {
        Figure figure{QString::fromLatin1(line.name), QString::fromUtf8(line.words), line.as, {}, {}};
        for (qsizetype i = 0; i < ways.size(); ++i) {
            figure.values.append(valueOf(ways[i], figure.name));
            figure.differences.append(i > 0 ? differenceIn(whole[u"differences"][i - 1], figure.name) : std::nullopt);
        }
        if (std::any_of(figure.values.begin(), figure.values.end(),
                        [](const auto &value) { return value.has_value(); }))
            figures.append(figure);
    }
    return figures;
}

QList<OutcomeLine> outcomesOf(const Json &report)
{
    QList<OutcomeLine> lines;
    const auto add = [&](const Json &counts, OutcomeLine line) {
        if (!counts.isObject())
            return;
        line.all = counts[u"n"].toInt();
        line.known = counts[u"known"].toInt();
        line.right = counts[u"right"].toInt();
        line.unanswerable = counts[u"unanswerable"].toInt();
        if (const Json range = counts[u"interval"]; range.size() == 2)
            line.precision =
                Figure::Value{counts[u"precision"].toDouble(), std::pair(range[0].toDouble(), range[1].toDouble())};
        lines.append(line);
    };
    for (int i = TurnOutcome::Verified; i <= TurnOutcome::Failed; ++i) {
        const QString outcome = name(TurnOutcome::State(i));
        add(report[u"by_outcome"][outcome], {outcome, {}, QString(outcome).replace(u'_', u' ')});
        if (i != TurnOutcome::Quoted)
            continue;
        for (const Likelihood::Level level : {Likelihood::Direct, Likelihood::Probable, Likelihood::Related})
            add(report[u"by_likelihood"][name(level)], {outcome, name(level), QStringLiteral("… ") + name(level)});
    }
    return lines;
}

QStringList summariesOf(const Json &whole)
{
    const QList<Json> ways = waysOf(whole);
    QStringList sentences;
    for (const Json &way : ways) {
        const QString sentence = way[u"summary"].toString();
        if (!sentence.isEmpty())
            sentences.append(ways.size() > 1 ? nameOfWay(way) + QStringLiteral(": ") + sentence : sentence);
    }
    return sentences;
}

} // namespace core
