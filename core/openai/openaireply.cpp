// Parses servers' replies: chats, errors, models, embeddings.
#include "core/openai/wirejson.h"

#include "core/llm/thoughts.h"

#include <algorithm>
#include <initializer_list>

namespace core::openai {
namespace {

// Only Ollama gives the model's date; with others it is the time of the reply.
QString versionFrom(const Json &entry, Kind server)
{
    QStringList signs{at(entry, "digest").toString(), at(entry, "root").toString()};
    for (const char *key : {"n_params", "size", "n_vocab", "n_embd"})
        signs.append(QString::number(at(at(entry, "meta"), key).toDouble(), 'f', 0));
    if (server == Kind::Ollama)
        signs.append(QString::number(at(entry, "created").toDouble(), 'f', 0));
    return signs.join(u' ');
}

struct NamedKind
{
    Kind kind;
    const char *name;
    const char *owner; // the owner that such a server gives for its models
};
constexpr NamedKind kinds[] = {
    {Kind::LlamaServer, "llama-server", "llamacpp"},
    {Kind::Vllm, "vLLM", "vllm"},
    {Kind::Ollama, "Ollama", "library"},
    {Kind::LmStudio, "LM Studio", "organization_owner"},
    {Kind::OpenAi, "OpenAI", "openai"},
    {Kind::OpenAi, "OpenAI", "system"},
};

bool saysOneOf(const ServerError &error, std::initializer_list<const char *> signs)
{
    const QString words = error.type + u' ' + error.message;
    return std::any_of(signs.begin(), signs.end(),
                       [&words](const char *sign) { return words.contains(QLatin1String(sign), Qt::CaseInsensitive); });
}

} // namespace

QString nameOf(Kind kind)
{
    for (const NamedKind &one : kinds) {
        if (one.kind == kind)
            return QLatin1String(one.name);
    }
    return {};
}

Kind kindNamed(const QString &name)
{
    for (const NamedKind &one : kinds) {
        if (name == QLatin1String(one.name))
            return one.kind;
    }
    return Kind::Unknown;
}

bool isOverflow(const ServerError &error)
{
    return saysOneOf(error, {"exceed_context_size", "context_length_exceeded", "maximum context length", "context size",
                             "exceeds the available context", "context window", "prompt is too long",
                             "longer than the context length", "exceeds the context length"});
}

bool isOutOfMemory(const ServerError &error)
{
    return saysOneOf(error, {"more system memory", "out of memory", "insufficient memory", "not enough memory",
                             "failed to allocate"});
}

bool isQuotaUsedUp(const ServerError &error)
{
    return saysOneOf(error, {"insufficient_quota", "exceeded your current quota", "insufficient credits",
                             "insufficient balance", "billing"});
}

std::optional<Reply> readChat(const QByteArray &body)
{
    const Json object = objectFrom(body);
    const Json choice = object[u"choices"][0];
    if (!choice.isObject() || !at(choice, "message").isObject())
        return {};
    Reply reply;
    const Json message = at(choice, "message");
    const QString content = contentFrom(at(message, "content"));
    reply.text = withoutThoughts(content);
    reply.thought = thinksBeside(message) || thinksHidden(object) || beginsWithThought(content);
    reply.tokens = tokensFrom(at(choice, "logprobs"));
    const QString finish = at(choice, "finish_reason").toString();
    reply.cut = isCut(finish);
    if (reply.text.isEmpty()) {
        reply.emptyCause = emptyCauseOf(message, finish);
        reply.refusal = refusalIn(message);
    }
    readUsage(object, reply.cost);
    return reply;
}

std::optional<ServerError> readError(const QByteArray &body)
{
    return errorFrom(objectFrom(body));
}

bool isBegun(const QByteArray &body)
{
    return body.trimmed().startsWith('{') && objectFrom(body).size() == 0;
}

std::optional<QList<Offer>> readModels(const QByteArray &body)
{
    const Json object = objectFrom(body);
    const Json data = object[u"data"];
    if (!data.isArray() && !(data.isNull() && !data.isMissing()))
        return {};
    QList<Offer> offers;
    for (const Json entry : data) {
        Offer offer;
        offer.id = at(entry, "id").toString();
        const QString owner = at(entry, "owned_by").toString();
        for (const NamedKind &one : kinds) {
            if (owner == QLatin1String(one.owner))
                offer.server = one.kind;
        }
        if (offer.server == Kind::Unknown && at(entry, "max_model_len").isNumber())
            offer.server = Kind::Vllm; // whatever name the user has given it
        offer.context = at(entry, "max_model_len").toInt(at(at(entry, "meta"), "n_ctx").toInt());
        offer.version = versionFrom(entry, offer.server);
        if (!offer.id.isEmpty())
            offers.append(offer);
    }
    return offers;
}

std::optional<std::vector<std::vector<float>>> readEmbeddings(const QByteArray &body, int count)
{
    const Json data = objectFrom(body)[u"data"];
    if (data.size() != count)
        return {};
    std::vector<std::vector<float>> vectors{std::size_t(count)};
    for (int i = 0; i < count; ++i) {
        const Json numbers = at(data[i], "embedding");
        const int index = at(data[i], "index").toInt(i);
        if (index < 0 || index >= count || !vectors[std::size_t(index)].empty() || numbers.size() == 0)
            return {};
        std::vector<float> &vector = vectors[std::size_t(index)];
        vector.reserve(std::size_t(numbers.size()));
        for (const Json number : numbers) {
            if (!number.isNumber())
                return {};
            vector.push_back(float(number.toDouble()));
        }
    }
    return vectors;
}

} // namespace core::openai
