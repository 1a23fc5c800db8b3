// Turns a text into a vector with a small network that reads it alone (a bi-encoder; Reimers and Gurevych 2019): the
// mean of its tokens' states. Texts of similar meaning are close to each other, as are questions and their answers,
// even across languages. Nothing leaves the machine. Thread-safe.
#pragma once

#include "core/ports/embedder.h"

#include <memory>

namespace core {

struct Encoder;

class VectorEncoder
{
public:
    // Reads the network from the folder that `reader` was read from. Errors: as for CrossEncoder::from().
    static Result<VectorEncoder> from(const QString &folder, const Encoder &reader);

    // One vector of unit length per text, in order. A vector depends neither on the other texts nor on the processor.
    // Text too long for the network is truncated. Errors: Cancelled.
    Result<std::vector<std::vector<float>>> vectors(const QStringList &texts, Embedder::Purpose purpose,
                                                    const std::stop_token &stop) const;

private:
    explicit VectorEncoder(std::shared_ptr<const Encoder> encoder) : m_encoder(std::move(encoder)) {}

    std::shared_ptr<const Encoder> m_encoder;
};

} // namespace core
