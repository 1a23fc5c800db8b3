#include "core/flows/steps/recorded.h"

#include "core/values/citing.h"

#include <algorithm>
#include <cmath>

namespace core {
namespace {

Error notAsked()
{
    return Error::exhausted();
}

const CandidateReport *candidateOf(const StepReport &report, PassageId passage)
{
    if (!report.candidates)
        return nullptr;
    const auto found = std::find_if(report.candidates->cbegin(), report.candidates->cend(),
                                    [=](const CandidateReport &each) { return each.passage == passage; });
    return found == report.candidates->cend() ? nullptr : &*found;
}

// For a strip, only its score and text were recorded.
std::optional<Verdict> ofStrip(const QList<StripReport> &strips, const Passage &passage)
{
    for (const StripReport &strip : strips) {
        if (strip.passage != passage.id || strip.text != passage.text)
            continue;
        Verdict verdict;
        verdict.probability = (strip.score + 1) / 2;
        verdict.passed = strip.kept;
        verdict.label = verdict.passed ? QStringLiteral("yes") : QStringLiteral("no");
        return verdict;
    }
    return {};
}

} // namespace

void Recorded::enter(const QString &node, int visit)
{
    m_left = nullptr;
    m_verdicts.clear();
    m_opinions.clear();
    m_doubted.clear();
    for (const TraceEvent &event : m_trace) {
        if (event.node != node || event.visit != visit)
            continue;
        if (const StepLeft *left = event.as<StepLeft>())
            m_left = left;
        if (!event.verdict())
            continue;
        const Verdict &verdict = *event.verdict();
        if (verdict.how == byFacts()) // it is computed again
            continue;
        m_verdicts.append(verdict);
        const bool aside = verdict.sentence >= 0 || verdict.passage != 0;
        if (!verdict.text.isEmpty())
            m_doubted.append(verdict);
        else if (aside && (verdict.kind == Verdict::Support || verdict.kind == Verdict::Utility))
            m_opinions.append(verdict);
    }
}

QString Recorded::outcome() const
{
    return m_left ? m_left->outcome : QString();
}

const StepReport &Recorded::report() const
{
    static const StepReport nothing;
    return m_left ? m_left->report : nothing;
}

Result<Verdict> Recorded::verdict(Verdict::Kind kind, PassageId passage) const
{
    for (const Verdict &verdict : m_verdicts) {
        if (verdict.kind == kind && verdict.passage == passage && verdict.sentence < 0)
            return verdict;
    }
    return notAsked();
}

bool Recorded::hasVerdict(Verdict::Kind kind) const
{
    return bool(verdict(kind, 0));
}

Verdict Recorded::asTold(const Verdict &verdict) const
{
    const auto isSame = [&](const Verdict &told) {
        return told.kind == verdict.kind && told.passage == verdict.passage && told.label == verdict.label &&
               told.reason == verdict.reason && told.from == verdict.from && told.to == verdict.to &&
               told.probability == verdict.probability;
    };
    const auto found = std::find_if(m_verdicts.begin(), m_verdicts.end(), isSame);
    return found == m_verdicts.end() ? verdict : *found;
}

std::optional<Verdict> Recorded::ofSentence(const QString &text) const
{
    const auto found = std::find_if(m_doubted.cbegin(), m_doubted.cend(),
                                    [&](const Verdict &verdict) { return verdict.text == text; });
    return found == m_doubted.cend() ? std::optional<Verdict>() : *found;
}

std::optional<Verdict> Recorded::nextOpinion()
{
    return m_opinions.isEmpty() ? std::optional<Verdict>() : m_opinions.takeFirst();
}

Result<Answer> RecordedWriter::answer(const AnswerTask &task, const TokenSink &, std::stop_token)
{
    const StepReport &report = m_step.report();
    if (report.candidates) {
        const CandidateReport *candidate = candidateOf(report, task.passages.isEmpty() ? 0 : task.passages.first().id);
        if (!candidate || !candidate->counts) // it was left out, which amounts to a call without a result
            return Answer();
        return answerFrom(candidate->written);
    }
    if (!report.written)
        return notAsked();
    return answerFrom(*report.written);
}

Result<Rewriting> RecordedWriter::rewrite(const RewriteTask &task, std::stop_token)
{
    const StepReport &report = m_step.report();
    if (!report.rewrite)
        return task.forWeb && report.search ? Result<Rewriting>(Rewriting()) : notAsked();
    return Rewriting{report.rewrite->query, report.rewrite->reason, report.rewrite->prompt, report.rewrite->raw, {}};
}

Result<Thought> RecordedWriter::think(const ThoughtTask &, std::stop_token)
{
    const std::optional<ThoughtReport> &thought = m_step.report().thought;
    if (!thought)
        return notAsked();
    return Thought{thought->text, thought->isFinal, thought->prompt, thought->raw, {}};
}

bool RecordedWriter::canAnswerClosedBook() const
{
    return m_step.outcome() == QLatin1String("none") || m_step.report().written || m_step.report().thought ||
           m_step.hasVerdict(Verdict::Route);
}

Result<Verdict> RecordedCritic::judge(const Judgement &what, std::stop_token)
{
    const StepReport &report = m_step.report();
    PassageId passage = 0;
    if (what.kind == Verdict::Relevance) {
        if (report.strips) {
            const std::optional<Verdict> verdict = ofStrip(*report.strips, what.passages.first());
            return verdict ? Result<Verdict>(*verdict) : notAsked();
        }
        passage = what.passages.first().id;
    } else if (what.kind == Verdict::Support) {
        if (const std::optional<Verdict> ofSentence = m_step.ofSentence(what.text))
            return *ofSentence;
        if (report.candidates && !what.passages.isEmpty())
            passage = what.passages.first().id;
    } else if (what.kind == Verdict::Utility) {
        const QList<CandidateReport> candidates = report.candidates.value_or(QList<CandidateReport>());
        const auto found = std::find_if(candidates.cbegin(), candidates.cend(),
                                        [&](const CandidateReport &known) { return known.written.text == what.text; });
        passage = found == candidates.cend() ? 0 : found->passage;
    }
    return m_step.verdict(what.kind, passage);
}

Result<Verdict> RecordedOpinion::judge(const Judgement &what, std::stop_token stop)
{
    if (what.kind != Verdict::Support && what.kind != Verdict::Utility)
        return notAsked();
    if (const std::optional<Verdict> told = m_step.nextOpinion())
        return *told;
    return m_otherwise ? m_otherwise->judge(what, std::move(stop)) : notAsked();
}

Result<Segment> RecordedReflector::draft(const QString &, const Subject &, int, std::stop_token)
{
    const StepReport &report = m_step.report();
    if (!report.written)
        return notAsked();
    Segment segment;
    segment.answer = answerFrom(*report.written);
    segment.wantsPassage = report.wantsPassage.value_or(false);
    if (report.share) {
        const double share = *report.share;
        const auto logOf = [](double chance) { return chance > 0 ? std::log(chance) : Reflection::absentToken; };
        segment.reflection.retrieve = {logOf(share), logOf(1 - share), Reflection::absentToken};
    }
    if (const Result<Verdict> verdict = m_step.verdict(Verdict::Retrieval, 0))
        segment.verdicts = {*verdict};
    return segment;
}

// From memory, the segment is the step's answer; otherwise it is one of the step's segments.
Result<Segment> RecordedReflector::segment(const SegmentTask &task, std::stop_token)
{
    const StepReport &report = m_step.report();
    if (report.segments) {
        const PassageId passage = task.passage ? task.passage->id : 0;
        const auto found =
            std::find_if(report.segments->cbegin(), report.segments->cend(), [&](const SegmentReport &known) {
                return known.path == task.path && known.passage == passage;
            });
        const SegmentReport known = found == report.segments->cend() ? SegmentReport() : *found;
        Segment segment = segmentFrom(known);
        for (Verdict &verdict : segment.verdicts)
            verdict = m_step.asTold(verdict);
        if (segment.trouble && !(known.written && known.written->isWhole))
            return *segment.trouble;
        if (goesOn)
            goesOn->remember(task, segment);
        return segment;
    }
    if (!report.written)
        return notAsked();
    Segment segment;
    segment.answer = answerFrom(*report.written);
    segment.finished = true;
    return segment;
}

QString RecordedWeb::name() const
{
    return m_step.report().search ? m_step.report().search->engine : QString();
}

Result<QList<Passage>> RecordedWeb::search(const QString &, int, std::stop_token)
{
    const std::optional<SearchReport> &search = m_step.report().search;
    if (search && !search->trouble.isEmpty())
        return Error{Error::Unavailable, search->trouble, {}};
    return recordedSearch(m_step, nullptr);
}

TableCalculator recordedCalculator(const Recorded &step)
{
    TableCalculator calculator;
    calculator.calculate = [&step](const QString &, const QList<DocumentId> &,
                                   const std::stop_token &) -> Result<Calculation> {
        const std::optional<ComputationReport> &told = step.report().computation;
        return told ? Calculation{told->answer, told->reason, told->candidates, told->further, told->missing}
                    : Calculation();
    };
    calculator.holds = [&step](const Computed &) {
        const Result<Verdict> verdict = step.verdict(Verdict::Support, 0);
        return verdict && verdict->passed;
    };
    calculator.passageOf = [&step](const Operand &operand) -> Result<Passage> {
        const std::optional<SearchReport> &search = step.report().search;
        for (const Passage &passage : search ? search->passages : QList<Passage>()) {
            if (passage.document == operand.document && offsetIn(passage, operand.page, operand.from, operand.length))
                return passage;
        }
        return notAsked();
    };
    return calculator;
}

Result<QList<Passage>> recordedSearch(const Recorded &step, SearchRemarks *remarks)
{
    const StepReport &report = step.report();
    if (remarks && report.search)
        remarks->add(report.search->remarks);
    if (!report.search)
        return report.rewrite ? Result<QList<Passage>>(QList<Passage>()) : notAsked();
    return report.search->passages;
}

} // namespace core
