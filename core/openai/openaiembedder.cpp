#include "core/openai/openaiembedder.h"

#include <algorithm>
#include <cmath>
#include <iterator>

namespace core::openai {
namespace {

// Texts per request, few enough for a processor without a graphics card to answer in seconds.
constexpr int mostTexts = 32;
constexpr qsizetype mostLetters = 32'000;
constexpr qsizetype leastText = 200; // in characters; shorter texts are not cut to fit

bool isTooMuch(int status, const ServerError &error)
{
    if (status == 413 || isOverflow(error))
        return true;
    for (const char *sign : {"too large", "too long", "input length", "maximum input", "batch size"}) {
        if (error.message.contains(QLatin1String(sign), Qt::CaseInsensitive))
            return true;
    }
    return false;
}

// A server that knows the path says in words what it lacks.
bool isUnknownPath(const HttpReply &reply)
{
    return reply.status == 405 || (reply.status == 404 && !readError(reply.body));
}

} // namespace

HttpRequest ServerEmbedder::requestFor(const Server &server, const QStringList &texts, const OwnProtocol *own) const
{
    return own ? own->vectors.request(server, m_model, texts)
               : server.request(QStringLiteral("/embeddings"), embeddingsRequest(m_model, texts));
}

Result<std::vector<std::vector<float>>> ServerEmbedder::embed(const QStringList &texts, Purpose purpose,
                                                              std::stop_token stop)
{
    Server server = m_server;
    if (purpose == Question) // a user is waiting
        server.deadline =
            std::min(server.deadline, std::chrono::steady_clock::now() + std::chrono::seconds(questionSeconds));
    Vectors vectors;
    for (qsizetype from = 0; from < texts.size();) {
        qsizetype to = from;
        for (qsizetype letters = 0; to < texts.size() && to - from < mostTexts; ++to) {
            letters += texts.at(to).size();
            if (to > from && letters > mostLetters)
                break;
        }
        Result<Vectors> batch = embedBatch(server, texts.mid(from, to - from), stop);
        if (!batch)
            return batch.error();
        std::move(batch->begin(), batch->end(), std::back_inserter(vectors));
        from = to;
    }
    return vectors;
}

Result<ServerEmbedder::Vectors> ServerEmbedder::embedBatch(const Server &server, const QStringList &texts,
                                                           const std::stop_token &stop)
{
    RetryPolicy retries(server);
    for (;;) {
        const OwnProtocol *own = m_own;
        const Result<HttpReply> reply = send(requestFor(server, texts, own), stop);
        if (!reply)
            return reply.error();
        if (own && isUnknownPath(*reply)) { // the server is too old for its own embedding protocol
            m_own = nullptr;
            continue;
        }
        ServerError said = readError(reply->body).value_or(ServerError());
        said.wait = reply->retryAfter;
        if (reply->status == 200 && said.message.isEmpty()) {
            const int count = int(texts.size());
            std::optional<Vectors> vectors =
                own ? own->vectors.read(reply->body, count) : readEmbeddings(reply->body, count);
            if (!vectors)
                return server.unavailable("{server} did not send vectors for the model “{model}”; choose another model "
                                          "for vectors in Settings.",
                                          {}, m_model);
            const std::optional<Error> error = check(*vectors);
            return error ? Result<Vectors>(*error) : Result<Vectors>(*std::move(vectors));
        }
        const Error refusal = server.refusal(reply->status == 200 ? 500 : reply->status, said, m_model);
        if (isTooMuch(reply->status, said))
            return embedHalves(server, texts, refusal, stop);
        if (!retries.again(reply->status, said, stop))
            return stop.stop_requested() ? Error::cancelled() : refusal;
    }
}

// If a request is too large, sends two halves. If a text is too long for the model, embeds its beginning.
Result<ServerEmbedder::Vectors> ServerEmbedder::embedHalves(const Server &server, const QStringList &texts,
                                                            const Error &refusal, const std::stop_token &stop)
{
    if (texts.size() == 1)
        return texts.first().size() <= leastText
                   ? Result<Vectors>(refusal)
                   : embedBatch(server, {texts.first().left(texts.first().size() / 2)}, stop);
    const qsizetype half = texts.size() / 2;
    Result<Vectors> first = embedBatch(server, texts.mid(0, half), stop);
    if (!first)
        return first;
    Result<Vectors> second = embedBatch(server, texts.mid(half), stop);
    if (second)
        std::move(second->begin(), second->end(), std::back_inserter(*first));
    return second ? std::move(first) : second;
}

// Checks that all have one dimension and finite numbers, and normalises them.
std::optional<Error> ServerEmbedder::check(Vectors &vectors)
{
    for (std::vector<float> &vector : vectors) {
        int unknown = 0;
        const int dimension = int(vector.size());
        if (!m_dimension.compare_exchange_strong(unknown, dimension) && unknown != dimension)
            return Error{Error::Invalid,
                         QStringLiteral("The model “%1” changed the length of its vectors from %2 to %3; choose the "
                                        "model for vectors again in Settings.")
                             .arg(m_model, QString::number(unknown), QString::number(dimension)),
                         {}};
        double square = 0;
        for (const float value : vector)
            square += double(value) * value;
        if (!std::isfinite(square) || square <= 0)
            return m_server.unavailable(
                "{server} sent a zero vector for the model “{model}”; choose another model for vectors in Settings.",
                {}, m_model);
        const double length = std::sqrt(square);
        for (float &value : vector)
            value = float(value / length);
    }
    return {};
}

Result<int> dimensionOf(const Server &server, const QString &model, std::stop_token stop)
{
    ServerEmbedder embedder(server, model);
    const auto vectors = embedder.embed({QStringLiteral("copper")}, Embedder::Passage, stop);
    return vectors ? Result<int>(int(vectors->front().size())) : Result<int>(vectors.error());
}

} // namespace core::openai
