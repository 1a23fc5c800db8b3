// Vectors of a library by the evidence model.
#pragma once

#include "core/crossencoder/evidencemodel.h"
#include "core/ports/embedder.h"

#include <memory>

namespace core {

// The network is loaded with the first text. null: there is none, or it is turned off. The model outlives it.
std::unique_ptr<Embedder> builtinEmbedder(EvidenceModel &model);

} // namespace core
