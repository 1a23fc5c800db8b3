// The content words of a claim, a question or an answer, and their weights.
#pragma once

#include "core/question/questionanalysis.h"

namespace core {

struct ClaimTerm // a distinct content word of a claim
{
    QString key;
    QString shown; // as written in the claim, without "'s"
    int index = 0; // index of its first occurrence among the claim's terms
    double weight = 0;
    bool name = false;
    bool number = false;
    bool outOfVocabulary = false; // appears nowhere in the library
    bool asks = false;            // a word of a question that names the kind of answer wanted
};

struct ClaimExpansion // synonyms for some of a question's terms
{
    QList<int> terms;          // indexes into the claim's terms
    QList<QStringList> others; // each list of keys means the same as these terms
};

struct Claim
{
    TokenizedText reading;
    QList<ClaimTerm> terms;
    QList<ClaimExpansion> expansions;
    double weight = 0; // total weight of all terms
    bool denies = false;
    QuestionAnalysis analysis; // filled in for a question only
};

Claim claimOf(const QString &text, const Idf &idf);
// Words marked `asks` weigh less, and so do sentences other than the question itself ("Round to two decimals.").
Claim questionOf(const QString &text, const Idf &idf);

} // namespace core
