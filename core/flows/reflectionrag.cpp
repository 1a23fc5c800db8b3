// Reflection tokens: a draft says whether to search; then either an answer is written from each passage and the best
// score wins, or the best path through passages is searched sentence by sentence (long form).
#include "core/base/catalogue.h"
#include "core/flows/steps/reports.h"
#include "core/flows/steps/segments.h"
#include "core/reflection/reflection.h"

namespace core {
namespace {

bool always(const AnswerState &a, const AnswerTools &tools)
{
    return !a.chosen.isEmpty() || tools.settings.retrieval == QLatin1String("always");
}

// Without a threshold the token itself decides, wherever it is in the draft.
Decision needOf(const AnswerState &a, const AnswerTools &tools)
{
    const Segment &draft = a.reflecting.draft;
    if (!a.chosen.isEmpty())
        return {"look", QStringLiteral("you chose the passages")};
    if (tools.settings.retrieval == QLatin1String("always"))
        return {"look", QStringLiteral("set to always look")};
    if (tools.settings.retrieval == QLatin1String("never"))
        return {"recall", QStringLiteral("set to never look")};
    if (tools.settings.retrieval == QLatin1String("token"))
        return draft.wantsPassage ? Decision{"look", QStringLiteral("the draft says [Retrieval]")}
                                  : Decision{"recall", QStringLiteral("the draft does not say [Retrieval]")};
    if (!draft.reflection.retrieve)
        return {"recall", QStringLiteral("the draft says nothing about retrieval")};
    const double share = retrievalShare(draft.reflection);
    const bool needed = share > tools.settings.retrievalThreshold;
    return {needed ? "look" : "recall", QStringLiteral("share of [Retrieval] %L1, threshold %L2")
                                            .arg(share, 0, 'f', 3)
                                            .arg(tools.settings.retrievalThreshold, 0, 'f', 2)};
}

QString inWhoseWords(const Reflector &reflector, const AnswerTools &tools)
{
    return tools.reflector ? QStringLiteral("%1 writes reflection tokens").arg(reflector.name())
                           : QStringLiteral("%1 has no reflection tokens; the critic's verdicts replace them")
                                 .arg(reflector.name());
}

Result<Decision> draft(AnswerState &a, AnswerTools &tools)
{
    Reflector &reflector = reflectorOf(a, tools);
    const QString whose = inWhoseWords(reflector, tools);
    if (always(a, tools) || tools.settings.retrieval == QLatin1String("never"))
        return decided("drafted", QStringLiteral("no draft is needed; ") + whose, a, tools);
    if (!affords(a, tools, 1))
        return outOfBudget(a, tools);
    Result<Segment> drafted = reflector.draft(a.question, subjectOf(a, tools), tools.settings.answerTokens, tools.stop);
    if (!drafted)
        return unlessOutOfTime(drafted.error(), a, tools);
    a.cost = a.cost + drafted->answer.cost;
    for (const Verdict &verdict : std::as_const(drafted->verdicts))
        tools.trace(VerdictTold{verdict});
    a.reflecting.draft = *std::move(drafted);
    const Segment &known = a.reflecting.draft;
    StepReport report{.written = writtenOf(known.answer), .wantsPassage = known.wantsPassage};
    if (known.reflection.retrieve)
        report.share = retrievalShare(known.reflection);
    return decided("drafted", whose, a, tools, report);
}

Result<Decision> decide(AnswerState &a, AnswerTools &tools)
{
    const Decision need = needOf(a, tools);
    const bool isLong = tools.settings.longForm;
    if (isLong) {
        AnswerPath root;
        root.source = need.outcome == "look" ? AnswerPath::Search : AnswerPath::Memory;
        a.reflecting.beams = {root};
    }
    const StepReport report{.share = retrievalShare(a.reflecting.draft.reflection)};
    const bool fromMemory = isLong && need.outcome == "recall" && tools.settings.retrieval != QLatin1String("never");
    return decided(fromMemory ? "write" : need.outcome, need.because, a, tools, report);
}

// Answers without a passage. If the draft's token decided, the draft is the answer (as in LlamaIndex); otherwise the
// model is told not to retrieve and writes again, as in the original.
Result<Decision> recite(AnswerState &a, AnswerTools &tools)
{
    Segment segment = a.reflecting.draft;
    if (segment.answer.text.isEmpty() || tools.settings.retrieval != QLatin1String("token")) {
        if (!affords(a, tools, reflectorOf(a, tools).callsEach()))
            return outOfBudget(a, tools);
        SegmentTask task;
        task.question = a.question;
        task.maxTokens = tools.settings.answerTokens;
        Result<Segment> written = reflectorOf(a, tools).segment(task, tools.stop);
        if (!written)
            return unlessOutOfTime(written.error(), a, tools);
        segment = *std::move(written);
        a.cost = a.cost + segment.answer.cost;
        for (const Verdict &verdict : std::as_const(segment.verdicts))
            tools.trace(VerdictTold{verdict});
        if (segment.trouble)
            return unlessOutOfTime(*segment.trouble, a, tools);
    }
    StepReport report{.written = writtenOf(segment.answer)};
    report.written->isWhole = false;
    if (segment.answer.text.isEmpty()) {
        const Result<void> looked = lookForNearest(a, tools);
        if (!looked)
            return looked.error();
        return decided("empty", QStringLiteral("%1 has no answer from memory").arg(reflectorOf(a, tools).name()), a,
                       tools, report);
    }
    AnswerPath path;
    path.pieces = {{segment, {}, 0}};
    keepAnswer(a, tools, path);
    return decided("recalled", QStringLiteral("from memory, no document used"), a, tools, report);
}

// clang-format off
constexpr AnswerStep steps[] = {
    // id        title                          does       outcome -> next step
    {"draft",    "Ask whether to look",         draft,     {{"drafted", "decide"}, {"exhausted", "decline"}}},
    {"decide",   "Decide whether to look",      decide,    {{"look", "retrieve"}, {"recall", "recall"}, {"write", "expand"}}},
    {"retrieve", "Find passages",               look,      {{"found", "answer"}, {"next", "expand"}, {"nothing", "recall"}, {"exhausted", "select"}}},
    {"answer",   "Answer from each passage",    answerAll, {{"answered", "select"}}},
    {"expand",   "Write the next sentence",     expand,    {{"expanded", "prune"}}},
    {"prune",    "Keep the best paths",         prune,     {{"open", "retrieve", Spends::Segment}, {"done", "select"}}},
    {"select",   "Keep the best answer",        choose,    {{"selected", end}, {"nothing", "decline"}}},
    {"recall",   "Answer from memory",          recite,    {{"recalled", end}, {"empty", "decline"}, {"exhausted", "decline"}}},
    {"decline",  "Explain gaps",         decline,   {{"declined", end}}},
    {"compute", "Compute from tables",          compute,   {{"computed", "confirm"}, {"refused", "draft"}}},
    {"confirm", "Check the computation",        confirm,   {{"confirmed", end}, {"doubtful", "draft"}}},
};
// clang-format on

constexpr AnswerFlow reflectionRag{
    "reflection-rag", "Reflection RAG",
    "Decides whether to search, writes an answer from each passage, and keeps the one it rates highest itself.", steps,
    entryForNumbers};
const Offered<AnswerFlow> offered{reflectionRag};

} // namespace
} // namespace core
