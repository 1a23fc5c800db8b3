#include "core/openai/probe.h"

#include "core/base/json.h"
#include "core/openai/checkpoint.h"
#include "core/openai/openaiembedder.h"
#include "core/openai/openaimodel.h"
#include "core/openai/serverfacts.h"
#include "core/openai/sidebyside.h"

#include <QDateTime>

#include <algorithm>

namespace core {
namespace {

using openai::Kind;

// No model says these words unless it is made to.
const QStringList unlikely = {QStringLiteral("quartz"), QStringLiteral("zebra")};

// What a probe works with: the profile being filled in, and the model.
struct Probe
{
    const openai::Server &server;
    openai::Offer offer;
    std::stop_token stop;
    ModelProfile profile;
    unsigned refused = openai::None;
    int own = 0; // context in tokens, through the server's own protocol

    Result<Reply> ask(Prompt prompt);
    void chat();
    void choices();
    void schema();
    void embeddings();
    void reflection();
};

// Each question uses a new Model, so that a rejected parameter is discovered rather than inherited.
Result<Reply> Probe::ask(Prompt prompt)
{
    const std::unique_ptr<openai::Model> model = openai::openModel(server, offer, 1, {}, {}, stop);
    prompt.system = QStringLiteral("Reply with one word.");
    const Result<Reply> reply = model->reply(prompt, {}, stop);
    if (reply) {
        refused |= model->refused();
        own = std::max(own, model->ownContext());
    }
    return reply;
}

Prompt saying(const QString &words, int maxTokens)
{
    Prompt prompt;
    prompt.user = words;
    prompt.maxTokens = maxTokens;
    return prompt;
}

void Probe::chat()
{
    Prompt prompt = saying(QStringLiteral("Is copper a metal? Reply with one word: \"yes\" or \"no\"."), 1);
    prompt.logprobs = 20;
    const Result<Reply> reply = ask(prompt);
    profile.chat = bool(reply);
    if (!reply) {
        profile.whyNoChat = reply.error().message;
        return;
    }
    profile.alternatives = reply->tokens.isEmpty() ? 0 : int(reply->tokens.first().alternatives.size());
    profile.logprobs = profile.alternatives > 1;
    const bool begins = !reply->tokens.isEmpty() && reply->tokens.first().text.contains(QLatin1String("<think"));
    profile.thinks = reply->thought || begins;
}

void Probe::choices()
{
    Prompt prompt = saying(QStringLiteral("Say the word “hello”."), 8);
    prompt.choices = unlikely;
    if (!(openai::parametersOf(offer, prompt, openai::None, false) & openai::Choices)) {
        profile.choices = false; // the server is not known to support any way
        return;
    }
    const Result<Reply> reply = ask(prompt);
    if (reply)
        profile.choices = unlikely.contains(reply->text.trimmed());
}

void Probe::schema()
{
    Prompt prompt = saying(QStringLiteral("Say the word “hello”."), 64);
    prompt.schema = R"({"type":"object","properties":{"score":{"type":"string","enum":["quartz","zebra"]}},)"
                    R"("required":["score"],"additionalProperties":false})";
    const Result<Reply> reply = ask(prompt);
    if (!reply)
        return;
    const Json object = Json::parse(reply->text.toUtf8());
    profile.schema = unlikely.contains(object[u"score"].toString());
}

void Probe::embeddings()
{
    const Result<int> dimension = openai::dimensionOf(server, offer.id, stop);
    profile.embeddings = bool(dimension);
    profile.dimension = dimension ? *dimension : 0;
}

void Probe::reflection()
{
    const std::optional<openai::TokenIds> ids = openai::reflectionIds(server, offer, stop);
    profile.reflectionTokens = ids ? std::optional(!ids->isEmpty()) : std::nullopt;
}

QString inWords(const std::optional<bool> &ability)
{
    return !ability ? QStringLiteral("not known") : *ability ? QStringLiteral("yes") : QStringLiteral("no");
}

QString inWords(int number)
{
    return number > 0 ? QString::number(number) : QStringLiteral("not known");
}

} // namespace

Result<ModelProfile> probe(const QString &model, const Settings &settings, const Connections &connections,
                           const Told &told, Parallel &parallel, std::stop_token stop)
{
    const auto tell = [&told](const QString &what) {
        if (told)
            told(what);
    };
    const ModelName name = ModelName::from(model, settings);
    const openai::Server server = openai::Server::at(name.server, settings, connections);
    tell(QStringLiteral("Looking for the model"));
    Result<openai::Offer> offer = openai::offerOf(server, name.model, stop);
    if (!offer)
        return offer.error();
    if (const Kind kind = openai::kindOf(server, {*offer}, stop); kind != Kind::Unknown)
        offer->server = kind;
    Probe probe{server, *offer, stop, {}};
    probe.profile.server = server.url;
    probe.profile.model = offer->id;
    probe.profile.kind = openai::nameOf(offer->server);

    const struct
    {
        const char *what;
        void (Probe::*find)();
    } questions[] = {
        {"Asking for vectors", &Probe::embeddings}, // first: some embedding servers crash when asked to chat
        {"Asking for log-probabilities", &Probe::chat}, {"Asking for a word it would not choose", &Probe::choices},
        {"Asking for a JSON schema", &Probe::schema},   {"Looking for reflection tokens", &Probe::reflection},
    };
    for (const auto &[what, find] : questions) {
        if (find == &Probe::choices && !probe.profile.chat.value_or(false))
            break;
        tell(QLatin1String(what));
        (probe.*find)();
        if (stop.stop_requested())
            return Error::cancelled();
    }
    const openai::Facts facts = openai::factsOf(server, *offer, stop); // last: now the model is loaded
    probe.profile.context = probe.own > 0 ? probe.own : facts.context;
    probe.profile.atOnce = facts.atOnce;
    probe.profile.refused = openai::namesOf(probe.refused);
    if (facts.atOnce == 0 && probe.profile.chat.value_or(false)) {
        tell(QStringLiteral("Sending several requests at once"));
        probe.profile.atOnce =
            openai::sideBySide(server, *offer, probe.profile, settings.concurrentCalls, parallel, stop);
        if (stop.stop_requested())
            return Error::cancelled();
    }
    probe.profile.probed = QDateTime::currentMSecsSinceEpoch();
    return probe.profile;
}

QList<Finding> findings(const ModelProfile &profile)
{
    const QString vectors = profile.dimension > 0 ? QStringLiteral("yes, %1 numbers each").arg(profile.dimension)
                                                  : inWords(profile.embeddings);
    const QString chances = profile.logprobs.value_or(false)
                                ? QStringLiteral("yes, %1 for each word").arg(profile.alternatives)
                                : inWords(profile.logprobs);
    const bool thinks = profile.thinks.value_or(false);
    QList<Finding> found = {
        {QStringLiteral("Server"), profile.kind.isEmpty() ? QStringLiteral("not known") : profile.kind,
         QStringLiteral("The program, identified by its replies.")},
        {QStringLiteral("Chat"), inWords(profile.chat), QStringLiteral("Whether it can write and judge.")},
        {QStringLiteral("Context"), inWords(profile.context),
         QStringLiteral("Tokens for a prompt and its reply; passages beyond that are left out.")},
        {QStringLiteral("Parallel requests"), inWords(profile.atOnce),
         QStringLiteral("How many passages are graded in parallel.")},
        {QStringLiteral("Log-probabilities"), chances,
         QStringLiteral("One-word verdicts, with the model's confidence.")},
        {QStringLiteral("Multiple choices (n)"), inWords(profile.choices),
         QStringLiteral("Verdicts limited to the words asked for.")},
        {QStringLiteral("JSON schema"), inWords(profile.schema),
         QStringLiteral("Verdicts in a form that the server enforces.")},
        {QStringLiteral("Reasoning model"), inWords(profile.thinks),
         thinks ? QStringLiteral("Verdicts are read from its words, which takes longer.")
                : QStringLiteral("Verdicts come immediately.")},
        {QStringLiteral("Vectors"), vectors, QStringLiteral("Whether it can be chosen as the model for vectors.")},
        {QStringLiteral("Reflection tokens"), inWords(profile.reflectionTokens),
         QStringLiteral("Whether it is a Self-RAG checkpoint, which writes and judges at once.")},
    };
    if (!profile.refused.isEmpty())
        found.append({QStringLiteral("Refused parameters"), profile.refused.join(QStringLiteral(", ")),
                      QStringLiteral("The server refuses them, so they are not sent.")});
    return found;
}

} // namespace core
