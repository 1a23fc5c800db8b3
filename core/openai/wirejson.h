// Lenient parsing of servers' JSON, shared by the readers of replies, streams and completions.
#pragma once

#include "core/base/json.h"
#include "core/openai/openaiwire.h"

namespace core::openai {

Json at(const Json &object, const char *key);

// Servers may split a character across tokens and send the halves, so JSON that is not valid UTF-8 is repaired, not
// refused.
Json objectFrom(const QByteArray &bytes);

double boundedLogprob(const Json &given);      // -9999 if `given` is not a number
double logprobFrom(const Json &entry);         // the token's log-probability, as given or derived from its probability
QList<Token> tokensFrom(const Json &logprobs); // tokens of a chat
QList<Token> tokensOf(const Json &entries);    // one per entry
QString contentFrom(const Json &content);      // `content`: text, null, or a list of parts with text
bool thinksBeside(const Json &message);
bool thinksHidden(const Json &object); // whether the reply has hidden thoughts, according to its token count
// Why a message has no text; for part of a message, the cause that this part reveals.
EmptyCause emptyCauseOf(const Json &message, const QString &finish);
QString refusalIn(const Json &message);    // truncated to longestRefusal
inline constexpr int longestRefusal = 200; // in characters; short enough to fit in a sentence
std::optional<ServerError> errorFrom(const Json &object);
void readUsage(const Json &object, Cost &cost);
bool isCut(const QString &finish);

} // namespace core::openai
