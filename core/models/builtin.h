// What the built-in model ranks by, for those who search and want nothing else of it.
#pragma once

#include "core/base/settings.h"
#include "core/extractive/ranking/evidenceranker.h"
#include "core/library/library.h"

#include <memory>
#include <stop_token>

namespace core {

// Loads the evidence model where nobody has it yet, which takes about half a second. Where it is off, missing or
// damaged, words rank alone. The library outlives it.
std::shared_ptr<const EvidenceRanker> evidenceRankerFor(const Settings &settings, const Library &library,
                                                        const std::stop_token &stop);
// The same of passages that are elsewhere.
std::shared_ptr<const EvidenceRanker> evidenceRankerFor(const Settings &settings, const EvidenceSources &sources,
                                                        const std::stop_token &stop);
// By words alone, for who cannot wait for the model. The library outlives it.
std::shared_ptr<const EvidenceRanker> wordRankerFor(const Library &library);

} // namespace core
