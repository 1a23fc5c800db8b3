#include "core/openai/completionwire.h"

#include "core/openai/wirejson.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace core::openai {
namespace {

constexpr int alternatives = 50;     // of each token: the reflection tokens are among the first where they matter
constexpr int vllmAlternatives = 20; // it refuses more unless it was started for more
constexpr qsizetype longestEvent = 4 << 20;

// By id where it is known: a server may write a control token as nothing at all.
QString textOf(const QJsonValue &entry, const TokenIds &ids)
{
    if (const QJsonValue id = at(entry, "id"); id.isDouble()) {
        if (const auto known = ids.constFind(id.toInt()); known != ids.constEnd())
            return *known;
    }
    const QJsonValue token = at(entry, "token");
    return (token.isString() ? token : at(entry, "tok_str")).toString();
}

// An entry a token: llama-server, in its own form and in that of chats.
QList<Token> tokensFromEntries(const QJsonArray &entries, const TokenIds &ids)
{
    QList<Token> tokens;
    for (const QJsonValue entry : entries) {
        Token token{textOf(entry, ids), logprobFrom(entry), {}};
        QJsonArray others = at(entry, "top_logprobs").toArray();
        for (const char *older : {"top_probs", "probs"}) {
            if (others.isEmpty())
                others = at(entry, older).toArray();
        }
        for (const QJsonValue other : std::as_const(others))
            token.alternatives.append({textOf(other, ids), logprobFrom(other)});
        if (!entry.toObject().contains(QLatin1String("token")) && !token.alternatives.isEmpty()) {
            token.text = at(entry, "content").toString(); // as llama-server did it once
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

// Lists side by side: vLLM, llama-cpp-python.
QList<Token> tokensFromLists(const QJsonValue &logprobs)
{
    const QJsonArray texts = at(logprobs, "tokens").toArray();
    const QJsonArray chances = at(logprobs, "token_logprobs").toArray();
    const QJsonArray tops = at(logprobs, "top_logprobs").toArray();
    QList<Token> tokens;
    for (int i = 0; i < texts.size(); ++i) {
        Token token{texts.at(i).toString(), boundedLogprob(chances.at(i)), {}};
        const QJsonObject top = tops.at(i).toObject();
        for (auto it = top.begin(); it != top.end(); ++it)
            token.alternatives.append({it.key(), boundedLogprob(it.value())});
        tokens.append(token);
    }
    return tokens;
}

Completion nativeFrom(const QJsonObject &object, const TokenIds &ids)
{
    Completion completion;
    completion.text = object.value(QLatin1String("content")).toString();
    completion.tokens = tokensFromEntries(object.value(QLatin1String("completion_probabilities")).toArray(), ids);
    completion.ended = object.value(QLatin1String("stop")).toBool();
    completion.cut = object.value(QLatin1String("stop_type")).toString() == QLatin1String("limit") ||
                     object.value(QLatin1String("stopped_limit")).toBool();
    completion.cost.promptTokens = object.value(QLatin1String("tokens_evaluated")).toInt();
    completion.cost.completionTokens = object.value(QLatin1String("tokens_predicted")).toInt();
    return completion;
}

Completion legacyFrom(const QJsonObject &object, const QJsonValue &choice, const TokenIds &ids)
{
    Completion completion;
    completion.text = at(choice, "text").toString();
    const QJsonValue logprobs = at(choice, "logprobs");
    completion.tokens = at(logprobs, "content").isArray() ? tokensFromEntries(at(logprobs, "content").toArray(), ids)
                                                          : tokensFromLists(logprobs);
    const QString finish = at(choice, "finish_reason").toString();
    completion.ended = !finish.isEmpty();
    completion.cut = finish == QLatin1String("length");
    const QJsonValue usage = object.value(QLatin1String("usage"));
    completion.cost.promptTokens = at(usage, "prompt_tokens").toInt();
    completion.cost.completionTokens = at(usage, "completion_tokens").toInt();
    return completion;
}

} // namespace

QByteArray completionRequest(const Offer &model, CompletionForm form, const CompletionPrompt &prompt)
{
    QJsonObject request{{QStringLiteral("prompt"), prompt.text},
                        {QStringLiteral("temperature"), 0},
                        {QStringLiteral("stream"), prompt.stream},
                        {QStringLiteral("stop"), QJsonArray::fromStringList(prompt.stop)}};
    if (form == CompletionForm::Native) {
        request.insert(QStringLiteral("n_predict"), prompt.maxTokens);
        request.insert(QStringLiteral("n_probs"), alternatives);
        request.insert(QStringLiteral("cache_prompt"), true);
        request.insert(QStringLiteral("return_tokens"), true);
    } else {
        const bool isVllm = model.server == Kind::Vllm;
        request.insert(QStringLiteral("model"), model.id);
        request.insert(QStringLiteral("max_tokens"), prompt.maxTokens);
        request.insert(QStringLiteral("logprobs"), isVllm ? vllmAlternatives : alternatives);
        if (isVllm)
            request.insert(QStringLiteral("skip_special_tokens"), false);
    }
    return QJsonDocument(request).toJson(QJsonDocument::Compact);
}

std::optional<Completion> readCompletion(const QByteArray &json, const TokenIds &ids)
{
    const QJsonObject object = objectFrom(json);
    const QJsonValue choices = object.value(QLatin1String("choices"));
    if (choices.isArray()) {
        const QJsonValue choice = choices.toArray().first();
        if (!choice.isObject())
            return Completion(); // the usage, behind the last words of a stream
        return at(choice, "text").isString() ? std::optional(legacyFrom(object, choice, ids)) : std::nullopt;
    }
    if (!object.value(QLatin1String("content")).isString())
        return {};
    return nativeFrom(object, ids);
}

TokenQuestion tokenQuestion(const Offer &model, const QString &text)
{
    const auto compact = [](const QJsonObject &object) { return QJsonDocument(object).toJson(QJsonDocument::Compact); };
    switch (model.server) {
    case Kind::LlamaServer:
        return {QStringLiteral("/tokenize"), compact({{QStringLiteral("content"), text},
                                                      {QStringLiteral("add_special"), false},
                                                      {QStringLiteral("parse_special"), true}})};
    case Kind::Vllm:
        return {QStringLiteral("/tokenize"), compact({{QStringLiteral("model"), model.id},
                                                      {QStringLiteral("prompt"), text},
                                                      {QStringLiteral("add_special_tokens"), false}})};
    case Kind::Unknown: // llama-cpp-python does not say what it is
        return {QStringLiteral("/extras/tokenize"),
                compact({{QStringLiteral("model"), model.id}, {QStringLiteral("input"), text}})};
    default:
        return {};
    }
}

std::optional<QList<int>> readTokenIds(const QByteArray &body)
{
    const QJsonValue tokens = objectFrom(body).value(QLatin1String("tokens"));
    if (!tokens.isArray())
        return {};
    QList<int> ids;
    for (const QJsonValue token : tokens.toArray()) {
        const QJsonValue id = token.isObject() ? at(token, "id") : token;
        if (!id.isDouble())
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
    take(std::exchange(m_unframed, {}).trimmed()); // of a server that does not stream
}

// Comments and the names of events say nothing.
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
