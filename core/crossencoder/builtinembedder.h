// A library's vectors, computed by the evidence model.
#pragma once

#include "core/crossencoder/evidencemodel.h"
#include "core/ports/embedder.h"

#include <memory>

namespace core {

// The network is loaded when the first text is embedded. Null if it is not installed or is turned off. The model must
// outlive the result.
std::unique_ptr<Embedder> builtinEmbedder(EvidenceModel &model);

} // namespace core
