#include "core/eval/report.h"

#include "core/eval/figures.h"
#include "core/eval/metrics.h"
#include "core/eval/outcomecounts.h"
#include "core/eval/rightness.h"
#include "core/session/outcome.h"

#include <QJsonObject>
#include <QJsonArray>
#include <QRegularExpression>

#include <functional>
#include <optional>
#include <vector>

namespace core {
namespace {

constexpr int depths[] = {1, 4, 10, 20};

// What a row is worth to a mean; nothing where it has no part in it.
struct Mean
{
    QString name; // "page_hit.4": a key inside another
    std::function<std::optional<double>(const QJsonObject &row)> of;
};

std::optional<double> numberIn(const QJsonObject &row, QLatin1String key)
{
    const QJsonValue value = row[key];
    if (value.isBool())
        return value.toBool() ? 1 : 0;
    return value.isDouble() ? std::optional(value.toDouble()) : std::nullopt;
}

std::function<std::optional<double>(const QJsonObject &)> valueOf(const char *key)
{
    return [key = QLatin1String(key)](const QJsonObject &row) { return numberIn(row, key); };
}

// Of those that can be answered; an abstention is not right.
std::function<std::optional<double>(const QJsonObject &)> ofAnswerable(const char *key)
{
    return [key = QLatin1String(key)](const QJsonObject &row) {
        return row[u"answerable"].toBool(true) ? numberIn(row, key) : std::nullopt;
    };
}

std::function<std::optional<double>(const QJsonObject &)> refused(bool answerable)
{
    return [answerable](const QJsonObject &row) -> std::optional<double> {
        const QJsonValue known = row[u"answerable"];
        const bool counts = known.isBool() && known.toBool() == answerable && row.contains(u"answered") &&
                            row[u"outcome"].toString() != QLatin1String("failed");
        return counts ? std::optional(row[u"answered"].toBool() ? 0.0 : 1.0) : std::nullopt;
    };
}

std::optional<double> answeredIn(const QJsonObject &row)
{
    return row.contains(u"outcome") ? numberIn(row, QLatin1String("answered")) : std::nullopt;
}

std::optional<double> rightIn(const QJsonObject &row)
{
    const std::optional<bool> isIt = isRight(row);
    return isIt ? std::optional(*isIt ? 1.0 : 0.0) : std::nullopt;
}

// Of answers that ended so: what is said of them is to be believed so far.
std::function<std::optional<double>(const QJsonObject &)> rightWhere(QLatin1String key, const QString &value)
{
    return [key, value](const QJsonObject &row) { return row[key].toString() == value ? rightIn(row) : std::nullopt; };
}

// Each row counts as one or none.
std::vector<Mean> sharesOfAnswers()
{
    const QLatin1String outcome("outcome");
    return {{QStringLiteral("coverage"), answeredIn},
            {QStringLiteral("precision"), rightIn},
            {QStringLiteral("precision_verified"), rightWhere(outcome, name(TurnOutcome::Verified))},
            {QStringLiteral("precision_computed"), rightWhere(outcome, name(TurnOutcome::Computed))},
            {QStringLiteral("precision_likely"), rightWhere(QLatin1String("likelihood"), name(Likelihood::Likely))}};
}

void addHits(std::vector<Mean> &means, const char *name, const char *key)
{
    for (const int depth : depths) {
        const auto hit = [key = QLatin1String(key), depth](const QJsonObject &row) -> std::optional<double> {
            const std::optional<double> rank = numberIn(row, key);
            return rank ? std::optional(*rank > 0 && *rank <= depth ? 1.0 : 0.0) : std::nullopt;
        };
        means.push_back({QStringLiteral("%1.%2").arg(QLatin1String(name)).arg(depth), hit});
    }
}

std::vector<Mean> meansOf(QuestionSet::Form form)
{
    std::vector<Mean> means;
    addHits(means, "page_hit", "page_rank");
    addHits(means, "document_hit", "document_rank");
    const auto reciprocal = [](const QJsonObject &row) -> std::optional<double> {
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
    const auto ifAnswered = [](const QJsonObject &row) {
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

void put(QJsonObject &json, const QString &name, const QJsonValue &value)
{
    const qsizetype point = name.indexOf(u'.');
    if (point < 0) {
        json[name] = value;
        return;
    }
    QJsonObject inner = json[name.left(point)].toObject();
    inner[name.mid(point + 1)] = value;
    json[name.left(point)] = inner;
}

QJsonArray toJson(const Interval &interval)
{
    return {interval.low, interval.high};
}

// Where something was said with a probability: how well that is to be believed.
void countCalibration(const Scored &scored, QJsonObject &report)
{
    if (scored.isEmpty())
        return;
    report[QLatin1String("calibration_error")] = calibrationError(scored);
    QJsonArray bins;
    for (const CalibrationBin &bin : calibrationOf(scored))
        bins.append(QJsonObject{
            {QStringLiteral("n"), bin.count}, {QStringLiteral("said"), bin.said}, {QStringLiteral("was"), bin.was}});
    report[QLatin1String("calibration")] = bins;
}

// How sure Attest was of its answers, and whether they were right.
void countSureness(const EvalRows &rows, QJsonObject &report)
{
    Scored scored;
    for (const QJsonObject &row : rows) {
        const std::optional<bool> isIt = isRight(row);
        if (isIt && row[u"sure"].isDouble())
            scored.append({row[u"sure"].toDouble(), *isIt});
    }
    countCalibration(scored, report);
}

// Means over few rows, or all alike, which resampling would call certain.
void putWilson(const EvalRows &rows, QJsonObject &intervals)
{
    for (const Mean &share : sharesOfAnswers()) {
        int hits = 0;
        int of = 0;
        for (const QJsonObject &row : rows) {
            const std::optional<double> value = share.of(row);
            of += value.has_value();
            hits += value.value_or(0) > 0;
        }
        if (of > 0)
            put(intervals, share.name, toJson(wilsonInterval(hits, of)));
    }
}

// Labels that a passage supports a sentence in part: said as supported or not, neither is wrong enough to be counted.
bool isClear(const QJsonObject &row)
{
    return row[u"label"].toString() != QLatin1String("partially_supported");
}

// Of all kinds the same two words, so that they are counted together; "invalid" stays itself.
QString inTwoClasses(const QString &label, const QString &positive)
{
    return label == positive                   ? QStringLiteral("supported")
           : label == QLatin1String("invalid") ? label
                                               : QStringLiteral("not_supported");
}

void countPairs(const EvalRows &rows, QJsonObject &report)
{
    Confusion confusion;
    Scored scored;
    Scored clear;
    QHash<QString, std::pair<int, int>> byLabel; // said to be supported, relevant or useful, of
    int invalid = 0;
    for (const QJsonObject &row : rows) {
        if (!row.contains(u"said"))
            continue; // it failed
        const QString label = row[u"label"].toString();
        const QString said = row[u"said"].toString();
        invalid += said == QLatin1String("invalid");
        const QString word = positiveOf(label);
        byLabel[label].first += said == word;
        ++byLabel[label].second;
        // As the public sets are scored in two classes: what is supported only in part is not supported.
        const bool passes = label == word;
        confusion.add(inTwoClasses(said, word), inTwoClasses(label, word));
        scored.append({row[u"probability"].toDouble(), passes});
        if (isClear(row))
            clear.append(scored.last());
    }
    report[QLatin1String("accuracy")] = confusion.accuracy();
    report[QLatin1String("balanced_accuracy")] = confusion.balancedAccuracy();
    report[QLatin1String("auc")] = areaUnderCurve(scored);
    report[QLatin1String("kappa")] = confusion.kappa();
    countCalibration(scored, report);
    report[QLatin1String("invalid")] = invalid;
    if (clear.size() < scored.size())
        report[QLatin1String("auc_without_partial")] = areaUnderCurve(clear);
    QJsonObject labels;
    for (auto label = byLabel.constBegin(); label != byLabel.constEnd(); ++label)
        labels[label.key()] =
            QJsonObject{{QStringLiteral("n"), label->second},
                        {QStringLiteral("said_") + positiveOf(label.key()), double(label->first) / label->second}};
    report[QLatin1String("by_label")] = labels;
}

void countResponses(const EvalRows &rows, QJsonObject &report)
{
    Confusion confusion;
    Scored scored;
    for (const QJsonObject &row : rows) {
        if (!row.contains(u"label") || !row.contains(u"answers_query"))
            continue;
        const bool right = row[u"label"].toBool();
        const auto word = [](bool yes) { return yes ? QStringLiteral("yes") : QStringLiteral("no"); };
        confusion.add(word(row[u"answers_query"].toBool()), word(right));
        scored.append({row[u"probability"].toDouble(), right});
    }
    if (confusion.count() == 0)
        return;
    report[QLatin1String("accuracy")] = confusion.accuracy();
    report[QLatin1String("balanced_accuracy")] = confusion.balancedAccuracy();
    report[QLatin1String("auc")] = areaUnderCurve(scored);
    report[QLatin1String("kappa")] = confusion.kappa();
    countCalibration(scored, report);
}

void countEndings(const EvalRows &rows, QJsonObject &report)
{
    int answered = 0;
    int abstained = 0;
    int failed = 0;
    int asked = 0;
    for (const QJsonObject &row : rows) {
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
    report[QLatin1String("answered")] = answered;
    report[QLatin1String("abstained")] = abstained;
    if (failed > 0)
        report[QLatin1String("failed")] = failed;
}

void countCost(const EvalRows &rows, QJsonObject &report)
{
    const auto spread = [&](QLatin1String key) {
        QList<double> values;
        for (const QJsonObject &row : rows) {
            if (row[key].isDouble())
                values.append(row[key].toDouble());
        }
        if (!values.isEmpty())
            report[key] = QJsonObject{{QStringLiteral("p50"), percentile(values, 0.5)},
                                      {QStringLiteral("p95"), percentile(values, 0.95)}};
    };
    for (const QLatin1String key : {QLatin1String("calls"), QLatin1String("tokens")}) {
        double sum = 0;
        bool known = false;
        for (const QJsonObject &row : rows) {
            sum += row[key].toDouble();
            known |= row.contains(key);
        }
        if (known)
            report[key] = sum;
    }
    spread(QLatin1String("seconds"));
    spread(QLatin1String("search_seconds"));
}

} // namespace

QJsonObject reportOf(const EvalRows &rows, QuestionSet::Form form)
{
    QJsonObject report{{QStringLiteral("n"), int(rows.size())}};
    QJsonObject intervals;
    for (const Mean &each : meansOf(form)) {
        QList<double> values;
        for (const QJsonObject &row : rows) {
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
    report[QLatin1String("intervals")] = intervals;
    report[QLatin1String("summary")] = summaryOf(rows, report, form);
    return report;
}

QJsonObject differenceOf(const EvalRows &first, const EvalRows &second, QuestionSet::Form form)
{
    QJsonObject differences;
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
                QJsonObject{{QStringLiteral("difference"), mean(values)},
                            {QStringLiteral("interval"), toJson(intervalOfMean(values))},
                            {QStringLiteral("n"), int(values.size())}});
    }
    return differences;
}

QJsonObject wholeReport(const QuestionSet &set, const QList<EvalVariant> &variants)
{
    const auto described = [&](const EvalVariant &variant) {
        QJsonObject report = reportOf(variant.rows, set.form);
        if (!variant.flow.isEmpty())
            report[QLatin1String("flow")] = variant.flow;
        if (!variant.model.isEmpty())
            report[QLatin1String("model")] = variant.model;
        QJsonArray rows;
        for (const QJsonObject &row : variant.rows)
            rows.append(row);
        report[QLatin1String("per_question")] = rows;
        return report;
    };
    QJsonObject whole = variants.size() == 1 ? described(variants.first()) : QJsonObject();
    whole[QLatin1String("set")] = set.name;
    whole[QLatin1String("set_hash")] = QString::fromLatin1(set.hash);
    if (set.leftOut > 0)
        whole[QLatin1String("left_out")] = set.leftOut;
    if (variants.size() == 1)
        return whole;
    QJsonArray reports;
    QJsonArray differences;
    for (const EvalVariant &variant : variants) {
        reports.append(described(variant));
        if (&variant == &variants.first())
            continue;
        QJsonObject difference = differenceOf(variants.first().rows, variant.rows, set.form);
        difference[QLatin1String("flow")] = variant.flow;
        difference[QLatin1String("model")] = variant.model;
        differences.append(difference);
    }
    whole[QLatin1String("n")] = int(set.size());
    whole[QLatin1String("variants")] = reports;
    whole[QLatin1String("differences")] = differences; // of each from the first
    return whole;
}

} // namespace core
