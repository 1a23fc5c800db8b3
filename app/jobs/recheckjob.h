// Checks an answer's support again, using the models in the settings. Shared by the window and attest-cli. Blocks.
#pragma once

#include "app/jobs/localserver.h"
#include "core/base/settings.h"
#include "core/flows/after/recheck.h"
#include "core/ports/connections.h"

namespace app {

struct RecheckMeans // everything must outlive the call
{
    const core::Library &library;
    const core::Connections &connections;
    LocalServer &local;
};

// Errors: those of core::recheck() and of opening a model.
core::Result<core::Recheck> recheckAnswer(const core::Turn &turn, core::Settings settings, const RecheckMeans &means,
                                          std::stop_token stop);

} // namespace app
