// What a claim, a question or an answer says: its telling words, and how much each of them tells.
#pragma once

#include "core/question/questionanalysis.h"

namespace core {

struct ClaimTerm // a distinct word of a claim that says something
{
    QString key;
    QString shown; // as the claim writes it, without "'s"
    int index = 0; // where it first stands among the claim's terms
    double weight = 0;
    bool name = false;
    bool number = false;
    bool outOfVocabulary = false; // in the whole library
    bool asks = false;            // of a question: it says what kind of answer is wanted
};

struct ClaimExpansion // of a question: what may stand in the place of some of its terms
{
    QList<int> terms;          // indexes among the claim's
    QList<QStringList> others; // keys that say the same where they stand together
};

struct Claim
{
    TokenizedText reading;
    QList<ClaimTerm> terms;
    QList<ClaimExpansion> expansions;
    double weight = 0; // of all terms
    bool denies = false;
    QuestionAnalysis analysis; // of a question; of another claim, what asks nothing
};

Claim claimOf(const QString &text, const Idf &idf);
// Words that only ask weigh less, and so do sentences beside the one that asks ("Round to two decimals.").
Claim questionOf(const QString &text, const Idf &idf);

} // namespace core
