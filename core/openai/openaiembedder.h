// Vectors from a server with the OpenAI protocol.
#pragma once

#include "core/ports/embedder.h"
#include "core/openai/openaiserver.h"

#include <atomic>
#include <optional>

namespace core::openai {

class ServerEmbedder : public Embedder
{
public:
    ServerEmbedder(const Server &server, const QString &model) : m_server(server), m_model(model) {}

    QString name() const override { return m_model + u'@' + m_server.url; }
    Result<std::vector<std::vector<float>>> embed(const QStringList &texts, Purpose purpose,
                                                  std::stop_token stop) override;

private:
    using Vectors = std::vector<std::vector<float>>;

    Result<Vectors> embedBatch(const Server &server, const QStringList &texts, const std::stop_token &stop);
    Result<Vectors> embedHalves(const Server &server, const QStringList &texts, const Error &refusal,
                                const std::stop_token &stop);
    std::optional<Error> check(Vectors &vectors);

    const Server m_server;
    const QString m_model;
    std::atomic<int> m_dimension = 0; // that of the first vector; one of another cannot be compared
};

// The dimension of the vectors of this model. Errors: Unavailable.
Result<int> dimensionOf(const Server &server, const QString &model, std::stop_token stop);

} // namespace core::openai
