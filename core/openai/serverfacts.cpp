#include "core/openai/serverfacts.h"

#include "core/base/json.h"
#include "core/openai/chatprotocol.h"

#include <QCryptographicHash>

#include <algorithm>

namespace core::openai {
namespace {

constexpr int many = 32; // it works on many requests and queues the rest, so the settings are the limit

Json answerTo(const HttpRequest &request, const std::stop_token &stop)
{
    const Result<HttpReply> reply = send(request, stop);
    return reply && reply->status == 200 ? Json::parse(reply->body) : Json();
}

Json answerTo(const Server &server, const QString &path, const std::stop_token &stop)
{
    return answerTo(server.beside(path), stop);
}

// It serves the file it was started with, under whatever name it was given.
Facts ofLlamaServer(const Server &server, const std::stop_token &stop)
{
    const Json props = answerTo(server, QStringLiteral("/props"), stop);
    const Json slot = props[u"default_generation_settings"];
    const QByteArray form = props[u"chat_template"].toString().toUtf8();
    return {slot[u"n_ctx"].toInt(), props[u"total_slots"].toInt(),
            props[u"model_path"].toString() + u' ' +
                QString::fromLatin1(QCryptographicHash::hash(form, QCryptographicHash::Sha256).toHex())};
}

Facts ofLmStudio(const Server &server, const QString &model, const std::stop_token &stop)
{
    const Json entries = answerTo(server, QStringLiteral("/api/v0/models"), stop)[u"data"];
    for (const Json entry : entries) {
        if (entry[u"id"].toString() == model)
            return {entry[u"loaded_context_length"].toInt()};
    }
    return {};
}

} // namespace

Kind kindOf(const Server &server, const QList<Offer> &offers, std::stop_token stop)
{
    const auto known = std::find_if(offers.begin(), offers.end(), [](const Offer &offer) {
        return offer.server != Kind::Unknown && offer.server != Kind::OpenAi; // many servers call themselves "openai"
    });
    if (known != offers.end())
        return known->server;
    if (QUrl(server.url).host() == QLatin1String("api.openai.com"))
        return Kind::OpenAi;
    if (!answerTo(server, QStringLiteral("/api/version"), stop)[u"version"].isMissing())
        return Kind::Ollama;
    if (!answerTo(server, QStringLiteral("/props"), stop)[u"default_generation_settings"].isMissing())
        return Kind::LlamaServer;
    if (answerTo(server, QStringLiteral("/api/v0/models"), stop)[u"data"].isArray())
        return Kind::LmStudio;
    return Kind::Unknown;
}

Facts factsOf(const Server &server, const Offer &model, std::stop_token stop)
{
    Facts facts;
    switch (model.server) {
    case Kind::LlamaServer:
        facts = ofLlamaServer(server, stop);
        break;
    case Kind::Ollama:
        if (const OwnProtocol *own = ownProtocolOf(model.server))
            facts = own->facts(server, model, stop);
        break;
    case Kind::LmStudio:
        facts = ofLmStudio(server, model.id, stop);
        break;
    case Kind::Vllm:
    case Kind::OpenAi:
        facts.atOnce = many;
        break;
    case Kind::Unknown:
        break;
    }
    if (facts.context <= 0)
        facts.context = model.context;
    return facts;
}

} // namespace core::openai
