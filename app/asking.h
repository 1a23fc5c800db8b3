// One question, from the settings to the turn: what the window and attest-cli have in common. Blocks.
#pragma once

#include "core/base/parallel.h"
#include "core/base/settings.h"
#include "core/flows/answering.h"

namespace core {
class VerdictCache;
struct WebEngine;
} // namespace core

namespace app {

struct Means // what a question is answered with; all of it outlives the run
{
    const core::Library &library;
    core::Parallel &parallel;
    const core::Connections &connections;
    core::VerdictCache *cache = nullptr; // of verdicts of other questions; null: none
};

// Never fails: what goes wrong is the turn's ending. The turn carries its whole trace.
core::Turn askQuestion(const core::Asked &asked, const core::Settings &settings, const Means &means,
                       const core::TraceSink &trace, std::stop_token stop);

// The web search that such a question may use: null where it is off, or where the flow has no way to it.
const core::WebEngine *webSearchOf(const core::Settings &settings);

// A question that could not even be begun.
core::Turn failedTurn(const core::Asked &asked, const core::Settings &settings, const core::Error &error);

// A title for a conversation that begins with this question.
QString titleFor(const QString &question);

} // namespace app
