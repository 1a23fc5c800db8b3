// What a claim, a question or an answer says: its telling words, and how much each of them tells.
#pragma once

#include "core/question/answerkind.h"
#include "core/language/tokenizedtext.h"

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
    AnswerKind kind = AnswerKind::Any;
    bool denies = false;
    bool whole = false; // a question about documents as a whole: its terms say nothing of what they are about
};

Claim claimOf(const QString &text, const Idf &idf);
// Words that only ask weigh less, and so do sentences beside the one that asks ("Round to two decimals."); its kind is
// known.
Claim questionOf(const QString &text, const Idf &idf);

} // namespace core
