// The built-in embedder, which computes a library's vectors with the evidence model.
#pragma once

#include "core/crossencoder/evidencemodel.h"
#include "core/ports/embedder.h"

#include <memory>

namespace core {

// Returns null if the evidence model's network for vectors is not installed or is turned off. The network is loaded
// when the first text is embedded. `model` must outlive the result.
std::unique_ptr<Embedder> builtinEmbedder(EvidenceModel &model);

} // namespace core
