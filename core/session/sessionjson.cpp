#include "core/session/sessionjson.h"

#include "core/flow/tracefields.h"
#include "core/flow/tracejson.h"
#include "core/session/health.h"
#include "core/session/outcome.h"

namespace core {
namespace {

// Text and passages are for readers; offsets and numbers are read back.
Json sentenceJson(qsizetype index, const Turn &turn)
{
    const AnswerSentence &sentence = turn.sentences[index];
    JsonObject json = jsonOf(sentence);
    QList<Json> passages;
    for (int number : sentence.citations) {
        for (const Citation &citation : turn.citations) {
            if (citation.number == number)
                passages.append(citation.passage);
        }
    }
    json.set("text", turn.answer.mid(sentence.from, sentence.to - sentence.from));
    json.set("support", name(sentence.support));
    json.set("supported", supportShown(turn, index) == Support::Fully);
    json.set("passages", passages);
    return json;
}

Json sentencesJson(const Turn &turn)
{
    QList<Json> sentences;
    for (qsizetype i = 0; i < turn.sentences.size(); ++i)
        sentences.append(sentenceJson(i, turn));
    return sentences;
}

QList<AnswerSentence> sentencesFrom(const Json &json)
{
    QList<AnswerSentence> sentences;
    for (const Json &value : json) {
        sentences.append(valueOf<AnswerSentence>(value));
        sentences.last().support = supportNamed(value[u"support"].toString());
    }
    return sentences;
}

// Prompt and reply are in the trace.
Json judgementJson(const std::optional<Verdict> &verdict)
{
    if (!verdict)
        return Json::object({});
    JsonObject json = jsonOf(*verdict);
    json.remove("prompt");
    json.remove("raw");
    return json;
}

std::optional<Verdict> judgementFrom(const Json &json)
{
    return json.isObject() && json.size() > 0 ? std::optional(verdictFrom(json)) : std::nullopt;
}

// Adds the document's name to the number of a cell's document, for readers.
Json withDocuments(JsonObject computed, const Turn &turn)
{
    QList<Json> operands;
    for (JsonObject operand : computed[u"operands"]) {
        for (const Citation &citation : turn.citations) {
            if (citation.document == operand[u"document_id"].toInteger())
                operand.set("document", citation.file);
        }
        operands.append(operand);
    }
    computed.set("operands", operands);
    return computed;
}

Json verdictsOf(const Trace &trace)
{
    QList<Json> verdicts;
    for (const TraceEvent &event : trace) {
        if (!event.verdict())
            continue;
        JsonObject verdict = jsonOf(*event.verdict());
        if (event.takenOver)
            verdict.set("taken_over", true);
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

static Json fieldValue(const Support &support)
{
    return name(support);
}

static void setField(const Json &json, Support &support)
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
    f.unlessDefault("first_seconds", cost.firstSeconds);
    f.unlessDefault("writing_seconds", cost.writingSeconds);
    f.unlessDefault("written_tokens", cost.writtenTokens);
    f.unlessDefault("dollars", cost.dollars);
    f.unlessDefault("priced_calls", cost.pricedCalls);
    f.ifSet("gpu_share", cost.gpuShare);
}

static Json fieldValue(const Gaps &gaps)
{
    return toJson(gaps);
}

static void setField(const Json &json, Gaps &gaps)
{
    gaps = gapsFrom(json);
}

static Json fieldValue(const Likelihood::Level &level)
{
    return name(level);
}

static void setField(const Json &json, Likelihood::Level &level)
{
    level = levelNamed(json.toString());
}

template <class Fields>
static void describe(Fields &f, MeasuredRate &measured)
{
    f("shown", measured.shown);
    f("right", measured.right);
}

template <class Fields>
static void describe(Fields &f, Turn &turn)
{
    f("id", turn.id);
    f("asked", turn.asked);
    f("question", turn.question);
    f.unlessEmpty("typed", turn.typed);
    f.unlessEmpty("did_you_mean", turn.suggestion);
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
    f.unlessEmpty("computed_missing", turn.missing);
    f.unlessEmpty("candidates", turn.candidates);
    // "likelihood" is what is shown, which corrections and checks may lower; these are the original estimates.
    if (!Fields::writes || turn.likelihood.level != Likelihood::Unknown) {
        f("likelihood_level", turn.likelihood.level);
        f("likelihood_chance", turn.likelihood.chance);
        f("likelihood_reasons", turn.likelihood.reasons);
        f.unlessDefault("likelihood_measured", turn.likelihood.measured);
    }
    if (!Fields::writes || !turn.fork.turn.isEmpty())
        f("forked_from", turn.fork);
}

static Json fieldValue(const Turn &turn)
{
    return toJson(turn);
}

static void setField(const Json &json, Turn &turn)
{
    turn = turnFrom(json);
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
    f.unlessEmpty("author", document.author);
    f.unlessDefault("year", document.year);
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

// Adds derived values to the table's fields, for readers.
Json toJson(const Turn &turn)
{
    const TurnOutcome outcome = outcomeOf(turn);
    JsonObject json = jsonOf(turn);
    json.set("outcome", name(outcome.state));
    json.set("ending", name(turn.ending));
    json.set("refusal", name(turn.refusal));
    json.set("sentences", sentencesJson(turn));
    json.set("sentences_without_source", outcome.lacking);
    json.set("verdicts", verdictsOf(turn.trace));
    json.set("trace", toJson(turn.trace));
    if (outcome.disagreed)
        json.set("user_disagrees", true);
    if (!outcome.why.isEmpty())
        json.set("outcome_reason", outcome.why);
    if (turn.support || turn.utility)
        json.set("judgement",
                 Json::object({{"support", judgementJson(turn.support)}, {"utility", judgementJson(turn.utility)}}));
    if (outcome.likelihood != Likelihood::Unknown)
        json.set("likelihood", name(outcome.likelihood));
    if (turn.computed)
        json.set("computed", withDocuments(jsonOf(*turn.computed), turn));
    if (turn.computed && !turn.further.isEmpty()) {
        QList<Json> further;
        for (const Computed &computed : turn.further)
            further.append(withDocuments(jsonOf(computed), turn));
        json.set("computed_further", further);
    }
    if (const int saved = callsSaved(turn.trace); saved > 0)
        json.set("calls_saved", saved);
    return json;
}

// An older version stored the ending as the outcome.
Turn turnFrom(const Json &json)
{
    Turn turn = valueOf<Turn>(json);
    turn.ending = endingNamed(json[json.contains(u"ending") ? u"ending" : u"outcome"].toString());
    turn.refusal = refusalNamed(json[u"refusal"].toString());
    turn.sentences = sentencesFrom(json[u"sentences"]);
    turn.support = judgementFrom(json[u"judgement"][u"support"]);
    turn.utility = judgementFrom(json[u"judgement"][u"utility"]);
    turn.trace = traceFrom(json[u"trace"]);
    return turn;
}

Json toJson(const Session &session)
{
    JsonObject json = jsonOf(session);
    json.set("turn_count", session.turnCount);
    return json;
}

Session sessionFrom(const Json &json)
{
    Session session = valueOf<Session>(json);
    session.turnCount = int(session.turns.size());
    return session;
}

Json toJson(const Review &review)
{
    return jsonOf(review);
}

Json toJson(const ImportedFrom &imported)
{
    return imported.bundle.isEmpty() ? Json::object({}) : jsonOf(imported);
}

ImportedFrom importedFrom(const Json &json)
{
    return valueOf<ImportedFrom>(json);
}

Json toJson(const QList<EvidenceDocument> &documents)
{
    return FieldWriter::written(documents);
}

QList<EvidenceDocument> documentsFrom(const Json &json)
{
    QList<EvidenceDocument> documents;
    FieldReader::read(json, documents);
    return documents;
}

} // namespace core
