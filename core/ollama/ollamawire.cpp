#include "core/ollama/ollamawire.h"

#include "core/openai/wirejson.h"

#include <QRegularExpression>

#include <algorithm>

namespace core::ollama {
namespace {

using namespace openai;

constexpr int mostAlternatives = 20; // per token; Ollama rejects more

// A plausible number of tokens, whatever the server sends.
int boundedContext(const Json &number)
{
    constexpr int largest = 1 << 24;
    return std::clamp(number.toInt(), 0, largest);
}

bool names(const Json &list, const QString &what)
{
    return textsOf(list).contains(what);
}

QString sizeIn(const Json &entry)
{
    const Json details = at(entry, "details");
    QStringList words{at(details, "parameter_size").toString(), at(details, "quantization_level").toString()};
    words.removeAll(QString());
    return words.join(QStringLiteral(", ")).left(40);
}

} // namespace

unsigned parametersOf(const ChatRequest &asked)
{
    Offer model = asked.model;
    model.server = Kind::Ollama;
    // Other parameters are always accepted or ignored.
    constexpr unsigned refusable = Logprobs | ManyLogprobs | Schema | NoThinking;
    return openai::parametersOf(model, asked.prompt, asked.refused, asked.stream) & refusable;
}

// A prompt that is too long should be rejected, not cut ("truncate"), and not shifted out while the reply is written
// ("shift"); older versions know neither.
QByteArray chatRequest(const ChatRequest &asked, const QString &keepAlive)
{
    const unsigned sent = parametersOf(asked);
    const Prompt &prompt = asked.prompt;
    const auto message = [](const char *role, const QString &content) {
        return Json::object({{"role", role}, {"content", content}});
    };
    QList<Json> messages;
    if (!prompt.system.isEmpty())
        messages.append(message("system", prompt.system));
    messages.append(message("user", prompt.user));
    JsonEntries options{{"temperature", prompt.temperature}, {"seed", prompt.seed}, {"num_predict", prompt.maxTokens}};
    if (asked.window > 0)
        options.append({"num_ctx", asked.window});
    JsonEntries request{{"model", asked.model.id}, {"messages", messages}, {"stream", asked.stream},
                        {"truncate", false},       {"shift", false},       {"options", Json::object(options)}};
    if (!keepAlive.isEmpty())
        request.append({"keep_alive", keepAlive});
    if (sent & NoThinking)
        request.append({"think", false});
    if (sent & Schema)
        request.append({"format", Json::parse(prompt.schema)});
    if (sent & Logprobs) {
        request.append({"logprobs", true});
        request.append({"top_logprobs", std::min(prompt.logprobs, sent & ManyLogprobs ? mostAlternatives : 5)});
    }
    return Json::object(request).written();
}

QByteArray vectorsRequest(const QString &model, const QStringList &texts)
{
    return Json::object({{"model", model}, {"input", texts}, {"truncate", false}}).written();
}

std::optional<std::vector<std::vector<float>>> vectorsFrom(const Json &object, int count)
{
    const Json rows = object[u"embeddings"];
    if (rows.size() != count)
        return {};
    std::vector<std::vector<float>> vectors;
    for (const Json row : rows) {
        std::vector<float> &vector = vectors.emplace_back();
        vector.reserve(std::size_t(row.size()));
        for (const Json number : row) {
            if (!number.isNumber())
                return {};
            vector.push_back(float(number.toDouble()));
        }
        if (vector.empty())
            return {};
    }
    return vectors;
}

Shown shownFrom(const Json &object)
{
    Shown shown;
    const Json facts = object[u"model_info"];
    const QString architecture = facts[u"general.architecture"].toString();
    shown.context = boundedContext(facts[architecture + QStringLiteral(".context_length")]);
    static const QRegularExpression set(QStringLiteral("\\bnum_ctx\\s+(\\d{1,8})\\b"));
    shown.window = set.match(object[u"parameters"].toString()).captured(1).toInt();
    const Json capabilities = object[u"capabilities"];
    shown.thinks = names(capabilities, QStringLiteral("thinking"));
    shown.chats = capabilities.size() == 0 || names(capabilities, QStringLiteral("completion"));
    return shown;
}

static std::optional<double> gpuShareOf(const Json &loaded)
{
    const qint64 whole = at(loaded, "size").toInteger();
    const Json onGpu = at(loaded, "size_vram");
    if (whole <= 0 || onGpu.isMissing())
        return {};
    return double(std::clamp(onGpu.toInteger(), qint64(0), whole)) / double(whole);
}

Loaded loadedFrom(const Json &object, const QString &model)
{
    const Json models = object[u"models"];
    for (const Json entry : models) {
        if (at(entry, "name").toString() != model && at(entry, "model").toString() != model)
            continue;
        return {boundedContext(at(entry, "context_length")),
                QDateTime::fromString(at(entry, "expires_at").toString(), Qt::ISODateWithMs), gpuShareOf(entry)};
    }
    return {};
}

std::optional<QList<Offer>> offersFrom(const Json &object)
{
    const Json models = object[u"models"];
    if (!models.isArray())
        return {};
    QList<Offer> offers;
    for (const Json entry : models) {
        Offer offer;
        offer.id = at(entry, "name").toString();
        if (offer.id.isEmpty())
            offer.id = at(entry, "model").toString();
        offer.server = Kind::Ollama;
        offer.version = at(entry, "digest").toString();
        offer.bytes = std::max(at(entry, "size").toInteger(), qint64(0));
        offer.form = sizeIn(entry);
        const Json capabilities = at(entry, "capabilities");
        const QString family = at(at(entry, "details"), "family").toString();
        // Older versions do not report a model's purpose; models of these families only make embeddings.
        const bool isEncoder = family.contains(QLatin1String("bert"));
        offer.embeds = names(capabilities, QStringLiteral("embedding")) || (capabilities.size() == 0 && isEncoder);
        offer.mayThink = names(capabilities, QStringLiteral("thinking"));
        if (!offer.id.isEmpty())
            offers.append(offer);
    }
    return offers;
}

void JsonLines::feed(const QByteArray &piece, const Taker &take)
{
    qsizetype scanned = m_buffer.size();
    m_buffer += piece;
    qsizetype start = 0;
    for (qsizetype end; (end = m_buffer.indexOf('\n', std::max(start, scanned))) >= 0; start = end + 1)
        line(m_buffer.mid(start, end - start).trimmed(), take);
    m_buffer.remove(0, start);
}

void JsonLines::end(const Taker &take)
{
    line(std::exchange(m_buffer, {}).trimmed(), take);
}

bool JsonLines::isCut() const
{
    return isBegun(m_buffer);
}

void JsonLines::line(const QByteArray &line, const Taker &take)
{
    if (!line.isEmpty())
        take(objectFrom(line));
}

StreamControl ChatLines::feed(const QByteArray &piece)
{
    m_lines.feed(piece, [this](const Json &object) { take(object); });
    return m_done || m_error || !m_readable ? StreamControl::Stop : StreamControl::Continue;
}

void ChatLines::end()
{
    // A partial line is neither the end of a reply nor an object.
    if (!m_lines.isCut())
        m_lines.end([this](const Json &object) { take(object); });
    m_gathered.shown.end();
}

void ChatLines::take(const Json &object)
{
    if (m_done || m_error || !m_readable)
        return;
    m_error = errorFrom(object);
    const Json message = object[u"message"];
    m_readable = m_error || message.isObject() || object[u"done"].toBool();
    if (m_error || !m_readable)
        return;
    Reply &reply = m_gathered.reply;
    reply.thought = reply.thought || thinksBeside(message);
    reply.tokens += tokensOf(object[u"logprobs"]);
    m_gathered.take(contentFrom(at(message, "content")));
    if (at(message, "tool_calls").size() > 0)
        m_gathered.emptyCause = EmptyCause::ToolCall;
    if (!object[u"done"].toBool())
        return;
    m_done = true;
    reply.cut = object[u"done_reason"].toString() == QLatin1String("length");
    if (reply.cut && m_gathered.emptyCause == EmptyCause::Unknown)
        m_gathered.emptyCause = EmptyCause::ThoughtOnly;
    reply.cost.promptTokens = boundedContext(object[u"prompt_eval_count"]);
    reply.cost.completionTokens = boundedContext(object[u"eval_count"]);
    if (const double nanoseconds = object[u"eval_duration"].toDouble(); nanoseconds > 0) {
        reply.cost.writingSeconds = nanoseconds / 1e9;
        reply.cost.writtenTokens = reply.cost.completionTokens;
    }
}

} // namespace core::ollama
