// Corrective RAG (flows.md, section 2.D): every passage is scored, and the scores say whether the library's passages
// are refined, corrected by one search of the web, or both. Simplified, any passage that is refused leads to the web
// and nothing is refined.
#include "core/base/catalogue.h"
#include "core/flows/correcting.h"

#include <algorithm>
#include <atomic>

namespace core {
namespace {

constexpr int webStripsKept = 5;    // paragraphs of the web, as the paper keeps them
constexpr int webStripsScored = 24; // of long pages only the paragraphs that share most words with the question

// What comes after a correction: an answer and its checks.
int callsToWrite(const Settings &settings)
{
    return settings.postCheck ? 3 : 1;
}

bool isFromWeb(const Passage &passage)
{
    return !passage.address.isEmpty();
}

QList<Passage> ofWeb(const QList<Passage> &passages, bool web)
{
    QList<Passage> some;
    std::copy_if(passages.cbegin(), passages.cend(), std::back_inserter(some),
                 [=](const Passage &passage) { return isFromWeb(passage) == web; });
    return some;
}

// Keywords for the web and the search with them, begun before their steps because both are certain to come.
struct LookAhead
{
    std::atomic<bool> begun = false;
    std::optional<Result<Rewriting>> keywords;
    std::optional<Result<QList<Passage>>> pages;
};

QString queryOf(const Rewriting &keywords, const QString &question)
{
    return keywords.query.isEmpty() ? question : keywords.query;
}

// Nothing but the question is told: the query leaves the machine, so no word of a document may get into it.
Result<Rewriting> keywordsFor(const QString &question, const AnsweringTools &tools)
{
    return tools.writer.rewrite({question, {}, {}, true}, tools.stop);
}

void lookAhead(LookAhead &ahead, const QString &question, const AnsweringTools &tools)
{
    if (ahead.begun.exchange(true))
        return;
    ahead.keywords = keywordsFor(question, tools);
    if (*ahead.keywords && !tools.stop.stop_requested())
        ahead.pages = askWeb(queryOf(**ahead.keywords, question), tools);
}

Result<void> take(LookAhead &ahead, Answering &a)
{
    if (!ahead.keywords)
        return {};
    if (!*ahead.keywords)
        return ahead.keywords->error();
    a.correction.keywords = **ahead.keywords;
    a.cost = a.cost + (*ahead.keywords)->cost;
    a.webAhead = std::move(ahead.pages);
    return {};
}

bool looksAhead(const AnsweringTools &tools)
{
    return tools.atOnce > 1 && webIsOn(tools);
}

Result<Decision> find(Answering &a, AnsweringTools &tools)
{
    Result<Decision> found = retrieve(a, tools);
    if (found && found->outcome != "found" && !a.outOfBudget) { // there is no rewriting for a second search here
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

// By the thresholds; every passage goes on, because it is its strips that are kept or dropped.
Decision byThresholds(Answering &a, const AnsweringTools &tools, const QList<double> &scores)
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

// One refused passage is enough for the web; those that were not refused stay.
Decision byRefusals(Answering &a, const AnsweringTools &tools, const QList<Verdict> &verdicts)
{
    a.passages.clear();
    QList<Passage> refused;
    for (int i = 0; i < verdicts.size(); ++i) {
        const bool stays = verdicts[i].passed || verdicts[i].invalid();
        (stays ? a.passages : refused).append(a.found[i]);
    }
    rememberNearest(a, refused);
    a.correction.action = refused.isEmpty() ? Correction::Correct : Correction::Incorrect;
    const QString counts = QStringLiteral("%1 of %2 refused").arg(refused.size()).arg(verdicts.size());
    return refused.isEmpty() ? decided("all", counts, a, tools)
                             : decided("incorrect", counts + QStringLiteral("; any leads to the web"), a, tools);
}

Result<Decision> score(Answering &a, AnsweringTools &tools)
{
    const int count = int(a.found.size());
    if (!a.chosen.isEmpty()) {
        a.passages = a.found;
        return decided("all", QStringLiteral("kept because you chose them"), a, tools,
                       {{QStringLiteral("kept"), idsOf(a.passages)}});
    }
    const bool ahead = tools.settings.simplified && looksAhead(tools);
    const int reserve = ahead ? 1 : 0;
    if (!affords(a, tools, count + reserve))
        return outOfBudget(a, tools);

    LookAhead web;
    const auto ask = [&](int i) {
        Result<Verdict> verdict = tools.critic.relevance(a.question, a.found.at(i), tools.stop);
        if (!verdict)
            return verdict;
        verdict->passage = a.found.at(i).id;
        if (ahead && !verdict->passed && !verdict->invalid())
            lookAhead(web, a.question, tools);
        return verdict;
    };
    AnsweringTools beside = tools;
    beside.settings.maxCalls -= reserve;
    const Result<QList<Verdict>> verdicts = judgeEach(count, ask, a, beside);
    const Result<void> taken = take(web, a);
    if (!verdicts)
        return unlessOutOfTime(verdicts.error(), a, tools);
    if (!taken)
        return unlessOutOfTime(taken.error(), a, tools);

    QList<double> scores;
    QJsonArray told;
    for (int i = 0; i < count; ++i) {
        const PassageId id = a.found[i].id;
        scores.append(scoreOf(verdicts->at(i)));
        a.judged[id] = verdicts->at(i).probability;
        a.correction.scores[id] = scores.last();
        told.append(QJsonObject{{QStringLiteral("passage"), id}, {QStringLiteral("score"), scores.last()}});
    }
    Decision decision = tools.settings.simplified ? byRefusals(a, tools, *verdicts) : byThresholds(a, tools, scores);
    decision.details[QLatin1String("scores")] = told;
    if (!tools.settings.simplified) {
        decision.details[QLatin1String("action")] = actionName(a.correction.action);
        decision.details[QLatin1String("upper")] = tools.settings.upperScore;
        decision.details[QLatin1String("lower")] = tools.settings.lowerScore;
    }
    return decision;
}

// Passages as they are, where strips are off or cannot be afforded: those above the floor, or else those that reach
// the upper threshold.
QList<Passage> unrefined(const Answering &a, const Settings &settings)
{
    const auto reaching = [&](double least) {
        QList<Passage> some;
        for (const Passage &passage : a.found) {
            if (!isFromWeb(passage) && a.correction.scores.value(passage.id, -1) >= least)
                some.append(passage);
        }
        return some;
    };
    const QList<Passage> above = reaching(settings.stripFloor);
    return above.isEmpty() && a.correction.action == Correction::Correct ? reaching(settings.upperScore) : above;
}

QString told(const QList<Piece> &pieces, const Settings &settings)
{
    QList<double> kept;
    for (const Piece &piece : pieces) {
        if (piece.kept)
            kept.append(piece.score);
    }
    const QString counts = QStringLiteral("%1 of %2 strips kept").arg(kept.size()).arg(pieces.size());
    const QString scores = kept.isEmpty() ? QString() : QStringLiteral(", with %1").arg(inWords(kept));
    return counts + scores + QStringLiteral("; those below %1 are dropped").arg(settings.stripFloor);
}

// While strips are scored, the web is asked already where that is certain to come: when the scores are ambiguous.
Result<Decision> refine(Answering &a, AnsweringTools &tools)
{
    const Settings &settings = tools.settings;
    const Outcome outcome = a.correction.action == Correction::Correct ? "correct" : "ambiguous";
    const StripMode mode = stripModeOf(settings.strips);
    const bool wantsWeb = a.correction.action == Correction::Ambiguous && webIsOn(tools);
    const bool ahead = wantsWeb && looksAhead(tools) && affords(a, tools, 1 + callsToWrite(settings));
    QList<Piece> pieces;
    if (mode != StripMode::Off)
        pieces = piecesOf(
            a.found, [=](const QString &text) { return strips(text, mode); }, a.correction.scores);

    LookAhead web;
    Result<void> scored = Error::cancelled();
    const auto part = [&](int i) {
        if (i == 0)
            scored = scorePieces(pieces, callsToWrite(settings) + (wantsWeb ? 1 : 0), a, tools);
        else
            lookAhead(web, a.question, tools);
    };
    tools.parallel.forEach(ahead ? 2 : 1, part, tools.stop);
    const Result<void> taken = take(web, a);
    if (!scored && scored.error().code != Error::Exhausted)
        return unlessOutOfTime(scored.error(), a, tools);
    if (!taken)
        return unlessOutOfTime(taken.error(), a, tools);

    QString because;
    if (mode == StripMode::Off) {
        because = QStringLiteral("strips are off: passages as they are");
    } else if (!scored) {
        because = QStringLiteral("scoring %1 strips cannot be afforded: passages as they are").arg(pieces.size());
        pieces.clear();
    } else {
        a.passages = keepBest(pieces, a.found, settings.stripFloor, settings.stripsKept);
        because = told(pieces, settings);
    }
    if (pieces.isEmpty() || (a.passages.isEmpty() && outcome == "correct")) {
        if (!pieces.isEmpty())
            because += QStringLiteral(": the passages that were judged correct, as they are");
        a.passages = unrefined(a, settings);
    }
    return decided(outcome, because, a, tools,
                   {{QStringLiteral("kept"), idsOf(a.passages)}, {QStringLiteral("strips"), toJson(pieces)}});
}

Result<Decision> keywords(Answering &a, AnsweringTools &tools)
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
    a.query = queryOf(found, a.question);
    const QString because = found.query.isEmpty()
                                ? QStringLiteral("there are no keywords: the question itself is asked")
                                : QStringLiteral("keywords: ") + found.query;
    return decided("named", because, a, tools,
                   {{QStringLiteral("query"), a.query},
                    {QStringLiteral("reason"), found.reason},
                    {QStringLiteral("prompt"), found.prompt},
                    {QStringLiteral("raw"), found.raw}});
}

Result<Decision> web(Answering &a, AnsweringTools &tools)
{
    Result<Decision> searched = searchWeb(a, tools);
    if (!searched || searched->outcome != "found")
        return searched;
    if (tools.settings.simplified || stripModeOf(tools.settings.strips) == StripMode::Off)
        searched->outcome = "unsifted";
    return searched;
}

// Of long pages only those paragraphs are scored that share most words with the question.
QList<Piece> paragraphsOf(const QList<Passage> &pages, const QString &question, int most)
{
    QList<Piece> pieces = piecesOf(pages, paragraphs, {});
    if (pieces.size() <= most)
        return pieces;
    QList<std::pair<double, int>> ranking;
    for (int i = 0; i < pieces.size(); ++i)
        ranking.append({-likeness(question, pieces[i].passage.text), i});
    std::sort(ranking.begin(), ranking.end());
    QList<int> best;
    for (const auto &[unlikeness, i] : ranking.mid(0, most))
        best.append(i);
    std::sort(best.begin(), best.end());
    QList<Piece> some;
    for (const int i : std::as_const(best))
        some.append(pieces[i]);
    return some;
}

Result<Decision> sift(Answering &a, AnsweringTools &tools)
{
    const QList<Passage> pages = ofWeb(a.found, true);
    const int left = tools.settings.maxCalls - a.cost.calls - callsToWrite(tools.settings);
    QList<Piece> pieces = paragraphsOf(pages, a.question, std::min(left, webStripsScored));
    const Result<void> scored =
        left > 0 ? scorePieces(pieces, callsToWrite(tools.settings), a, tools) : Result<void>(Error::exhausted());
    if (!scored && scored.error().code != Error::Exhausted)
        return unlessOutOfTime(scored.error(), a, tools);
    if (!scored)
        return decided("sifted", QStringLiteral("scoring paragraphs cannot be afforded: the best of each page"), a,
                       tools, {{QStringLiteral("kept"), idsOf(ofWeb(a.passages, true))}});

    const QList<Passage> external = keepBest(pieces, pages, tools.settings.stripFloor, webStripsKept);
    a.passages = ofWeb(a.passages, false) + external;
    for (const Piece &piece : std::as_const(pieces)) {
        double &judged = a.judged[piece.passage.id];
        judged = std::max(judged, (piece.score + 1) / 2);
    }
    rememberNearest(a, pages);
    if (external.isEmpty())
        a.webTrouble = QStringLiteral("nothing of what it found helps with this question");
    return decided("sifted", told(pieces, tools.settings), a, tools,
                   {{QStringLiteral("kept"), idsOf(external)}, {QStringLiteral("strips"), toJson(pieces)}});
}

Result<Decision> join(Answering &a, AnsweringTools &tools)
{
    const int external = int(ofWeb(a.passages, true).size());
    QString because =
        QStringLiteral("%1 passages of the library and %2 of the web").arg(a.passages.size() - external).arg(external);
    if (!a.webTrouble.isEmpty())
        because += QStringLiteral(": ") + a.webTrouble;
    return decided(a.passages.isEmpty() ? "nothing" : "some", because, a, tools);
}

Result<Decision> check(Answering &a, AnsweringTools &tools)
{
    if (!tools.settings.postCheck)
        return decided("unchecked", QStringLiteral("checking answers is off"), a, tools);
    return verify(a, tools);
}

Result<Decision> judgeOnce(Answering &a, AnsweringTools &tools)
{
    Result<Decision> judged = judge(a, tools);
    const Attempt &attempt = a.attempts.last();
    if (judged && judged->outcome != "useful" && attempt.checkedUseful) {
        judged->outcome = "useless";
        judged->because = sure(attempt.useful) + QStringLiteral("; what was found is corrected once, before writing");
    }
    return judged;
}

// As every flow declines, and whether the web could have helped.
Result<Decision> refuse(Answering &a, AnsweringTools &tools)
{
    Result<Decision> declined = decline(a, tools);
    QString trouble = a.webTrouble;
    while (trouble.endsWith(u'.'))
        trouble.chop(1);
    const bool nothing = a.refusal == Refusal::NothingRelevant || a.refusal == Refusal::NothingFound;
    if (!declined || trouble.isEmpty() || !(nothing || webIsOn(tools)))
        return declined;
    declined->because += QStringLiteral("; ") + trouble;
    a.remark += webIsOn(tools) ? QStringLiteral(" The web search brought nothing: %1.").arg(trouble)
                               : QStringLiteral(" Web search is off; turn it on in Settings to look there too.");
    return declined;
}

// clang-format off
constexpr AnsweringStep steps[] = {
    // id        title                           does       outcome -> next step
    {"retrieve", "Find passages",                find,      {{"found", "score"}, {"nothing", "keywords"}, {"exhausted", "settle"}}},
    {"score",    "Score every passage",          score,     {{"correct", "refine"}, {"ambiguous", "refine"}, {"incorrect", "keywords"}, {"all", "write"}, {"exhausted", "settle"}}},
    {"refine",   "Keep the strips that help",    refine,    {{"correct", "write"}, {"ambiguous", "keywords"}, {"exhausted", "settle"}}},
    {"keywords", "Name keywords for the web",    keywords,  {{"named", "web", Spends::WebSearch}, {"off", "join"}, {"exhausted", "join"}}},
    {"web",      "Search the web",               web,       {{"found", "sift"}, {"unsifted", "join"}, {"nothing", "join"}, {"exhausted", "join"}}},
    {"sift",     "Keep what helps of the web",   sift,      {{"sifted", "join"}, {"exhausted", "settle"}}},
    {"join",     "Put library and web together", join,      {{"some", "write"}, {"nothing", "decline"}}},
    {"write",    "Write an answer",              write,     {{"written", "verify"}, {"empty", "settle"}, {"exhausted", "settle"}}},
    {"verify",   "Check it is grounded",         check,     {{"grounded", "judge"}, {"ungrounded", "write", Spends::Regeneration}, {"unchecked", "settle"}, {"exhausted", "settle"}}},
    {"judge",    "Check that it answers",        judgeOnce, {{"useful", end}, {"useless", "settle"}, {"exhausted", "settle"}}},
    {"settle",   "Keep the best attempt",        settle,    {{"kept", end}, {"nothing", "decline"}}},
    {"decline",  "Say what is missing",          refuse,    {{"declined", end}}},
};
// clang-format on

constexpr AnsweringFlow correctiveRag{
    "corrective-rag", "Corrective RAG",
    "Scores every passage, keeps the strips that help, and looks in the web once where the library does not suffice.",
    steps};
const Offered<AnsweringFlow> offered{correctiveRag};

} // namespace
} // namespace core
