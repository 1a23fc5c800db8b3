// Any server with OpenAI's protocol: Ollama, llama-server, LM Studio, vLLM, OpenAI.
#include "core/base/catalogue.h"
#include "core/ports/backend.h"
#include "core/llm/promptedcritic.h"
#include "core/llm/promptedwriter.h"
#include "core/openai/checkpoint.h"
#include "core/openai/discovery.h"
#include "core/openai/openaiembedder.h"
#include "core/openai/openaimodel.h"
#include "core/openai/serverfacts.h"
#include "core/embedding/staticembedder.h"

#include <QUrl>

#include <algorithm>

namespace core {
namespace {

// Writer and Critic share the model: its connections, its limit of parallel calls, and what is known about the server.
class OpenAiWriter : public PromptedWriter
{
public:
    OpenAiWriter(const std::shared_ptr<openai::Model> &model, const Settings &settings)
        : PromptedWriter(*model, settings.temperature, settings.maxTokens, answerLengthOf(settings.answerLength)),
          m_model(model)
    {
    }

private:
    std::shared_ptr<openai::Model> m_model;
};

class OpenAiCritic : public PromptedCritic
{
public:
    OpenAiCritic(const std::shared_ptr<openai::Model> &model, const QString &identity)
        : PromptedCritic(*model),
          m_model(model),
          m_identity(identity)
    {
    }

    QString identity(Verdict::Kind) const override { return m_identity; }

private:
    std::shared_ptr<openai::Model> m_model;
    QString m_identity;
};

// A server may name a model by its file path.
bool handles(const QString &model, ModelRole role)
{
    const bool isFolder = role == ModelRole::Vectors && namesStaticEmbedder(model);
    return !model.isEmpty() && model != QLatin1String("builtin") && !isFolder;
}

// Models on the settings' server by name, and those on other servers of this machine with their addresses.
Result<QStringList> models(const Settings &settings, const Connections &connections, std::stop_token stop)
{
    const openai::Server server = openai::Server::at(settings.serverUrl, settings, connections);
    const Result<QList<openai::Offer>> offers = openai::modelsOf(server, stop);
    QStringList names;
    for (const openai::Offer &offer : offers ? *offers : QList<openai::Offer>())
        names.append(offer.id);
    Inline oneByOne;
    for (const FoundServer &found : findServers(settings, connections, oneByOne, stop)) {
        for (const QString &model : found.address == server.url ? QStringList() : found.models)
            names.append(model + u'@' + found.address);
    }
    if (stop.stop_requested())
        return Error::cancelled();
    return offers || !names.isEmpty() ? Result<QStringList>(names) : Result<QStringList>(offers.error());
}

Result<ModelSet> open(const Settings &settings, const Connections &connections, const Library &, std::stop_token stop)
{
    const openai::Server server = openai::Server::from(settings, connections);
    const ModelName wanted = ModelName::from(settings.model, settings);
    Result<openai::Offer> offer = openai::offerOf(server, wanted.model, stop);
    if (!offer)
        return offer.error();
    const ModelProfile *remembered = connections.profileOf(server.url, offer->id);
    const ModelProfile known = remembered ? *remembered : ModelProfile();
    if (offer->server == openai::Kind::Unknown)
        offer->server = openai::kindNamed(known.kind);
    // It may have been restarted with more or fewer slots, which it reports at once.
    const openai::Facts facts = offer->server == openai::Kind::LlamaServer ? openai::factsOf(server, *offer, stop)
                                                                           : openai::Facts{known.context, known.atOnce};
    if (facts.context > 0)
        offer->context = facts.context;
    const int atOnce = facts.atOnce > 0 ? facts.atOnce : known.atOnce;
    ModelSet mind;
    mind.atOnce = atOnce > 0 ? std::min(atOnce, settings.concurrentCalls) : settings.concurrentCalls;
    const ModelName name{offer->id, server.url};
    const std::shared_ptr<openai::Model> model =
        openai::openModel(server, *offer, mind.atOnce, known, name.written(settings), stop);
    mind.writer = std::make_unique<OpenAiWriter>(model, settings);
    // A tag that was pulled again, or a server restarted with another file, keeps its name but not its judgement.
    const QStringList identity{server.url, offer->id, offer->version, facts.version};
    mind.critic = std::make_unique<OpenAiCritic>(model, identity.join(u' '));
    mind.reflector =
        openai::reflectorFor(server, *offer, known, settings, {name.written(settings), model->limit()}, stop);
    return mind;
}

// Sends no request yet: a server that does not answer now may do so later.
Result<std::unique_ptr<Embedder>> embedder(const Settings &settings, const Connections &connections, std::stop_token)
{
    constexpr int ollamasPort = 11434;
    const ModelName name = ModelName::from(settings.embedder, settings);
    const ModelProfile *known = connections.profileOf(name.server, name.model);
    const openai::Kind kind = known && !known->kind.isEmpty()           ? openai::kindNamed(known->kind)
                              : QUrl(name.server).port() == ollamasPort ? openai::Kind::Ollama
                                                                        : openai::Kind::Unknown;
    return std::unique_ptr<Embedder>(std::make_unique<openai::ServerEmbedder>(
        openai::Server::at(name.server, settings, connections), name.model, kind));
}

const Backend backend{"openai", QT_TRANSLATE_NOOP("Backend", "A model server (OpenAI protocol)"), handles, open, models,
                      embedder};
const Offered<Backend> offered{backend};

} // namespace
} // namespace core
