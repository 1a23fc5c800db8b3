// A recorded run of Self-RAG that went through both loops, with its graph.
#pragma once

#include "core/flow/graph.h"
#include "core/flow/trace.h"
#include "core/flow/tracejson.h"

#include <QFile>
#include <QJsonDocument>

namespace sample {

inline QByteArray bytes(const char *name)
{
    QFile file(QStringLiteral(ATTEST_TEST_DATA "/") + QLatin1String(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

inline QJsonDocument read(const char *name)
{
    return QJsonDocument::fromJson(bytes(name));
}

inline core::Graph graph()
{
    return core::graphFrom(core::Json::parse(bytes("self-rag.graph.json")));
}

inline core::Trace trace()
{
    return core::traceFrom(core::Json::parse(bytes("self-rag.trace.json")));
}

} // namespace sample
