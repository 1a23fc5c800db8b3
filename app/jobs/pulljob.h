// A model that an Ollama is asked to bring: what the window and attest-cli have in common. Blocks; any thread.
#pragma once

#include "app/settings/modelservers.h"
#include "core/base/result.h"
#include "core/ports/connections.h"

#include <functional>
#include <stop_token>

namespace app {

// Told how far it is, some times a second. What has come is kept by the server, also where it is stopped. Errors:
// Cancelled, Invalid (no such model), Unavailable.
core::Result<void> pullModel(const QString &server, const QString &name, const core::Settings &settings,
                             const core::Connections &connections, const std::function<void(const PullTold &)> &told,
                             std::stop_token stop);

} // namespace app
