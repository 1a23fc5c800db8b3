// The arithmetic of reflection tokens (flows.md, sections 2.C.3 and 2.C.4), and the tokens themselves. Pure.
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

// Where a text has no passage, nothing is said of relevance and support, and neither counts (section 2.C.7).
ReflectionWeights withoutPassage(const ReflectionWeights &weights);

// Of the chances of the tokens that came up, those of the desired ones; a token that did not come up counts e^-100.
double retrievalShare(const Reflection &reflection); // 0 where neither [Retrieval] nor [No Retrieval] came up
double relevanceScore(const Reflection &reflection); // 0 ... 1
double supportScore(const Reflection &reflection);   // 0 ... 1; 0 where no token of support came up
double utilityScore(const Reflection &reflection);   // -1 ... 1; 0 where no token of utility came up
double sequenceScore(const Reflection &reflection);  // 0 ... 1; 0 where it is unknown
double reflectionScore(const Reflection &reflection, const ReflectionWeights &weights);
// No text that goes on from this relevance can score more (flows.md, section 7.7).
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

enum class UtilityAt { First, Last };    // [Utility] is said more than once: the paper's code takes the first
enum class RetrieveAt { Start, Behind }; // of a draft, or behind a segment: the last token
bool hasLogprobs(const Token &token);    // its own, or that of anything else it could have been
Reflection reflectionOf(const QList<Token> &tokens, RetrieveAt at, UtilityAt utility = UtilityAt::First);

// How many tokens make up the next segment of a text that goes on: up to the end of its first sentence and what is said
// of that, or to the token of retrieval behind it, which belongs to it.
int segmentLength(const QList<Token> &tokens);

// What the tokens decided, in words: of each group that came up the likeliest. The passage is that they were said of.
QList<Verdict> verdictsOf(const Reflection &reflection, const QString &judge, PassageId passage);

// Without reflection tokens, the passage between its marks, and the ends of a sequence.
QString withoutReflection(const QString &text);
// A document that writes like a reflection token must not be read as one: brackets become others.
QString sanitised(const QString &text);
// Byte for byte what the model was trained with; a line of the title only where there is one.
QString reflectionPrompt(const QString &question);
QString evidence(const Passage &passage); // [Retrieval]<paragraph>…</paragraph>

} // namespace core
