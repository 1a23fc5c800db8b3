// Answers one question, from the settings to the finished turn. Shared by the window and attest-cli. Blocks.
#pragma once

#include "core/base/parallel.h"
#include "core/base/settings.h"
#include "core/flows/steps/answerstate.h"
#include "core/session/forkpoints.h"
#include "core/question/followup.h"

namespace core {
class VerdictCache;
struct WebEngine;
} // namespace core

namespace app {

struct Means // what a run needs; everything must outlive it
{
    const core::Library &library;
    core::Parallel &parallel;
    const core::Connections &connections;
    core::VerdictCache *cache = nullptr;               // earlier verdicts; null: no cache
    std::function<core::EndRequest()> endRequest = {}; // the user's current request; called on the run's thread
};

// Never fails: an error becomes the turn's ending. The turn includes its whole trace.
core::Turn askQuestion(const core::Asked &asked, const core::Settings &settings, const Means &means,
                       const core::TraceSink &trace, std::stop_token stop);

// Continues from a step of an earlier turn, using settings from forkSettings(). Never fails either.
core::Turn forkTurn(const core::Turn &turn, const core::ForkOptions &endRequest, const core::Settings &settings,
                    const Means &means, const core::TraceSink &trace, std::stop_token stop);
// The current settings, overridden first by those of the earlier turn and then by the options. Errors: Invalid.
core::Result<core::Settings> forkSettings(const core::Settings &present, const core::Turn &turn,
                                          const core::ForkOptions &endRequest);

// The web search that a question with these settings may use; null if web search is off, or if the flow never searches
// the web.
const core::WebEngine *webSearchOf(const core::Settings &settings);

// The turn for a question that could not be started.
core::Turn failedTurn(const core::Asked &asked, const core::Settings &settings, const core::Error &error);

// The last turn of a conversation, for use in a follow-up.
core::PreviousTurn lastOf(const core::Session &session);
// The user's question, made self-contained if it depends on the previous one and the settings allow that.
core::Asked takenUp(const QString &typed, const QList<core::DocumentId> &documents, const core::PreviousTurn &before,
                    const core::Settings &settings);

// A title for a conversation that begins with this question.
QString titleFor(const QString &question);

} // namespace app
