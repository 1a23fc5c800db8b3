// Ollama through its own protocol: each request asks for a window that fits its prompt, so that none of it is cut.
#include "core/base/catalogue.h"
#include "core/ollama/ollamawire.h"

#include <algorithm>
#include <atomic>

namespace core::ollama {
namespace {

using namespace openai;

constexpr int leastWindow = 4096;    // tokens; Ollama's default
constexpr int unknownContext = 8192; // window limit for a model that does not report its context
constexpr int telling = 512;         // fewest tokens of a prompt from which its window can be inferred
constexpr double unknownShare = -1;
constexpr int keptMinutes = 15; // how long a model stays in memory between a session's questions

Json answerTo(const HttpRequest &request, const std::stop_token &stop)
{
    const Result<HttpReply> reply = send(request, stop);
    return reply && reply->status == 200 ? Json::parse(reply->body) : Json();
}

Shown shown(const Server &server, const QString &model, const std::stop_token &stop)
{
    const QByteArray question = Json::object({{"model", model}}).written();
    return shownFrom(answerTo(server.beside(QStringLiteral("/api/show"), question), stop));
}

Loaded loaded(const Server &server, const QString &model, const std::stop_token &stop)
{
    return loadedFrom(answerTo(server.beside(QStringLiteral("/api/ps")), stop), model);
}

// Powers of two, so that the model is seldom reloaded, which a different window requires.
int stepFor(int tokens)
{
    int step = leastWindow;
    while (step < tokens && step < (1 << 24))
        step *= 2;
    return step;
}

class Protocol : public ChatProtocol
{
public:
    Protocol(int window, const QString &keepAlive) : m_window(window), m_keepAlive(keepAlive) {}

    // Grows with the prompts, and shrinks only if memory is short: each change reloads the model.
    int windowFor(const ChatRequest &asked) override
    {
        const int most = asked.model.context > 0 ? asked.model.context : unknownContext;
        int window = m_window;
        int wanted = 0;
        do
            wanted = std::min(std::max(window, stepFor(asked.tokens)), most);
        while (!m_window.compare_exchange_weak(window, wanted));
        return wanted;
    }

    unsigned parametersOf(const ChatRequest &asked) const override { return ollama::parametersOf(asked); }

    HttpRequest request(const Server &server, const ChatRequest &asked) const override
    {
        return server.outside(QStringLiteral("/api/chat"), chatRequest(asked, m_keepAlive));
    }

    std::unique_ptr<ChatReader> reader(const TokenSink &heard) const override
    {
        return std::make_unique<ChatLines>(heard);
    }

    std::optional<Reply> read(const QByteArray &body) const override
    {
        ChatLines lines({});
        lines.feed(body);
        lines.end();
        return lines.whole() && lines.readable() ? std::optional(lines.reply()) : std::nullopt;
    }

    Room roomAfter(const Server &server, const ChatRequest &asked, const Reply &reply, std::stop_token stop) override;
    Room roomAfterRefusal(const ChatRequest &asked, const ServerError &said) override;
    std::optional<Error> refusal(const Server &server, const Offer &model, int status,
                                 const ServerError &said) const override;

private:
    bool widen(const ChatRequest &asked);

