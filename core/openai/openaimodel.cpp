#include "core/openai/openaimodel.h"

#include "core/openai/chatstream.h"

#include <QElapsedTimer>

#include <algorithm>
#include <cmath>

namespace core::openai {
namespace {

constexpr int roomToThink = 2048; // tokens; what models for reasoning need for a verdict or a short answer
constexpr int fewToSpeak = 64;    // tokens in which every model that does not think says a word

// Never more than there are: four letters a token is usual, six make sure that nothing is refused that would fit.
int leastTokens(const Prompt &prompt)
{
    return int((prompt.system.size() + prompt.user.size()) / 6);
}

} // namespace

// One reply: the request as it stands, what was given up for it, and how it ended.
struct Model::Attempt
{
    unsigned refused = None;
    unsigned sent = None; // parameters, the last time
    int calls = 0;
    bool heard = false;       // words that were shown cannot be taken back
    bool interrupted = false; // it had begun to arrive
    int status = 0;
    ServerError said;
    std::optional<Reply> reply;
    std::optional<Error> error;
};

Model::Model(const Server &server, const Offer &offer, int callsAtOnce, const ModelProfile &known, const QString &name)
    : m_server(server),
      m_offer(offer),
      m_name(name.isEmpty() ? offer.id : name),
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
    Result<Reply> result = ask(prompt, heard, stop);
    if (result) {
        learnThinking(prompt, *result);
        const Prompt roomier = fitted(wanted);
        // A verdict of one token is asked for in another way then; that is for the Critic.
        const bool again = result->emptyCause == EmptyCause::ThoughtOnly && roomier.maxTokens > prompt.maxTokens &&
                           prompt.maxTokens >= fewToSpeak && !m_server.late();
        if (again) {
            const Cost spent = result->cost;
            prompt = roomier;
            result = ask(prompt, heard, stop);
            if (result)
                result->cost = result->cost + spent;
        }
    }
    if (result && wasCut(prompt, result->cost.promptTokens)) {
        m_context = result->cost.promptTokens;
        result = m_server.tooLong(m_offer.id, QStringLiteral("it read %1 tokens").arg(result->cost.promptTokens));
    }
    if (result) {
        result->cost.seconds = double(clock.nsecsElapsed()) / 1e9;
        learn(prompt, result->cost.promptTokens);
    }
    return result;
}

// With room for thoughts, and no more than the context holds: vLLM refuses what could grow too long.
Prompt Model::fitted(const Prompt &wanted) const
{
    Prompt prompt = wanted;
    if (m_thinks && !prompt.isShort)
        prompt.maxTokens += roomToThink;
    if (const int left = m_context - tokensIn(prompt.system) - tokensIn(prompt.user); m_context > 0)
        prompt.maxTokens = std::min(prompt.maxTokens, std::max(left, fewToSpeak));
    return prompt;
}

Offer Model::offer() const
{
    Offer offer = m_offer;
    offer.thinks = m_thinks;
    return offer;
}

unsigned Model::unwanted() const
{
    return m_refused | (m_thinks ? Logprobs | ManyLogprobs : None);
}

// Some tell that they think, some only count it, and of some it is seen that they used up their tokens without a word.
void Model::learnThinking(const Prompt &prompt, const Reply &reply)
{
    const bool usedUp =
        reply.emptyCause == EmptyCause::ThoughtOnly && prompt.maxTokens >= fewToSpeak && !prompt.isShort;
    if (reply.thought || usedUp)
        m_thinks = true;
}

// What surely cannot fit is not asked.
std::optional<Error> Model::misfit(const Prompt &prompt) const
{
    const int context = m_context;
    if (context > 0 && leastTokens(prompt) > context)
        return m_server.tooLong(m_offer.id, QStringLiteral("it takes %1 tokens").arg(context));
    return {};
}

// Ollama and LM Studio drop what is too long without a word; a grader would then judge a text that is not there. That
// they read fewer tokens than there can be gives them away.
bool Model::wasCut(const Prompt &prompt, int promptTokens) const
{
    constexpr int smallest = 512; // contexts are not smaller; what was read before may not be counted
    const bool cuts = m_offer.server == Kind::Ollama || m_offer.server == Kind::LmStudio;
    return cuts && promptTokens >= smallest && promptTokens < leastTokens(prompt) * 4 / 5;
}

