// The built-in model's ranking, for callers that only search.
#pragma once

#include "core/base/settings.h"
#include "core/extractive/ranking/evidenceranker.h"
#include "core/library/library.h"

#include <memory>
#include <stop_token>

namespace core {

// Loads the evidence model if it is not loaded yet, which takes about half a second. If the model is off, missing or
// damaged, ranks by words alone. The library must outlive the result.
std::shared_ptr<const EvidenceRanker> evidenceRankerFor(const Settings &settings, const Library &library,
                                                        const std::stop_token &stop);
// For passages that are not in a library, such as those on a team's server.
std::shared_ptr<const EvidenceRanker> evidenceRankerFor(const Settings &settings, const EvidenceSources &sources,
                                                        const std::stop_token &stop);
// Ranks by words alone, for callers that cannot wait for the model. The library must outlive the result.
std::shared_ptr<const EvidenceRanker> wordRankerFor(const Library &library);

} // namespace core
