// Makes Ollama download a model. Shared by the window and attest-cli. Blocks; callable from any thread.
#pragma once

#include "app/settings/modelservers.h"
#include "core/base/result.h"
#include "core/ports/connections.h"

#include <functional>
#include <stop_token>

namespace app {

// Reports progress several times a second. The server keeps what it has received, even if the download is stopped.
// Errors: Cancelled, Invalid (no such model), Unavailable.
core::Result<void> pullModel(const QString &server, const QString &name, const core::Settings &settings,
                             const core::Connections &connections, const std::function<void(const PullTold &)> &told,
                             std::stop_token stop);

} // namespace app
