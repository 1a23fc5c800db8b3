#include "core/openai/openaimodel.h"

#include "core/base/catalogue.h"

#include <QElapsedTimer>

#include <algorithm>
#include <cmath>

namespace core::openai {
namespace {

constexpr int roomToThink = 2048; // tokens that reasoning models need for a verdict or a short answer
constexpr int fewToSpeak = 64;    // tokens within which any model that does not think says a word

} // namespace

// An attempt at a reply: the request, the parameters given up for it, and how it ended.
struct Model::Attempt
{
    unsigned refused = None;
    unsigned sent = None; // parameters sent last
    ChatRequest asked;    // last request
    int calls = 0;
    bool heard = false;       // words already shown cannot be taken back
    bool interrupted = false; // a reply had begun to arrive
    int status = 0;
    ServerError said;
    std::optional<Reply> reply;
    std::optional<Error> error;
};

Model::Model(const Server &server, const Offer &offer, int callsAtOnce, const ModelProfile &known, const QString &name,
             std::unique_ptr<ChatProtocol> protocol)
    : m_server(server),
      m_offer(offer),
      m_name(name.isEmpty() ? offer.id : name),
      m_hasOwn(protocol != nullptr),
      m_price(priceOf(server.url, offer.id, server.prices)),
      m_protocol(protocol ? std::move(protocol) : openAiProtocol()),
      m_context(offer.context),
      m_limit(std::make_shared<CallLimit>(callsAtOnce))
{
    m_refused = parametersNamed(known.refused);
    m_thinks = known.thinks.value_or(false);
    if (!known.logprobs.value_or(true))
        m_refused |= Logprobs | ManyLogprobs;
    if (!known.choices.value_or(true))
        m_refused |= Choices;
    if (!known.schema.value_or(true))
        m_refused |= Schema;
}

bool Model::can(Ability ability) const
{
    const unsigned refused = m_refused;
    switch (ability) {
    case Ability::Logprobs:
        return !m_thinks && !(refused & Logprobs);
    case Ability::Choices:
        return !(refused & Choices) && (m_offer.server == Kind::LlamaServer || m_offer.server == Kind::Vllm);
    case Ability::Schema:
        return !(refused & Schema);
    }
    return false;
}

Result<Reply> Model::reply(const Prompt &wanted, const TokenSink &heard, std::stop_token stop)
{
    if (const std::optional<Error> error = misfit(wanted))
        return *error;
    Prompt prompt = fitted(wanted);
    const CallLimit::Call call(*m_limit, stop);
    if (!call)
        return Error::cancelled();
    QElapsedTimer clock;
    clock.start();
    double first = 0;
    const TokenSink timed = [&](const QString &words) {
        if (first <= 0 && !words.isEmpty())
            first = double(clock.nsecsElapsed()) / 1e9;
        heard(words);
    };
    const TokenSink sink = heard ? timed : TokenSink();
    Result<Reply> result = ask(prompt, sink, stop);
    if (result) {
        learnThinking(prompt, *result);
        const Prompt roomier = fitted(wanted);
        // A verdict of one token is then requested in another way, which is up to the Critic.
        const bool again = result->emptyCause == EmptyCause::ThoughtOnly && roomier.maxTokens > prompt.maxTokens &&
                           prompt.maxTokens >= fewToSpeak && !m_server.late();
        if (again) {
            const Cost spent = result->cost;
            prompt = roomier;
            result = ask(prompt, sink, stop);
            if (result)
                result->cost = result->cost + spent;
        }
    }
    if (result) {
        result->cost.seconds = double(clock.nsecsElapsed()) / 1e9;
        addSpeed(result->cost, first, result->cost.seconds, result->thought);
        learn(prompt, result->cost.promptTokens);
    }
    return result;
}

// Writing speed is measured on streamed replies; the server's own figures are preferred. Tokens of thoughts before the
// first words count, but not the time they took.
void Model::addSpeed(Cost &cost, double first, double seconds, bool thought) const
{
    constexpr double telling = 0.05; // seconds; a reply that arrives all at once was buffered on the way
    if (m_price) {
        cost.dollars = (cost.promptTokens * m_price->in + cost.completionTokens * m_price->out) / 1e6;
        cost.pricedCalls = cost.calls;
    }
    if (first <= 0) {
        cost.writingSeconds = 0;
        cost.writtenTokens = 0;
        return;
    }
    cost.firstSeconds = first;
    if (cost.writingSeconds <= 0 && !thought && cost.completionTokens > 1 && seconds - first > telling) {
        cost.writingSeconds = seconds - first;
        cost.writtenTokens = cost.completionTokens - 1;
    }
}

// Adds room for thoughts, within the context: vLLM rejects requests that could exceed it.
Prompt Model::fitted(const Prompt &wanted) const
{
    Prompt prompt = wanted;
    const bool thinks = m_thinks || (m_offer.mayThink && !isToldNotToThink(prompt));
    if (thinks && !prompt.isShort)
        prompt.maxTokens += roomToThink;
    if (const int left = m_context - tokensIn(prompt.system) - tokensIn(prompt.user); m_context > 0)
        prompt.maxTokens = std::min(prompt.maxTokens, std::max(left, fewToSpeak));
    return prompt;
}

Offer Model::offer() const
{
    Offer offer = m_offer;
    offer.thinks = m_thinks;
    offer.context = m_context;
    return offer;
}

ChatRequest Model::requestFor(const Prompt &prompt, unsigned refused, bool stream) const
{
    constexpr int form = 64; // tokens that the server adds to a prompt
    ChatRequest asked{offer(), prompt};
    asked.tokens = tokensIn(prompt.system) + tokensIn(prompt.user) + form + prompt.maxTokens;
    asked.refused = refused;
    asked.stream = stream;
    return asked;
}

bool Model::isToldNotToThink(const Prompt &prompt) const
{
    return m_protocol->parametersOf(requestFor(prompt, unwanted(), false)) & NoThinking;
}

unsigned Model::unwanted() const
{
    return m_refused | (m_thinks ? Logprobs | ManyLogprobs : None);
}

// Some models report that they think, some only count the tokens, and some use up all tokens without a word.
void Model::learnThinking(const Prompt &prompt, const Reply &reply)
{
    if (m_offer.mayThink && !isToldNotToThink(prompt))
        return;
    const bool usedUp =
        reply.emptyCause == EmptyCause::ThoughtOnly && prompt.maxTokens >= fewToSpeak && !prompt.isShort;
    if (reply.thought || usedUp)
        m_thinks = true;
}

// A prompt that certainly cannot fit is not sent.
std::optional<Error> Model::misfit(const Prompt &prompt) const
{
    const int context = m_context;
    if (context > 0 && leastTokens(prompt) > context)
        return m_server.tooLong(m_offer.id, QStringLiteral("it takes %1 tokens").arg(context));
    return {};
}

int Model::tokensIn(const QString &text) const
{
    return int(std::ceil(LanguageModel::tokensIn(text) * m_density));
}

// A text's number of tokens depends on the model; its own count is used, within reason. Short prompts consist mostly of
// what the server adds.
void Model::learn(const Prompt &prompt, int promptTokens)
{
    constexpr int telling = 400;
    const int expected = LanguageModel::tokensIn(prompt.system) + LanguageModel::tokensIn(prompt.user);
    if (promptTokens >= telling && expected >= telling)
        m_density = std::max(m_density.load(), std::min(double(promptTokens) / expected, 3.0));
}

// After a prompt that was unexpectedly too long, without its length being reported: the next one will get fewer
// passages.
void Model::expectMore()
{
    m_density = std::min(m_density * 1.25, 3.0);
}

// Sends requests until there is a reply: without what the server rejects, with more room if possible, and again after
// temporary failures.
Result<Reply> Model::ask(const Prompt &prompt, const TokenSink &heard, const std::stop_token &stop)
{
    Attempt attempt;
    RetryPolicy retries(m_server);
    TokenSink sink = heard;
    std::optional<Error> cut; // error of the first attempt, which is more informative than the second
    for (;;) {
        if (post(attempt, prompt, sink, stop)) {
            m_refused |= attempt.refused; // only now is it certain that they were the reason
            const bool givesNone = attempt.reply->tokens.isEmpty() && !attempt.reply->text.isEmpty();
            if (m_hasOwn && attempt.sent & Logprobs && givesNone)
                m_refused |= Logprobs | ManyLogprobs; // an older version ignores what it does not know
            const Room room = m_protocol->roomAfter(m_server, attempt.asked, *attempt.reply, stop);
            if (room.context > 0)
                m_context = room.context;
            attempt.reply->cost.calls = attempt.calls;
            attempt.reply->cost.gpuShare = room.gpuShare;
            if (!room.wasCut)
                return *attempt.reply;
            const int read = attempt.reply->cost.promptTokens;
            if (!room.isMade)
                expectMore();
            if (!room.isMade || m_server.late() || stop.stop_requested())
                return m_server.tooLong(m_offer.id, QStringLiteral("it read %1 tokens").arg(read));
            sink = attempt.heard ? TokenSink() : heard; // words are not passed on twice
            continue;
        }
        if (attempt.interrupted && !cut && !m_server.late() && !stop.stop_requested()) {
            sink = attempt.heard ? TokenSink() : heard;
            cut = std::exchange(attempt.error, {});
            continue;
        }
        if (attempt.error)
            return cut && attempt.error->code != Error::Cancelled ? *cut : *attempt.error;
        const bool repeats =
            mayGoOn(attempt, prompt) || (!attempt.heard && retries.again(attempt.status, attempt.said, stop));
        if (!repeats)
            return stop.stop_requested() ? Error::cancelled() : refusal(attempt.status, attempt.said);
    }
}

Error Model::refusal(int status, const ServerError &said) const
{
    const std::optional<Error> own = m_protocol->refusal(m_server, m_offer, status, said);
    return own ? *own : m_server.refusal(status, said, m_offer.id);
}

// Whether another request may succeed: without rejected parameters, or with other room.
bool Model::mayGoOn(Attempt &attempt, const Prompt &prompt)
{
    const Room room = m_protocol->roomAfterRefusal(attempt.asked, attempt.said);
    if (room.context > 0)
        m_context = room.context;
    if (room.isMade)
        return !m_server.late();
    if (m_hasOwn && isOverflow(attempt.said))
        expectMore();
    const bool isPicky = attempt.status == 400 || attempt.status == 422 || attempt.status == 501 ||
                         namesSystemRole(attempt.said, attempt.sent); // llama-server answers with status 500
    const Parameter culprit = isPicky && !isOverflow(attempt.said) ? refusedBy(attempt.said, attempt.sent) : None;
    attempt.refused |= culprit;
    if (isPicky && attempt.said.context > 0) {
        m_context = attempt.said.context;
        learn(prompt, attempt.said.promptTokens);
    }
    return culprit != None;
}

// Whether there is a reply; if not, the attempt has an error, or a status and the server's message.
bool Model::post(Attempt &attempt, const Prompt &prompt, const TokenSink &heard, const std::stop_token &stop) const
{
    // As known now: another thread may learn more before the reply arrives.
    attempt.asked = requestFor(prompt, attempt.refused | unwanted(), bool(heard));
    attempt.asked.window = m_protocol->windowFor(attempt.asked);
    attempt.sent = m_protocol->parametersOf(attempt.asked);
    const HttpRequest request = m_protocol->request(m_server, attempt.asked);
    attempt.interrupted = false;
    const std::unique_ptr<ChatReader> stream = m_protocol->reader([&](const QString &words) {
        attempt.heard = true;
        heard(words);
    });
    const ByteSink pieces = [&](const QByteArray &piece) {
        attempt.interrupted = true; // until it is complete
        return stream->feed(piece);
    };
    const Result<HttpReply> http = send(request, stop, heard ? pieces : ByteSink());
    ++attempt.calls;
    if (stop.stop_requested())
        attempt.error = Error::cancelled();
    else if (!http && !stream->whole())
        attempt.error = http.error();
    if (attempt.error)
        return false;
    attempt.status = http ? http->status : 200;
    if (attempt.status != 200) {
        attempt.said = readError(http->body).value_or(ServerError());
        attempt.said.wait = http->retryAfter;
        if (!http->redirectedTo.isEmpty())
            attempt.said.message = http->redirectedTo;
        return false;
    }
    if (heard) {
        stream->end();
        attempt.reply = stream->whole() && stream->readable() ? std::optional(stream->reply()) : std::nullopt;
    } else {
        attempt.reply = m_protocol->read(http->body);
    }
    const std::optional<ServerError> error = heard ? stream->error() : readError(http->body);
    const bool begun = heard ? stream->readable() && !stream->whole() : isBegun(http->body);
    if (error)
        attempt.error = refusal(500, *error);
    else if (begun)
        attempt.error = m_server.unavailable(
            "{server} stopped in mid-sentence, and the answer was cut off; check the server's log, and ask again.");
    else if (!attempt.reply)
        attempt.error = m_server.unavailable(
            "{server} did not send a model's reply; correct the address in Settings (most end in /v1).");
    attempt.interrupted = attempt.error && (begun || (error && attempt.heard));
    return !attempt.error;
}

std::unique_ptr<Model> openModel(const Server &server, Offer offer, int callsAtOnce, const ModelProfile &known,
                                 const QString &name, std::stop_token stop)
{
    std::unique_ptr<ChatProtocol> protocol;
    for (const OwnProtocol *own : offers<OwnProtocol>()) {
        const bool isStrange = offer.server == Kind::Unknown && known.probed == 0;
        const bool maySpeak = own->kind == offer.server || isStrange;
        if (!maySpeak || !(protocol = own->chat(server, offer, stop)))
            continue;
        offer.server = own->kind;
        break;
    }
    return std::make_unique<Model>(server, offer, callsAtOnce, known, name, std::move(protocol));
}

} // namespace core::openai
