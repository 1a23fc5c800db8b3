// Text to vectors, so that texts of like meaning lie near each other. Safe from several threads.
#pragma once

#include "core/base/result.h"

#include <QStringList>

#include <stop_token>
#include <vector>

namespace core {

class Embedder
{
public:
    enum Purpose { Question, Passage }; // some models want to be told

    // For a Question, which a user waits for, a server that has not answered by then is Unavailable, and is not asked
    // again; passages may take as long as a slow machine needs.
    static constexpr int questionSeconds = 5;

    virtual ~Embedder() = default;

    virtual QString name() const = 0; // with the server; vectors of another name may not be compared
    // Each of the same dimension and of unit length, in the order of the texts. Errors: Unavailable, Cancelled.
    virtual Result<std::vector<std::vector<float>>> embed(const QStringList &texts, Purpose purpose,
                                                          std::stop_token stop) = 0;
};

} // namespace core
