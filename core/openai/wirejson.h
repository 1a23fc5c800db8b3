// The JSON of servers, read leniently: what the readers of replies, streams and completions share.
#pragma once

#include "core/openai/openaiwire.h"

#include <QJsonObject>

namespace core::openai {

QJsonValue at(const QJsonValue &object, const char *key);

// Servers cut tokens within characters and send the halves: JSON that is not UTF-8 is mended, not refused.
QJsonObject objectFrom(const QByteArray &bytes);

double boundedLogprob(const QJsonValue &given);      // -9999 where it is none
double logprobFrom(const QJsonValue &entry);         // of a token, or made of its probability
QList<Token> tokensFrom(const QJsonValue &logprobs); // of a chat
QString contentFrom(const QJsonValue &content);      // text, null, or a list of parts with text in them
bool thinksBeside(const QJsonValue &message);
std::optional<ServerError> errorFrom(const QJsonObject &object);
void readUsage(const QJsonObject &object, Cost &cost);
bool isCut(const QString &finish);

} // namespace core::openai
