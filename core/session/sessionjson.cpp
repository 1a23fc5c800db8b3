#include "core/session/sessionjson.h"

#include "core/flow/tracefields.h"
#include "core/flow/tracejson.h"
#include "core/session/health.h"
#include "core/session/outcome.h"

namespace core {
namespace {

// The text and the passages are there for readers; offsets and numbers are what is read back.
QJsonObject sentenceJson(qsizetype index, const Turn &turn)
{
    const AnswerSentence &sentence = turn.sentences[index];
    QJsonObject json = jsonOf(sentence);
    QJsonArray passages;
    for (int number : sentence.citations) {
        for (const Citation &citation : turn.citations) {
            if (citation.number == number)
                passages.append(citation.passage);
        }
    }
    json[QLatin1String("text")] = turn.answer.mid(sentence.from, sentence.to - sentence.from);
    json[QLatin1String("support")] = name(sentence.support);
    json[QLatin1String("supported")] = supportShown(turn, index) == Support::Fully;
    json[QLatin1String("passages")] = passages;
    return json;
}

QJsonArray sentencesJson(const Turn &turn)
{
    QJsonArray sentences;
    for (qsizetype i = 0; i < turn.sentences.size(); ++i)
        sentences.append(sentenceJson(i, turn));
    return sentences;
}

QList<AnswerSentence> sentencesFrom(const QJsonArray &json)
{
    QList<AnswerSentence> sentences;
    for (const QJsonValue &value : json) {
        sentences.append(valueOf<AnswerSentence>(value.toObject()));
        sentences.last().support = supportNamed(value[u"support"].toString());
    }
    return sentences;
}

// Prompt and reply stand in the trace.
QJsonObject judgementJson(const std::optional<Verdict> &verdict)
{
    if (!verdict)
        return {};
    QJsonObject json = jsonOf(*verdict);
    json.remove(QStringLiteral("prompt"));
    json.remove(QStringLiteral("raw"));
    return json;
}

std::optional<Verdict> judgementFrom(const QJsonValue &json)
{
    return json.isObject() && !json.toObject().isEmpty() ? std::optional(verdictFrom(json.toObject())) : std::nullopt;
}

// Beside the number of a cell's document its name, for readers.
QJsonObject withDocuments(QJsonObject computed, const Turn &turn)
{
    QJsonArray operands = computed[u"operands"].toArray();
    for (QJsonValueRef value : operands) {
        QJsonObject operand = value.toObject();
        for (const Citation &citation : turn.citations) {
            if (citation.document == operand[u"document_id"].toInteger())
                operand[QLatin1String("document")] = citation.file;
        }
        value = operand;
    }
    computed[QLatin1String("operands")] = operands;
    return computed;
}

QJsonArray verdictsOf(const Trace &trace)
{
    QJsonArray verdicts;
    for (const TraceEvent &event : trace) {
        if (!event.verdict())
            continue;
        QJsonObject verdict = jsonOf(*event.verdict());
        if (event.takenOver)
            verdict[QLatin1String("taken_over")] = true;
        verdicts.append(verdict);
    }
    return verdicts;
}

} // namespace

template <class Fields>
static void describe(Fields &f, ForkedFrom &fork)
{
    f("turn", fork.turn);
    f("asked", fork.asked);
    f("question", fork.question);
    f("step", fork.node);
    f("visit", fork.visit);
    f("step_title", fork.title);
    f("changes", fork.changes);
    f("kept_by_user", fork.kept);
    f("left_out_by_user", fork.leftOut);
}

static QJsonValue fieldValue(const Support &support)
{
    return name(support);
}

static void setField(const QJsonValue &json, Support &support)
{
    support = supportNamed(json.toString());
}

template <class Fields>
static void describe(Fields &f, CorrectedVerdict &correction)
{
    f("kind", named(correction.kind, verdictKindNames));
    f("passage", correction.passage);
    f("sentence", correction.sentence);
    f("judge", correction.judge);
    f("passes", correction.passes);
    f("at", correction.at);
}

template <class Fields>
static void describe(Fields &f, Recheck &recheck)
{
    f("at", recheck.at);
    f("judge", recheck.judge);
    f("support", recheck.answer);
    f("sentences", recheck.sentences);
    f("evidence", recheck.evidence);
    f("remark", recheck.remark);
}

template <class Fields>
static void describe(Fields &f, Review &review)
{
    f.unlessEmpty("corrected_by_user", review.corrections);
    f.unlessEmpty("checked_again", review.rechecks);
}

template <class Fields>
static void describe(Fields &f, Cost &cost)
{
    f("calls", cost.calls);
    f("prompt_tokens", cost.promptTokens);
    f("completion_tokens", cost.completionTokens);
    f("seconds", cost.seconds);
}

static QJsonValue fieldValue(const Gaps &gaps)
{
    return toJson(gaps);
}

static void setField(const QJsonValue &json, Gaps &gaps)
{
    gaps = gapsFrom(json.toObject());
}

static QJsonValue fieldValue(const Likelihood::Level &level)
{
    return name(level);
}

static void setField(const QJsonValue &json, Likelihood::Level &level)
{
    level = levelNamed(json.toString());
}

template <class Fields>
static void describe(Fields &f, Turn &turn)
{
    f("id", turn.id);
    f("asked", turn.asked);
    f("question", turn.question);
    f.unlessEmpty("typed", turn.typed);
    f("queries", turn.queries);
    f("flow", turn.flow);
    f("graph", turn.graph);
    f("model", turn.model);
    f("remark", turn.remark);
    f("coverage", turn.gaps);
    f("chosen_by_user", turn.chosen);
    f("accepted_by_user", turn.accepted);
    f("answer", turn.answer);
    f("citations", turn.citations);
    f("sources", turn.sources);
    f("nearest", turn.nearest);
    f("evidence", turn.evidence);
    f("review", turn.review);
    f.flat(turn.cost);
    f("scope", turn.scope);
    f.unlessDefault("cut", turn.cut);
    f.ifSet("computed", turn.computed);
    f.unlessEmpty("computed_further", turn.further);
    f.unlessEmpty("candidates", turn.candidates);
    // "likelihood" is what is shown, which corrections and checks may lower; these are the estimate itself.
    if (!Fields::writes || turn.likelihood.level != Likelihood::Unknown) {
        f("likelihood_level", turn.likelihood.level);
        f("likelihood_chance", turn.likelihood.chance);
        f("likelihood_reasons", turn.likelihood.reasons);
    }
    if (!Fields::writes || !turn.fork.turn.isEmpty())
        f("forked_from", turn.fork);
}

static QJsonValue fieldValue(const Turn &turn)
{
    return toJson(turn);
}

static void setField(const QJsonValue &json, Turn &turn)
{
    turn = turnFrom(json.toObject());
}

template <class Fields>
static void describe(Fields &f, EvidenceDocument &document)
{
    f("id", document.id);
    f("document", document.file);
    f("title", document.title);
    f("sha256", document.hash);
    f("bytes", document.bytes);
    f("pages", document.pages);
}

template <class Fields>
static void describe(Fields &f, ImportedFrom &imported)
{
    f("bundle", imported.bundle);
    f("sha256", imported.hash);
    f("session", imported.session);
    f("made", imported.made);
    f("attest", imported.madeBy);
    f("documents", imported.documents);
}

template <class Fields>
static void describe(Fields &f, Session &session)
{
    f("id", session.id);
    f("title", session.title);
    f("created", session.created);
    f("changed", session.changed);
    f("turns", session.turns);
    f.unlessDefault("pinned", session.pinned);
    f.unlessEmpty("tags", session.tags);
    f.unlessDefault("branched_from", session.branchedFrom);
    if (!Fields::writes || session.isReadOnly())
        f("imported", session.imported);
}

// Beside the table: what follows from the turn, for readers.
QJsonObject toJson(const Turn &turn)
{
    const TurnOutcome outcome = outcomeOf(turn);
    QJsonObject json = jsonOf(turn);
    json[QLatin1String("outcome")] = name(outcome.state);
    json[QLatin1String("ending")] = name(turn.ending);
    json[QLatin1String("refusal")] = name(turn.refusal);
    json[QLatin1String("sentences")] = sentencesJson(turn);
    json[QLatin1String("sentences_without_source")] = outcome.lacking;
    json[QLatin1String("verdicts")] = verdictsOf(turn.trace);
    json[QLatin1String("trace")] = toJson(turn.trace);
    if (outcome.disagreed)
        json[QLatin1String("user_disagrees")] = true;
    if (!outcome.why.isEmpty())
        json[QLatin1String("outcome_reason")] = outcome.why;
    if (turn.support || turn.utility)
        json[QLatin1String("judgement")] = QJsonObject{{QStringLiteral("support"), judgementJson(turn.support)},
                                                       {QStringLiteral("utility"), judgementJson(turn.utility)}};
    if (outcome.likelihood != Likelihood::Unknown)
        json[QLatin1String("likelihood")] = name(outcome.likelihood);
    if (turn.computed)
        json[QLatin1String("computed")] = withDocuments(jsonOf(*turn.computed), turn);
    if (turn.computed && !turn.further.isEmpty()) {
        QJsonArray further;
        for (const Computed &computed : turn.further)
            further.append(withDocuments(jsonOf(computed), turn));
        json[QLatin1String("computed_further")] = further;
    }
    if (const int saved = callsSaved(turn.trace); saved > 0)
        json[QLatin1String("calls_saved")] = saved;
    return json;
}

// An older version kept the ending as the outcome.
Turn turnFrom(const QJsonObject &json)
{
    Turn turn = valueOf<Turn>(json);
    turn.ending = endingNamed(json[json.contains(u"ending") ? u"ending" : u"outcome"].toString());
    turn.refusal = refusalNamed(json[u"refusal"].toString());
    turn.sentences = sentencesFrom(json[u"sentences"].toArray());
    turn.support = judgementFrom(json[u"judgement"][u"support"]);
    turn.utility = judgementFrom(json[u"judgement"][u"utility"]);
    turn.trace = traceFrom(json[u"trace"].toArray());
    return turn;
}

QJsonObject toJson(const Session &session)
{
    QJsonObject json = jsonOf(session);
    json[QLatin1String("turn_count")] = session.turnCount;
    return json;
}

Session sessionFrom(const QJsonObject &json)
{
    Session session = valueOf<Session>(json);
    session.turnCount = int(session.turns.size());
    return session;
}

QJsonObject toJson(const Review &review)
{
    return jsonOf(review);
}

QJsonObject toJson(const ImportedFrom &imported)
{
    return imported.bundle.isEmpty() ? QJsonObject() : jsonOf(imported);
}

ImportedFrom importedFrom(const QJsonObject &json)
{
    return valueOf<ImportedFrom>(json);
}

QJsonArray toJson(const QList<EvidenceDocument> &documents)
{
    return FieldWriter::written(documents).toArray();
}

QList<EvidenceDocument> documentsFrom(const QJsonArray &json)
{
    QList<EvidenceDocument> documents;
    FieldReader::read(json, documents);
    return documents;
}

} // namespace core
