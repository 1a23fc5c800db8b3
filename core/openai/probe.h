// Finds out what a server can do with one of its models, using a handful of short requests.
#pragma once

#include "core/base/parallel.h"
#include "core/base/result.h"
#include "core/ports/connections.h"

#include <functional>
#include <stop_token>

namespace core {

using Told = std::function<void(const QString &what)>; // the ability being tried, for display

// `model`: as in the settings. The caller stores the profile. If a server does not report how many requests it handles
// at once, that can be measured only if `parallel` has several threads. Errors: Unavailable, Invalid (no such model),
// Cancelled.
Result<ModelProfile> probe(const QString &model, const Settings &settings, const Connections &connections,
                           const Told &told, Parallel &parallel, std::stop_token stop);

struct Finding
{
    QString ability; // "Log-probabilities"
    QString state;   // "yes", "no", "not known", or a number
    QString meaning; // one sentence on its use, or on the effect of its absence
};

QList<Finding> findings(const ModelProfile &profile); // the profile for display

} // namespace core
