// The parts of the built-in model: its evidence ranker, for callers that only search, and its critic.
#pragma once

#include "core/base/settings.h"
#include "core/extractive/ranking/evidenceranker.h"
#include "core/library/library.h"
#include "core/ports/critic.h"

#include <memory>
#include <stop_token>

namespace core {

// Whether the English network reads these passages. It does if more of them are in English than in other languages and
// the question may be in English, or if neither prevails, as with figures, and the question is in English.
bool isReadAsEnglish(const QString &question, const QList<Passage> &passages);

enum class Networks {
    Load,    // when needed; each takes about half a second
    InMemory // only those already in memory
};

// If the model is off, missing or damaged, the ranker falls back to lexical ranking. The library must outlive the
// result.
std::shared_ptr<const EvidenceRanker> evidenceRankerFor(const Settings &settings, const Library &library,
                                                        const std::stop_token &stop,
                                                        Networks networks = Networks::Load);
// For passages that are not in a library, such as those on a team's server.
std::shared_ptr<const EvidenceRanker> evidenceRankerFor(const Settings &settings, const EvidenceSources &sources,
                                                        const std::stop_token &stop,
                                                        Networks networks = Networks::Load);
// The built-in model's critic, as a second opinion on other models. It uses the run's ranker, so passages already
// ranked are not read again. Fails if the model's weights are missing. The library must outlive the result.
Result<std::unique_ptr<Critic>> builtinCritic(const Library &library, std::shared_ptr<const EvidenceRanker> evidence);

// Lexical ranking only, for callers that cannot wait for the model to load. The library must outlive the result.
std::shared_ptr<const EvidenceRanker> wordRankerFor(const Library &library);

} // namespace core
