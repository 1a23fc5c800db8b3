// The field tables of verdicts, passages, citations and events for core/base/jsonfields.h. Included only by sources
// that convert these, or values that contain them, to or from JSON.
#pragma once

#include "core/base/jsonfields.h"
#include "core/flow/graph.h"
#include "core/flow/trace.h"

#include <QFileInfo>

namespace core {

inline constexpr const char *verdictKindNames[] = {"retrieval", "route",   "relevance",
                                                   "support",   "utility", "complexity"};
inline constexpr const char *computedKindNames[] = {"cell",       "formula",        "change", "average",
                                                    "direction",  "extreme",        "sum",    "count",
                                                    "difference", "extreme_growth", "rank"};
inline constexpr const char *endedByUserNames[] = {"", "stop_after_step", "accept_best"}; // StepProgress::Ended

// Boxes, spans and token probabilities are stored as lists of numbers.
inline Json fieldValue(const Box &box)
{
    return QList<Json>{box.left, box.top, box.right, box.bottom};
}

inline void setField(const Json &json, Box &box)
{
    box = {float(json[0].toDouble()), float(json[1].toDouble()), float(json[2].toDouble()), float(json[3].toDouble())};
}

inline Json fieldValue(const Span &span)
{
    return QList<Json>{span.from, span.length, span.page, span.pageFrom};
}

inline void setField(const Json &json, Span &span)
{
    span = {json[0].toInt(), json[1].toInt(), json[2].toInt(), json[3].toInt()};
}

inline Json fieldValue(const Reflection::Retrieve &chances)
{
    return QList<Json>{chances.retrieval, chances.noRetrieval, chances.goOn};
}

inline Json fieldValue(const Reflection::Relevant &chances)
{
    return QList<Json>{chances.relevant, chances.irrelevant};
}

inline Json fieldValue(const Reflection::Supported &chances)
{
    return QList<Json>{chances.fully, chances.partially, chances.no};
}

inline double chanceIn(const Json &json, int i)
{
    return json[i].toDouble(Reflection::absentToken);
}

inline void setField(const Json &json, Reflection::Retrieve &chances)
{
    chances = {chanceIn(json, 0), chanceIn(json, 1), chanceIn(json, 2)};
}

inline void setField(const Json &json, Reflection::Relevant &chances)
{
    chances = {chanceIn(json, 0), chanceIn(json, 1)};
}

inline void setField(const Json &json, Reflection::Supported &chances)
{
    chances = {chanceIn(json, 0), chanceIn(json, 1), chanceIn(json, 2)};
}

template <class Fields>
void describe(Fields &f, Reflection &reflection)
{
    if constexpr (!Fields::writes) {
        if (f.has("useful"))
            reflection.useful.emplace().fill(Reflection::absentToken);
        if (reflection.useful)
            f("useful", *reflection.useful);
    } else {
        f.ifSet("useful", reflection.useful);
    }
    f.ifSet("retrieve", reflection.retrieve);
    f.ifSet("relevant", reflection.relevant);
    f.ifSet("supported", reflection.supported);
    f.ifSet("mean_logprob", reflection.meanLogprob);
    f.unlessDefault("presumed", reflection.presumed);
}

template <class Fields>
void describe(Fields &f, Verdict &verdict)
{
    f("kind", named(verdict.kind, verdictKindNames));
    f("label", verdict.label);
    f("passed", verdict.passed);
    f("probability", verdict.probability);
    f("reason", verdict.reason);
    f("passage", verdict.passage);
    f("sentence", verdict.sentence);
    f("from", verdict.from);
    f("to", verdict.to);
    f("judge", verdict.judge);
    f("how", verdict.how);
    f("prompt", verdict.prompt);
    f("raw", verdict.raw);
    f("calls", verdict.cost.calls);
    f("prompt_tokens", verdict.cost.promptTokens);
    f("completion_tokens", verdict.cost.completionTokens);
    f("seconds", verdict.cost.seconds);
    f.unlessEmpty("judged_text", verdict.text);
    f.unlessDefault("remembered", verdict.remembered);
}

template <class Fields>
void describe(Fields &f, Scores &scores)
{
    f("text", scores.text);
    f("vector", scores.vector);
    f("page", scores.page);
    f.unlessDefault("embedding", scores.embedding);
}

template <class Fields>
void describe(Fields &f, Passage &passage)
{
    if constexpr (Fields::writes)
        f("document", QFileInfo(passage.path).fileName()); // for human readers; ignored when read back
    f("id", passage.id);
    f("document_id", passage.document);
    f("title", passage.title);
    f("path", passage.path);
    f.unlessEmpty("named", passage.named);
    f("ordinal", passage.ordinal);
    f("page", passage.page);
    f("last_page", passage.lastPage);
    f("page_label", passage.pageLabel);
    f("heading", passage.heading);
    f("text", passage.text);
    f("spans", passage.spans);
    f("score", passage.score);
    f("reasons", passage.scores);
    f.unlessEmpty("address", passage.address);
    f.unlessEmpty("remark", passage.remark);
    f.unlessDefault("year", passage.year);
}

template <class Fields>
void describe(Fields &f, PlaceOnPage &place)
{
    f("page", place.page);
    f("boxes", place.boxes);
}

template <class Fields>
void describe(Fields &f, Citation &citation)
{
    f("number", citation.number);
    f("passage", citation.passage);
    f("document_id", citation.document);
    f("document", citation.file);
    f("title", citation.title);
    f("page", citation.page);
    f("page_label", citation.pageLabel);
    f("quote", citation.quote);
    f("from", citation.from);
    f("to", citation.to);
    f("places", citation.places);
    f.unlessEmpty("address", citation.address);
    f.unlessDefault("year", citation.year);
}

template <class Fields>
void describe(Fields &f, AnswerSentence &sentence)
{
    f("from", sentence.from);
    f("to", sentence.to);
    f("citations", sentence.citations);
}

template <class Fields>
void describe(Fields &f, WrittenText &written)
{
    if constexpr (!Fields::writes) {
        written.isWhole = f.has("sentences");
        written.hasWording = f.has("prompt");
    }
    f("text", written.text);
    if (written.isWhole) {
        f("sentences", written.sentences);
        f("citations", written.citations);
        f.unlessDefault("read", written.read, -1);
        f.unlessDefault("cut", written.cut);
        f.unlessEmpty("why_empty", written.whyEmpty);
    }
    if (written.hasWording) {
        f("prompt", written.prompt);
        f("raw", written.raw);
    }
}

template <class Fields>
void describe(Fields &f, SearchReport &search)
{
    f.unlessEmpty("query", search.query);
    f.unlessEmpty("also", search.also);
    f.unlessEmpty("parts", search.parts);
    f.unlessEmpty("remarks", search.remarks);
    if constexpr (Fields::writes)
        f.unlessEmpty("remark", inWords(search.remarks).join(u' ')); // for human readers
    else if (!f.has("remarks"))
        search.remarks.addOther(f.json[u"remark"].toString()); // in the format of older versions
    f.unlessEmpty("engine", search.engine);
    f.unlessEmpty("trouble", search.trouble);
    if (search.trouble.isEmpty())
        f("passages", search.passages);
}

template <class Fields>
void describe(Fields &f, RewriteReport &rewrite)
{
    f("query", rewrite.query);
    f("reason", rewrite.reason);
    f("prompt", rewrite.prompt);
    f("raw", rewrite.raw);
}

template <class Fields>
void describe(Fields &f, ThoughtReport &thought)
{
    f("thought", thought.number);
    f("text", thought.text);
    f("final", thought.isFinal);
    f("prompt", thought.prompt);
    f("raw", thought.raw);
}

template <class Fields>
void describe(Fields &f, PassageScore &scored)
{
    f("passage", scored.passage);
    f("score", scored.score);
}

template <class Fields>
void describe(Fields &f, ScoreReport &scored)
{
    f("scores", scored.scores);
    f.unlessEmpty("action", scored.action);
    if (!scored.action.isEmpty()) {
        f("upper", scored.upper);
        f("lower", scored.lower);
    }
}

template <class Fields>
void describe(Fields &f, StripReport &strip)
{
    f("passage", strip.passage);
    f("score", strip.score);
    f("kept", strip.kept);
    f("text", strip.text);
}

template <class Fields>
void describe(Fields &f, CandidateReport &candidate)
{
    f("passage", candidate.passage);
    f("support", candidate.support);
    f("utility", candidate.utility);
    f("relevance", candidate.relevance);
    f("counts", candidate.counts);
    f.unlessEmpty("ended", candidate.ended);
    f.flat(candidate.written);
}

template <class Fields>
void describe(Fields &f, SegmentReport::Scores &scores)
{
    f("score", scores.total);
    f("relevance", scores.relevance);
    f("support", scores.support);
    f("utility", scores.utility);
    f("sequence", scores.sequence);
    f("allowed", scores.allowed);
}

template <class Fields>
void describe(Fields &f, SegmentReport &segment)
{
    if constexpr (!Fields::writes) {
        if (f.has("allowed"))
            segment.scores.emplace();
        if (f.has("text"))
            segment.written.emplace();
    }
    f("path", segment.path);
    f.unlessDefault("passage", segment.passage);
    if (segment.scores)
        f.flat(*segment.scores);
    f.ifSet("failed", segment.failed);
    if (segment.failed)
        f("ended", segment.ended);
    if (!segment.written)
        return;
    f.flat(*segment.written);
    if constexpr (!Fields::writes)
        segment.carried = segment.written->text;
    f("tokens", segment.tokens);
    f("verdicts", segment.verdicts);
    f.unlessDefault("written", segment.carried, segment.written->text);
    f("wants_passage", segment.wantsPassage);
    f("finished", segment.finished);
    f("given_up", segment.givenUp);
    f.ifSet("whole", segment.whole);
}

template <class Fields>
void describe(Fields &f, Operand &operand)
{
    f.unlessEmpty("name", operand.name);
    f("label", operand.label);
    f.unlessEmpty("section", operand.section);
    f.unlessEmpty("head", operand.head);
    f("period", operand.period);
    f("text", operand.text);
    f("number", operand.number);
    f("scale", operand.scale);
    if constexpr (Fields::writes)
        f("value", operand.value()); // for human readers
    f.unlessEmpty("unit", operand.unit);
    f("document_id", operand.document);
    f("page", operand.page);
    f.unlessEmpty("page_label", operand.pageLabel);
    f("from", operand.from);
    f("length", operand.length);
    f("box", operand.box);
}

template <class Fields>
void describe(Fields &f, UsedRow &row)
{
    f("document_id", row.document);
    f("page", row.page);
    f("label", row.label);
    f("heads", row.heads);
    f("cells", row.cells);
}

template <class Fields>
void describe(Fields &f, Computed &computed)
{
    f("kind", named(computed.kind, computedKindNames));
    f("what", computed.what);
    f.unlessEmpty("measure", computed.measure);
    f.unlessEmpty("subject", computed.subject);
    f.unlessEmpty("period", computed.period);
    f("value", computed.value);
    f("unit", computed.unit);
    f("shown", computed.shown);
    f("formula", computed.formula);
    f("calculation", computed.calculation);
    f("operands", computed.operands);
    f("rows", computed.rows);
    f.unlessEmpty("note", computed.note);
}

template <class Fields>
void describe(Fields &f, MissingValue &missing)
{
    f.unlessEmpty("measure", missing.measure);
    f.unlessEmpty("subject", missing.subject);
    f.unlessEmpty("period", missing.period);
    f("reason", missing.reason);
}

template <class Fields>
void describe(Fields &f, ComputationReport &computation)
{
    f.ifSet("answer", computation.answer);
    f.unlessEmpty("reason", computation.reason);
    f.unlessEmpty("candidates", computation.candidates);
    f.unlessEmpty("further", computation.further);
    f.unlessEmpty("missing", computation.missing);
}

template <class Fields>
void describe(Fields &f, WastedCall &call)
{
    if constexpr (!Fields::writes) {
        if (f.has("label"))
            call.verdict.emplace();
        else if (f.has("text"))
            call.answer.emplace();
    }
    if (call.verdict)
        f.flat(*call.verdict);
    else
        f("calls", call.calls);
    if (call.answer)
        f.flat(*call.answer);
    f("kind", call.kind);
    f.unlessEmpty("ended", call.ended);
}

template <class Fields>
void describe(Fields &f, RunCounts &counts)
{
    f("calls", counts.calls);
    f("of_calls", counts.mostCalls);
    f("rewrites", counts.rewrites);
    f("regenerations", counts.regenerations);
    f("web_searches", counts.webSearches);
    if (!Fields::writes || counts.promptTokens + counts.completionTokens > 0) {
        f("prompt_tokens", counts.promptTokens);
        f("completion_tokens", counts.completionTokens);
    }
    f.unlessDefault("first_seconds", counts.firstSeconds);
    f.unlessDefault("tokens_per_second", counts.tokensPerSecond);
    f.unlessDefault("dollars", counts.dollars);
    f.unlessDefault("priced_calls", counts.pricedCalls);
    f.ifSet("gpu_share", counts.gpuShare);
}

// Candidates and segments share a key; only segments have one of these fields.
inline bool areSegments(const Json &candidates)
{
    bool isOne = candidates.size() == 0;
    for (const Json &each : candidates)
        isOne = isOne || each.contains(u"path") || each.contains(u"allowed") || each.contains(u"tokens");
    return isOne;
}

// All parts of a report are written into one object.
template <class Fields>
void describe(Fields &f, StepReport &report)
{
    if constexpr (!Fields::writes) {
        if (f.has("calls"))
            report.counts.emplace();
        if (f.has("passages") || f.has("engine"))
            report.search.emplace();
        if (f.has("query") && f.has("prompt"))
            report.rewrite.emplace();
        if (f.has("thought"))
            report.thought.emplace();
        else if (f.has("text"))
            report.written.emplace();
        if (f.has("scores"))
            report.scored.emplace();
        if (f.has("candidates")) {
            if (areSegments(f.json[u"candidates"]))
                report.segments.emplace();
            else
                report.candidates.emplace();
        }
    }
    if (report.counts)
        f.flat(*report.counts);
    f.unlessDefault("out_of_budget", report.outOfBudget);
    if (report.rewrite)
        f.flat(*report.rewrite);
    if (report.search)
        f.flat(*report.search); // after the rewrite, which produced its query
    if (report.thought)
        f.flat(*report.thought);
    if (report.scored)
        f.flat(*report.scored);
    f.ifSet("strips", report.strips);
    f.ifSet("kept", report.kept);
    f.ifSet("refused", report.refused);
    if (report.written)
        f.flat(*report.written);
    f.ifSet("sources", report.sources);
    f.ifSet("beside", report.beside);
    f.unlessDefault("winner", report.winner);
    f.ifSet("score", report.score);
    f.ifSet("attempt", report.attempt);
    f.unlessDefault("ahead", report.ahead);
    f.ifSet("wants_passage", report.wantsPassage);
    f.ifSet("share", report.share);
    if (report.candidates)
        f("candidates", *report.candidates);
    if (report.segments)
        f("candidates", *report.segments);
    f.ifSet("computation", report.computation);
    if (!Fields::writes || !report.unused.isEmpty()) {
        f("unused_calls", report.wastedCalls);
        f("unused", report.unused);
    }
}

template <class Fields>
void describe(Fields &f, StepEntered &entered)
{
    f.ifSet("settings", entered.settings);
    f.unlessEmpty("next_query", entered.steering.nextQuery);
    f.unlessEmpty("kept_by_user", entered.steering.kept);
    f.unlessEmpty("left_out_by_user", entered.steering.leftOut);
}

template <class Fields>
void describe(Fields &f, StepProgress &progress)
{
    if constexpr (!Fields::writes) {
        if (f.has("calls") || f.has("unused"))
            progress.report.emplace();
    }
    if (progress.report)
        f.flat(*progress.report);
    if (!Fields::writes || progress.of != 0) {
        f("done", progress.done);
        f("of", progress.of);
    }
    f.ifSet("verdict", progress.ofPart);
    if (!progress.report) {
        f.unlessEmpty("query", progress.query);
        f.unlessEmpty("engine", progress.engine);
    }
    if (!Fields::writes || progress.ended != StepProgress::No)
        f("ended_by_user", named(progress.ended, endedByUserNames));
}

template <class Fields>
void describe(Fields &f, StepLeft &left)
{
    f("because", left.because);
    f("to", left.to);
    f.unlessDefault("has_answer", left.hasAnswer);
    f.flat(left.report);
}

template <class Fields>
void describe(Fields &f, Graph::Edge &edge)
{
    f("outcome", edge.outcome);
    f("to", edge.to);
    f.unlessEmpty("spends", edge.spends);
}

template <class Fields>
void describe(Fields &f, Graph::Node &node)
{
    f("id", node.id);
    f("title", node.title);
    f("edges", node.edges);
}

template <class Fields>
void describe(Fields &f, Graph::Entry &entry)
{
    f("node", entry.node);
    f("when", entry.when);
}

template <class Fields>
void describe(Fields &f, Graph &graph)
{
    f("id", graph.id);
    f("title", graph.title);
    f("nodes", graph.nodes);
    if (!Fields::writes || !graph.entry.node.isEmpty())
        f("entry", graph.entry);
}

} // namespace core
