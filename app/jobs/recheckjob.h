// The support of an answer, asked for once more with the models of the settings: what the window and attest-cli have in
// common. Blocks.
#pragma once

#include "app/jobs/localserver.h"
#include "core/base/settings.h"
#include "core/flows/after/recheck.h"
#include "core/ports/connections.h"

namespace app {

struct RecheckMeans // all of it outlives the call
{
    const core::Library &library;
    const core::Connections &connections;
    LocalServer &local;
};

// Errors: those of core::recheck(), and of opening a model.
core::Result<core::Recheck> recheckAnswer(const core::Turn &turn, core::Settings settings, const RecheckMeans &means,
                                          std::stop_token stop);

} // namespace app
