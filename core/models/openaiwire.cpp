#include "core/models/openaiwire.h"

#include "core/model/verdictparser.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

#include <cmath>

namespace core::openai {
namespace {

QJsonValue at(const QJsonValue &object, const char *key)
{
    return object.toObject().value(QLatin1String(key));
}

// Servers cut tokens within characters and send the halves: JSON that is not UTF-8 is mended, not refused.
QJsonObject objectFrom(const QByteArray &bytes)
{
    QJsonParseError error;
    QJsonDocument document = QJsonDocument::fromJson(bytes, &error);
    if (error.error == QJsonParseError::IllegalUTF8String)
        document = QJsonDocument::fromJson(QString::fromUtf8(bytes).toUtf8());
    return document.object();
}

double logprobOf(const QJsonValue &entry)
{
    constexpr double never = -9999;
    if (const QJsonValue given = at(entry, "logprob"); given.isDouble())
        return std::max(given.toDouble(), never);
    const double chance = at(entry, "prob").toDouble();
    return chance > 0 ? std::log(chance) : never;
}

QList<Token> tokensFrom(const QJsonValue &logprobs)
{
    QList<Token> tokens;
    const QJsonArray entries = at(logprobs, "content").toArray();
    for (const QJsonValue entry : entries) {
        Token token{at(entry, "token").toString(), logprobOf(entry), {}};
        QJsonArray top = at(entry, "top_logprobs").toArray();
        if (top.isEmpty())
            top = at(entry, "top_probs").toArray();
        for (const QJsonValue other : std::as_const(top))
            token.alternatives.append({at(other, "token").toString(), logprobOf(other)});
        tokens.append(token);
    }
    return tokens;
}

// Text, null, or a list of parts with text in them.
QString contentFrom(const QJsonValue &content)
{
    QString text = content.toString();
    for (const QJsonValue part : content.toArray())
        text += at(part, "text").toString();
    return text;
}

bool thinksBeside(const QJsonValue &message)
{
    return !at(message, "reasoning_content").toString().isEmpty() || !at(message, "reasoning").toString().isEmpty();
}

std::optional<ServerError> errorFrom(const QJsonObject &object)
{
    QJsonValue error = object.value(QLatin1String("error"));
    if (error.isString())
        return ServerError{error.toString(), {}, {}, 0, 0};
    if (!error.isObject() && object.value(QLatin1String("object")) == QLatin1String("error"))
        error = object; // vLLM as it was
    if (!error.isObject())
        return {};
    QString message = at(error, "message").toString();
    if (message.isEmpty())
        message = QStringLiteral("an error without a word");
    ServerError said{message, at(error, "type").toString() + u' ' + at(error, "code").toString(),
                     at(error, "param").toString(), at(error, "n_ctx").toInt(), at(error, "n_prompt_tokens").toInt()};
    // "This model's maximum context length is 2048 tokens. However, you requested 2305 tokens"
    static const QRegularExpression limit(QStringLiteral("maximum context length (?:is|of) (\\d{2,8})"),
                                          QRegularExpression::CaseInsensitiveOption);
    if (said.context == 0)
        said.context = limit.match(message).captured(1).toInt();
    return said;
}

void readUsage(const QJsonObject &object, Cost &cost)
{
    const QJsonValue usage = object.value(QLatin1String("usage"));
    if (!usage.isObject())
        return;
    cost.promptTokens = at(usage, "prompt_tokens").toInt();
    cost.completionTokens = at(usage, "completion_tokens").toInt();
}

// When it was made is known of Ollama alone: with others that is the time of the reply.
QString versionFrom(const QJsonValue &entry, Kind server)
{
    QStringList signs{at(entry, "digest").toString(), at(entry, "root").toString()};
    for (const char *key : {"n_params", "size", "n_vocab", "n_embd"})
        signs.append(QString::number(at(at(entry, "meta"), key).toDouble(), 'f', 0));
    if (server == Kind::Ollama)
        signs.append(QString::number(at(entry, "created").toDouble(), 'f', 0));
    return signs.join(u' ');
}

bool isCut(const QString &finish)
{
    return finish == QLatin1String("length") || finish == QLatin1String("content_filter");
}

QString grammarOf(const QStringList &choices)
{
    QStringList quoted;
    for (const QString &choice : choices)
        quoted.append(u'"' + choice + u'"');
    return QStringLiteral("root ::= ") + quoted.join(QStringLiteral(" | "));
}

QJsonObject schemaFormat(const QByteArray &schema)
{
    const QJsonObject inner{{QStringLiteral("name"), QStringLiteral("verdict")},
                            {QStringLiteral("strict"), true},
                            {QStringLiteral("schema"), QJsonDocument::fromJson(schema).object()}};
    return {{QStringLiteral("type"), QStringLiteral("json_schema")}, {QStringLiteral("json_schema"), inner}};
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
};

struct NamedKind
{
    Kind kind;
    const char *name;
    const char *owner; // what such a server says its models are owned by
};
constexpr NamedKind kinds[] = {
    {Kind::LlamaServer, "llama-server", "llamacpp"},
    {Kind::Vllm, "vLLM", "vllm"},
    {Kind::Ollama, "Ollama", "library"},
    {Kind::LmStudio, "LM Studio", "organization_owner"},
    {Kind::OpenAi, "OpenAI", "openai"},
    {Kind::OpenAi, "OpenAI", "system"},
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
    const QString words = error.type + u' ' + error.message;
    for (const char *sign : {"exceed_context_size", "context_length_exceeded", "maximum context length", "context size",
                             "exceeds the available context", "context window", "prompt is too long"}) {
        if (words.contains(QLatin1String(sign), Qt::CaseInsensitive))
            return true;
    }
    return false;
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
    const bool canBeTold = constrains || model.server == Kind::Ollama;
    if (judges && canBeTold) // a thought would stand where the verdict is expected
        wanted |= NoThinking;
    if (stream)
        wanted |= StreamOptions;
    return wanted & ~refused;
}

QByteArray chatRequest(const Offer &model, const Prompt &prompt, unsigned refused, bool stream)
{
    const unsigned sent = parametersOf(model, prompt, refused, stream);
    const auto message = [](const char *role, const QString &content) {
        return QJsonObject{{QStringLiteral("role"), QLatin1String(role)}, {QStringLiteral("content"), content}};
    };
    QJsonArray messages;
    if (!prompt.system.isEmpty())
        messages.append(message("system", prompt.system));
    messages.append(message("user", prompt.user));
    QJsonObject request{
        {QStringLiteral("model"), model.id},
        {QStringLiteral("messages"), messages},
        {QStringLiteral("stream"), stream},
        {sent & MaxTokens ? QStringLiteral("max_tokens") : QStringLiteral("max_completion_tokens"), prompt.maxTokens}};
    const auto add = [&request](const char *key, const QJsonValue &value) {
        request.insert(QLatin1String(key), value);
    };
    if (sent & Temperature)
        add("temperature", prompt.temperature);
    if (sent & Seed)
        add("seed", prompt.seed);
    if (sent & StreamOptions)
        add("stream_options", QJsonObject{{QStringLiteral("include_usage"), true}});
    if (sent & Logprobs) {
        add("logprobs", true);
        add("top_logprobs", sent & ManyLogprobs ? std::min(prompt.logprobs, 20) : std::min(prompt.logprobs, 5));
    }
    if (sent & Schema)
        add("response_format", schemaFormat(prompt.schema));
    if (sent & Choices && model.server == Kind::LlamaServer)
        add("grammar", grammarOf(prompt.choices));
    if (sent & Choices && model.server == Kind::Vllm)
        add("structured_outputs", QJsonObject{{QStringLiteral("choice"), QJsonArray::fromStringList(prompt.choices)}});
    if (sent & NoThinking && model.server == Kind::Ollama)
        add("reasoning_effort", QStringLiteral("none"));
    else if (sent & NoThinking)
        add("chat_template_kwargs", QJsonObject{{QStringLiteral("enable_thinking"), false}});
    return QJsonDocument(request).toJson(QJsonDocument::Compact);
}

Parameter refusedBy(const ServerError &error, unsigned sent)
{
    struct Sign
    {
        const char *word;
        Parameter parameter;
    };
    static constexpr Sign signs[] = {
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
    for (const QString &words : {error.param, error.message}) {
        for (const Sign &sign : signs) {
            if (sent & sign.parameter && words.contains(QLatin1String(sign.word), Qt::CaseInsensitive))
                return sign.parameter;
        }
    }
    // It does not say: what fewest servers know goes first.
    for (const Parameter parameter : {Choices, Schema, Logprobs, NoThinking, StreamOptions}) {
        if (sent & parameter)
            return parameter;
    }
    return None;
}

std::optional<Reply> readChat(const QByteArray &body)
{
    const QJsonObject object = objectFrom(body);
    const QJsonValue choice = object.value(QLatin1String("choices")).toArray().first();
    if (!choice.isObject() || !at(choice, "message").isObject())
        return {};
    Reply reply;
    const QJsonValue message = at(choice, "message");
    const QString content = contentFrom(at(message, "content"));
    reply.text = withoutThinking(content);
    reply.thought = thinksBeside(message) || content.trimmed().startsWith(QLatin1String("<think>"));
    reply.tokens = tokensFrom(at(choice, "logprobs"));
    reply.cut = isCut(at(choice, "finish_reason").toString());
    readUsage(object, reply.cost);
    return reply;
}

std::optional<ServerError> readError(const QByteArray &body)
{
    return errorFrom(objectFrom(body));
}

bool isBegun(const QByteArray &body)
{
    return body.trimmed().startsWith('{') && objectFrom(body).isEmpty();
}

std::optional<QList<Offer>> readModels(const QByteArray &body)
{
    const QJsonObject object = objectFrom(body);
    const QJsonValue data = object.value(QLatin1String("data"));
    if (!data.isArray() && !(data.isNull() && object.contains(QLatin1String("data"))))
        return {};
    QList<Offer> offers;
    for (const QJsonValue entry : data.toArray()) {
        Offer offer;
        offer.id = at(entry, "id").toString();
        const QString owner = at(entry, "owned_by").toString();
        for (const NamedKind &one : kinds) {
            if (owner == QLatin1String(one.owner))
                offer.server = one.kind;
        }
        if (offer.server == Kind::Unknown && at(entry, "max_model_len").isDouble())
            offer.server = Kind::Vllm; // whatever name it was given
        offer.context = at(entry, "max_model_len").toInt(at(at(entry, "meta"), "n_ctx").toInt());
        offer.version = versionFrom(entry, offer.server);
        if (!offer.id.isEmpty())
            offers.append(offer);
    }
    return offers;
}

QByteArray embeddingsRequest(const QString &model, const QStringList &texts)
{
    QJsonArray input;
    for (const QString &text : texts)
        input.append(text.isEmpty() ? QStringLiteral(" ") : text); // some take no empty one
    const QJsonObject request{{QStringLiteral("model"), model},
                              {QStringLiteral("input"), input},
                              {QStringLiteral("encoding_format"), QStringLiteral("float")}};
    return QJsonDocument(request).toJson(QJsonDocument::Compact);
}

std::optional<std::vector<std::vector<float>>> readEmbeddings(const QByteArray &body, int count)
{
    const QJsonArray data = objectFrom(body).value(QLatin1String("data")).toArray();
    if (data.size() != count)
        return {};
    std::vector<std::vector<float>> vectors{std::size_t(count)};
    for (int i = 0; i < count; ++i) {
        const QJsonArray numbers = at(data.at(i), "embedding").toArray();
        const int index = at(data.at(i), "index").toInt(i);
        if (index < 0 || index >= count || !vectors[std::size_t(index)].empty() || numbers.isEmpty())
            return {};
        std::vector<float> &vector = vectors[std::size_t(index)];
        vector.reserve(std::size_t(numbers.size()));
        for (const QJsonValue number : numbers) {
            if (!number.isDouble())
                return {};
            vector.push_back(float(number.toDouble()));
        }
    }
    return vectors;
}

Listen ChatStream::feed(const QByteArray &piece)
{
    qsizetype scanned = m_buffer.size();
    m_buffer += piece;
    qsizetype start = 0;
    for (qsizetype end; (end = m_buffer.indexOf('\n', std::max(start, scanned))) >= 0; start = end + 1)
        line(m_buffer.mid(start, end - start).trimmed());
    m_buffer.remove(0, start);
    return m_done || m_error || !m_readable ? Listen::Enough : Listen::On;
}

void ChatStream::end()
{
    line(m_buffer.trimmed());
    m_buffer.clear();
    if (!m_thinking)
        show(std::exchange(m_held, {}));
    if (m_unframed.isEmpty() || whole() || m_error || !m_readable)
        return;
    m_error = readError(m_unframed);
    const std::optional<Reply> plain = readChat(m_unframed);
    m_readable = m_error || plain;
    if (!plain)
        return;
    m_reply = *plain;
    m_text = plain->text;
    m_finished = true;
    show(m_text);
}

void ChatStream::line(const QByteArray &line)
{
    static const QList<QByteArray> other = {"event:", "id:", "retry:", ":"};
    const auto begins = [&line](const QByteArray &field) { return line.startsWith(field); };
    if (line.isEmpty() || m_done || m_error || !m_readable || std::any_of(other.begin(), other.end(), begins))
        return;
    if (!line.startsWith("data:")) {
        m_unframed += line + '\n';
        return;
    }
    const QByteArray data = line.mid(5).trimmed();
    if (data == "[DONE]")
        m_done = true;
    else if (!data.isEmpty())
        chunk(data);
}

void ChatStream::chunk(const QByteArray &json)
{
    const QJsonObject object = objectFrom(json);
    if (object.isEmpty()) {
        m_readable = false;
        return;
    }
    m_error = errorFrom(object);
    readUsage(object, m_reply.cost);
    const QJsonValue choice = object.value(QLatin1String("choices")).toArray().first();
    const QString words = contentFrom(at(at(choice, "delta"), "content"));
    m_reply.thought = m_reply.thought || thinksBeside(at(choice, "delta"));
    m_reply.tokens += tokensFrom(at(choice, "logprobs"));
    if (const QString finish = at(choice, "finish_reason").toString(); !finish.isEmpty()) {
        m_finished = true;
        m_reply.cut = isCut(finish);
    }
    if (words.isEmpty())
        return;
    m_text += words;
    m_held += words;
    // Shows what is certainly no thought: all up to something that may begin or end one.
    for (bool again = true; again;) {
        const QString tag = m_thinking ? QStringLiteral("</think>") : QStringLiteral("<think>");
        const qsizetype found = m_held.indexOf(tag, 0, Qt::CaseInsensitive);
        again = found >= 0;
        qsizetype certain = again ? found : m_held.size();
        for (qsizetype k = std::min(tag.size() - 1, m_held.size()); !again && k > 0; --k) {
            if (m_held.endsWith(QStringView(tag).left(k), Qt::CaseInsensitive)) {
                certain = m_held.size() - k;
                break;
            }
        }
        if (!m_thinking)
            show(m_held.left(certain));
        m_held.remove(0, again ? found + tag.size() : certain);
        m_thinking = again ? !m_thinking : m_thinking;
    }
}

void ChatStream::show(const QString &words)
{
    QString shown = words;
    while (!m_spoke && !shown.isEmpty() && shown.front().isSpace())
        shown.remove(0, 1);
    if (shown.isEmpty() || !m_heard)
        return;
    m_spoke = true;
    m_heard(shown);
}

Reply ChatStream::reply() const
{
    Reply reply = m_reply;
    reply.text = withoutThinking(m_text);
    return reply;
}

} // namespace core::openai
