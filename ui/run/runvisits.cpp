#include "ui/run/runvisits.h"
#include "ui/widgets/localized.h"

#include <algorithm>

namespace ui {

void RunVisits::add(const core::TraceEvent &event)
{
    if (event.as<core::StepEntered>())
        return enter(event);
    if (const core::AnswerWords *words = event.as<core::AnswerWords>())
        return addWords(event, words->text);
    const int at = find(event.node, event.visit);
    if (at < 0)
        return; // the event belongs to a step that was never entered
    StepVisit &visit = m_visits[at];
    ++visit.revision;
    if (const core::StepProgress *progress = event.as<core::StepProgress>()) {
        (progress->ended == core::StepProgress::No ? visit.doing : visit.ended) = localized(progress->text);
        if (progress->report && progress->report->rewrite)
            visit.condensed = progress->report->rewrite;
    } else if (event.verdict())
        visit.verdicts.append(m_findings.lastVerdict());
    else if (event.as<core::StepLeft>() || event.as<core::StepFailed>())
        leave(visit, event);
}

void RunVisits::enter(const core::TraceEvent &event)
{
    StepVisit visit;
    visit.node = event.node;
    visit.visit = event.visit;
    visit.takenOver = event.takenOver;
    visit.lane = lanes() == 0 ? 0 : lanes() - 1;
    visit.entered = event.at;
    if (m_inLane.contains(event.node)) {
        m_inLane.clear();
        ++visit.lane;
    }
    m_inLane.insert(event.node);
    m_visits.append(visit);
}

void RunVisits::leave(StepVisit &visit, const core::TraceEvent &event)
{
    visit.left = event.at;
    if (const core::StepLeft *left = event.as<core::StepLeft>()) {
        visit.state = StepState::Done;
        visit.outcome = left->outcome;
        visit.because = localized(left->because);
        visit.to = left->to;
        visit.report = left->report;
        m_hasAnswer = m_hasAnswer || left->hasAnswer;
    } else if (const core::StepFailed *failed = event.as<core::StepFailed>()) {
        visit.state = endOf(*failed);
        visit.because = localized(failed->message);
    }
    const int calls = event.counts() ? event.counts()->calls : m_calls; // total of the whole run so far
    visit.calls = std::max(0, calls - m_calls);
    m_calls = std::max(m_calls, calls);
}

void RunVisits::addWords(const core::TraceEvent &event, const QString &words)
{
    if (m_streams.isEmpty() || m_streams.last().node != event.node || m_streams.last().visit != event.visit)
        m_streams.append({event.node, event.visit, {}});
    m_streams.last().text += words;
}

void RunVisits::finish(qint64 now)
{
    for (StepVisit &visit : m_visits) {
        if (visit.left >= 0)
            continue;
        visit.left = std::max(now, visit.entered);
        visit.state = StepState::Stopped;
        ++visit.revision;
    }
}

int RunVisits::find(const QString &node, int visit) const
{
    for (int i = int(m_visits.size()) - 1; i >= 0; --i) {
        if (m_visits[i].node == node && (visit == 0 || m_visits[i].visit == visit))
            return i;
    }
    return -1;
}

QString RunVisits::wordsOf(const StepVisit &visit) const
{
    QString words;
    for (const StreamedWords &stream : m_streams) {
        if (stream.node == visit.node && stream.visit == visit.visit)
            words += stream.text;
    }
    return words;
}

} // namespace ui
