// The steps that check an answer: verify that it is grounded, judge that it answers.
#include "core/flows/draft.h"

namespace core {

QString sure(const Verdict &verdict)
{
    return verdict.invalid() ? QStringLiteral("the verdict could not be read")
                             : QStringLiteral("probability %1").arg(verdict.probability, 0, 'f', 2);
}

namespace {

void tell(Verdict verdict, int sentence, PassageId passage, const AnsweringTools &tools)
{
    verdict.sentence = sentence;
    verdict.passage = passage;
    verdict.cost = {};
    tools.trace(TraceEvent::Judged, {}, toJson(verdict));
}

} // namespace

void markSentences(const Answering &a, const AnsweringTools &tools, Attempt &attempt)
{
    for (int i = 0; tools.secondOpinion && i < attempt.answer.sentences.size() && affords(a, tools, 0); ++i) {
        AnswerSentence &sentence = attempt.answer.sentences[i];
        const QString text = attempt.answer.text.mid(sentence.from, sentence.to - sentence.from);
        const Result<Verdict> verdict =
            tools.secondOpinion->support(a.question, text, attempt.passages, Scale::Graded, tools.stop);
        if (!verdict)
            return;
        sentence.support = supportOf(*verdict);
        tell(*verdict, i, verdict->passage, tools);
    }
}

void markSupport(const Answering &a, const AnsweringTools &tools, Attempt &attempt)
{
    markSentences(a, tools, attempt);
    for (const Passage &passage : std::as_const(attempt.passages)) {
        if (!tools.secondOpinion)
            return;
        const Result<Verdict> support =
            tools.secondOpinion->support(a.question, attempt.answer.text, {passage}, Scale::Graded, tools.stop);
        const Result<Verdict> utility =
            tools.secondOpinion->utility(a.question, passage.text, Scale::Graded, tools.stop);
        if (!support || !utility)
            return;
        tell(*support, -1, passage.id, tools);
        tell(*utility, -1, passage.id, tools);
    }
}

Result<Decision> verify(Answering &a, AnsweringTools &tools)
{
    if (!a.support && !affords(a, tools, 1))
        return outOfBudget(a, tools);
    Attempt &attempt = a.attempts.last();
    askUtilityAhead(a, tools);
    const std::shared_ptr<Ahead<Verdict>> asked = std::exchange(a.support, {});
    const Result<Verdict> verdict =
        asked ? asked->take()
              : supportOf(a.question, attempt.answer.text, attempt.passages, a.grounding, tools, tools.stop);
    if (!verdict)
        return endedAhead(verdict.error(), a, tools);
    a.cost = a.cost + verdict->cost;
    attempt.grounded = *verdict;
    attempt.grounded.passage = 0;
    if (a.grounding == Scale::Graded && verdict->label == QLatin1String("partially"))
        attempt.grounded.passed = true;
    attempt.checkedGrounded = true;
    tools.trace(TraceEvent::Judged, {}, toJson(attempt.grounded));
    markSupport(a, tools, attempt);

    if (attempt.grounded.passed)
        return decided("grounded", sure(*verdict), a, tools);
    dropAhead(a);
    const int used = a.spent[int(Spends::Regeneration)];
    const int most = tools.settings.maxRegenerations;
    Decision decision = decided(used < most ? "ungrounded" : "exhausted",
                                counted(sure(*verdict), QStringLiteral("regeneration"), used, most), a, tools);
    noteUnused(decision, a);
    return decision;
}

Result<Decision> judge(Answering &a, AnsweringTools &tools)
{
    if (!a.utility && !affords(a, tools, 1))
        return outOfBudget(a, tools);
    Attempt &attempt = a.attempts.last();
    const std::shared_ptr<Ahead<Verdict>> asked = std::exchange(a.utility, {});
    const Result<Verdict> verdict =
        asked ? asked->take() : utilityOf(yardstick(a, tools), attempt.answer.text, tools, tools.stop);
    if (!verdict)
        return unlessOutOfTime(verdict.error(), a, tools);
    a.cost = a.cost + verdict->cost;
    attempt.useful = *verdict;
    attempt.checkedUseful = true;
    tools.trace(TraceEvent::Judged, {}, toJson(*verdict));

    if (verdict->passed) {
        a.best = int(a.attempts.size()) - 1;
        a.ending = Ending::Passed;
        return decided("useful", sure(*verdict), a, tools);
    }
    if (verdict->invalid()) // no loop on what cannot be read (flows.md, section 3.5)
        return decided("exhausted", sure(*verdict), a, tools);
    return unlessExhausted("useless", sure(*verdict), a, tools);
}

} // namespace core
