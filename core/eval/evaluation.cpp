#include "core/eval/evaluation.h"

#include "core/eval/amounts.h"
#include "core/eval/metrics.h"
#include "core/eval/rightness.h"
#include "core/library/evidencesearch.h"
#include "core/llm/citedtext.h"
#include "core/session/outcome.h"
#include "core/language/terms.h"

#include <QElapsedTimer>

#include <algorithm>
#include <optional>

namespace core {
namespace {

constexpr int leastPages = 100;              // pages needed for recall_at_100
constexpr int searchedFirst = 160;           // passages; several may be on one page
constexpr qsizetype longestContext = 20'000; // characters of a passage given to the Critic
constexpr int quoted = 3;                    // sentences allowed in an answer to a paragraph's question

Json row(const QString &id, const QString &question)
{
    JsonObject json = Json::object({{"id", id}});
    if (!question.isEmpty())
        json.set("question", question);
    return json;
}

struct Found // the best first, each once
{
    QStringList pages;            // pages with which passages are shown
    QHash<QString, int> pageRank; // rank of every page they touch, 1-based
    QStringList documents;
};

Found rankingOf(const QList<FoundPassage> &passages, int mostPages)
{
    Found found;
    QHash<QString, int> ranks;
    for (const FoundPassage &each : passages) {
        const Passage &passage = each.passage;
        const QString shown = Shelf::keyOf(passage.document, passage.page);
        if (!ranks.contains(shown)) {
            if (found.pages.size() == mostPages)
                continue;
            found.pages.append(shown);
            ranks.insert(shown, int(found.pages.size()));
        }
        const int rank = ranks[shown];
        for (const Span &span : passage.spans) { // `page` may be later than the page where it begins
            const QString key = Shelf::keyOf(passage.document, span.page);
            found.pageRank[key] = std::min(rank, found.pageRank.value(key, rank));
        }
        const QString document = Shelf::keyOf(passage.document, 0);
        if (!found.documents.contains(document))
            found.documents.append(document);
    }
    return found;
}

// Searches for more passages until they cover enough pages, or there are no more.
Result<Found> rankingFor(const KnownQuestion &known, const QList<DocumentId> &documents, const EvalTools &tools,
                         const std::stop_token &stop, JsonObject &json)
{
    const int pages = std::max(tools.depth, leastPages);
    qsizetype before = 0;
    for (int count = searchedFirst;; count *= 2) {
        QElapsedTimer clock;
        clock.start();
        SearchRemarks remarks;
        const Result<QList<FoundPassage>> passages = searchByEvidence({known.question, count, documents}, tools.library,
                                                                      tools.ranker, tools.parallel, stop, &remarks);
        if (!passages)
            return passages.error();
        if (!remarks.isEmpty())
            json.set("search_remark", inWords(remarks).join(u' '));
        if (count == searchedFirst) // only the first search is what a user waits for
            json.set("search_seconds", double(clock.nsecsElapsed()) / 1e9);
        const Found ranking = rankingOf(*passages, pages);
        const bool isAll = tools.library.passageCount() <= count || passages->size() == before;
        if (ranking.pages.size() == pages || isAll)
            return ranking;
        before = passages->size();
    }
}

struct Wanted // a question's evidence in terms of the library
{
    QHash<QString, double> pages;
    QHash<QString, double> documents;
    bool missing = false; // one of its documents is missing
};

// Evidence missing from the library stays in the list under a key that no passage has, so it counts as not found.
Wanted wantedOf(const KnownQuestion &known, const EvalTools &tools)
{
    Wanted wanted;
    for (const Evidence &evidence : known.evidence) {
        QStringList keys = tools.shelf.keysOf(evidence);
        if (keys.isEmpty()) {
            wanted.missing = true;
            const bool isOfAPage = evidence.page > 0 || tools.form == QuestionSet::Judged;
            keys = {QStringLiteral("?%1/%2").arg(evidence.document).arg(isOfAPage ? std::max(1, evidence.page) : 0)};
        }
        for (const QString &key : keys) {
            if (!key.endsWith(QLatin1String("/0")))
                wanted.pages[key] = std::max(wanted.pages.value(key), evidence.grade);
            wanted.documents[key.section(u'/', 0, -2) + QStringLiteral("/0")] = 1;
        }
    }
    return wanted;
}

void scoreRanking(const Found &found, const Wanted &wanted, const EvalTools &tools, JsonObject &json)
{
    if (!wanted.documents.isEmpty() && tools.form == QuestionSet::Questions)
        json.set("document_rank", rankOfFirst(found.documents, wanted.documents));
    if (wanted.pages.isEmpty())
        return;
    int first = 0;
    int covered = 0;
    for (auto page = wanted.pages.keyBegin(); page != wanted.pages.keyEnd(); ++page) {
        const int rank = found.pageRank.value(*page);
        covered += rank > 0 && rank <= tools.depth;
        first = rank > 0 && (first == 0 || rank < first) ? rank : first;
    }
    json.set("page_rank", first);
    json.set("recall", double(covered) / double(wanted.pages.size()));
    if (tools.form != QuestionSet::Judged)
        return;
    json.set("ndcg_at_10", ndcgAt(found.pages, wanted.pages, 10));
    json.set("recall_at_100", recallAt(found.pages, wanted.pages, 100));
}

// The best value for any of the known answers.
double best(const QStringList &answers, const std::function<double(const QString &answer)> &score)
{
    double most = 0;
    for (const QString &answer : answers)
        most = std::max(most, score(answer));
    return most;
}

void scoreWords(const Turn &turn, const KnownQuestion &known, JsonObject &json)
{
    const QString &said = turn.answer;
    const bool contains = best(known.answers, [&](const QString &answer) { return containsAnswer(said, answer); }) > 0;
    json.set("correct", contains);
    json.set("exact", best(known.answers, [&](const QString &answer) { return equalsAnswer(said, answer); }) > 0);
    json.set("f1", best(known.answers, [&](const QString &answer) { return answerF1(said, answer); }));
    if (std::any_of(known.answers.begin(), known.answers.end(), hasAmounts))
        json.set("numbers", best(known.answers, [&](const QString &answer) {
                                return givesAmounts(said, answer, known.question, {.withGiven = true});
                            }) > 0);
    const auto within = [&](qsizetype sentences) {
        const qsizetype end =
            turn.sentences.isEmpty() ? said.size() : turn.sentences[std::min(sentences, turn.sentences.size()) - 1].to;
        const QString part = said.left(end);
        return best(known.answers, [&](const QString &answer) { return containsAnswer(part, answer); }) > 0;
    };
    json.set("in_first_sentence", !said.isEmpty() && within(1));
    json.set("in_sentences", !said.isEmpty() && within(quoted));
}

// Attest's confidence in the answer; nothing if no probability was given. That quoted words are in their source is
// always certain: the doubt is whether they answer.
std::optional<double> surenessOf(const Turn &turn, const TurnOutcome &outcome)
{
    if (outcome.state == TurnOutcome::Quoted)
        return turn.likelihood.level == Likelihood::Unknown ? std::nullopt : std::optional(turn.likelihood.chance);
    const std::optional<Verdict> verdict = answerVerdict(turn, Verdict::Support);
    return verdict && verdict->hasProbability() ? std::optional(verdict->probability) : std::nullopt;
}

void scoreTurn(const Turn &turn, const KnownQuestion &known, const Wanted &wanted, JsonObject &json)
{
    const bool answered = !turn.answer.isEmpty();
    const TurnOutcome outcome = outcomeOf(turn);
    json.set("outcome", name(outcome.state));
    if (outcome.likelihood != Likelihood::Unknown)
        json.set("likelihood", name(outcome.likelihood));
    json.set("answered", answered);
    if (turn.refusal != Refusal::None)
        json.set("refusal", name(turn.refusal));
    if (turn.ending == Ending::Failed)
        json.set("remark", turn.remark);
    json.set("answer", turn.answer);
    if (!known.answers.isEmpty())
        scoreWords(turn, known, json);
    if (answered) {
        if (const std::optional<double> sure = surenessOf(turn, outcome))
            json.set("sure", *sure);
        json.set("sentences", int(turn.sentences.size()));
        const auto supported = std::count_if(turn.sentences.begin(), turn.sentences.end(),
                                             [](const auto &each) { return each.support == Support::Fully; });
        if (!turn.sentences.isEmpty())
            json.set("support_rate", double(supported) / double(turn.sentences.size()));
        if (!wanted.pages.isEmpty())
            json.set("cited_page",
                     std::any_of(turn.citations.begin(), turn.citations.end(), [&](const Citation &citation) {
                         return wanted.pages.contains(Shelf::keyOf(citation.document, citation.page));
                     }));
        if (const std::optional<bool> isIt = isRight(json))
            json.set("right", *isIt);
    }
    json.set("calls", turn.cost.calls);
    json.set("tokens", turn.cost.promptTokens + turn.cost.completionTokens);
    json.set("turn", turn.id);
}

Passage passageOf(const QString &text)
{
    Passage passage;
    passage.id = 1;
    passage.text = text.left(longestContext);
    return passage;
}

} // namespace

Result<Json> measure(const KnownQuestion &known, const EvalTools &tools, std::stop_token stop)
{
    JsonObject json = row(known.id, known.question);
    if (!known.type.isEmpty())
        json.set("type", known.type);
    if (known.answerable)
        json.set("answerable", *known.answerable);
    if (!known.answers.isEmpty())
        json.set("known_answers", known.answers);
    const Wanted wanted = wantedOf(known, tools);
    if (wanted.missing)
        json.set("document_missing", true);
    QList<DocumentId> documents;
    if (tools.withinDocument) {
        documents = tools.shelf.documentsNamed(known.document);
        for (const QString &key : documents.isEmpty() ? wanted.documents.keys() : QStringList())
            documents.append(key.section(u'/', 0, 0).toLongLong());
        if (documents.isEmpty() && !known.document.isEmpty())
            json.set("document_missing", true);
    }
    const Result<Found> ranking = rankingFor(known, documents, tools, stop, json);
    if (!ranking)
        return ranking.error();
    scoreRanking(*ranking, wanted, tools, json);
    if (!tools.ask)
        return json;
    QElapsedTimer clock;
    clock.start();
    const Turn turn = tools.ask(known.question, documents);
    if (turn.refusal == Refusal::Stopped || stop.stop_requested())
        return Error::cancelled();
    if (turn.refusal == Refusal::ModelUnreachable ||
        turn.refusal == Refusal::EmptyReply) // which says nothing about the question
        return Error{Error::Unavailable, turn.remark, {}};
    json.set("seconds", double(clock.nsecsElapsed()) / 1e9);
    scoreTurn(turn, known, wanted, json);
    return json;
}

namespace {

Result<Verdict> judged(const LabelledPair &pair, Critic &critic, const std::stop_token &stop)
{
    switch (pair.kind) {
    case LabelledPair::Relevance:
        return critic.relevance(pair.question, passageOf(pair.passage), stop);
    case LabelledPair::Utility:
        return critic.utility(pair.question, pair.sentence, Scale::Binary, stop);
    case LabelledPair::Support:
        break;
    }
    return critic.support(pair.question, withoutCitationMarks(pair.sentence), {passageOf(pair.passage)}, Scale::Binary,
                          stop);
}

} // namespace

Result<Json> measure(const LabelledPair &pair, Critic &critic, std::stop_token stop)
{
    const Result<Verdict> verdict = judged(pair, critic, stop);
    if (!verdict)
        return verdict.error();
    JsonObject json = row(pair.id, pair.question);
    if (!pair.type.isEmpty())
        json.set("type", pair.type);
    json.set("sentence", pair.kind == LabelledPair::Relevance ? pair.passage : pair.sentence);
    json.set("label", pair.label);
    json.set("said", verdict->invalid() ? QStringLiteral("invalid")
                     : verdict->passed  ? pair.positive()
                                        : QStringLiteral("not_") + pair.positive());
    json.set("probability", verdict->probability);
    json.set("reason", verdict->reason);
    json.set("calls", verdict->cost.calls);
    json.set("tokens", verdict->cost.promptTokens + verdict->cost.completionTokens);
    json.set("seconds", verdict->cost.seconds);
    return json;
}

Result<Json> measure(const AnsweredQuestion &answered, Critic &critic, std::stop_token stop)
{
    JsonObject json = row(answered.id, answered.query);
    json.set("answered", !answered.response.isEmpty());
    if (answered.response.isEmpty())
        return json;
    const Result<Verdict> useful = critic.utility(answered.query, answered.response, Scale::Binary, stop);
    if (!useful)
        return useful.error();
    Cost cost = useful->cost;
    json.set("answer", answered.response);
    json.set("answers_query", useful->passed);
    json.set("probability", useful->probability);
    json.set("reason", useful->reason);
    if (answered.answers)
        json.set("label", *answered.answers);
    QList<Passage> context;
    for (const QString &text : answered.context)
        context.append(passageOf(text));
    if (!context.isEmpty()) {
        const Result<Verdict> support =
            critic.support(answered.query, withoutCitationMarks(answered.response), context, Scale::Binary, stop);
        if (!support)
            return support.error();
        json.set("supported", support->passed);
        cost = cost + support->cost;
    }
    json.set("calls", cost.calls);
    json.set("tokens", cost.promptTokens + cost.completionTokens);
    json.set("seconds", cost.seconds);
    return json;
}

Json failedRow(const QuestionSet &set, int number, const Error &why)
{
    const auto failed = [&](const QString &id, const QString &question) {
        JsonObject json = row(id, question);
        json.set("outcome", name(TurnOutcome::Failed));
        json.set("remark", why.message);
        return json;
    };
    if (set.form == QuestionSet::Responses)
        return failed(set.responses[number].id, set.responses[number].query);
    if (set.form == QuestionSet::Pairs) {
        JsonObject json = failed(set.pairs[number].id, set.pairs[number].question);
        const LabelledPair &pair = set.pairs[number];
        json.set("sentence", pair.kind == LabelledPair::Relevance ? pair.passage : pair.sentence);
        return json;
    }
    const KnownQuestion &known = set.questions[number];
    JsonObject json = failed(known.id, known.question);
    json.set("answered", false);
    if (known.answerable)
        json.set("answerable", *known.answerable);
    return json;
}

} // namespace core
