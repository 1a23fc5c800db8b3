// The one JSON form of verdicts, passages, citations, graphs and events: files, exports and attest-cli use it. Every
// name is public: keys are added, never renamed.
#pragma once

#include "core/flow/graph.h"
#include "core/flow/trace.h"

#include <QJsonArray>
#include <QJsonObject>

namespace core {

QJsonObject toJson(const Verdict &verdict);
Verdict verdictFrom(const QJsonObject &json);
QJsonObject toJson(const Passage &passage); // with text, scores and spans
Passage passageFrom(const QJsonObject &json);
QJsonObject toJson(const Citation &citation);
Citation citationFrom(const QJsonObject &json);
QJsonObject toJson(const StepReport &report);
// {id, title, nodes: [{id, title, edges: [{outcome, to, spends?}]}], entry?: {node, when}}
QJsonObject toJson(const Graph &graph);
Graph graphFrom(const QJsonObject &json);
QJsonArray toJson(const Trace &trace); // without what is no flow's
Trace traceFrom(const QJsonArray &json);

} // namespace core
