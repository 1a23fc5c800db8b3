// A recorded run of Self-RAG with both of its loops, and the graph it ran on.
#pragma once

#include "core/flow/graph.h"
#include "core/flow/trace.h"
#include "core/flow/tracejson.h"

#include <QFile>
#include <QJsonDocument>

namespace sample {

inline QJsonDocument read(const char *name)
{
    QFile file(QStringLiteral(ATTEST_TEST_DATA "/") + QLatin1String(name));
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()) : QJsonDocument();
}

inline core::Graph graph()
{
    return core::graphFrom(read("self-rag.graph.json").object());
}

inline core::Trace trace()
{
    return core::traceFrom(read("self-rag.trace.json").array());
}

} // namespace sample
