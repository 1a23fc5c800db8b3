// A text as a vector, by a small network that reads it alone (a bi-encoder; Reimers and Gurevych 2019), the mean of the
// states of its tokens: texts of like meaning lie near each other, a question near what answers it, and in another
// language too. Nothing leaves the machine. Safe from several threads.
#pragma once

#include "core/ports/embedder.h"

#include <memory>

namespace core {

struct Encoder;

class VectorEncoder
{
public:
    // Of the folder that the other network was read of. Errors: as CrossEncoder::from().
    static Result<VectorEncoder> from(const QString &folder, const Encoder &reader);

    // One of unit length for each text, in their order; the same whatever else is asked with it, and on every
    // processor. What is too long for the network is cut. Error: Cancelled.
    Result<std::vector<std::vector<float>>> vectors(const QStringList &texts, Embedder::Purpose purpose,
                                                    const std::stop_token &stop) const;

private:
    explicit VectorEncoder(std::shared_ptr<const Encoder> encoder) : m_encoder(std::move(encoder)) {}

    std::shared_ptr<const Encoder> m_encoder;
};

} // namespace core
