// A report as a Markdown table: one line per figure, one column per variant.
#include "core/eval/figures.h"
#include "core/eval/report.h"

namespace core {
namespace {

QString cell(const std::optional<Figure::Value> &value, Figure::As as)
{
    if (!value)
        return QStringLiteral("–");
    if (as == Figure::Seconds)
        return QStringLiteral("%1 ms").arg(1000 * value->mean, 0, 'f', 1);
    if (as == Figure::Number)
        return QString::number(value->mean, 'g', 6);
    const QString share = QString::number(value->mean, 'f', 3);
    return value->range ? QStringLiteral("%1 (%2 to %3)")
                              .arg(share, QString::number(value->range->first, 'f', 3),
                                   QString::number(value->range->second, 'f', 3))
                        : share;
}

// Names come from files; a bar would end the cell, and markup would take effect.
QString plain(QString text)
{
    for (QChar &c : text) {
        if (QStringView(u"|`*<>[]\\\n\r").contains(c))
            c = u' ';
    }
    return text;
}

QString outcomeTable(const Json &report, const QString &title)
{
    const QList<OutcomeLine> lines = outcomesOf(report);
    if (lines.isEmpty())
        return {};
    QString text = QStringLiteral("\n| %1 | questions | right | precision | not answerable |\n").arg(title) +
                   QStringLiteral("| --- | --- | --- | --- | --- |\n");
    for (const OutcomeLine &line : lines) {
        const QString right =
            line.known > 0 ? QStringLiteral("%1 of %2").arg(line.right).arg(line.known) : QStringLiteral("–");
        text += QStringLiteral("| %1 | %2 | %3 | %4 | %5 |\n")
                    .arg(line.words, QString::number(line.all), right, cell(line.precision, Figure::Share),
                         QString::number(line.unanswerable));
    }
    return text;
}

} // namespace

QString toMarkdown(const Json &whole)
{
    return QStringLiteral("# %1\n\n").arg(plain(whole[u"set"].toString())) + toText(whole);
}

QString toText(const Json &whole)
{
    const QList<Json> reports = waysOf(whole);
    QString text;
    for (const QString &sentence : summariesOf(whole))
        text += plain(sentence) + QStringLiteral("\n\n");
    text += QStringLiteral("| |");
    for (const Json &report : reports)
        text += QStringLiteral(" %1 |").arg(plain(nameOfWay(report)));
    text += QStringLiteral("\n| --- |") + QStringLiteral(" --- |").repeated(reports.size()) + u'\n';
    for (const Figure &figure : figuresOf(whole)) {
        text += QStringLiteral("| %1 |").arg(figure.words);
        for (const auto &value : figure.values)
            text += QStringLiteral(" %1 |").arg(cell(value, figure.as));
        text += u'\n';
    }
    for (const auto &[label, counts] : reports.first()[u"by_label"].entries()) {
        const QString word = positiveOf(label);
        text += QStringLiteral("| “%1” judged %2 |").arg(plain(label), word);
        for (const Json &report : reports) {
            const Json each = report[u"by_label"][label];
            text += QStringLiteral(" %1 of %2 |")
                        .arg(each[QStringLiteral("said_") + word].toDouble(), 0, 'f', 3)
                        .arg(each[u"n"].toInt());
        }
        text += u'\n';
    }
    for (const Json &report : reports)
        text += outcomeTable(report, reports.size() > 1 ? plain(nameOfWay(report)) : QStringLiteral("outcome"));
    return text + QStringLiteral("\nIn brackets: the 95 % confidence interval, from resampling; for coverage and "
                                 "precision, Wilson's interval.\n");
}

} // namespace core
