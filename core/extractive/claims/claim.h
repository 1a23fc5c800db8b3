// The content words of a claim, a question or an answer, and their weights.
#pragma once

#include "core/question/questionanalysis.h"

namespace core {

struct ClaimTerm // a distinct content word of a claim
{
    QString key;
    QString shown; // as in the claim, without "'s"
    int index = 0; // index of its first occurrence among the claim's terms
    double weight = 0;
    bool name = false;
    bool number = false;
    bool outOfVocabulary = false; // with regard to the whole library
    bool asks = false;            // in a question: it tells what kind of answer is wanted
};

struct ClaimExpansion // in a question: what may replace some of its terms
{
    QList<int> terms;          // indexes into the claim's terms
    QList<QStringList> others; // keys that together mean the same
};

struct Claim
{
    TokenizedText reading;
    QList<ClaimTerm> terms;
    QList<ClaimExpansion> expansions;
    double weight = 0; // of all terms
    bool denies = false;
    QuestionAnalysis analysis; // for a question; for another claim, one that asks nothing
};

Claim claimOf(const QString &text, const Idf &idf);
// Words that only ask weigh less, and so do sentences beside the one that asks ("Round to two decimals.").
Claim questionOf(const QString &text, const Idf &idf);

} // namespace core
