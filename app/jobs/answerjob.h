// One question, from the settings to the turn: what the window and attest-cli have in common. Blocks.
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

struct Means // what a question is answered with; all of it outlives the run
{
    const core::Library &library;
    core::Parallel &parallel;
    const core::Connections &connections;
    core::VerdictCache *cache = nullptr;               // of verdicts of other questions; null: none
    std::function<core::EndRequest()> endRequest = {}; // the user's, as it is now; from the run's thread
};

// Never fails: what goes wrong is the turn's ending. The turn carries its whole trace.
core::Turn askQuestion(const core::Asked &asked, const core::Settings &settings, const Means &means,
                       const core::TraceSink &trace, std::stop_token stop);

// Goes on from a step of an earlier turn, with the settings of forkSettings(). Never fails either.
core::Turn forkTurn(const core::Turn &turn, const core::ForkOptions &endRequest, const core::Settings &settings,
                    const Means &means, const core::TraceSink &trace, std::stop_token stop);
// Those the earlier turn went by, in the place of the present ones, and what the wish says. Errors: Invalid.
core::Result<core::Settings> forkSettings(const core::Settings &present, const core::Turn &turn,
                                          const core::ForkOptions &endRequest);

// The web search that such a question may use: null where it is off, or where the flow has no way to it.
const core::WebEngine *webSearchOf(const core::Settings &settings);

// A question that could not even be begun.
core::Turn failedTurn(const core::Asked &asked, const core::Settings &settings, const core::Error &error);

// What was asked last in a conversation.
core::PreviousTurn lastOf(const core::Session &session);
// What the user typed, completed where it leans on what was asked before and the settings want that.
core::Asked takenUp(const QString &typed, const QList<core::DocumentId> &documents, const core::PreviousTurn &before,
                    const core::Settings &settings);

// A title for a conversation that begins with this question.
QString titleFor(const QString &question);

} // namespace app
