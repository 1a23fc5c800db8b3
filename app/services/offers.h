// What the user can choose from, using core's catalogue alone. Any thread.
#pragma once

#include "core/base/result.h"
#include "core/base/settings.h"
#include "core/flow/graph.h"

#include <QList>
#include <QString>

namespace app {

struct Choice // a flow, a model, an exporter
{
    QString id;
    QString title;
    QString summary;
};

QList<Choice> flowChoices();      // the default first
QList<Choice> exporterChoices();  // the summary is the file suffix
QList<Choice> webEngineChoices(); // values of Settings::webSearch; the summary says what leaves the machine
QList<Choice> citationStyleChoices();
// Models that Ollama can download and this machine's memory can hold; the summary gives size, licence and purpose.
QList<Choice> modelsToPull();
// The same for model files to download. Error: Invalid (the user's own list).
core::Result<QList<Choice>> filesToGet();
core::Graph graphOf(const QString &flow); // empty: there is no such flow
// The optional parts a format can contain: core::Exporter::Part, added up.
int exportParts(const QString &format);
// What leaves the machine, and for whom, if these settings name a model for vectors: one sentence.
QString whatVectorsTell(const core::Settings &settings);
bool mayAskTheWeb(const core::Settings &settings); // web search is on, and the flow can use it

} // namespace app
