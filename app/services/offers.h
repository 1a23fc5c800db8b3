// What is offered to be chosen, by the catalogue of core alone. Any thread.
#pragma once

#include "core/base/result.h"
#include "core/base/settings.h"
#include "core/flow/graph.h"

#include <QList>
#include <QString>

namespace app {

struct Choice // something offered: a flow, a model, an exporter
{
    QString id;
    QString title;
    QString summary;
};

QList<Choice> flowChoices();      // the usual one first
QList<Choice> exporterChoices();  // the summary is the suffix of a file
QList<Choice> webEngineChoices(); // values of Settings::webSearch; the summary says what leaves the machine
QList<Choice> citationStyleChoices();
// That an Ollama could bring, and the memory of this machine holds; the summary says size, licence and what it can do.
QList<Choice> modelsToPull();
// The same of model files that can be fetched by an address. Error: Invalid (the user's own list of them).
core::Result<QList<Choice>> filesToGet();
core::Graph graphOf(const QString &flow); // empty: there is no such flow
// What a format can hold of what may be wished for: core::Exporter::Part, added up.
int exportParts(const QString &format);
// What leaves the machine where these settings name a model for vectors, and to whom: one sentence.
QString whatVectorsTell(const core::Settings &settings);
bool mayAskTheWeb(const core::Settings &settings); // web search is on, and the flow has a way to it

} // namespace app
