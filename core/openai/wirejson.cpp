#include "core/openai/wirejson.h"

#include <QJsonObject>
#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace core::openai {
namespace {

constexpr double never = -9999;

} // namespace

QJsonValue at(const QJsonValue &object, const char *key)
{
    return object.toObject().value(QLatin1String(key));
}

QJsonObject objectFrom(const QByteArray &bytes)
{
    QJsonParseError error;
    QJsonDocument document = QJsonDocument::fromJson(bytes, &error);
    if (error.error == QJsonParseError::IllegalUTF8String)
        document = QJsonDocument::fromJson(QString::fromUtf8(bytes).toUtf8());
    return document.object();
}

double boundedLogprob(const QJsonValue &given)
{
    const double logprob = given.toDouble(never);
    return std::isfinite(logprob) ? std::clamp(logprob, never, 0.0) : never;
}

double logprobFrom(const QJsonValue &entry)
{
    if (const QJsonValue given = at(entry, "logprob"); given.isDouble())
        return boundedLogprob(given);
    const double chance = at(entry, "prob").toDouble();
    return chance > 0 ? boundedLogprob(std::log(chance)) : never;
}

QList<Token> tokensFrom(const QJsonValue &logprobs)
{
    QList<Token> tokens;
    const QJsonArray entries = at(logprobs, "content").toArray();
    for (const QJsonValue entry : entries) {
        Token token{at(entry, "token").toString(), logprobFrom(entry), {}};
        QJsonArray top = at(entry, "top_logprobs").toArray();
        if (top.isEmpty())
            top = at(entry, "top_probs").toArray();
        for (const QJsonValue other : std::as_const(top))
            token.alternatives.append({at(other, "token").toString(), logprobFrom(other)});
        tokens.append(token);
    }
    return tokens;
}

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

bool isCut(const QString &finish)
{
    return finish == QLatin1String("length") || finish == QLatin1String("content_filter");
}

} // namespace core::openai
