#include "ui/run/attempts.h"

#include <algorithm>

namespace ui {
namespace {

void compareVerdicts(core::PassageId passage, const core::Verdict *before, const core::Verdict *after,
                     QList<Flipped> &flipped)
{
    if (before && after && (before->passed != after->passed || before->label != after->label))
        flipped.append({passage, before, after});
}

} // namespace

AttemptSeen &Attempts::present()
{
    if (m_all.isEmpty())
        m_all.append(AttemptSeen());
    return m_all.last();
}

void Attempts::begin(const AttemptSeen &like)
{
    m_all.append(like);
    m_judged = false;
    m_answered = false;
}

void Attempts::add(const core::TraceEvent &event)
{
    if (event.verdict())
        return addVerdict(m_findings.lastVerdict());
    const core::StepProgress *progress = event.as<core::StepProgress>();
    if (progress && progress->ended != core::StepProgress::No && progress->report)
        return addAnswer(*progress->report, false); // replaces the step that would have chosen it
    const core::StepLeft *left = event.as<core::StepLeft>();
    if (!left)
        return;
    const core::StepReport &report = left->report;
    if (report.search && report.search->trouble.isEmpty() && !report.search->query.isEmpty())
        addFound(*report.search);
    if (report.kept) {
        AttemptSeen &attempt = present();
        for (const core::PassageId id : std::as_const(attempt.found)) {
            const core::Passage *passage = m_findings.passage(id);
            if (!passage || passage->address.isEmpty() || report.strips)
                attempt.used.remove(id);
        }
        for (const core::PassageId id : *report.kept)
            attempt.used.insert(id);
    }
    addAnswer(report, left->outcome == u"recalled");
}

// A search after a verdict or a text begins an attempt. Web results are added to the current one.
void Attempts::addFound(const core::SearchReport &search)
{
    const bool ofWeb = !search.engine.isEmpty();
    if (!m_all.isEmpty() && (m_answered || (m_judged && !ofWeb))) {
        const AttemptSeen before = m_all.last();
        AttemptSeen next;
        if (ofWeb) { // continues with what was there
            next.found = before.found;
            next.used = before.used;
            next.relevance = before.relevance;
        }
        begin(next);
    }
    AttemptSeen &attempt = present();
    attempt.queries.append(search.query);
    for (const core::Passage &passage : search.passages) {
        if (!attempt.found.contains(passage.id))
            attempt.found.append(passage.id);
        attempt.used.insert(passage.id); // until it is judged
    }
}

void Attempts::addVerdict(const core::Verdict *verdict)
{
    if (verdict->sentence >= 0)
        return;
    m_judged = true;
    AttemptSeen &attempt = present();
    if (verdict->kind == core::Verdict::Relevance && verdict->passage != 0) {
        attempt.relevance[verdict->passage] = verdict;
        if (!verdict->passed && !verdict->invalid())
            attempt.used.remove(verdict->passage);
    }
    if (verdict->passage == 0 && verdict->kind == core::Verdict::Support)
        attempt.grounded = verdict;
    if (verdict->passage == 0 && verdict->kind == core::Verdict::Utility)
        attempt.useful = verdict;
}

void Attempts::addAnswer(const core::StepReport &report, bool fromMemory)
{
    if (!report.written || !(report.isAnswer() || fromMemory))
        return;
    if (m_answered) { // written from earlier results
        AttemptSeen next = m_all.last();
        next.grounded = nullptr;
        next.useful = nullptr;
        begin(next);
    }
    AttemptSeen &attempt = present();
    attempt.answer = report.written->text;
    m_answered = true;
    if (report.isAnswer())
        attempt.used.clear();
    for (const core::PassageId id : report.sources.value_or(QList<core::PassageId>()))
        attempt.used.insert(id);
    if (report.winner != 0)
        attempt.used.insert(report.winner);
}

Comparison compare(const AttemptSeen &before, const AttemptSeen &after)
{
    Comparison comparison;
    for (const core::PassageId id : after.found) {
        if (after.used.contains(id))
            (before.used.contains(id) ? comparison.both : comparison.gained).append(id);
    }
    for (const core::PassageId id : before.found) {
        if (before.used.contains(id) && !after.used.contains(id))
            comparison.lost.append(id);
        compareVerdicts(id, before.relevance.value(id), after.relevance.value(id), comparison.flipped);
    }
    compareVerdicts(0, before.grounded, after.grounded, comparison.flipped);
    compareVerdicts(0, before.useful, after.useful, comparison.flipped);
    comparison.answer = diffWords(before.answer, after.answer);
    return comparison;
}

} // namespace ui
