// A report as a table in Markdown: a line for each number, a column for each way of asking.
#include "core/eval/report.h"

#include <QJsonArray>

#include <algorithm>

namespace core {
namespace {

enum class As { Share, Number, Milliseconds };

struct Line
{
    const char *name; // "page_hit.4": a key inside another
    const char *words;
    As as;
};

constexpr Line table[] = {
    {"n", "questions", As::Number},
    {"page_hit.1", "a right page is the first", As::Share},
    {"page_hit.4", "… among the first 4", As::Share},
    {"page_hit.10", "… among the first 10", As::Share},
    {"page_hit.20", "… among the first 20", As::Share},
    {"document_hit.1", "a right document is the first", As::Share},
    {"document_hit.4", "… among the first 4", As::Share},
    {"mrr", "mean reciprocal rank", As::Share},
    {"recall", "right pages found", As::Share},
    {"ndcg_at_10", "nDCG@10", As::Share},
    {"recall_at_100", "recall@100", As::Share},
    {"answered", "answered", As::Number},
    {"abstained", "abstained", As::Number},
    {"failed", "failed", As::Number},
    {"correct", "holds the known answer", As::Share},
    {"correct_if_answered", "… of those that were answered", As::Share},
    {"exact", "is the known answer", As::Share},
    {"f1", "F1 of its words", As::Share},
    {"numbers_right", "holds the known numbers", As::Share},
    {"cited_page", "cites a right page", As::Share},
    {"right_refusals", "refused what cannot be answered", As::Share},
    {"false_refusals", "refused what can be answered", As::Share},
    {"contains_first_sentence", "known answer in the first sentence", As::Share},
    {"contains_answer", "… in at most three", As::Share},
    {"sentences_per_answer", "sentences an answer", As::Number},
    {"support_rate", "sentences that are supported", As::Share},
    {"supported", "responses their context supports", As::Share},
    {"answers_query", "responses that answer the query", As::Share},
    {"accuracy", "verdicts that are right", As::Share},
    {"balanced_accuracy", "balanced accuracy", As::Share},
    {"auc", "area under the curve", As::Share},
    {"kappa", "Cohen's kappa", As::Share},
    {"calibration_error", "calibration error", As::Share},
    {"calls", "calls of a model", As::Number},
    {"tokens", "tokens", As::Number},
    {"seconds.p50", "time of an answer, half within", As::Milliseconds},
    {"seconds.p95", "… 95 % within", As::Milliseconds},
    {"search_seconds.p50", "time of a search, half within", As::Milliseconds},
    {"search_seconds.p95", "… 95 % within", As::Milliseconds},
};

QJsonValue valueAt(const QJsonObject &json, const QString &name)
{
    const qsizetype point = name.indexOf(u'.');
    return point < 0 ? json[name] : json[name.left(point)].toObject()[name.mid(point + 1)];
}

QString cell(const QJsonObject &report, const Line &line)
{
    const QString name = QString::fromLatin1(line.name);
    const QJsonValue value = valueAt(report, name);
    if (!value.isDouble())
        return QStringLiteral("–");
    if (line.as == As::Milliseconds)
        return QStringLiteral("%1 ms").arg(1000 * value.toDouble(), 0, 'f', 1);
    if (line.as == As::Number)
        return QString::number(value.toDouble(), 'g', 6);
    const QJsonArray interval = valueAt(report[u"intervals"].toObject(), name).toArray();
    const QString share = QString::number(value.toDouble(), 'f', 3);
    return interval.size() == 2 ? QStringLiteral("%1 (%2 to %3)")
                                      .arg(share, QString::number(interval[0].toDouble(), 'f', 3),
                                           QString::number(interval[1].toDouble(), 'f', 3))
                                : share;
}

// Names come from files; a bar would end a cell, and marks would be obeyed.
QString plain(QString text)
{
    for (QChar &c : text) {
        if (QStringView(u"|`*<>[]\\\n\r").contains(c))
            c = u' ';
    }
    return text;
}

} // namespace

QString toMarkdown(const QJsonObject &whole)
{
    QList<QJsonObject> reports;
    for (const QJsonValue &variant : whole[u"variants"].toArray())
        reports.append(variant.toObject());
    if (reports.isEmpty())
        reports.append(whole);
    QString text = QStringLiteral("# %1\n\n| |").arg(plain(whole[u"set"].toString()));
    for (const QJsonObject &report : std::as_const(reports)) {
        const QString flow = report[u"flow"].toString();
        const QString model = report[u"model"].toString();
        const QString named = flow.isEmpty() || model.isEmpty() ? flow + model : flow + QStringLiteral(", ") + model;
        text += QStringLiteral(" %1 |").arg(plain(named.isEmpty() ? QStringLiteral("search") : named));
    }
    text += QStringLiteral("\n| --- |") + QStringLiteral(" --- |").repeated(reports.size()) + u'\n';
    for (const Line &line : table) {
        const bool known = std::any_of(reports.begin(), reports.end(), [&](const QJsonObject &report) {
            return valueAt(report, QString::fromLatin1(line.name)).isDouble();
        });
        if (!known)
            continue;
        text += QStringLiteral("| %1 |").arg(QString::fromUtf8(line.words));
        for (const QJsonObject &report : std::as_const(reports))
            text += QStringLiteral(" %1 |").arg(cell(report, line));
        text += u'\n';
    }
    const auto labels = reports.first()[u"by_label"].toObject();
    for (auto label = labels.begin(); label != labels.end(); ++label) {
        text += QStringLiteral("| “%1” said to be supported |").arg(plain(label.key()));
        for (const QJsonObject &report : std::as_const(reports)) {
            const QJsonObject each = report[u"by_label"].toObject()[label.key()].toObject();
            text += QStringLiteral(" %1 of %2 |")
                        .arg(each[u"said_supported"].toDouble(), 0, 'f', 3)
                        .arg(each[u"n"].toInt());
        }
        text += u'\n';
    }
    return text + QStringLiteral("\nIn brackets: the range that holds the mean 95 times in 100, by resampling.\n");
}

} // namespace core
