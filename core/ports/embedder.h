// Turns texts into vectors, so that texts with similar meanings are close to each other. Thread-safe.
#pragma once

#include "core/base/result.h"

#include <QStringList>

#include <stop_token>
#include <vector>

namespace core {

class Embedder
{
public:
    enum Purpose { Question, Passage }; // some models treat them differently

    // The user is waiting while a Question is embedded, so a server that takes longer than this counts as Unavailable
    // and is not asked again. Embedding a Passage may take as long as a slow machine needs.
    static constexpr int questionSeconds = 5;

    virtual ~Embedder() = default;

    virtual QString name() const = 0; // includes the server; vectors with different names must not be compared
    // One vector per text, in order, all of the same dimension and of unit length. Errors: Unavailable, Cancelled.
    virtual Result<std::vector<std::vector<float>>> embed(const QStringList &texts, Purpose purpose,
                                                          std::stop_token stop) = 0;
};

} // namespace core
