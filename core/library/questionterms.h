// A question as the indexes are asked: its terms with what they weigh, and where it lies in the semantic space. Private
// to this folder.
#pragma once

#include "core/library/indexes.h"
#include "core/library/store.h"

namespace core {

struct QueryTerm
{
    QString text;
    quint64 hash = 0;
    int passages = 0;  // that have it
    double rarity = 0; // as BM25 weighs it
    bool isNumber = false;
    bool isBeside = false; // of another wording of what is asked: it finds, and what lacks it is none the worse for it
};

struct QuestionTerms
{
    QList<QueryTerm> terms;    // the rarest first, those that stand nowhere last; 40 at most
    double rarity = 0;         // of all that are not beside the question
    std::vector<float> vector; // empty: it lies nowhere
};

// `nearest`: with its stop words, and as it is put.
QuestionTerms readQuestion(const QString &question, bool nearest, Store &store, const Indexes &indexes);

} // namespace core
