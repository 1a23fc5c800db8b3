#include "core/eval/report.h"

#include "core/eval/figures.h"
#include "core/eval/metrics.h"
#include "core/eval/outcomecounts.h"
#include "core/eval/rightness.h"
#include "core/session/outcome.h"

#include <QRegularExpression>

#include <functional>
#include <optional>
#include <vector>

namespace core {
namespace {

constexpr int depths[] = {1, 4, 10, 20};

// A row's contribution to a mean; nothing if it has none.
struct Mean
{
    QString name; // "page_hit.4": a key inside another
    std::function<std::optional<double>(const Json &row)> of;
};

std::optional<double> numberIn(const Json &row, QLatin1String key)
{
    const Json value = row[key];
    if (value.isBool())
        return value.toBool() ? 1 : 0;
    return value.isNumber() ? std::optional(value.toDouble()) : std::nullopt;
}

std::function<std::optional<double>(const Json &)> valueOf(const char *key)
{
    return [key = QLatin1String(key)](const Json &row) { return numberIn(row, key); };
}

// Over answerable questions; abstaining counts as not right.
std::function<std::optional<double>(const Json &)> ofAnswerable(const char *key)
{
    return [key = QLatin1String(key)](const Json &row) {
        return row[u"answerable"].toBool(true) ? numberIn(row, key) : std::nullopt;
    };
}

std::function<std::optional<double>(const Json &)> refused(bool answerable)
{
    return [answerable](const Json &row) -> std::optional<double> {
        const Json known = row[u"answerable"];
        const bool counts = known.isBool() && known.toBool() == answerable && row.contains(u"answered") &&
                            row[u"outcome"].toString() != QLatin1String("failed");
        return counts ? std::optional(row[u"answered"].toBool() ? 0.0 : 1.0) : std::nullopt;
    };
}

std::optional<double> answeredIn(const Json &row)
{
    return row.contains(u"outcome") ? numberIn(row, QLatin1String("answered")) : std::nullopt;
}

std::optional<double> rightIn(const Json &row)
{
    const std::optional<bool> isIt = isRight(row);
    return isIt ? std::optional(*isIt ? 1.0 : 0.0) : std::nullopt;
}

// Over answers with that outcome: the precision of the claim.
std::function<std::optional<double>(const Json &)> rightWhere(QLatin1String key, const QString &value)
{
    return [key, value](const Json &row) { return row[key].toString() == value ? rightIn(row) : std::nullopt; };
}

// Shares: each row counts 1 or 0.
std::vector<Mean> sharesOfAnswers()
{
    const QLatin1String outcome("outcome");
    const QLatin1String likelihood("likelihood");
    return {{QStringLiteral("coverage"), answeredIn},
            {QStringLiteral("precision"), rightIn},
            {QStringLiteral("precision_verified"), rightWhere(outcome, name(TurnOutcome::Verified))},
            {QStringLiteral("precision_computed"), rightWhere(outcome, name(TurnOutcome::Computed))},
            {QStringLiteral("precision_direct"), rightWhere(likelihood, name(Likelihood::Direct))},
            {QStringLiteral("precision_probable"), rightWhere(likelihood, name(Likelihood::Probable))}};
}

void addHits(std::vector<Mean> &means, const char *name, const char *key)
{
    for (const int depth : depths) {
        const auto hit = [key = QLatin1String(key), depth](const Json &row) -> std::optional<double> {
            const std::optional<double> rank = numberIn(row, key);
            return rank ? std::optional(*rank > 0 && *rank <= depth ? 1.0 : 0.0) : std::nullopt;
        };
        means.push_back({QStringLiteral("%1.%2").arg(QLatin1String(name), QString::number(depth)), hit});
    }
}

std::vector<Mean> meansOf(QuestionSet::Form form)
{
    std::vector<Mean> means;
    addHits(means, "page_hit", "page_rank");
    addHits(means, "document_hit", "document_rank");
    const auto reciprocal = [](const Json &row) -> std::optional<double> {
        const std::optional<double> rank = numberIn(row, QLatin1String("page_rank"));
        return rank ? std::optional(*rank > 0 ? 1 / *rank : 0.0) : std::nullopt;
    };
    means.push_back({QStringLiteral("mrr"), reciprocal});
    means.push_back({QStringLiteral("recall"), valueOf("recall")});
    means.push_back({QStringLiteral("ndcg_at_10"), valueOf("ndcg_at_10")});
    means.push_back({QStringLiteral("recall_at_100"), valueOf("recall_at_100")});
    for (const Mean &share : sharesOfAnswers())
        means.push_back(share);
    means.push_back({QStringLiteral("correct"), ofAnswerable("correct")});
    means.push_back({QStringLiteral("exact"), ofAnswerable("exact")});
    means.push_back({QStringLiteral("f1"), ofAnswerable("f1")});
    means.push_back({QStringLiteral("numbers_right"), ofAnswerable("numbers")});
    const auto ifAnswered = [](const Json &row) {
        return row[u"answered"].toBool() && row[u"answerable"].toBool(true) ? numberIn(row, QLatin1String("correct"))
                                                                            : std::nullopt;
    };
    means.push_back({QStringLiteral("correct_if_answered"), ifAnswered});
    means.push_back({QStringLiteral("cited_page"), valueOf("cited_page")});
    means.push_back({QStringLiteral("right_refusals"), refused(false)});
    means.push_back({QStringLiteral("false_refusals"), refused(true)});
    means.push_back({QStringLiteral("support_rate"), valueOf("support_rate")});
    if (form == QuestionSet::Paragraphs) {
        means.push_back({QStringLiteral("contains_first_sentence"), ofAnswerable("in_first_sentence")});
        means.push_back({QStringLiteral("contains_answer"), ofAnswerable("in_sentences")});
        means.push_back({QStringLiteral("sentences_per_answer"), valueOf("sentences")});
    }
    means.push_back({QStringLiteral("answers_query"), valueOf("answers_query")});
    means.push_back({QStringLiteral("supported"), valueOf("supported")});
    return means;
}

void put(JsonObject &json, const QString &name, const Json &value)
{
    const qsizetype point = name.indexOf(u'.');
    if (point < 0) {
        json.set(name, value);
        return;
    }
    JsonObject inner = json[name.left(point)];
    inner.set(name.mid(point + 1), value);
    json.set(name.left(point), inner);
}

Json toJson(const Interval &interval)
{
    return QList<Json>{interval.low, interval.high};
}

// Calibration of all results that have a probability.
void countCalibration(const Scored &scored, JsonObject &report)
{
    if (scored.isEmpty())
        return;
    report.set("calibration_error", calibrationError(scored));
    QList<Json> bins;
    for (const CalibrationBin &bin : calibrationOf(scored))
        bins.append(Json::object({{"n", bin.count}, {"said", bin.said}, {"was", bin.was}}));
    report.set("calibration", bins);
}

// Calibration of Attest's confidence in its answers.
void countSureness(const EvalRows &rows, JsonObject &report)
{
    Scored scored;
    for (const Json &row : rows) {
        const std::optional<bool> isIt = isRight(row);
        if (isIt && row[u"sure"].isNumber())
            scored.append({row[u"sure"].toDouble(), *isIt});
    }
    countCalibration(scored, report);
}

// For means over few or equal rows, which resampling would call certain.
void putWilson(const EvalRows &rows, JsonObject &intervals)
{
    for (const Mean &share : sharesOfAnswers()) {
        int hits = 0;
        int of = 0;
        for (const Json &row : rows) {
            const std::optional<double> value = share.of(row);
            of += value.has_value();
            hits += value.value_or(0) > 0;
        }
        if (of > 0)
            put(intervals, share.name, toJson(wilsonInterval(hits, of)));
    }
}

// Excludes labels of partial support: either decision would be acceptable.
bool isClear(const Json &row)
{
    return row[u"label"].toString() != QLatin1String("partially_supported");
}

// The same two words for all kinds, so that they can be counted together; "invalid" stays.
QString inTwoClasses(const QString &label, const QString &positive)
{
    return label == positive                   ? QStringLiteral("supported")
           : label == QLatin1String("invalid") ? label
                                               : QStringLiteral("not_supported");
}

Json inLabel(const QString &positive, int said, int of)
{
    JsonObject counts = Json::object({{"n", of}});
    counts.set(QStringLiteral("said_") + positive, double(said) / of);
    return counts;
}

void countPairs(const EvalRows &rows, JsonObject &report)
{
    Confusion confusion;
    Scored scored;
    Scored clear;
    QHash<QString, std::pair<int, int>> byLabel; // number judged supported, relevant or useful, out of how many
    int invalid = 0;
    for (const Json &row : rows) {
        if (!row.contains(u"said"))
            continue; // the row failed
        const QString label = row[u"label"].toString();
        const QString said = row[u"said"].toString();
        invalid += said == QLatin1String("invalid");
        const QString word = positiveOf(label);
        byLabel[label].first += said == word;
        ++byLabel[label].second;
        // Public sets are scored in two classes, with partial support counted as not supported.
        const bool passes = label == word;
        confusion.add(inTwoClasses(said, word), inTwoClasses(label, word));
        scored.append({row[u"probability"].toDouble(), passes});
        if (isClear(row))
            clear.append(scored.last());
    }
    report.set("accuracy", confusion.accuracy());
    report.set("balanced_accuracy", confusion.balancedAccuracy());
    report.set("auc", areaUnderCurve(scored));
    report.set("kappa", confusion.kappa());
    countCalibration(scored, report);
    report.set("invalid", invalid);
    if (clear.size() < scored.size())
        report.set("auc_without_partial", areaUnderCurve(clear));
    JsonObject labels;
    for (auto label = byLabel.constBegin(); label != byLabel.constEnd(); ++label)
        labels.set(label.key(), inLabel(positiveOf(label.key()), label->first, label->second));
    report.set("by_label", labels);
}

void countResponses(const EvalRows &rows, JsonObject &report)
{
    Confusion confusion;
    Scored scored;
    for (const Json &row : rows) {
        if (!row.contains(u"label") || !row.contains(u"answers_query"))
            continue;
        const bool right = row[u"label"].toBool();
        const auto word = [](bool yes) { return yes ? QStringLiteral("yes") : QStringLiteral("no"); };
        confusion.add(word(row[u"answers_query"].toBool()), word(right));
        scored.append({row[u"probability"].toDouble(), right});
    }
    if (confusion.count() == 0)
        return;
    report.set("accuracy", confusion.accuracy());
    report.set("balanced_accuracy", confusion.balancedAccuracy());
    report.set("auc", areaUnderCurve(scored));
    report.set("kappa", confusion.kappa());
    countCalibration(scored, report);
}

void countEndings(const EvalRows &rows, JsonObject &report)
{
    int answered = 0;
    int abstained = 0;
    int failed = 0;
    int asked = 0;
    for (const Json &row : rows) {
        if (!row.contains(u"answered"))
            continue;
        ++asked;
        if (row[u"answered"].toBool())
            ++answered;
        else
            ++(row[u"outcome"].toString() == QLatin1String("failed") ? failed : abstained);
    }
    if (asked == 0)
        return;
    report.set("answered", answered);
    report.set("abstained", abstained);
    if (failed > 0)
        report.set("failed", failed);
}

void countCost(const EvalRows &rows, JsonObject &report)
{
    const auto spread = [&](const char *key) {
        QList<double> values;
        for (const Json &row : rows) {
            if (const Json value = row[QLatin1String(key)]; value.isNumber())
                values.append(value.toDouble());
        }
        if (!values.isEmpty())
            report.set(key, Json::object({{"p50", percentile(values, 0.5)}, {"p95", percentile(values, 0.95)}}));
    };
    for (const char *key : {"calls", "tokens"}) {
        double sum = 0;
        bool known = false;
        for (const Json &row : rows) {
            sum += row[QLatin1String(key)].toDouble();
            known |= !row[QLatin1String(key)].isMissing();
        }
        if (known)
            report.set(key, sum);
    }
    spread("seconds");
    spread("search_seconds");
}

} // namespace

Json reportOf(const EvalRows &rows, QuestionSet::Form form)
{
    JsonObject report = Json::object({{"n", int(rows.size())}});
    JsonObject intervals;
    for (const Mean &each : meansOf(form)) {
        QList<double> values;
        for (const Json &row : rows) {
            if (const std::optional<double> value = each.of(row))
                values.append(*value);
        }
        if (values.isEmpty())
            continue;
        put(report, each.name, mean(values));
        put(intervals, each.name, toJson(intervalOfMean(values)));
    }
    putWilson(rows, intervals);
    countEndings(rows, report);
    countOutcomes(rows, report);
    countSureness(rows, report);
    if (form == QuestionSet::Pairs)
        countPairs(rows, report);
    if (form == QuestionSet::Responses)
        countResponses(rows, report);
    countCost(rows, report);
    report.set("intervals", intervals);
    report.set("summary", summaryOf(rows, report, form));
    return report;
}

Json differenceOf(const EvalRows &first, const EvalRows &second, QuestionSet::Form form)
{
    JsonObject differences;
    for (const Mean &each : meansOf(form)) {
        QList<double> values;
        for (qsizetype i = 0; i < std::min(first.size(), second.size()); ++i) {
            const std::optional<double> before = each.of(first[i]);
            const std::optional<double> after = each.of(second[i]);
            if (before && after)
                values.append(*after - *before);
        }
        if (!values.isEmpty())
            put(differences, each.name,
                Json::object({{"difference", mean(values)},
                              {"interval", toJson(intervalOfMean(values))},
                              {"n", int(values.size())}}));
    }
    return differences;
}

Json wholeReport(const QuestionSet &set, const QList<EvalVariant> &variants)
{
    const auto described = [&](const EvalVariant &variant) {
        JsonObject report = reportOf(variant.rows, set.form);
        if (!variant.flow.isEmpty())
            report.set("flow", variant.flow);
        if (!variant.model.isEmpty())
            report.set("model", variant.model);
        QList<Json> rows;
        for (const Json &row : variant.rows)
            rows.append(row);
        report.set("per_question", rows);
        return report;
    };
    JsonObject whole = variants.size() == 1 ? described(variants.first()) : Json();
    whole.set("set", set.name);
    whole.set("set_hash", QString::fromLatin1(set.hash));
    if (set.leftOut > 0)
        whole.set("left_out", set.leftOut);
    if (variants.size() == 1)
        return whole;
    QList<Json> reports;
    QList<Json> differences;
    for (const EvalVariant &variant : variants) {
        reports.append(described(variant));
        if (&variant == &variants.first())
            continue;
        JsonObject difference = differenceOf(variants.first().rows, variant.rows, set.form);
        difference.set("flow", variant.flow);
        difference.set("model", variant.model);
        differences.append(difference);
    }
    whole.set("n", int(set.size()));
    whole.set("variants", reports);
    whole.set("differences", differences); // of each variant from the first
    return whole;
}

} // namespace core
