// Any server that speaks the OpenAI protocol: Ollama, llama-server, LM Studio, vLLM, OpenAI.
#include "core/base/catalogue.h"
#include "core/model/backend.h"
#include "core/model/promptedcritic.h"
#include "core/model/promptedwriter.h"
#include "core/models/openaimodel.h"

#include <algorithm>

namespace core {
namespace {

// Writer and Critic share the model: its connections, its limit of calls at once, and what is known of the server.
class OpenAiWriter : public PromptedWriter
{
public:
    OpenAiWriter(const std::shared_ptr<openai::Model> &model, double temperature)
        : PromptedWriter(*model, temperature),
          m_model(model)
    {
    }

private:
    std::shared_ptr<openai::Model> m_model;
};

class OpenAiCritic : public PromptedCritic
{
public:
    explicit OpenAiCritic(const std::shared_ptr<openai::Model> &model) : PromptedCritic(*model), m_model(model) {}

private:
    std::shared_ptr<openai::Model> m_model;
};

bool handles(const QString &model)
{
    return !model.isEmpty() && model != QLatin1String("builtin");
}

Result<QStringList> models(const Settings &settings, const Connections &connections, std::stop_token stop)
{
    const Result<QList<openai::Offer>> offers = openai::modelsOf(openai::Server::from(settings, connections), stop);
    if (!offers)
        return offers.error();
    QStringList ids;
    for (const openai::Offer &offer : *offers)
        ids.append(offer.id);
    return ids;
}

// Ollama knows "llama3.2" as "llama3.2:latest".
bool isMeant(const QString &id, const QString &wanted)
{
    return id == wanted || id == wanted + QStringLiteral(":latest");
}

Result<Mind> open(const Settings &settings, const Connections &connections, const Library &, std::stop_token stop)
{
    const openai::Server server = openai::Server::from(settings, connections);
    const Result<QList<openai::Offer>> offers = openai::modelsOf(server, stop);
    if (!offers)
        return offers.error();
    const auto found = std::find_if(offers->begin(), offers->end(), [&settings](const openai::Offer &offer) {
        return isMeant(offer.id, settings.model);
    });
    if (found == offers->end()) {
        Error error = server.unavailable(offers->isEmpty()
                                             ? "{server} has no model; load one there, or choose “builtin” in Settings."
                                             : "{server} does not serve the model “{model}”; choose another one in "
                                               "Settings.",
                                         {}, settings.model);
        error.code = Error::Invalid;
        return error;
    }
    const auto model = std::make_shared<openai::Model>(server, *found, settings.concurrentCalls);
    Mind mind;
    mind.writer = std::make_unique<OpenAiWriter>(model, settings.temperature);
    mind.critic = std::make_unique<OpenAiCritic>(model);
    mind.atOnce = settings.concurrentCalls;
    return mind;
}

const Backend backend{"openai", QT_TRANSLATE_NOOP("Backend", "A model server (OpenAI protocol)"), handles, open,
                      models};
const Offered<Backend> offered{backend};

} // namespace
} // namespace core
