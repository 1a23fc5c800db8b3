// Lenient parsing of servers' JSON, shared by the readers of replies, streams and completions.
#pragma once

#include "core/base/json.h"
#include "core/openai/openaiwire.h"

namespace core::openai {

Json at(const Json &object, const char *key);

// Servers cut tokens within characters and send the halves: JSON that is not UTF-8 is repaired, not refused.
Json objectFrom(const QByteArray &bytes);

double boundedLogprob(const Json &given);      // -9999 if it is not a number
double logprobFrom(const Json &entry);         // a token's, or computed from its probability
QList<Token> tokensFrom(const Json &logprobs); // of a chat
QList<Token> tokensOf(const Json &entries);    // one for each token
QString contentFrom(const Json &content);      // text, null, or a list of parts with text
bool thinksBeside(const Json &message);
bool thinksHidden(const Json &object); // judging by its token count
// Why there are no words, in a message or, as far as can be told, in a piece of one.
EmptyCause emptyCauseOf(const Json &message, const QString &finish);
QString refusalIn(const Json &message);    // at most longestRefusal
inline constexpr int longestRefusal = 200; // characters; it is shown in a sentence
std::optional<ServerError> errorFrom(const Json &object);
void readUsage(const Json &object, Cost &cost);
bool isCut(const QString &finish);

} // namespace core::openai
