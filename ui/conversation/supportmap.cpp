#include "ui/conversation/supportmap.h"

#include "ui/conversation/answertext.h"
#include "ui/widgets/richwords.h"
#include "ui/run/verdictwords.h"
#include "ui/widgets/localized.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace ui {

using core::Support;
using core::TraceEvent;

namespace {

constexpr int excerpt = 320; // characters of a passage in a tooltip

struct SupportMap // the translation context
{
    Q_DECLARE_TR_FUNCTIONS(SupportMap)
};

struct Checked // an answer of the run, sentence by sentence
{
    QString answer;
    QString at; // step and visit that judged it
    QList<core::Verdict> verdicts;
};

QString placeOf(const TraceEvent &event)
{
    return event.node + u' ' + QString::number(event.visit);
}

// An answer is written before its sentences are judged, or by the step that judges them.
QList<Checked> checkedIn(const core::Trace &trace)
{
    QList<Checked> all;
    QString written;
    for (const TraceEvent &event : trace) {
        const core::StepLeft *left = event.as<core::StepLeft>();
        if (left && left->report.isAnswer()) {
            written = left->report.written->text;
            if (!all.isEmpty() && all.last().at == placeOf(event))
                all.last().answer = written;
        }
        if (!event.verdict() || event.verdict()->sentence < 0)
            continue;
        const core::Verdict &verdict = *event.verdict();
        if (verdict.kind != core::Verdict::Support)
            continue;
        if (all.isEmpty() || all.last().verdicts.last().sentence >= verdict.sentence)
            all.append({written, placeOf(event), {}});
        all.last().verdicts.append(verdict);
    }
    return all;
}

// Null if the turn's support was determined otherwise: by a later check, or in an export.
const core::Verdict *verdictOf(const QList<Checked> &all, const core::Turn &turn, int sentence)
{
    for (auto checked = all.crbegin(); checked != all.crend(); ++checked) {
        if (checked->answer != turn.answer)
            continue;
        for (const core::Verdict &verdict : checked->verdicts) {
            if (verdict.sentence == sentence && core::supportOf(verdict) == turn.sentences[sentence].support)
                return &verdict;
        }
    }
    return nullptr;
}

core::Passage sourceOf(const core::Turn &turn, core::PassageId id)
{
    const auto found = std::find_if(turn.sources.begin(), turn.sources.end(),
                                    [id](const core::Passage &passage) { return passage.id == id; });
    return id == 0 || found == turn.sources.end() ? core::Passage() : *found;
}

core::Citation firstCitation(const core::Turn &turn, const core::AnswerSentence &sentence)
{
    for (const core::Citation &citation : turn.citations) {
        if (sentence.citations.contains(citation.number))
            return citation;
    }
    return {};
}

Role roleOf(Support support)
{
    switch (support) {
    case Support::Fully:
        return Role::Good;
    case Support::Partially:
        return Role::Partly;
    case Support::No:
        return Role::Bad;
    case Support::Unchecked:
        break;
    }
    return Role::Secondary;
}

QString reasonOf(const Ground &ground)
{
    QStringList parts;
    if (!ground.verdict.judge.isEmpty()) {
        if (const QString sure = verdictSureness(ground.verdict); !sure.isEmpty())
            parts += SupportMap::tr("%1 sure").arg(sure);
        if (!ground.verdict.reason.isEmpty())
            parts += localized(ground.verdict.reason);
    }
    return parts.join(QStringLiteral(" · "));
}

} // namespace

QList<Ground> supportMap(const core::Turn &turn)
{
    const QList<Checked> all = checkedIn(turn.trace);
    QList<Ground> grounds;
    for (int i = 0; i < turn.sentences.size(); ++i) {
        const core::AnswerSentence &sentence = turn.sentences[i];
        Ground ground;
        ground.support = sentence.support;
        ground.citation = firstCitation(turn, sentence);
        if (const core::Verdict *verdict = verdictOf(all, turn, i)) {
            ground.verdict = *verdict;
            ground.passage = sourceOf(turn, verdict->passage);
            ground.from = verdict->from;
            ground.to = verdict->to;
        } else if (ground.citation.number != 0) {
            ground.passage = sourceOf(turn, ground.citation.passage);
            ground.from = ground.citation.from;
            ground.to = ground.citation.to;
        }
        grounds.append(ground);
    }
    return grounds;
}

QString supportShape(Support support)
{
    return support == Support::Unchecked ? QStringLiteral("–") : core::markOf(support);
}

QString supportName(Support support)
{
    switch (support) {
    case Support::Fully:
        return SupportMap::tr("Supported by your documents");
    case Support::Partially:
        return SupportMap::tr("Partly supported by your documents");
    case Support::No:
        return SupportMap::tr("Not supported by your documents");
    case Support::Unchecked:
        break;
    }
    return SupportMap::tr("Not checked");
}

QString groundTip(const Ground &ground)
{
    const auto line = [](const QString &html) { return QStringLiteral("<p>%1</p>").arg(html); };
    QString html = line(toned(roleOf(ground.support), supportShape(ground.support)) + QStringLiteral(" <b>") +
                        supportName(ground.support).toHtmlEscaped() + QStringLiteral("</b>"));
    if (const QString reason = reasonOf(ground); !reason.isEmpty())
        html += line(toned(Role::Secondary, reason));
    if (ground.passage.id != 0)
        html += line(toned(Role::Secondary, placeWords(ground.passage))) +
                line(markedHtml(core::withoutOverrides(ground.passage.text), ground.from, ground.to, excerpt));
    else if (ground.citation.number != 0)
        html += line(toned(Role::Secondary, placeWords(ground.citation))) +
                line(core::withoutOverrides(ground.citation.quote).toHtmlEscaped());
    return html;
}

QString groundWords(const Ground &ground)
{
    QStringList sentences{supportName(ground.support)};
    if (const QString reason = reasonOf(ground); !reason.isEmpty())
        sentences += reason;
    if (ground.passage.id != 0) {
        sentences += placeWords(ground.passage);
        if (ground.to > ground.from)
            sentences +=
                SupportMap::tr("“%1”").arg(ground.passage.text.mid(ground.from, ground.to - ground.from).simplified());
    } else if (ground.citation.number != 0) {
        sentences += placeWords(ground.citation);
        sentences += SupportMap::tr("“%1”").arg(ground.citation.quote.simplified());
    }
    return sentences.join(QStringLiteral(". "));
}

QString supportMapWords(const QList<Ground> &grounds)
{
    QStringList sentences;
    for (int i = 0; i < grounds.size(); ++i)
        sentences += SupportMap::tr("Sentence %1: %2.").arg(i + 1).arg(supportName(grounds[i].support));
    return sentences.join(u' ');
}

} // namespace ui
