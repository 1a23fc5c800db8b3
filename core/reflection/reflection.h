// The arithmetic of reflection tokens, and the tokens themselves. Pure.
#pragma once

#include "core/ports/languagemodel.h"
#include "core/ports/reflector.h"

namespace core {

struct ReflectionWeights
{
    double relevance = 1;
    double support = 1;
    double utility = 0.5;
    bool sequence = true; // the probability of the text itself counts too
};

// Without a passage a text has neither relevance nor support, and neither counts (section 2.C.7).
ReflectionWeights withoutPassage(const ReflectionWeights &weights);

// The share of the desired tokens in the probability of the tokens that came up; a token that did not come up counts
// e^-100.
double retrievalShare(const Reflection &reflection); // 0 if neither [Retrieval] nor [No Retrieval] came up
double relevanceScore(const Reflection &reflection); // 0 ... 1
double supportScore(const Reflection &reflection);   // 0 ... 1; 0 if no token of support came up
double utilityScore(const Reflection &reflection);   // -1 ... 1; 0 if no token of utility came up
double sequenceScore(const Reflection &reflection);  // 0 ... 1; 0 if unknown
double reflectionScore(const Reflection &reflection, const ReflectionWeights &weights);
// An upper bound for every text with this relevance.
double reflectionBound(const Reflection &reflection, const ReflectionWeights &weights);

// The tokens as the model was trained with them.
enum class ReflectionToken {
    NoRetrieval,
    Retrieval,
    GoOn,
    Irrelevant,
    Relevant,
    FullySupported,
    PartiallySupported,
    NoSupport,
    Utility1,
    Utility2,
    Utility3,
    Utility4,
    Utility5,
    PassageBegin,
    PassageEnd,
};
inline constexpr int reflectionTokens = 15;

QString text(ReflectionToken token); // "[Fully supported]"
std::optional<ReflectionToken> reflectionToken(QStringView text);
bool isRetrieveToken(ReflectionToken token);

enum class UtilityAt { First, Last };    // [Utility] may occur more than once: the paper's code takes the first
enum class RetrieveAt { Start, Behind }; // for a draft, or after a segment: the last token
bool hasLogprobs(const Token &token);    // its own, or those of its alternatives
Reflection reflectionOf(const QList<Token> &tokens, RetrieveAt at, UtilityAt utility = UtilityAt::First);

// The number of tokens in the next segment of a longer text: up to the end of its first sentence and the reflection
// tokens on it, or through the retrieval token that follows.
int segmentLength(const QList<Token> &tokens);

// The tokens' decisions in words: the likeliest of each group that came up. `passage`: the one they are about.
QList<Verdict> verdictsOf(const Reflection &reflection, const QString &judge, PassageId passage);

// Removes reflection tokens, the passage between its marks, and end-of-sequence tokens.
QString withoutReflection(const QString &text);
// Text in a document that looks like a reflection token must not be taken for one: replaces its brackets.
QString sanitised(const QString &text);
// Byte for byte as in the model's training; a title line only if there is a title.
QString reflectionPrompt(const QString &question);
QString evidence(const Passage &passage); // [Retrieval]<paragraph>…</paragraph>

} // namespace core
