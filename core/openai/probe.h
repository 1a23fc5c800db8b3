// What a server can do with one of its models, found out by asking it: a handful of short requests.
#pragma once

#include "core/base/parallel.h"
#include "core/base/result.h"
#include "core/ports/connections.h"

#include <functional>
#include <stop_token>

namespace core {

using Told = std::function<void(const QString &what)>; // what is being tried, for people

// A model as the settings name it. The profile is the caller's to remember. How many requests a server works on that
// does not say so is seen only where `parallel` makes several. Errors: Unavailable, Invalid (no such model), Cancelled.
Result<ModelProfile> probe(const QString &model, const Settings &settings, const Connections &connections,
                           const Told &told, Parallel &parallel, std::stop_token stop);

struct Finding
{
    QString ability; // "Log-probabilities"
    QString state;   // "yes", "no", "not known", or a number
    QString meaning; // one sentence: what it is good for, or what is done without it
};

QList<Finding> findings(const ModelProfile &profile); // in words, for people

} // namespace core
