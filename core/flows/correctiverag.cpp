// Corrective RAG: every passage is scored, and the scores decide whether the library's passages are refined,
// replaced by one web search, or both. Simplified, any refused passage triggers a web search and nothing is
// refined.
#include "core/base/catalogue.h"
#include "core/base/plural.h"
#include "core/flows/steps/correction.h"
#include "core/flows/steps/strips.h"

#include <QSet>

namespace core {
namespace {

Result<Decision> find(AnswerState &a, AnswerTools &tools)
{
    Result<Decision> found = retrieve(a, tools);
    if (found && found->outcome != "found" && !a.outOfBudget) { // this flow does not rewrite for a second search
        found->outcome = "nothing";
        found->because = QStringLiteral("nothing found in the library");
    }
    return found;
}

QString actionName(Correction::Action action)
{
    return action == Correction::Correct     ? QStringLiteral("correct")
           : action == Correction::Ambiguous ? QStringLiteral("ambiguous")
                                             : QStringLiteral("incorrect");
}

// Decides by the thresholds. All passages stay, because refinement keeps or drops their strips.
Decision byThresholds(AnswerState &a, const AnswerTools &tools, const QList<double> &scores)
{
    const double upper = tools.settings.upperScore;
    const double lower = tools.settings.lowerScore;
    a.correction.action = correctionFor(scores, upper, lower);
    a.passages = a.correction.action == Correction::Incorrect ? QList<Passage>() : a.found;
    if (a.correction.action != Correction::Correct)
        rememberNearest(a, a.found);
    const QString because = QStringLiteral("scores %1: %2").arg(inWords(scores));
    switch (a.correction.action) {
    case Correction::Correct:
        return decided("correct", because.arg(QStringLiteral("one reaches %1").arg(upper)), a, tools);
    case Correction::Ambiguous:
        return decided("ambiguous",
                       because.arg(QStringLiteral("none reaches %1, one reaches %2").arg(upper).arg(lower)), a, tools);
    default:
        return decided("incorrect", because.arg(QStringLiteral("none reaches %1").arg(lower)), a, tools);
    }
}

// One refused passage is enough for a web search; the others stay.
Decision byRefusals(AnswerState &a, const AnswerTools &tools, const QList<Passage> &asked,
                    const QList<Verdict> &verdicts)
{
    QSet<PassageId> out;
    for (int i = 0; i < verdicts.size(); ++i) {
        if (!verdicts[i].passed && !verdicts[i].invalid())
            out.insert(asked[i].id);
    }
    a.passages.clear();
    QList<Passage> refused;
    for (const Passage &passage : std::as_const(a.found))
        (out.contains(passage.id) ? refused : a.passages).append(passage);
    rememberNearest(a, refused);
    a.correction.action = refused.isEmpty() ? Correction::Correct : Correction::Incorrect;
    const QString counts = QStringLiteral("%1 of %2 refused").arg(refused.size()).arg(verdicts.size());
    return refused.isEmpty()
               ? decided("all", counts, a, tools)
               : decided("incorrect", counts + QStringLiteral("; any rejected passage triggers a web search"), a,
                         tools);
}

Result<Decision> score(AnswerState &a, AnswerTools &tools)
{
    if (!a.chosen.isEmpty()) {
        a.passages = a.found;
        return decided("all", QStringLiteral("kept because you chose them"), a, tools, {.kept = idsOf(a.passages)});
    }
    QList<Passage> asked = a.found;
    asked.removeIf([&](const Passage &passage) { return isForced(a, passage.id); });
    const int count = int(asked.size());
    const bool ahead = tools.settings.simplified && searchesSpeculatively(tools);
    const int reserve = ahead ? 1 : 0;
    if (!affords(a, tools, count + reserve))
        return outOfBudget(a, tools);

    LookAhead web;
    const auto ask = [&](int i) {
        Result<Verdict> verdict = tools.critic.relevance(a.question, asked.at(i), tools.stop);
        if (!verdict)
            return verdict;
        verdict->passage = asked.at(i).id;
        if (ahead && !verdict->passed && !verdict->invalid())
            lookAhead(web, a.question, tools);
        return verdict;
    };
    AnswerTools beside = tools;
    beside.settings.maxCalls -= reserve;
    const Result<QList<Verdict>> verdicts = judgeEach(count, ask, a, beside);
    const Result<void> taken = take(web, a);
    if (!verdicts)
        return unlessOutOfTime(verdicts.error(), a, tools);
    if (!taken)
        return unlessOutOfTime(taken.error(), a, tools);

    QList<double> scores;
    ScoreReport told;
    for (int i = 0; i < count; ++i) {
        a.judged[asked[i].id] = verdicts->at(i).probability;
        a.correction.scores[asked[i].id] = scoreOf(verdicts->at(i));
    }
    for (const Passage &forced : std::as_const(a.forced))
        a.correction.scores[forced.id] = 1; // the user wants it used
    for (const Passage &passage : std::as_const(a.found)) {
        scores.append(a.correction.scores.value(passage.id));
        told.scores.append({passage.id, scores.last()});
    }
    Decision decision =
        tools.settings.simplified ? byRefusals(a, tools, asked, *verdicts) : byThresholds(a, tools, scores);
    if (!tools.settings.simplified) {
        told.action = actionName(a.correction.action);
        told.upper = tools.settings.upperScore;
        told.lower = tools.settings.lowerScore;
    }
    decision.report.scored = told;
    return decision;
}

Result<Decision> keywords(AnswerState &a, AnswerTools &tools)
{
    if (!webIsOn(tools)) {
        a.webTrouble = QStringLiteral("web search is off");
        return decided("off", a.webTrouble, a, tools);
    }
    if (!a.correction.keywords) {
        if (!affords(a, tools, 1))
            return outOfBudget(a, tools);
        const Result<Rewriting> found = keywordsFor(a.question, tools);
        if (!found)
            return unlessOutOfTime(found.error(), a, tools);
        a.cost = a.cost + found->cost;
        a.correction.keywords = *found;
    }
    const Rewriting &found = *a.correction.keywords;
    a.webQuery = queryOf(found, a.question);
    const QString because = found.query.isEmpty()
                                ? QStringLiteral("there are no keywords: searching for the question itself")
                                : QStringLiteral("keywords: ") + found.query;
    return decided("named", because, a, tools,
                   {.rewrite = RewriteReport{a.webQuery, found.reason, found.prompt, found.raw}});
}

Result<Decision> web(AnswerState &a, AnswerTools &tools)
{
    Result<Decision> searched = searchWeb(a, tools);
    if (!searched || searched->outcome != "found")
        return searched;
    if (tools.settings.simplified || stripModeOf(tools.settings.strips) == StripMode::Off)
        searched->outcome = "unsifted";
    return searched;
}

Result<Decision> join(AnswerState &a, AnswerTools &tools)
{
    const int external = int(ofWeb(a.passages, true).size());
    QString because = QStringLiteral("%1 from the library and %2 from the web")
                          .arg(plural(a.passages.size() - external, "passage"), QString::number(external));
    if (!a.webTrouble.isEmpty())
        because += QStringLiteral(": ") + a.webTrouble;
    return decided(a.passages.isEmpty() ? "nothing" : "some", because, a, tools);
}

// Makes verdicts refer to passages as found, even if only parts of them were used.
StepSink ofWholePassages(const AnswerState &a, const AnswerTools &tools)
{
    return [excerpts = a.correction.excerpts, tell = tools.trace](const TraceEvent::What &what) {
        const VerdictTold *told = std::get_if<VerdictTold>(&what);
        const auto excerpt = told ? excerpts.constFind(told->verdict.passage) : excerpts.constEnd();
        if (!told || told->verdict.passage == 0 || excerpt == excerpts.constEnd())
            return tell(what);
        Verdict verdict = told->verdict;
        const Stretch words = inPassage(*excerpt, {verdict.from, verdict.to});
        verdict.from = words.from;
        verdict.to = words.to;
        tell(VerdictTold{verdict});
    };
}

Result<Decision> check(AnswerState &a, AnswerTools &tools)
{
    if (!tools.settings.postCheck)
        return decided("unchecked", QStringLiteral("checking answers is off"), a, tools);
    const auto tell = std::exchange(tools.trace, ofWholePassages(a, tools));
    Result<Decision> verified = verify(a, tools);
    tools.trace = tell;
    return verified;
}

Result<Decision> judgeOnce(AnswerState &a, AnswerTools &tools)
{
    Result<Decision> judged = judge(a, tools);
    const Attempt &attempt = a.attempts.last();
    if (judged && judged->outcome != "useful" && attempt.checkedUseful) {
        judged->outcome = "useless";
        judged->because =
            sure(attempt.useful) + QStringLiteral("; the passages are corrected only once, before writing");
    }
    return judged;
}

// Declines like every flow, and says whether the web could have helped.
Result<Decision> refuse(AnswerState &a, AnswerTools &tools)
{
    Result<Decision> declined = decline(a, tools);
    QString trouble = a.webTrouble;
    while (trouble.endsWith(u'.'))
        trouble.chop(1);
    const bool nothing = a.refusal == Refusal::NothingRelevant || a.refusal == Refusal::NothingFound;
    if (!declined || trouble.isEmpty() || !(nothing || webIsOn(tools)))
        return declined;
    declined->because += QStringLiteral("; ") + trouble;
    a.remark += webIsOn(tools) ? QStringLiteral(" The web search returned nothing: %1.").arg(trouble)
                               : QStringLiteral(" Web search is off; turn it on in Settings to search the web too.");
    return declined;
}

// clang-format off
constexpr AnswerStep steps[] = {
    // id        title                           does       outcome -> next step
    {"retrieve", "Find passages",                find,      {{"found", "score"}, {"nothing", "keywords"}, {"exhausted", "settle"}}},
    {"score",    "Score every passage",          score,     {{"correct", "refine"}, {"ambiguous", "refine"}, {"incorrect", "keywords"}, {"all", "write"}, {"exhausted", "settle"}}},
    {"refine",   "Keep the excerpts that help",  refine,    {{"correct", "write"}, {"ambiguous", "keywords"}, {"exhausted", "settle"}}},
    {"keywords", "Choose web keywords",          keywords,  {{"named", "web", Spends::WebSearch}, {"off", "join"}, {"exhausted", "join"}}},
    {"web",      "Search the web",               web,       {{"found", "sift"}, {"unsifted", "join"}, {"nothing", "join"}, {"exhausted", "join"}}},
    {"sift",     "Keep what helps from the web", sift,      {{"sifted", "join"}, {"exhausted", "settle"}}},
    {"join",     "Combine library and web",      join,      {{"some", "write"}, {"nothing", "decline"}}},
    {"write",    "Write an answer",              write,     {{"written", "verify"}, {"empty", "settle"}, {"exhausted", "settle"}}},
    {"verify",   "Check sources",         check,     {{"grounded", "judge"}, {"ungrounded", "write", Spends::Regeneration}, {"unchecked", "settle"}, {"exhausted", "settle"}}},
    {"judge",    "Check usefulness",        judgeOnce, {{"useful", end}, {"useless", "settle"}, {"exhausted", "settle"}}},
    {"settle",   "Keep best attempt",        settle,    {{"kept", end}, {"nothing", "decline"}}},
    {"decline",  "Explain gaps",          refuse,    {{"declined", end}}},
    {"compute", "Compute from tables",           compute,   {{"computed", "confirm"}, {"refused", "retrieve"}}},
    {"confirm", "Check the computation",         confirm,   {{"confirmed", end}, {"doubtful", "retrieve"}}},
};
// clang-format on

constexpr AnswerFlow correctiveRag{
    "corrective-rag", "Corrective RAG",
    "Scores every passage, keeps the excerpts that help, and searches the web once if the library is not enough.",
    steps, entryForNumbers};
const Offered<AnswerFlow> offered{correctiveRag};

} // namespace
} // namespace core
