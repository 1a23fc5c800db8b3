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
    bool sequence = true; // also count the probability of the text itself
};

// Text without a passage has neither relevance nor support, so neither counts (section 2.C.7).
ReflectionWeights withoutPassage(const ReflectionWeights &weights);

// The desired tokens' share of the total probability of the tokens that occurred; a token that did not occur counts as
// e^-100.
double retrievalShare(const Reflection &reflection); // 0 if neither [Retrieval] nor [No Retrieval] occurred
double relevanceScore(const Reflection &reflection); // 0 ... 1
double supportScore(const Reflection &reflection);   // 0 ... 1; 0 if no support token occurred
double utilityScore(const Reflection &reflection);   // -1 ... 1; 0 if no utility token occurred
double sequenceScore(const Reflection &reflection);  // 0 ... 1; 0 if unknown
double reflectionScore(const Reflection &reflection, const ReflectionWeights &weights);
// An upper bound on the score of any text with this relevance.
double reflectionBound(const Reflection &reflection, const ReflectionWeights &weights);

// The tokens that Self-RAG models are trained with.
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

enum class UtilityAt { First, Last };    // [Utility] may occur more than once: the paper's code uses the first
enum class RetrieveAt { Start, Behind }; // at the start of a draft, or after a segment, as its last token
bool hasLogprobs(const Token &token);    // for the token or for its alternatives
Reflection reflectionOf(const QList<Token> &tokens, RetrieveAt at, UtilityAt utility = UtilityAt::First);

// Number of tokens in the next segment of a longer text: up to the end of its first sentence and that sentence's
// reflection tokens, or through the retrieval token that follows.
int segmentLength(const QList<Token> &tokens);

// The decisions expressed by the tokens: the most likely token of each group that occurred. `passage`: the passage that
// they judge.
QList<Verdict> verdictsOf(const Reflection &reflection, const QString &judge, PassageId passage);

// Removes reflection tokens, the retrieved paragraph, and end-of-sequence tokens.
QString withoutReflection(const QString &text);
// Replaces brackets, so that text in a document that looks like a reflection token is not mistaken for one.
QString sanitised(const QString &text);
// The prompt, byte for byte as in the model's training; has a title line only if there is a title.
QString reflectionPrompt(const QString &question);
QString evidence(const Passage &passage); // [Retrieval]<paragraph>…</paragraph>

} // namespace core
