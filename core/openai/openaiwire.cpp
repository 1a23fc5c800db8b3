#include "core/openai/openaiwire.h"

#include "core/base/json.h"

#include <algorithm>

namespace core::openai {
namespace {

QString grammarOf(const QStringList &choices)
{
    QStringList quoted;
    for (const QString &choice : choices)
        quoted.append(u'"' + choice + u'"');
    return QStringLiteral("root ::= ") + quoted.join(QStringLiteral(" | "));
}

Json schemaFormat(const QByteArray &schema)
{
    const Json inner = Json::object({{"name", "verdict"}, {"strict", true}, {"schema", Json::parse(schema)}});
    return Json::object({{"type", "json_schema"}, {"json_schema", inner}});
}

struct NamedParameter
{
    Parameter parameter;
    const char *name;
};
constexpr NamedParameter named[] = {
    {ManyLogprobs, "top_logprobs"},
    {Logprobs, "logprobs"},
    {Schema, "response_format"},
    {Choices, "grammar"},
    {NoThinking, "thinking"},
    {Temperature, "temperature"},
    {Seed, "seed"},
    {MaxTokens, "max_tokens"},
    {StreamOptions, "stream_options"},
    {SystemRole, "system"},
};

} // namespace

QStringList namesOf(unsigned parameters)
{
    QStringList names;
    for (const auto &[parameter, name] : named) {
        if (parameters & parameter)
            names.append(QLatin1String(name));
    }
    return names;
}

unsigned parametersNamed(const QStringList &names)
{
    unsigned parameters = None;
    for (const auto &[parameter, name] : named) {
        if (names.contains(QLatin1String(name)))
            parameters |= parameter;
    }
    return parameters;
}

unsigned parametersOf(const Offer &model, const Prompt &prompt, unsigned refused, bool stream)
{
    unsigned wanted = Temperature | Seed | MaxTokens;
    if (prompt.logprobs > 0)
        wanted |= Logprobs | (prompt.logprobs > 5 ? ManyLogprobs : None);
    if (!prompt.schema.isEmpty())
        wanted |= Schema;
    const bool constrains = model.server == Kind::LlamaServer || model.server == Kind::Vllm;
    if (!prompt.choices.isEmpty() && constrains)
        wanted |= Choices;
    const bool judges = prompt.logprobs > 0 || !prompt.schema.isEmpty() || !prompt.choices.isEmpty();
    const bool canBeTold = constrains || model.server == Kind::Ollama || (model.server == Kind::OpenAi && model.thinks);
    if (judges && canBeTold) // a thought would come where the verdict is expected
        wanted |= NoThinking;
    if (stream)
        wanted |= StreamOptions;
    if (!prompt.system.isEmpty())
        wanted |= SystemRole;
    return wanted & ~refused;
}

QByteArray chatRequest(const Offer &model, const Prompt &prompt, unsigned refused, bool stream)
{
    const unsigned sent = parametersOf(model, prompt, refused, stream);
    const auto message = [](const char *role, const QString &content) {
        return Json::object({{"role", role}, {"content", content}});
    };
    QList<Json> messages;
    if (sent & SystemRole)
        messages.append(message("system", prompt.system));
    const bool isFolded = !prompt.system.isEmpty() && !(sent & SystemRole);
    messages.append(message("user", isFolded ? prompt.system + QStringLiteral("\n\n") + prompt.user : prompt.user));
    JsonEntries request{{"model", model.id},
                        {"messages", messages},
                        {"stream", stream},
                        {sent & MaxTokens ? "max_tokens" : "max_completion_tokens", prompt.maxTokens}};
    const auto add = [&request](const char *key, const Json &value) { request.append({key, value}); };
    if (sent & Temperature)
        add("temperature", prompt.temperature);
    if (sent & Seed)
        add("seed", prompt.seed);
    if (sent & StreamOptions)
        add("stream_options", Json::object({{"include_usage", true}}));
    if (sent & Logprobs) {
        add("logprobs", true);
        add("top_logprobs", sent & ManyLogprobs ? std::min(prompt.logprobs, 20) : std::min(prompt.logprobs, 5));
    }
    if (sent & Schema)
        add("response_format", schemaFormat(prompt.schema));
    if (sent & Choices && model.server == Kind::LlamaServer)
        add("grammar", grammarOf(prompt.choices));
    if (sent & Choices && model.server == Kind::Vllm)
        add("structured_outputs", Json::object({{"choice", prompt.choices}}));
    if (sent & NoThinking && model.server == Kind::Ollama)
        add("reasoning_effort", QStringLiteral("none"));
    else if (sent & NoThinking && model.server == Kind::OpenAi)
        add("reasoning_effort", QStringLiteral("low")); // none of them accepts less
    else if (sent & NoThinking)
        add("chat_template_kwargs", Json::object({{"enable_thinking", false}}));
    return Json::object(request).written();
}

bool namesSystemRole(const ServerError &error, unsigned sent)
{
    return sent & SystemRole && refusedBy(error, SystemRole) == SystemRole;
}

Parameter refusedBy(const ServerError &error, unsigned sent)
{
    struct Sign
    {
        const char *word;
        Parameter parameter;
    };
    static constexpr Sign signs[] = {
        {"system role", SystemRole},
        {"system message", SystemRole},
        {"roles must alternate", SystemRole},
        {"max allowed", ManyLogprobs},
        {"must be between 0 and", ManyLogprobs},
        {"logprobs", Logprobs},
        {"response_format", Schema},
        {"json_schema", Schema},
        {"structured_outputs", Choices},
        {"grammar", Choices},
        {"chat_template_kwargs", NoThinking},
        {"reasoning_effort", NoThinking},
        {"thinking", NoThinking},
        {"max_completion_tokens", MaxTokens},
        {"max_tokens", MaxTokens},
        {"temperature", Temperature},
        {"stream_options", StreamOptions},
        {"seed", Seed},
        {"schema", Schema},
    };
    if (error.message.contains(QLatin1String("does not support chat"), Qt::CaseInsensitive))
        return None; // whatever was sent
    for (const QString &words : {error.param, error.message}) {
        for (const Sign &sign : signs) {
            if (sent & sign.parameter && words.contains(QLatin1String(sign.word), Qt::CaseInsensitive))
                return sign.parameter;
        }
    }
    // The message does not say: gives up the least supported parameter first.
    for (const Parameter parameter : {Choices, Schema, Logprobs, NoThinking, StreamOptions}) {
        if (sent & parameter)
            return parameter;
    }
    return None;
}

QByteArray embeddingsRequest(const QString &model, const QStringList &texts)
{
    QStringList input;
    for (const QString &text : texts)
        input.append(text.isEmpty() ? QStringLiteral(" ") : text); // some servers reject an empty text
    return Json::object({{"model", model}, {"input", input}, {"encoding_format", "float"}}).written();
}

} // namespace core::openai
