// Answers from each passage separately and selects the best: decide whether to search at all, grade every passage,
// answer from each alone, judge each answer against its passage alone, select. If no passage is relevant, the answer
// comes from memory and says so.
#include "core/base/catalogue.h"
#include "core/flows/steps/candidates.h"

namespace core {
namespace {

// An unreadable verdict is no reason not to search.
Result<Decision> decide(AnswerState &a, AnswerTools &tools)
{
    if (!a.chosen.isEmpty())
        return decided("needed", QStringLiteral("you chose the passages"), a, tools);
    if (!affords(a, tools, 1))
        return outOfBudget(a, tools);
    const Result<QList<Verdict>> verdict = judgeEach(
        1, [&](int) { return tools.critic.retrieval(a.question, subjectOf(a, tools), tools.stop); }, a, tools);
    if (!verdict)
        return unlessOutOfTime(verdict.error(), a, tools);
    const bool refused = !verdict->first().passed && !verdict->first().invalid();
    return decided(refused ? "unneeded" : "needed", verdict->first().reason, a, tools);
}

// There is no second search: without results the flow answers from memory, unless the budget is used up.
Result<Decision> find(AnswerState &a, AnswerTools &tools)
{
    Result<Decision> decision = retrieve(a, tools);
    if (!decision || decision->outcome == "found" || a.outOfBudget)
        return decision;
    decision->outcome = "nothing";
    decision->because = QStringLiteral("nothing found");
    return decision;
}

Result<Decision> keep(AnswerState &a, AnswerTools &tools)
{
    Result<Decision> decision = gradeOnly(a, tools);
    if (!decision || decision->outcome == "some" || a.outOfBudget)
        return decision;
    decision->outcome = "none";
    decision->because = QStringLiteral("0 of %1 relevant").arg(a.found.size());
    return decision;
}

// clang-format off
constexpr AnswerStep steps[] = {
    // id        title                          does        outcome -> next step
    {"decide",   "Decide whether to look",      decide,     {{"needed", "retrieve"}, {"unneeded", "recall"}, {"exhausted", "decline"}}},
    {"retrieve", "Find passages",               find,       {{"found", "grade"}, {"nothing", "recall"}, {"exhausted", "decline"}}},
    {"grade",    "Filter passages",       keep,       {{"some", "answer"}, {"none", "recall"}, {"exhausted", "decline"}}},
    {"answer",   "Answer from each passage",    answerEach, {{"answered", "select"}, {"empty", "decline"}, {"exhausted", "select"}}},
    {"select",   "Keep the best answer",        selectBest, {{"selected", end}, {"nothing", "decline"}}},
    {"recall",   "Answer from memory",          recall,     {{"recalled", end}, {"empty", "decline"}, {"exhausted", "decline"}}},
    {"decline",  "Explain gaps",         decline,    {{"declined", end}}},
    {"compute", "Compute from tables",          compute,    {{"computed", "confirm"}, {"refused", "decide"}}},
    {"confirm", "Check the computation",        confirm,    {{"confirmed", end}, {"doubtful", "decide"}}},
};
// clang-format on

constexpr AnswerFlow passageRag{
    "passage-rag", "Per-passage Self-RAG",
    "Decides whether to search, writes an answer from each relevant passage, and keeps the best-supported one.", steps,
    entryForNumbers};
const Offered<AnswerFlow> offered{passageRag};

} // namespace
} // namespace core
