#include "ui/run/tracedetails.h"
#include "ui/run/graphpainter.h"
#include "ui/widgets/theme.h"
#include "ui/run/verdictwords.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QLocale>

namespace ui {
namespace {

constexpr int longest = 20'000; // characters of one text; a prompt can hold a whole document

QString tr(const char *text)
{
    return QCoreApplication::translate("ui::TracePanel", text);
}

QString heading(const QString &text)
{
    return QStringLiteral("<p style=\"color:%1; margin:10px 0 2px 0;\">%2</p>")
        .arg(color(Role::Secondary).name(), text.toHtmlEscaped());
}

QString paragraph(const QString &html)
{
    return QStringLiteral("<p style=\"margin:0 0 4px 0; line-height:130%;\">%1</p>").arg(html);
}

QString plain(const QString &text)
{
    return shortened(text, longest).toHtmlEscaped().replace(u'\n', QLatin1String("<br>"));
}

QString section(const QString &title, const QString &text)
{
    return text.trimmed().isEmpty() ? QString() : heading(title) + paragraph(plain(text));
}

// Letter for letter what was sent and received.
QString verbatim(const QString &title, const QString &text)
{
    if (text.isEmpty())
        return {};
    return heading(title) +
           QStringLiteral("<pre style=\"margin:0; white-space:pre-wrap; background-color:%1;\">%2</pre>")
               .arg(color(Role::Window).name(), shortened(text, longest).toHtmlEscaped());
}

QString passages(const QJsonArray &list)
{
    QString html;
    for (const QJsonValue &value : list) {
        const core::Passage passage = core::passageFrom(value.toObject());
        html += paragraph(QStringLiteral("<b>%1</b> · %2 · %3<br>%4")
                              .arg(passage.title.toHtmlEscaped(), pageText(passage).toHtmlEscaped(),
                                   tr("score %1").arg(QLocale().toString(passage.score, 'f', 2)),
                                   markedHtml(passage.text, 0, 0, 300)));
    }
    return html.isEmpty() ? html : heading(tr("Passages")) + html;
}

// Those that an earlier step has found, by their numbers.
QString passagesOf(const QString &title, const QJsonArray &ids, const TraceModel &model)
{
    QString html;
    for (const QJsonValue &id : ids) {
        const core::Passage *passage = model.passage(id.toInteger());
        if (!passage)
            continue;
        html += paragraph(QStringLiteral("<b>%1</b> · %2<br>%3")
                              .arg(passage->title.toHtmlEscaped(), pageText(*passage).toHtmlEscaped(),
                                   markedHtml(passage->text, 0, 0, 160)));
    }
    return html.isEmpty() ? html : heading(title) + html;
}

// What a step says beside the keys that have a place of their own.
QString others(const QJsonObject &details)
{
    static const QStringList placed{QStringLiteral("because"),       QStringLiteral("to"),
                                    QStringLiteral("query"),         QStringLiteral("passages"),
                                    QStringLiteral("prompt"),        QStringLiteral("raw"),
                                    QStringLiteral("text"),          QStringLiteral("reason"),
                                    QStringLiteral("calls"),         QStringLiteral("of_calls"),
                                    QStringLiteral("kept"),          QStringLiteral("refused"),
                                    QStringLiteral("sources"),       QStringLiteral("has_answer"),
                                    QStringLiteral("prompt_tokens"), QStringLiteral("completion_tokens")};
    QStringList lines;
    for (auto it = details.constBegin(); it != details.constEnd(); ++it) {
        if (placed.contains(it.key()))
            continue;
        const QJsonValue value = it.value();
        const QString text =
            value.isArray()    ? QString::fromUtf8(QJsonDocument(value.toArray()).toJson(QJsonDocument::Compact))
            : value.isObject() ? QString::fromUtf8(QJsonDocument(value.toObject()).toJson(QJsonDocument::Compact))
                               : value.toVariant().toString();
        lines.append(QString(it.key()).replace(u'_', u' ') + QStringLiteral(": ") + text);
    }
    return section(tr("Also"), lines.join(u'\n'));
}

} // namespace

QString stepDetails(const TraceModel::Row &row, const TraceModel &model)
{
    QString html =
        paragraph(QStringLiteral("<b>%1</b> · %2%3")
                      .arg(row.title.toHtmlEscaped(), tr("visit %1").arg(row.visit),
                           row.left < 0 ? QString() : QStringLiteral(" · ") + secondsOfStep(row.left - row.entered)));
    if (row.state == StepState::Failed)
        html += QStringLiteral("<p style=\"color:%1; margin:0;\">✕ %2</p>")
                    .arg(color(Role::Bad).name(), plain(row.because));
    else if (!row.outcome.isEmpty())
        html += paragraph(QStringLiteral("<span style=\"color:%1;\">%2 → %3</span><br>%4")
                              .arg(color(Role::Accent).name(), row.outcome.toHtmlEscaped(),
                                   model.title(row.to).toHtmlEscaped(), plain(row.because)));
    html += section(tr("The run ended here"), row.ended);
    html += section(tr("Query"), row.details[u"query"].toString());
    html += section(tr("Reason"), row.details[u"reason"].toString());
    html += passagesOf(tr("Given to the writer"), row.details[u"sources"].toArray(), model);
    html += passagesOf(tr("Kept"), row.details[u"kept"].toArray(), model);
    html += passagesOf(tr("Left out"), row.details[u"refused"].toArray(), model);
    const QString text = row.details[u"text"].toString();
    html += section(tr("Answer"), text.isEmpty() ? row.words : text);
    html += passages(row.details[u"passages"].toArray());
    html += verbatim(tr("Prompt"), row.details[u"prompt"].toString());
    html += verbatim(tr("Reply, as it came"), row.details[u"raw"].toString());
    const int calls = row.details[u"calls"].toInt();
    const int most = row.details[u"of_calls"].toInt();
    if (most > 0)
        html += section(tr("Budget"), tr("%1 of %2 calls were used when it ended.").arg(calls).arg(most));
    return html + others(row.details);
}

QString verdictDetails(const core::Verdict &verdict, const core::Passage *passage)
{
    QString html = paragraph(QStringLiteral("%1: <span style=\"color:%2;\">%3 %4</span> %5")
                                 .arg(verdictKind(verdict), color(verdictRole(verdict)).name(), verdictShape(verdict),
                                      verdictWord(verdict).toHtmlEscaped(), verdictSureness(verdict)));
    html += section(tr("Reason"), verdict.reason);
    if (verdict.sentence >= 0)
        html += section(tr("Judged"), tr("Sentence %1 of the answer").arg(verdict.sentence + 1));
    if (passage) {
        html += heading(passage->title + QStringLiteral(" · ") + pageText(*passage));
        html += paragraph(markedHtml(passage->text, verdict.from, verdict.to, longest));
    }
    QStringList judge{verdict.judge, verdict.how};
    if (verdict.cost.seconds > 0)
        judge.append(seconds(qRound64(verdict.cost.seconds * 1000)));
    if (verdict.cost.promptTokens > 0)
        judge.append(tr("%1 + %2 tokens").arg(verdict.cost.promptTokens).arg(verdict.cost.completionTokens));
    if (verdict.remembered)
        judge.append(tr("remembered: an equal question had been asked before"));
    judge.removeAll(QString());
    html += section(tr("Judge"), judge.join(QStringLiteral(" · ")));
    html += verbatim(tr("Prompt"), verdict.prompt);
    return html + verbatim(tr("Reply, as it came"), verdict.raw);
}

} // namespace ui
