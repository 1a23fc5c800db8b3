#include "ui/run/arrivals.h"

#include "core/values/documentname.h"
#include "core/session/wording.h"
#include "ui/run/verdictwords.h"
#include "ui/widgets/richwords.h"
#include "ui/widgets/localized.h"

#include <QCoreApplication>

namespace ui {
namespace {

constexpr int mostLines = 40;
constexpr int mostLetters = 400; // per text

struct Arrived // the translation context
{
    Q_DECLARE_TR_FUNCTIONS(Arrivals)
};

QString excerptOf(const QString &text)
{
    const QString plain = core::withoutOverrides(text).simplified();
    return plain.size() <= mostLetters ? plain : plain.left(mostLetters) + QStringLiteral(" …");
}

QString nameOf(const core::Passage &passage)
{
    return core::withoutOverrides(QStringLiteral("%1, %2").arg(core::nameOf(passage), pageText(passage)));
}

QString lineOf(const core::Verdict &verdict, const Findings &findings)
{
    const core::Passage *passage = verdict.passage != 0 ? findings.passage(verdict.passage) : nullptr;
    const QString about = verdict.sentence >= 0 ? Arrived::tr("sentence %1").arg(verdict.sentence + 1)
                          : passage             ? nameOf(*passage)
                                                : QString();
    return toned(verdictRole(verdict), verdictShape(verdict) + u' ' + verdictWord(verdict)) + u' ' +
           core::withoutOverrides(about).toHtmlEscaped();
}

QStringList linesOf(const core::StepReport &report)
{
    QStringList lines;
    if (report.search) {
        for (const core::Passage &passage : report.search->passages)
            lines += nameOf(passage).toHtmlEscaped() + QStringLiteral(": ") +
                     toned(Role::Secondary, excerptOf(passage.text).left(90) + QStringLiteral("…"));
    }
    if (report.rewrite && !report.rewrite->query.isEmpty())
        lines += Arrived::tr("New query: “%1”").arg(excerptOf(report.rewrite->query)).toHtmlEscaped();
    if (report.thought)
        lines += excerptOf(report.thought->text).toHtmlEscaped();
    return lines;
}

QStringList linesOf(const StepVisit &visit, const Findings &findings)
{
    QStringList lines;
    for (const core::Verdict *verdict : visit.verdicts)
        lines += lineOf(*verdict, findings);
    if (visit.state == StepState::Failed)
        lines += toned(Role::Bad, visit.because);
    if (visit.state != StepState::Done)
        return lines;
    lines += linesOf(visit.report);
    return lines +=
           toned(Role::Secondary, edgeWords(visit.outcome) +
                                      (visit.because.isEmpty() ? QString() : QStringLiteral(": ")) + visit.because);
}

} // namespace

QString arrivedHtml(const RunModel &run)
{
    if (run.visits().all().isEmpty())
        return {};
    const StepVisit &visit = run.visits().all().last();
    QString step = run.title(visit.node);
    if (visit.visit > 1)
        step += QStringLiteral(" (%1)").arg(visit.visit);
    QStringList lines{QStringLiteral("<b>%1</b>").arg(core::withoutOverrides(step).toHtmlEscaped())};
    QString words = run.visits().wordsOf(visit);
    if (words.isEmpty() && visit.report.written)
        words = visit.report.written->text;
    if (!words.isEmpty())
        lines += excerptOf(words).toHtmlEscaped();
    lines += linesOf(visit, run.findings()).mid(0, mostLines);
    if (lines.size() == 1)
        lines += toned(Role::Secondary, Arrived::tr("Nothing yet"));
    return lines.join(QStringLiteral("<br>"));
}

} // namespace ui
