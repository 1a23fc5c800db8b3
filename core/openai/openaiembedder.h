// Embeddings from a server, through OpenAI's protocol or the server's own.
#pragma once

#include "core/ports/embedder.h"
#include "core/openai/chatprotocol.h"
#include "core/openai/openaiserver.h"

#include <atomic>
#include <optional>

namespace core::openai {

class ServerEmbedder : public Embedder
{
public:
    // Uses the native protocol of that kind of server, if there is one.
    ServerEmbedder(const Server &server, const QString &model, Kind kind = Kind::Unknown)
        : m_server(server),
          m_model(model),
          m_own(ownProtocolOf(kind))
    {
    }

    QString name() const override { return m_model + u'@' + m_server.url; }
    Result<std::vector<std::vector<float>>> embed(const QStringList &texts, Purpose purpose,
                                                  std::stop_token stop) override;

private:
    using Vectors = std::vector<std::vector<float>>;

    Result<Vectors> embedBatch(const Server &server, const QStringList &texts, const std::stop_token &stop);
    Result<Vectors> embedHalves(const Server &server, const QStringList &texts, const Error &refusal,
                                const std::stop_token &stop);
    HttpRequest requestFor(const Server &server, const QStringList &texts, const OwnProtocol *own) const;
    std::optional<Error> check(Vectors &vectors);

    const Server m_server;
    const QString m_model;
    std::atomic<const OwnProtocol *> m_own; // null: use OpenAI's protocol
    std::atomic<int> m_dimension = 0;       // dimension of the first vector; all others must have the same
};

// The dimension of this model's vectors. Errors: Unavailable.
Result<int> dimensionOf(const Server &server, const QString &model, std::stop_token stop);

} // namespace core::openai
