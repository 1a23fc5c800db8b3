// The step that grades passages, and parallel calls to the Critic.
#include "core/flows/steps/draft.h"

#include <algorithm>
#include <atomic>
#include <optional>

namespace core {
namespace {

// An unreadable verdict is neither yes nor no: the passage stays, flagged.
bool stays(const Verdict &verdict)
{
    return verdict.passed || verdict.invalid();
}

} // namespace

Result<QList<Verdict>> judgeEach(int count, const std::function<Result<Verdict>(int)> &ask, AnswerState &a,
                                 AnswerTools &tools)
{
    QList<Result<Verdict>> verdicts(count, Result<Verdict>(Error::cancelled()));
    Result<Verdict> *written = verdicts.data(); // each item writes its own element, so no lock is needed
    std::atomic<int> calls = a.cost.calls;      // calls made, plus one for each in progress
    std::atomic<bool> failed = false;
    const auto judgeOne = [&](int i) {
        if (failed || calls.fetch_add(1) >= tools.settings.maxCalls || !affords(a, tools, 0)) {
            written[i] = Error::exhausted(); // replaced by the actual failure, if there is one
            failed = true;
            return;
        }
        written[i] = ask(i);
        if (!written[i]) {
            failed = true;
            return;
        }
        calls += written[i]->cost.calls - 1;
        tools.trace(VerdictTold{*written[i]});
    };
    // While a draft is being written, it takes one of the parallel calls.
    const int side = a.draft ? std::min(count, tools.atOnce - 1) : count;
    std::atomic<int> next = 0;
    const auto judgeSome = [&](int) {
        for (int i = next++; i < count && !tools.stop.stop_requested(); i = next++)
            judgeOne(i);
    };
    tools.parallel.forEach(side, judgeSome, tools.stop);

    QList<Verdict> all;
    std::optional<Error> failure;
    for (const Result<Verdict> &verdict : std::as_const(verdicts)) {
        if (verdict) {
            a.cost = a.cost + verdict->cost; // the cost counts, whatever the result
            all.append(*verdict);
        } else if (!failure || failure->code == Error::Exhausted) {
            failure = verdict.error();
        }
    }
    if (failure)
        return *failure;
    return all;
}

namespace {

Result<Decision> gradeFound(AnswerState &a, AnswerTools &tools, bool withDraft)
{
    if (!a.chosen.isEmpty()) {
        a.passages = a.found;
        return decided("some", QStringLiteral("kept because you chose them"), a, tools, {.kept = idsOf(a.passages)});
    }
    QList<Passage> asked = a.found;
    asked.removeIf([&](const Passage &passage) { return isForced(a, passage.id); });
    const int count = int(asked.size());
    if (!affords(a, tools, count))
        return outOfBudget(a, tools);

    if (withDraft)
        beginDraft(a, tools);
    const auto gradeOne = [&](int i) {
        Result<Verdict> verdict = tools.critic.relevance(gradingQuestion(a, tools), asked.at(i), tools.stop);
        if (verdict)
            verdict->passage = asked.at(i).id;
        if (a.draft && !(verdict && stays(*verdict)))
            a.draft->answer->cancel();
        return verdict;
    };
    const Result<QList<Verdict>> verdicts = judgeEach(count, gradeOne, a, tools);
    if (!verdicts)
        return endedSpeculative(verdicts.error(), a, tools);

    QList<Passage> refused;
    int unjudged = 0;
    for (int i = 0; i < count; ++i) {
        const Verdict &verdict = verdicts->at(i);
        unjudged += verdict.invalid() ? 1 : 0;
        a.judged[asked[i].id] = verdict.probability;
        if (!stays(verdict))
            refused.append(asked[i]);
    }
    a.passages = a.found;
    a.passages.removeIf([&](const Passage &passage) {
        const auto same = [&](const Passage &other) { return other.id == passage.id; };
        return std::any_of(refused.cbegin(), refused.cend(), same);
    });
    rememberNearest(a, refused);
    if (!refused.isEmpty())
        dropSpeculative(a);
    QString kept = QStringLiteral("%1 of %2 relevant").arg(a.passages.size() - unjudged).arg(a.found.size());
    if (unjudged > 0)
        kept += QStringLiteral(", %1 kept without a readable verdict").arg(unjudged);
    Decision decision =
        a.passages.isEmpty() ? unlessExhausted("none", kept, a, tools) : decided("some", kept, a, tools);
    decision.report.kept = idsOf(a.passages);
    decision.report.refused = idsOf(refused);
    tellWasted(decision.report, a);
    return decision;
}

} // namespace

Result<Decision> grade(AnswerState &a, AnswerTools &tools)
{
    return gradeFound(a, tools, true);
}

Result<Decision> gradeOnly(AnswerState &a, AnswerTools &tools)
{
    return gradeFound(a, tools, false);
}

} // namespace core
