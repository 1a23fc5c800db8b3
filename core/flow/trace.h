// What happened while a flow ran, in order. Everything shown, saved or exported comes from here.
#pragma once

#include "core/base/result.h"
#include "core/values/verdict.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QList>
#include <QString>

#include <functional>

namespace core {

struct TraceEvent
{
    enum Kind { Entered, Progress, Token, Judged, Left, Failed };

    Kind kind = Entered;
    QString node;
    int visit = 0; // 1 the first time the node is entered, 2 the second, ...
    QString text;  // Progress: "3 of 8"; Token: the words; Left: the outcome; Failed: the sentence for the user
    // Judged: the verdict; Left: "because" (the condition with the values that chose the edge), "to" and what the node
    // has to say for itself; Progress: "done", "of", and where the user ended the run between two steps "ended_by_user"
    QJsonObject details;
    qint64 at = 0; // milliseconds since the run began
};

using Trace = QList<TraceEvent>;
using TraceSink = std::function<void(const TraceEvent &)>; // called from any thread

// The one JSON form of these values; details, files, exports and attest-cli use it.
QJsonObject toJson(const Verdict &verdict);
Verdict verdictFrom(const QJsonObject &json);
QJsonObject toJson(const Passage &passage); // with text, scores and spans
Passage passageFrom(const QJsonObject &json);
QJsonObject toJson(const Citation &citation);
Citation citationFrom(const QJsonObject &json);
QJsonArray toJson(const Trace &trace);
Trace traceFrom(const QJsonArray &json);

} // namespace core
