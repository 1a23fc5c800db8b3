// The second ranking of what a search found: passages with an answer of the form that is asked for first, what is no
// text of its own last. Pure.
#pragma once

#include "core/extractive/claims/claim.h"
#include "core/values/document.h"

namespace core {

// How many passages are looked at for each that is wanted.
inline constexpr int rerankedForEach = 6;

// The first `most` of the passages, ranked anew; their scores and reasons stay those of the search.
QList<Passage> reranked(const QString &question, const QList<Passage> &passages, int most, const Idf &idf);

// What else to search for, so that the answers are among the passages.
struct FurtherSearch
{
    QString text;
    bool amongTheBest = false; // in the documents of the best passages alone, which name whoever the question names
    int times = 1;             // how many times as many passages are found
};
QList<FurtherSearch> furtherSearches(const QString &question, const Idf &idf);

} // namespace core
