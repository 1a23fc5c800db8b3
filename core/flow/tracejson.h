// The only JSON format of verdicts, passages, citations, graphs and events, used in files, in exports and by
// attest-cli. All keys are public: keys may be added but are never renamed.
#pragma once

#include "core/base/json.h"
#include "core/flow/graph.h"
#include "core/flow/trace.h"

namespace core {

Json toJson(const Verdict &verdict);
Verdict verdictFrom(const Json &json);
Json toJson(const Passage &passage); // includes text, scores and spans
Passage passageFrom(const Json &json);
Json toJson(const Citation &citation);
Citation citationFrom(const Json &json);
Json toJson(const StepReport &report);
// {id, title, nodes: [{id, title, edges: [{outcome, to, spends?}]}], entry?: {node, when}}
Json toJson(const Graph &graph);
Graph graphFrom(const Json &json);
Json toJson(const Trace &trace); // events of flows only
Trace traceFrom(const Json &json);

} // namespace core
