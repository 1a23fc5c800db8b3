#include "core/openai/wirejson.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace core::openai {
namespace {

constexpr double never = -9999;
constexpr const char *thoughts[] = {"reasoning_content", "reasoning", "thinking"}; // fields of a message

} // namespace

Json at(const Json &object, const char *key)
{
    return object[QLatin1String(key)];
}

Json objectFrom(const QByteArray &bytes)
{
    const Json read = Json::parse(bytes);
    if (!read.isMissing() || (bytes.isValidUtf8() && !bytes.contains("\\u")))
        return read.isObject() ? read : Json();
    // Unpaired surrogates.
    static const QRegularExpression half(QStringLiteral(
        R"(\\u[dD][89abAB][0-9a-fA-F]{2}(?!\\u[dD][c-fC-F])|(?<!\\u[dD][89abAB][0-9a-fA-F]{2})\\u[dD][c-fC-F][0-9a-fA-F]{2})"));
    const Json mended = Json::parse(QString::fromUtf8(bytes).replace(half, QStringLiteral("\\ufffd")).toUtf8());
    return mended.isObject() ? mended : Json();
}

double boundedLogprob(const Json &given)
{
    const double logprob = given.toDouble(never);
    return std::isfinite(logprob) ? std::clamp(logprob, never, 0.0) : never;
}

double logprobFrom(const Json &entry)
{
    if (const Json given = at(entry, "logprob"); given.isNumber())
        return boundedLogprob(given);
    const double chance = at(entry, "prob").toDouble();
    return chance > 0 ? boundedLogprob(std::log(chance)) : never;
}

QList<Token> tokensFrom(const Json &logprobs)
{
    return tokensOf(at(logprobs, "content"));
}

QList<Token> tokensOf(const Json &entries)
{
    QList<Token> tokens;
    for (const Json entry : entries) {
        Token token{at(entry, "token").toString(), logprobFrom(entry), {}};
        Json top = at(entry, "top_logprobs");
        if (top.size() == 0)
            top = at(entry, "top_probs");
        for (const Json other : std::as_const(top))
            token.alternatives.append({at(other, "token").toString(), logprobFrom(other)});
        tokens.append(token);
    }
    return tokens;
}

QString contentFrom(const Json &content)
{
    QString text = content.toString();
    for (const Json part : content)
        text += at(part, "text").toString();
    return text;
}

bool thinksBeside(const Json &message)
{
    return std::any_of(std::begin(thoughts), std::end(thoughts),
                       [&message](const char *key) { return !at(message, key).toString().isEmpty(); });
}

bool thinksHidden(const Json &object)
{
    const Json usage = object[u"usage"];
    return at(at(usage, "completion_tokens_details"), "reasoning_tokens").toInt() > 0;
}

EmptyCause emptyCauseOf(const Json &message, const QString &finish)
{
    if (!refusalIn(message).isEmpty())
        return EmptyCause::Refused;
    if (finish == QLatin1String("content_filter"))
        return EmptyCause::Filtered;
    if (at(message, "tool_calls").size() > 0 || finish == QLatin1String("tool_calls"))
        return EmptyCause::ToolCall;
    return finish == QLatin1String("length") ? EmptyCause::ThoughtOnly : EmptyCause::Unknown;
}

QString refusalIn(const Json &message)
{
    return at(message, "refusal").toString().left(longestRefusal);
}

std::optional<ServerError> errorFrom(const Json &object)
{
    Json error = object[u"error"];
    if (error.isString())
        return ServerError{error.toString(), {}, {}, 0, 0};
    if (!error.isObject() && object[u"object"].toString() == QLatin1String("error"))
        error = object; // an older format of vLLM
    if (!error.isObject())
        return {};
    QString message = at(error, "message").toString();
    if (message.isEmpty())
        message = QStringLiteral("an error without a message");
    ServerError said{message, at(error, "type").toString() + u' ' + at(error, "code").toString(),
                     at(error, "param").toString(), at(error, "n_ctx").toInt(), at(error, "n_prompt_tokens").toInt()};
    // "This model's maximum context length is 2048 tokens. However, you requested 2305 tokens"
    static const QRegularExpression limit(QStringLiteral("maximum context length (?:is|of) (\\d{2,8})"),
                                          QRegularExpression::CaseInsensitiveOption);
    if (said.context == 0)
        said.context = limit.match(message).captured(1).toInt();
    return said;
}

void readUsage(const Json &object, Cost &cost)
{
    const Json timings = object[u"timings"]; // llama-server's
    if (const double milliseconds = at(timings, "predicted_ms").toDouble(); milliseconds > 0) {
        cost.writingSeconds = milliseconds / 1000;
        cost.writtenTokens = at(timings, "predicted_n").toInt();
    }
    const Json usage = object[u"usage"];
    if (!usage.isObject())
        return;
    cost.promptTokens = at(usage, "prompt_tokens").toInt();
    cost.completionTokens = at(usage, "completion_tokens").toInt();
}

bool isCut(const QString &finish)
{
    return finish == QLatin1String("length") || finish == QLatin1String("content_filter");
}

} // namespace core::openai