    std::atomic<int> m_window;                     // tokens requested
    std::atomic<int> m_seen = 0;                   // the largest window it was seen to honour, or the model's own
    std::atomic<double> m_gpuShare = unknownShare; // measured with that window
    const QString m_keepAlive;
};

bool Protocol::widen(const ChatRequest &asked)
{
    const int most = asked.model.context > 0 ? asked.model.context : unknownContext;
    const int wider = std::min(asked.window * 2, most);
    if (wider <= asked.window)
        return false;
    int window = m_window;
    while (window < wider && !m_window.compare_exchange_weak(window, wider)) {
    }
    return true;
}

// A cut prompt fills its window to the last token. A server may use another window than requested, which it reports.
Room Protocol::roomAfter(const Server &server, const ChatRequest &asked, const Reply &reply, std::stop_token stop)
{
    Room room;
    int window = asked.window;
    if (m_seen < window) {
        const Loaded now = loaded(server, asked.model.id, stop);
        if (now.context > 0 && now.context < window)
            window = room.context = now.context;
        else
            m_seen = window;
        m_gpuShare = now.gpuShare.value_or(unknownShare);
    }
    if (m_gpuShare >= 0)
        room.gpuShare = m_gpuShare;
    const int read = reply.cost.promptTokens;
    if (read < telling)
        return room;
    room.wasCut = read >= window - 1 || read < leastTokens(asked.prompt) * 4 / 5;
    if (!room.wasCut)
        return room;
    room.isMade = room.context == 0 && widen(asked);
    if (!room.isMade)
        room.context = std::min(read, window);
    return room;
}

Room Protocol::roomAfterRefusal(const ChatRequest &asked, const ServerError &said)
{
    Room room;
    if (isOverflow(said)) {
        room.isMade = widen(asked);
        room.context = room.isMade ? 0 : asked.window;
    } else if (isOutOfMemory(said) && asked.window > leastWindow) {
        room.context = std::max(asked.window / 2, leastWindow);
        room.isMade = asked.tokens <= room.context;
        m_window = room.context;
    }
    return room;
}

std::optional<Error> Protocol::refusal(const Server &server, const Offer &model, int status,
                                       const ServerError &said) const
{
    if (status == 404 && said.message.contains(QLatin1String("not found")))
        return server.unavailable("{server} does not have the model “{model}”; pull it in Settings or with “attest-cli "
                                  "models pull {model}”, or choose another model.",
                                  {}, model.id);
    if (said.message.contains(QLatin1String("does not support chat")))
        return server.unavailable("The model “{model}” at {server} only makes vectors; choose another one in Settings.",
                                  {}, model.id);
    return {};
}

std::unique_ptr<ChatProtocol> chat(const Server &server, Offer &model, std::stop_token stop)
{
    if (!answerTo(server.beside(QStringLiteral("/api/version")), stop)[u"version"].isString())
        return nullptr;
    const Shown says = shown(server, model.id, stop);
    const Loaded now = loaded(server, model.id, stop);
    model.context = says.context;
    model.mayThink = says.thinks;
    // If the user has configured a longer time on the server, that applies.
    const bool staysLonger = now.expires > QDateTime::currentDateTimeUtc().addSecs(60 * keptMinutes);
    const QString keepAlive = staysLonger ? QString() : QStringLiteral("%1m").arg(keptMinutes);
    return std::make_unique<Protocol>(std::max({leastWindow, says.window, now.context}), keepAlive);
}

// For OpenAI's protocol, where the model's own context is irrelevant: what matters is the window it was loaded with,
// beyond which prompts are silently cut. OLLAMA_NUM_PARALLEL is not reported.
Facts factsOf(const Server &server, const Offer &model, std::stop_token stop)
{
    Facts facts;
    facts.context = loaded(server, model.id, stop).context;
    if (facts.context == 0)
        facts.context = shown(server, model.id, stop).window;
    return facts;
}

std::optional<QList<Offer>> models(const Server &server, std::stop_token stop)
{
    return offersFrom(answerTo(server.beside(QStringLiteral("/api/tags")), stop));
}

HttpRequest vectorsOf(const Server &server, const QString &model, const QStringList &texts)
{
    return server.outside(QStringLiteral("/api/embed"), vectorsRequest(model, texts));
}

std::optional<std::vector<std::vector<float>>> readVectors(const QByteArray &body, int count)
{
    return vectorsFrom(Json::parse(body), count);
}

const OwnProtocol protocol{Kind::Ollama, factsOf, chat, models, {vectorsOf, readVectors}};
const Offered<OwnProtocol> offered{protocol};

} // namespace
} // namespace core::ollama
