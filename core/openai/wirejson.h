// The JSON of servers, read leniently: what the readers of replies, streams and completions share.
#pragma once

#include "core/base/json.h"
#include "core/openai/openaiwire.h"

namespace core::openai {

Json at(const Json &object, const char *key);

// Servers cut tokens within characters and send the halves: JSON that is not UTF-8 is mended, not refused.
Json objectFrom(const QByteArray &bytes);

double boundedLogprob(const Json &given);      // -9999 where it is none
double logprobFrom(const Json &entry);         // of a token, or made of its probability
QList<Token> tokensFrom(const Json &logprobs); // of a chat
QList<Token> tokensOf(const Json &entries);    // one for each token
QString contentFrom(const Json &content);      // text, null, or a list of parts with text in them
bool thinksBeside(const Json &message);
bool thinksHidden(const Json &object); // by its count of tokens
// Why there are no words, of a message or, as far as it tells it, of a piece of one.
EmptyCause emptyCauseOf(const Json &message, const QString &finish);
QString refusalIn(const Json &message);    // not longer than longestRefusal
inline constexpr int longestRefusal = 200; // characters; it is shown in a sentence
std::optional<ServerError> errorFrom(const Json &object);
void readUsage(const Json &object, Cost &cost);
bool isCut(const QString &finish);

} // namespace core::openai
