// Sessions and turns as JSON. Every name below is public (exports, attest-cli, the store): keys are added, never
// renamed.
#include "core/session/outcome.h"

#include "core/session/health.h"

namespace core {
namespace {

constexpr const char *endings[] = {"passed", "grounded_not_useful", "unverified", "no_sources", "abstained", "failed"};
constexpr const char *likelihoods[] = {"", "unsure", "likely"};
constexpr const char *refusals[] = {
    "",           "nothing_indexed", "nothing_found",     "nothing_relevant", "not_supported",
    "not_useful", "budget_used_up",  "model_unreachable", "pages_unreadable", "stopped"};

template <class Enum, std::size_t N>
Enum valueOf(const char *const (&names)[N], const QString &word, Enum otherwise)
{
    for (std::size_t i = 0; i < N; ++i) {
        if (word == QLatin1String(names[i]))
            return Enum(i);
    }
    return otherwise;
}

template <class T, class ToJson>
QJsonArray arrayOf(const QList<T> &values, ToJson json)
{
    QJsonArray array;
    for (const T &value : values)
        array.append(json(value));
    return array;
}

template <class T, class FromJson>
QList<T> listOf(const QJsonValue &array, FromJson from)
{
    QList<T> values;
    for (const QJsonValue &value : array.toArray())
        values.append(from(value.toObject()));
    return values;
}

// The text and the passages are there for readers; offsets and numbers are what is read back.
QJsonObject sentenceJson(qsizetype index, const Turn &turn)
{
    const AnswerSentence &sentence = turn.sentences[index];
    QJsonArray passages;
    QJsonArray numbers;
    for (int number : sentence.citations) {
        numbers.append(number);
        for (const Citation &citation : turn.citations) {
            if (citation.number == number)
                passages.append(citation.passage);
        }
    }
    return {{QStringLiteral("text"), turn.answer.mid(sentence.from, sentence.to - sentence.from)},
            {QStringLiteral("from"), sentence.from},
            {QStringLiteral("to"), sentence.to},
            {QStringLiteral("support"), name(sentence.support)},
            {QStringLiteral("supported"), supportShown(turn, index) == Support::Fully},
            {QStringLiteral("citations"), numbers},
            {QStringLiteral("passages"), passages}};
}

QJsonArray sentencesJson(const Turn &turn)
{
    QJsonArray sentences;
    for (qsizetype i = 0; i < turn.sentences.size(); ++i)
        sentences.append(sentenceJson(i, turn));
    return sentences;
}

AnswerSentence sentenceFrom(const QJsonObject &json)
{
    AnswerSentence sentence{json[u"from"].toInt(), json[u"to"].toInt(), supportNamed(json[u"support"].toString()), {}};
    for (const QJsonValue &number : json[u"citations"].toArray())
        sentence.citations.append(number.toInt());
    return sentence;
}

// An older version kept the ending as the outcome, and called "verified" what is "passed" now.
Ending endingFrom(const QJsonObject &json)
{
    const QString word = json[json.contains(u"ending") ? u"ending" : u"outcome"].toString();
    return word == QLatin1String("verified") ? Ending::Passed : valueOf(endings, word, Ending::Failed);
}

// Prompt and reply stand in the trace.
QJsonObject judgementJson(const std::optional<Verdict> &verdict)
{
    if (!verdict)
        return {};
    QJsonObject json = toJson(*verdict);
    json.remove(QStringLiteral("prompt"));
    json.remove(QStringLiteral("raw"));
    return json;
}

std::optional<Verdict> judgementFrom(const QJsonValue &json)
{
    return json.isObject() && !json.toObject().isEmpty() ? std::optional(verdictFrom(json.toObject())) : std::nullopt;
}

// "likelihood" is what is shown, which corrections and checks may lower; "likelihood_level" is the estimate itself.
void addLikelihood(const Likelihood &likelihood, Likelihood::Level shown, QJsonObject &json)
{
    if (shown != Likelihood::Unknown)
        json[QLatin1String("likelihood")] = name(shown);
    if (likelihood.level == Likelihood::Unknown)
        return;
    json[QLatin1String("likelihood_level")] = name(likelihood.level);
    json[QLatin1String("likelihood_chance")] = likelihood.chance;
    json[QLatin1String("likelihood_reasons")] = QJsonArray::fromStringList(likelihood.reasons);
}

Likelihood likelihoodFrom(const QJsonObject &json)
{
    Likelihood likelihood;
    likelihood.level = valueOf(likelihoods, json[u"likelihood_level"].toString(), Likelihood::Unknown);
    likelihood.chance = json[u"likelihood_chance"].toDouble();
    for (const QJsonValue &reason : json[u"likelihood_reasons"].toArray())
        likelihood.reasons.append(reason.toString());
    return likelihood;
}

QJsonArray verdictsOf(const Trace &trace)
{
    QJsonArray verdicts;
    for (const TraceEvent &event : trace) {
        if (event.kind == TraceEvent::Judged)
            verdicts.append(event.details);
    }
    return verdicts;
}

QJsonObject forkJson(const ForkedFrom &fork)
{
    QJsonArray leftOut;
    for (const PassageId id : fork.leftOut)
        leftOut.append(id);
    return {
        {QStringLiteral("turn"), fork.turn},
        {QStringLiteral("asked"), fork.asked},
        {QStringLiteral("question"), fork.question},
        {QStringLiteral("step"), fork.node},
        {QStringLiteral("visit"), fork.visit},
        {QStringLiteral("step_title"), fork.title},
        {QStringLiteral("changes"), QJsonArray::fromStringList(fork.changes)},
        {QStringLiteral("kept_by_user"), arrayOf(fork.kept, [](const Passage &passage) { return toJson(passage); })},
        {QStringLiteral("left_out_by_user"), leftOut}};
}

ForkedFrom forkFrom(const QJsonObject &json)
{
    ForkedFrom fork{json[u"turn"].toString(),
                    json[u"asked"].toInteger(),
                    json[u"question"].toString(),
                    json[u"step"].toString(),
                    json[u"visit"].toInt(),
                    json[u"step_title"].toString(),
                    {},
                    listOf<Passage>(json[u"kept_by_user"], passageFrom),
                    {}};
    for (const QJsonValue &change : json[u"changes"].toArray())
        fork.changes.append(change.toString());
    for (const QJsonValue &id : json[u"left_out_by_user"].toArray())
        fork.leftOut.append(id.toInteger());
    return fork;
}

QJsonArray idsJson(const QList<DocumentId> &ids)
{
    QJsonArray array;
    for (const DocumentId id : ids)
        array.append(id);
    return array;
}

} // namespace

QString name(Ending ending)
{
    return QLatin1String(endings[int(ending)]);
}

QString name(Likelihood::Level level)
{
    return QLatin1String(likelihoods[int(level)]);
}

QString name(Refusal refusal)
{
    return QLatin1String(refusals[int(refusal)]);
}

QJsonObject toJson(const Turn &turn)
{
    const auto passageJson = [](const Passage &passage) { return toJson(passage); };
    const TurnOutcome outcome = outcomeOf(turn);
    QJsonObject json{
        {QStringLiteral("id"), turn.id},
        {QStringLiteral("asked"), turn.asked},
        {QStringLiteral("question"), turn.question},
        {QStringLiteral("queries"), QJsonArray::fromStringList(turn.queries)},
        {QStringLiteral("flow"), turn.flow},
        {QStringLiteral("graph"), toJson(turn.graph)},
        {QStringLiteral("model"), turn.model},
        {QStringLiteral("outcome"), name(outcome.state)},
        {QStringLiteral("ending"), name(turn.ending)},
        {QStringLiteral("sentences_without_source"), outcome.lacking},
        {QStringLiteral("refusal"), name(turn.refusal)},
        {QStringLiteral("remark"), turn.remark},
        {QStringLiteral("coverage"), toJson(turn.gaps)},
        {QStringLiteral("chosen_by_user"), turn.chosen},
        {QStringLiteral("accepted_by_user"), turn.accepted},
        {QStringLiteral("answer"), turn.answer},
        {QStringLiteral("sentences"), sentencesJson(turn)},
        {QStringLiteral("citations"),
         arrayOf(turn.citations, [](const Citation &citation) { return toJson(citation); })},
        {QStringLiteral("sources"), arrayOf(turn.sources, passageJson)},
        {QStringLiteral("nearest"), arrayOf(turn.nearest, passageJson)},
        {QStringLiteral("evidence"), hashesJson(turn.evidence)},
        {QStringLiteral("review"), toJson(turn.review)},
        {QStringLiteral("verdicts"), verdictsOf(turn.trace)},
        {QStringLiteral("trace"), toJson(turn.trace)},
        {QStringLiteral("calls"), turn.cost.calls},
        {QStringLiteral("prompt_tokens"), turn.cost.promptTokens},
        {QStringLiteral("completion_tokens"), turn.cost.completionTokens},
        {QStringLiteral("seconds"), turn.cost.seconds},
        {QStringLiteral("scope"), idsJson(turn.scope)},
    };
    if (outcome.disagreed)
        json[QLatin1String("user_disagrees")] = true;
    if (!outcome.why.isEmpty())
        json[QLatin1String("outcome_reason")] = outcome.why;
    if (turn.cut)
        json[QLatin1String("cut")] = true;
    if (turn.support || turn.utility)
        json[QLatin1String("judgement")] = QJsonObject{{QStringLiteral("support"), judgementJson(turn.support)},
                                                       {QStringLiteral("utility"), judgementJson(turn.utility)}};
    addLikelihood(turn.likelihood, outcome.likelihood, json);
    if (!turn.typed.isEmpty())
        json[QLatin1String("typed")] = turn.typed;
    if (const int saved = callsSaved(turn.trace); saved > 0)
        json[QLatin1String("calls_saved")] = saved;
    if (!turn.fork.turn.isEmpty())
        json[QLatin1String("forked_from")] = forkJson(turn.fork);
    return json;
}

Turn turnFrom(const QJsonObject &json)
{
    Turn turn;
    turn.id = json[u"id"].toString();
    turn.asked = json[u"asked"].toInteger();
    turn.question = json[u"question"].toString();
    turn.typed = json[u"typed"].toString();
    for (const QJsonValue &query : json[u"queries"].toArray())
        turn.queries.append(query.toString());
    turn.flow = json[u"flow"].toString();
    turn.graph = graphFrom(json[u"graph"].toObject());
    turn.model = json[u"model"].toString();
    turn.ending = endingFrom(json);
    turn.support = judgementFrom(json[u"judgement"][u"support"]);
    turn.utility = judgementFrom(json[u"judgement"][u"utility"]);
    turn.likelihood = likelihoodFrom(json);
    turn.cut = json[u"cut"].toBool();
    turn.refusal = valueOf(refusals, json[u"refusal"].toString(), Refusal::None);
    turn.remark = json[u"remark"].toString();
    turn.gaps = gapsFrom(json[u"coverage"].toObject());
    turn.chosen = json[u"chosen_by_user"].toBool();
    turn.accepted = json[u"accepted_by_user"].toBool();
    turn.answer = json[u"answer"].toString();
    turn.sentences = listOf<AnswerSentence>(json[u"sentences"], sentenceFrom);
    turn.citations = listOf<Citation>(json[u"citations"], citationFrom);
    turn.sources = listOf<Passage>(json[u"sources"], passageFrom);
    turn.nearest = listOf<Passage>(json[u"nearest"], passageFrom);
    turn.evidence = hashesFrom(json[u"evidence"].toObject());
    turn.review = reviewFrom(json[u"review"].toObject());
    turn.trace = traceFrom(json[u"trace"].toArray());
    turn.cost = {json[u"calls"].toInt(), json[u"prompt_tokens"].toInt(), json[u"completion_tokens"].toInt(),
                 json[u"seconds"].toDouble()};
    turn.fork = forkFrom(json[u"forked_from"].toObject());
    for (const QJsonValue &id : json[u"scope"].toArray())
        turn.scope.append(id.toInteger());
    return turn;
}

QJsonObject toJson(const Session &session)
{
    QJsonObject json{
        {QStringLiteral("id"), session.id},
        {QStringLiteral("title"), session.title},
        {QStringLiteral("created"), session.created},
        {QStringLiteral("changed"), session.changed},
        {QStringLiteral("turn_count"), int(session.turnCount)},
        {QStringLiteral("turns"), arrayOf(session.turns, [](const Turn &turn) { return toJson(turn); })},
    };
    if (session.pinned)
        json[QLatin1String("pinned")] = true;
    if (!session.tags.isEmpty())
        json[QLatin1String("tags")] = QJsonArray::fromStringList(session.tags);
    if (session.branchedFrom != 0)
        json[QLatin1String("branched_from")] = session.branchedFrom;
    if (session.isReadOnly())
        json[QLatin1String("imported")] = session.imported;
    return json;
}

Session sessionFrom(const QJsonObject &json)
{
    Session session;
    session.id = json[u"id"].toInteger();
    session.title = json[u"title"].toString();
    session.created = json[u"created"].toInteger();
    session.changed = json[u"changed"].toInteger();
    session.turns = listOf<Turn>(json[u"turns"], turnFrom);
    session.pinned = json[u"pinned"].toBool();
    for (const QJsonValue &tag : json[u"tags"].toArray())
        session.tags.append(tag.toString());
    session.branchedFrom = json[u"branched_from"].toInteger();
    session.imported = json[u"imported"].toObject();
    session.turnCount = int(session.turns.size());
    return session;
}

} // namespace core
