// Adaptive, corrective and self-reflective RAG in one: it first decides where to search; any refused passage triggers a
// web search, if that is on; the answer is checked as in Self-RAG, where partial support is enough. The question may be
// sized up first: common knowledge needs no search, joining several facts needs several.
#include "core/base/catalogue.h"
#include "core/flows/steps/adaptation.h"
#include "core/flows/steps/reports.h"

#include <algorithm>

namespace core {
namespace {

Result<Decision> start(AnswerState &a, AnswerTools &tools)
{
    a.grounding = Scale::Graded;
    return sizeUp(a, tools);
}

// Replaces the outcome of a shared step where this flow continues differently. The report stays.
Decision instead(Decision was, const Decision &is)
{
    was.outcome = is.outcome;
    was.because = is.because;
    return was;
}

Result<Decision> find(AnswerState &a, AnswerTools &tools)
{
    Result<Decision> decision = retrieve(a, tools);
    if (!decision || decision->outcome == "found" || a.outOfBudget)
        return decision;
    if (a.found.isEmpty())
        return instead(*decision, correct("nothing", QStringLiteral("nothing found"), a, tools));
    // Another query would find the same again; the web may not.
    const Decision next = correct("exhausted", decision->because, a, tools);
    return next.outcome == "web" ? instead(*decision, next) : *decision;
}

Result<Decision> keep(AnswerState &a, AnswerTools &tools)
{
    Result<Decision> decision = grade(a, tools);
    if (!decision || a.outOfBudget || !a.chosen.isEmpty())
        return decision;
    const QString kept = QStringLiteral("%1 of %2 relevant").arg(a.passages.size()).arg(a.found.size());
    const Decision next = correct("none", kept, a, tools);
    const bool all = a.passages.size() == a.found.size();
    return a.passages.isEmpty() || (!all && next.outcome == "web") ? instead(*decision, next) : *decision;
}

bool isWrittenFrom(const QList<Passage> &passages, const AnswerState &a)
{
    const auto same = [&](const Attempt &attempt) { return idsOf(attempt.passages) == idsOf(passages); };
    return std::any_of(a.attempts.cbegin(), a.attempts.cend(), same);
}

// The web is asked the user's question, or a rewording if that was asked before. Both are made from the question alone:
// no word of a document is sent.
Result<Rewriting> chooseWebQuery(AnswerState &a, AnswerTools &tools)
{
    a.webQuery = a.question;
    if (a.spent[int(Spends::WebSearch)] < 2 || !affords(a, tools, 1))
        return Rewriting();
    Result<Rewriting> keywords = tools.writer.rewrite({a.question, {a.question}, {}, true}, tools.stop);
    if (!keywords)
        return keywords;
    a.cost = a.cost + keywords->cost;
    if (!keywords->query.isEmpty())
        a.webQuery = keywords->query;
    return keywords;
}

Result<Decision> lookInWeb(AnswerState &a, AnswerTools &tools)
{
    const Result<Rewriting> keywords = chooseWebQuery(a, tools);
    if (!keywords)
        return unlessOutOfTime(keywords.error(), a, tools);
    Result<Decision> decision = searchWeb(a, tools);
    if (decision && keywords->cost.calls > 0) {
        decision->report.rewrite = reportOf(*keywords);
    }
    if (!decision || decision->outcome == "found" || a.outOfBudget)
        return decision;
    if (a.passages.isEmpty() || isWrittenFrom(a.passages, a))
        return instead(*decision, unlessExhausted("nothing", decision->because, a, tools));
    decision->outcome = "kept";
    return decision;
}

// An answer that says nothing counts as useless.
Result<Decision> writeIt(AnswerState &a, AnswerTools &tools)
{
    Result<Decision> decision = write(a, tools);
    if (!decision || decision->outcome != "empty")
        return decision;
    return instead(*decision, correct("empty", decision->because, a, tools));
}

Result<Decision> judgeIt(AnswerState &a, AnswerTools &tools)
{
    Result<Decision> decision = judge(a, tools);
    if (!decision || a.outOfBudget)
        return decision;
    const Attempt &attempt = a.attempts.last();
    if (decision->outcome == "useful" && attempt.grounded.label == QLatin1String("partially"))
        a.remark = QStringLiteral("Only part of this answer is supported by its sources; this flow allows that.");
    if (decision->outcome == "useful" || attempt.useful.invalid())
        return decision;
    return instead(*decision, correct("useless", sure(attempt.useful), a, tools));
}

constexpr Spends web = Spends::WebSearch;
constexpr Spends again = Spends::Rewrite;

// clang-format off
constexpr AnswerStep steps[] = {
    // id        title                        does       outcome -> next step
    {"size",     "Size up the question",      start,     {{"unsized", "route"}, {"none", "recall"}, {"single", "retrieve"}, {"multi", "gather"}, {"exhausted", "settle"}}},
    {"route",    "Decide where to look",      route,     {{"library", "retrieve"}, {"web", "search", web}, {"model", "recall"}, {"exhausted", "settle"}}},
    {"retrieve", "Find passages",             find,      {{"found", "grade"}, {"web", "search", web}, {"nothing", "rewrite", again}, {"exhausted", "settle"}}},
    {"grade",    "Filter passages",     keep,      {{"some", "write"}, {"web", "search", web}, {"none", "rewrite", again}, {"exhausted", "settle"}}},
    {"gather",   "Find more passages",        gather,    {{"found", "think"}, {"enough", "write"}, {"web", "search", web}, {"nothing", "rewrite", again}, {"exhausted", "settle"}}},
    {"think",    "Think one step further",    think,     {{"next", "gather", Spends::Thought}, {"concluded", "write"}, {"exhausted", "settle"}}},
    {"search",   "Look on the web",           lookInWeb, {{"found", "write"}, {"kept", "write"}, {"nothing", "rewrite", again}, {"exhausted", "settle"}}},
    {"rewrite",  "Rephrase the question",     rewrite,   {{"again", "retrieve"}, {"stuck", "settle"}}},
    {"write",    "Write an answer",           writeIt,   {{"written", "verify"}, {"web", "search", web}, {"empty", "rewrite", again}, {"exhausted", "settle"}}},
    {"verify",   "Check sources",      verify,    {{"grounded", "judge"}, {"ungrounded", "write", Spends::Regeneration}, {"exhausted", "settle"}}},
    {"judge",    "Check usefulness",     judgeIt,   {{"useful", end}, {"web", "search", web}, {"useless", "rewrite", again}, {"exhausted", "settle"}}},
    {"recall",   "Answer from memory",        recall,    {{"recalled", end}, {"empty", "retrieve"}, {"exhausted", "settle"}}},
    {"settle",   "Keep best attempt",     settle,    {{"kept", end}, {"nothing", "decline"}}},
    {"decline",  "Explain gaps",       decline,   {{"declined", end}}},
    {"compute", "Compute from tables",        compute,   {{"computed", "confirm"}, {"refused", "size"}}},
    {"confirm", "Check the computation",      confirm,   {{"confirmed", end}, {"doubtful", "size"}}},
};
// clang-format on

constexpr AnswerFlow adaptiveRag{
    "adaptive-rag", "Adaptive RAG",
    "Decides where and how often to search, corrects results with a web search, and checks the answer.", steps,
    entryForNumbers};
const Offered<AnswerFlow> offered{adaptiveRag};

} // namespace
} // namespace core