int Model::tokensIn(const QString &text) const
{
    return int(std::ceil(LanguageModel::tokensIn(text) * m_density));
}

// How many tokens a text has depends on the model; what it counted is believed, within reason. Short prompts are mostly
// what the server puts around them.
void Model::learn(const Prompt &prompt, int promptTokens)
{
    constexpr int telling = 400;
    const int expected = LanguageModel::tokensIn(prompt.system) + LanguageModel::tokensIn(prompt.user);
    if (promptTokens >= telling && expected >= telling)
        m_density = std::max(m_density.load(), std::min(double(promptTokens) / expected, 3.0));
}

// Posts until there is a reply: without what the server refuses, and again while its trouble is passing.
Result<Reply> Model::ask(const Prompt &prompt, const TokenSink &heard, const std::stop_token &stop)
{
    Attempt attempt;
    RetryPolicy retries(m_server);
    TokenSink sink = heard;
    std::optional<Error> cut; // what ended the first try, which tells more than the second
    for (;;) {
        if (post(attempt, prompt, sink, stop)) {
            m_refused |= attempt.refused; // only now it is known that they were the reason
            attempt.reply->cost.calls = attempt.calls;
            return *attempt.reply;
        }
        if (attempt.interrupted && !cut && !m_server.late() && !stop.stop_requested()) {
            sink = attempt.heard ? TokenSink() : heard; // the words are not said twice
            cut = std::exchange(attempt.error, {});
            continue;
        }
        if (attempt.error)
            return cut && attempt.error->code != Error::Cancelled ? *cut : *attempt.error;
        const bool isPicky = attempt.status == 400 || attempt.status == 422 || attempt.status == 501 ||
                             namesSystemRole(attempt.said, attempt.sent); // llama-server says 500 to that
        const Parameter culprit = isPicky && !isOverflow(attempt.said) ? refusedBy(attempt.said, attempt.sent) : None;
        attempt.refused |= culprit;
        if (isPicky && attempt.said.context > 0) {
            m_context = attempt.said.context;
            learn(prompt, attempt.said.promptTokens);
        }
        const bool repeats = culprit || (!attempt.heard && retries.again(attempt.status, attempt.said, stop));
        if (!repeats)
            return stop.stop_requested() ? Error::cancelled()
                                         : m_server.refusal(attempt.status, attempt.said, m_offer.id);
    }
}

// Whether there is a reply; else the attempt has an error, or a status and what the server said to it.
bool Model::post(Attempt &attempt, const Prompt &prompt, const TokenSink &heard, const std::stop_token &stop) const
{
    // As it is known now: another thread may learn more before the reply is there.
    const Offer model = offer();
    const unsigned refused = attempt.refused | unwanted();
    attempt.sent = parametersOf(model, prompt, refused, bool(heard));
    const HttpRequest request =
        m_server.request(QStringLiteral("/chat/completions"), chatRequest(model, prompt, refused, bool(heard)));
    attempt.interrupted = false;
    ChatStream stream([&](const QString &words) {
        attempt.heard = true;
        heard(words);
    });
    const ByteSink pieces = [&](const QByteArray &piece) {
        attempt.interrupted = true; // until it is whole
        return stream.feed(piece);
    };
    const Result<HttpReply> http = send(request, stop, heard ? pieces : ByteSink());
    ++attempt.calls;
    if (stop.stop_requested())
        attempt.error = Error::cancelled();
    else if (!http && !stream.whole())
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
        stream.end();
        attempt.reply = stream.whole() && stream.readable() ? std::optional(stream.reply()) : std::nullopt;
    } else {
        attempt.reply = readChat(http->body);
    }
    const std::optional<ServerError> error = heard ? stream.error() : readError(http->body);
    const bool begun = heard ? stream.readable() && !stream.whole() : isBegun(http->body);
    if (error)
        attempt.error = m_server.refusal(500, *error, m_offer.id);
    else if (begun)
        attempt.error = m_server.unavailable("{server} stopped in mid-sentence: the answer was cut off; look into the "
                                             "log of the server, and ask again.");
    else if (!attempt.reply)
        attempt.error = m_server.unavailable("What {server} sent is not a reply of a model; correct the address in "
                                             "Settings, most end in /v1.");
    attempt.interrupted = attempt.error && (begun || (error && attempt.heard));
    return !attempt.error;
}

} // namespace core::openai
