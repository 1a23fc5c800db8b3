// The choices from core's catalogue that are offered to the user. Thread-safe.
#pragma once

#include "core/base/result.h"
#include "core/base/settings.h"
#include "core/flow/graph.h"

#include <QList>
#include <QString>

namespace app {

struct Choice // a flow, a model or an exporter
{
    QString id;
    QString title;
    QString summary;
};

QList<Choice> flowChoices();      // the default comes first
QList<Choice> exporterChoices();  // `summary` is the file suffix
QList<Choice> webEngineChoices(); // values of Settings::webSearch; `summary` says what is sent off the machine
QList<Choice> citationStyleChoices();
// Models that Ollama can download and that fit into this machine's memory; `summary` gives size, licence and purpose.
QList<Choice> modelsToPull();
// The same for model files. Errors: Invalid (the user's own list).
core::Result<QList<Choice>> filesToGet();
core::Graph graphOf(const QString &flow); // empty: no such flow
// The optional parts that a format can contain, as a sum of core::Exporter::Part.
int exportParts(const QString &format);
// One sentence on what is sent off the machine, and to whom, if these settings name an embedding model.
QString whatVectorsTell(const core::Settings &settings);
bool mayAskTheWeb(const core::Settings &settings); // whether web search is on and the flow can use it

} // namespace app
