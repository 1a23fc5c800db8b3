#include "ui/run/tracedetails.h"
#include "core/values/documentname.h"
#include "core/session/computation.h"
#include "ui/graph/graphpainter.h"
#include "ui/widgets/theme.h"
#include "ui/run/verdictwords.h"
#include "core/session/wording.h"
#include "ui/widgets/localized.h"

#include <QCoreApplication>
#include <QLocale>

namespace ui {
namespace {

constexpr int longest = 20'000; // characters per text; a prompt can hold a whole document

struct TraceTexts // translation context
{
    Q_DECLARE_TR_FUNCTIONS(ui::TracePanel)
};

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

// Shows exactly what was sent or received.
QString verbatim(const QString &title, const QString &text)
{
    if (text.isEmpty())
        return {};
    return heading(title) +
           QStringLiteral("<pre style=\"margin:0; white-space:pre-wrap; background-color:%1;\">%2</pre>")
               .arg(color(Role::Window).name(), shortened(text, longest).toHtmlEscaped());
}

QString passages(const QList<core::Passage> &list)
{
    QString html;
    for (const core::Passage &passage : list) {
        html += paragraph(QStringLiteral("<b>%1</b> · %2 · %3<br>%4")
                              .arg(core::nameOf(passage).toHtmlEscaped(), pageText(passage).toHtmlEscaped(),
                                   TraceTexts::tr("score %1").arg(QLocale().toString(passage.score, 'f', 2)),
                                   markedHtml(passage.text, 0, 0, 300)));
    }
    return html.isEmpty() ? html : heading(TraceTexts::tr("Passages")) + html;
}

// Passages that an earlier step has found, by their numbers.
QString passagesOf(const QString &title, const std::optional<QList<core::PassageId>> &ids, const TraceModel &model)
{
    QString html;
    for (const core::PassageId id : ids.value_or(QList<core::PassageId>())) {
        const core::Passage *passage = model.run().findings().passage(id);
        if (!passage)
            continue;
        html += paragraph(QStringLiteral("<b>%1</b> · %2<br>%3")
                              .arg(core::nameOf(*passage).toHtmlEscaped(), pageText(*passage).toHtmlEscaped(),
                                   markedHtml(passage->text, 0, 0, 160)));
    }
    return html.isEmpty() ? html : heading(title) + html;
}

QString number(double value)
{
    return QLocale().toString(value, 'f', 2);
}

// The display name of a passage, if it has one.
QString nameOf(core::PassageId id, const TraceModel &model)
{
    const core::Passage *passage = model.run().findings().passage(id);
    return passage ? core::nameOf(*passage) + QStringLiteral(" · ") + pageText(*passage) : QLocale().toString(id);
}

QStringList scoresOf(const core::ScoreReport &scored, const TraceModel &model)
{
    QStringList lines;
    for (const core::PassageScore &each : scored.scores)
        lines.append(TraceTexts::tr("%1: score %2").arg(nameOf(each.passage, model), number(each.score)));
    if (!scored.action.isEmpty())
        lines.append(TraceTexts::tr("Thresholds: %1 and %2").arg(number(scored.upper), number(scored.lower)));
    return lines;
}

QStringList stripsOf(const QList<core::StripReport> &strips)
{
    QStringList lines;
    for (const core::StripReport &strip : strips)
        lines.append((strip.kept ? TraceTexts::tr("kept, score %1: %2") : TraceTexts::tr("dropped, score %1: %2"))
                         .arg(number(strip.score), shortened(strip.text, 160)));
    return lines;
}

QStringList candidatesOf(const core::StepReport &report, const TraceModel &model)
{
    QStringList lines;
    for (const core::CandidateReport &each : report.candidates.value_or(QList<core::CandidateReport>())) {
        const QString judged = each.ended.isEmpty()
                                   ? TraceTexts::tr("support %1, usefulness %2").arg(each.support, each.utility)
                                   : each.ended;
        lines.append(QStringLiteral("%1 (%2): %3").arg(nameOf(each.passage, model), judged, each.written.text));
    }
    for (const core::SegmentReport &each : report.segments.value_or(QList<core::SegmentReport>())) {
        const QString from = each.passage == 0 ? TraceTexts::tr("from memory") : nameOf(each.passage, model);
        const QString judged = each.scores ? TraceTexts::tr("score %1").arg(number(each.scores->total)) : each.ended;
        lines.append(QStringLiteral("%1 (%2): %3").arg(from, judged, each.written ? each.written->text : QString()));
    }
    return lines;
}

// What was computed from which cells, or the possible interpretations.
QString computationOf(const core::ComputationReport &computation)
{
    QStringList lines;
    const auto add = [&](const core::Computed &computed) {
        lines.append(core::answerLine(computed));
        for (const QString &line : {computed.formula, computed.calculation, computed.note}) {
            if (!line.isEmpty())
                lines.append(line);
        }
        for (const core::Operand &operand : computed.operands)
            lines.append(TraceTexts::tr("page %1: %2").arg(operand.page).arg(core::operandWords(operand)));
    };
    if (computation.answer)
        add(*computation.answer);
    for (const core::Computed &further : computation.further)
        add(further);
    for (const core::Computed &candidate : computation.candidates)
        add(candidate);
    for (const core::MissingValue &missing : computation.missing)
        lines.append(localized(core::missingWords(missing)));
    return section(TraceTexts::tr("Why nothing was computed"), localized(computation.reason)) +
           section(TraceTexts::tr("Computed"), lines.join(u'\n'));
}

QStringList unusedIn(const core::StepReport &report)
{
    QStringList lines;
    for (const core::WastedCall &call : report.unused)
        lines.append(call.ended.isEmpty() ? call.kind : call.kind + QStringLiteral(": ") + call.ended);
    return lines;
}

// All parts of a step's report that have no section of their own.
QString others(const core::StepReport &report, const TraceModel &model)
{
    QStringList lines;
    if (report.search && !report.search->engine.isEmpty())
        lines.append(TraceTexts::tr("Web search with %1").arg(report.search->engine));
    if (report.search && !report.search->parts.isEmpty())
        lines.append(TraceTexts::tr("Parts of the question: %1").arg(report.search->parts.join(QStringLiteral("; "))));
    for (const QString &remark : report.search ? core::inWords(report.search->remarks) : QStringList())
        lines.append(localized(remark));
    if (report.attempt)
        lines.append(TraceTexts::tr("Attempt %1").arg(*report.attempt));
    if (report.ahead)
        lines.append(TraceTexts::tr("Started while passages were still being graded"));
    if (report.winner != 0)
        lines.append(TraceTexts::tr("Selected: the answer from %1").arg(nameOf(report.winner, model)));
    if (report.score)
        lines.append(TraceTexts::tr("Score %1").arg(number(*report.score)));
    if (report.share)
        lines.append(TraceTexts::tr("Share of [Retrieval]: %1").arg(number(*report.share)));
    if (report.wantsPassage)
        lines.append(*report.wantsPassage ? TraceTexts::tr("The draft asks for passages")
                                          : TraceTexts::tr("The draft does not ask for passages"));
    if (report.counts && report.counts->rewrites + report.counts->regenerations + report.counts->webSearches > 0)
        lines.append(TraceTexts::tr("%1 rewrites, %2 regenerations and %3 web searches so far")
                         .arg(report.counts->rewrites)
                         .arg(report.counts->regenerations)
                         .arg(report.counts->webSearches));
    QString html = section(TraceTexts::tr("Also"), lines.join(u'\n'));
    if (report.scored)
        html += section(TraceTexts::tr("Scores"), scoresOf(*report.scored, model).join(u'\n'));
    if (report.strips)
        html += section(TraceTexts::tr("Excerpts"), stripsOf(*report.strips).join(u'\n'));
    if (report.computation)
        html += computationOf(*report.computation);
    html += section(TraceTexts::tr("Candidates"), candidatesOf(report, model).join(u'\n'));
    return html + section(TraceTexts::tr("Unused calls"), unusedIn(report).join(u'\n'));
}

struct Told // the sections about a step
{
    QString query;
    QString reason;
    QString text;
    QString prompt;
    QString raw;
};

Told toldBy(const core::StepReport &report)
{
    Told told;
    if (report.search)
        told.query = report.search->query;
    if (report.rewrite) {
        told.query = told.query.isEmpty() ? report.rewrite->query : told.query;
        told.reason = localized(report.rewrite->reason);
        told.prompt = report.rewrite->prompt;
        told.raw = report.rewrite->raw;
    }
    if (report.thought) {
        told.text = report.thought->text;
        told.prompt = report.thought->prompt;
        told.raw = report.thought->raw;
    }
    if (report.written) {
        told.text = report.written->text;
        told.prompt = report.written->prompt;
        told.raw = report.written->raw;
    }
    return told;
}

} // namespace

QString stepDetails(const StepVisit &visit, const TraceModel &model)
{
    QString html = paragraph(
        QStringLiteral("<b>%1</b> · %2%3")
            .arg(model.title(visit).toHtmlEscaped(), TraceTexts::tr("visit %1").arg(visit.visit),
                 visit.left < 0 ? QString() : QStringLiteral(" · ") + secondsOfStep(visit.left - visit.entered)));
    if (visit.state == StepState::Failed)
        html += QStringLiteral("<p style=\"color:%1; margin:0;\">✕ %2</p>")
                    .arg(color(Role::Bad).name(), plain(visit.because));
    else if (!visit.outcome.isEmpty())
        html += paragraph(QStringLiteral("<span style=\"color:%1;\">%2 → %3</span><br>%4")
                              .arg(color(Role::Accent).name(), edgeWords(visit.outcome).toHtmlEscaped(),
                                   model.title(visit.to).toHtmlEscaped(), plain(visit.because)));
    html += section(TraceTexts::tr("The run ended here"), visit.ended);
    if (visit.condensed) {
        html += section(TraceTexts::tr("Standalone question"), visit.condensed->query);
        html += verbatim(TraceTexts::tr("Standalone question: prompt"), visit.condensed->prompt);
        html += verbatim(TraceTexts::tr("Standalone question: raw reply"), visit.condensed->raw);
    }
    const core::StepReport &report = visit.report;
    const Told told = toldBy(report);
    html += section(TraceTexts::tr("Query"), told.query);
    html += section(TraceTexts::tr("Reason"), told.reason);
    html += passagesOf(TraceTexts::tr("Given to the writer"), report.sources, model);
    html += passagesOf(TraceTexts::tr("Kept"), report.kept, model);
    html += passagesOf(TraceTexts::tr("Left out"), report.refused, model);
    html += section(TraceTexts::tr("Answer"), told.text.isEmpty() ? model.run().visits().wordsOf(visit) : told.text);
    html += passages(report.search ? report.search->passages : QList<core::Passage>());
    html += verbatim(TraceTexts::tr("Prompt"), told.prompt);
    html += verbatim(TraceTexts::tr("Raw reply"), told.raw);
    if (report.counts && report.counts->mostCalls > 0)
        html += section(TraceTexts::tr("Budget"), TraceTexts::tr("%1 of %2 calls had been used when it ended.")
                                                      .arg(report.counts->calls)
                                                      .arg(report.counts->mostCalls));
    return html + others(report, model);
}

QString verdictDetails(const core::Verdict &verdict, const core::Passage *passage)
{
    QString html = paragraph(QStringLiteral("%1: <span style=\"color:%2;\">%3 %4</span> %5")
                                 .arg(verdictKind(verdict), color(verdictRole(verdict)).name(), verdictShape(verdict),
                                      verdictWord(verdict).toHtmlEscaped(), verdictSureness(verdict)));
    html += section(TraceTexts::tr("Reason"), localized(verdict.reason));
    if (verdict.sentence >= 0)
        html += section(TraceTexts::tr("What was judged"),
                        TraceTexts::tr("Sentence %1 of the answer").arg(verdict.sentence + 1));
    if (passage) {
        html += heading(core::nameOf(*passage) + QStringLiteral(" · ") + pageText(*passage));
        html += paragraph(markedHtml(passage->text, verdict.from, verdict.to, longest));
    }
    QStringList judge{verdict.judge, verdict.how};
    if (verdict.cost.seconds > 0)
        judge.append(seconds(qRound64(verdict.cost.seconds * 1000)));
    if (verdict.cost.promptTokens > 0)
        judge.append(
            TraceTexts::tr("%1 + %2 tokens").arg(verdict.cost.promptTokens).arg(verdict.cost.completionTokens));
    if (verdict.remembered)
        judge.append(TraceTexts::tr("cached: an identical request was made before"));
    judge.removeAll(QString());
    html += section(TraceTexts::tr("Judge"), judge.join(QStringLiteral(" · ")));
    html += verbatim(TraceTexts::tr("Prompt"), verdict.prompt);
    return html + verbatim(TraceTexts::tr("Raw reply"), verdict.raw);
}

} // namespace ui
