#include "core/openai/completionwire.h"

#include "core/openai/wirejson.h"

#include <algorithm>

namespace core::openai {
namespace {

constexpr int alternatives = 50;     // per token: where reflection tokens matter, they are among the first
constexpr int vllmAlternatives = 20; // vLLM rejects more unless configured otherwise
constexpr qsizetype longestEvent = 4 << 20;

// By id if that is known: a server may send a control token as an empty text.
QString textOf(const Json &entry, const TokenIds &ids)
{
    if (const Json id = at(entry, "id"); id.isNumber()) {
        if (const auto known = ids.constFind(id.toInt()); known != ids.constEnd())
            return *known;
    }
    const Json token = at(entry, "token");
    return (token.isString() ? token : at(entry, "tok_str")).toString();
}

// One entry per token: llama-server, in its own format and in that of chats.
QList<Token> tokensFromEntries(const Json &entries, const TokenIds &ids)
{
    QList<Token> tokens;
    for (const Json entry : entries) {
        Token token{textOf(entry, ids), logprobFrom(entry), {}};
        Json others = at(entry, "top_logprobs");
        for (const char *older : {"top_probs", "probs"}) {
            if (others.size() == 0)
                others = at(entry, older);
        }
        for (const Json other : std::as_const(others))
            token.alternatives.append({textOf(other, ids), logprobFrom(other)});
        if (entry[u"token"].isMissing() && !token.alternatives.isEmpty()) {
            token.text = at(entry, "content").toString(); // an older format of llama-server
            token.logprob = token.alternatives.first().second;
            for (const auto &[text, logprob] : std::as_const(token.alternatives)) {
                if (text == token.text)
                    token.logprob = logprob;
            }
        }
        tokens.append(token);
    }
    return tokens;
}

// Parallel lists: vLLM, llama-cpp-python.
QList<Token> tokensFromLists(const Json &logprobs)
{
    const Json texts = at(logprobs, "tokens");
    const Json chances = at(logprobs, "token_logprobs");
    const Json tops = at(logprobs, "top_logprobs");
    QList<Token> tokens;
    for (int i = 0; i < texts.size(); ++i) {
        Token token{texts[i].toString(), boundedLogprob(chances[i]), {}};
        for (const auto &[text, logprob] : tops[i].entries())
            token.alternatives.append({text, boundedLogprob(logprob)});
        tokens.append(token);
    }
    return tokens;
}

Completion nativeFrom(const Json &object, const TokenIds &ids)
{
    Completion completion;
    completion.text = object[u"content"].toString();
    completion.tokens = tokensFromEntries(object[u"completion_probabilities"], ids);
    completion.ended = object[u"stop"].toBool();
    completion.cut = object[u"stop_type"].toString() == QLatin1String("limit") || object[u"stopped_limit"].toBool();
    completion.cost.promptTokens = object[u"tokens_evaluated"].toInt();
    completion.cost.completionTokens = object[u"tokens_predicted"].toInt();
    return completion;
}

Completion legacyFrom(const Json &object, const Json &choice, const TokenIds &ids)
{
    Completion completion;
    completion.text = at(choice, "text").toString();
    const Json logprobs = at(choice, "logprobs");
    completion.tokens =
        at(logprobs, "content").isArray() ? tokensFromEntries(at(logprobs, "content"), ids) : tokensFromLists(logprobs);
    const QString finish = at(choice, "finish_reason").toString();
    completion.ended = !finish.isEmpty();
    completion.cut = finish == QLatin1String("length");
    const Json usage = object[u"usage"];
    completion.cost.promptTokens = at(usage, "prompt_tokens").toInt();
    completion.cost.completionTokens = at(usage, "completion_tokens").toInt();
    return completion;
}

} // namespace

QByteArray completionRequest(const Offer &model, CompletionForm form, const CompletionPrompt &prompt)
{
    JsonEntries request{{"prompt", prompt.text}, {"temperature", 0}, {"stream", prompt.stream}, {"stop", prompt.stop}};
    if (form == CompletionForm::Native) {
        request.append({"n_predict", prompt.maxTokens});
        request.append({"n_probs", alternatives});
        request.append({"cache_prompt", true});
        request.append({"return_tokens", true});
    } else {
        const bool isVllm = model.server == Kind::Vllm;
        request.append({"model", model.id});
        request.append({"max_tokens", prompt.maxTokens});
        request.append({"logprobs", isVllm ? vllmAlternatives : alternatives});
        if (isVllm)
            request.append({"skip_special_tokens", false});
    }
    return Json::object(request).written();
}

std::optional<Completion> readCompletion(const QByteArray &json, const TokenIds &ids)
{
    const Json object = objectFrom(json);
    const Json choices = object[u"choices"];
    if (choices.isArray()) {
        const Json choice = choices[0];
        if (!choice.isObject())
            return Completion(); // usage data, after the last words of a stream
        return at(choice, "text").isString() ? std::optional(legacyFrom(object, choice, ids)) : std::nullopt;
    }
    if (!object[u"content"].isString())
        return {};
    return nativeFrom(object, ids);
}

TokenQuestion tokenQuestion(const Offer &model, const QString &text)
{
    const auto compact = [](const JsonEntries &entries) { return Json::object(entries).written(); };
    switch (model.server) {
    case Kind::LlamaServer:
        return {QStringLiteral("/tokenize"),
                compact({{"content", text}, {"add_special", false}, {"parse_special", true}})};
    case Kind::Vllm:
        return {QStringLiteral("/tokenize"),
                compact({{"model", model.id}, {"prompt", text}, {"add_special_tokens", false}})};
    case Kind::Unknown: // llama-cpp-python does not identify itself
        return {QStringLiteral("/extras/tokenize"), compact({{"model", model.id}, {"input", text}})};
    default:
        return {};
    }
}

std::optional<QList<int>> readTokenIds(const QByteArray &body)
{
    const Json tokens = objectFrom(body)[u"tokens"];
    if (!tokens.isArray())
        return {};
    QList<int> ids;
    for (const Json token : tokens) {
        const Json id = token.isObject() ? at(token, "id") : token;
        if (!id.isNumber())
            return {};
        ids.append(id.toInt());
    }
    return ids;
}

void CompletionStream::feed(const QByteArray &piece)
{
    m_buffer += piece;
    qsizetype start = 0;
    for (qsizetype end; (end = m_buffer.indexOf('\n', start)) >= 0; start = end + 1)
        line(m_buffer.mid(start, end - start).trimmed());
    m_buffer.remove(0, start);
    m_readable = m_readable && m_buffer.size() < longestEvent;
}

void CompletionStream::end()
{
    line(std::exchange(m_buffer, {}).trimmed());
    take(std::exchange(m_unframed, {}).trimmed()); // reply of a server that does not stream
}

// Comments and event names are ignored.
void CompletionStream::line(const QByteArray &line)
{
    if (line.startsWith("data:"))
        return take(line.mid(5).trimmed());
    static const QByteArrayList others{":", "event:", "id:", "retry:"};
    const auto begins = [&line](const QByteArray &field) { return line.startsWith(field); };
    if (std::none_of(others.begin(), others.end(), begins))
        m_unframed += line + '\n';
    m_readable = m_readable && m_unframed.size() < longestEvent;
}

void CompletionStream::take(const QByteArray &json)
{
    if (json.isEmpty() || json == "[DONE]" || m_error)
        return;
    m_error = readError(json);
    const std::optional<Completion> piece = readCompletion(json, m_ids);
    m_readable = m_readable && (piece || m_error);
    if (!piece || m_error)
        return;
    m_sofar.text += piece->text;
    m_sofar.tokens += piece->tokens;
    m_sofar.cut = m_sofar.cut || piece->cut;
    m_sofar.ended = m_sofar.ended || piece->ended;
    m_sofar.cost = m_sofar.cost + piece->cost;
}

} // namespace core::openai
