// A question in the form the indexes need: its weighted terms, and its place in the semantic space. Private to the
// folders behind Library.
#pragma once

#include "core/question/questionanalysis.h"
#include "core/retrieval/germanforms.h"
#include "core/retrieval/indexes.h"
#include "core/retrieval/translatedterms.h"
#include "core/store/store.h"
#include "core/search/bm25.h"
#include "core/search/similarterms.h"

#include <functional>

namespace core {

struct QueryTerm
{
    QString text;
    quint64 hash = 0;
    int passages = 0; // number of passages with it
    double share = 1; // share of its IDF that counts
    double idf = 0;   // BM25's IDF, times that share
    bool isNumber = false;
    bool isExpansion = false; // from another wording of the question: it finds passages, but lacking it is no
                              // disadvantage
    quint64 standsFor = 0;    // the hash of the question's term of which it is a form; covers that term up to its share
    bool isForeign = false;   // in another language than the question: counts only in passages in that language
};

// Words adjacent in the question that count more when they are adjacent in a passage too: "working capital".
class QuestionPairs
{
public:
    QuestionPairs() = default;
    QuestionPairs(const std::vector<quint64> &question,
                  const QList<QueryTerm> &terms); // the question's terms, in order

    double weightIn(const std::vector<quint64> &terms, const Bm25 &bm25) const; // the passage's terms, in order

private:
    QSet<quint64> m_terms;
    QHash<quint64, double> m_weights;
};

struct PassageTerms
{
    std::vector<quint64> hashes; // of all of them, in order
    std::vector<double> alike;   // for each of the question's terms, the weight of similar terms if it is missing
};

struct QuestionTerms
{
    PassageTerms read(const QString &text, const QString &heading, const TermCounts &counts) const;

    // Whether foreign terms count in a passage with these terms, sorted.
    bool isForeign(const std::vector<quint64> &sorted) const { return hasForeign && small.areOther(sorted); }

    // The share of a heading's words that are in the question, weighted by IDF: 0 ... 1. A one-word heading counts less
    // than a long one; for a path of headings the best counts.
    double shareOf(const QString &heading, const TermCounts &counts) const;

    QList<QueryTerm> terms;    // the rarest first, those that appear nowhere last; at most 40, plus 60 expansions
    double idf = 0;            // sum over all terms except expansions
    SimilarTerms similar;      // of the terms, in their order
    QuestionPairs pairs;       // what they add to the terms
    std::vector<float> vector; // empty: it has no place
    bool hasForeign = false;
    SmallWords small; // if there are foreign terms
};

// The question's place, shifted a little towards its other wordings; empty: none.
std::vector<float> placedQuestion(const SemanticSpace &space, const QString &question, const QStringList &others);

// `nearest`: including stop words, and as worded.
QuestionTerms readQuestion(const QuestionAnalysis &question, bool nearest, Store &store, const Indexes &indexes);
// The same with counts from elsewhere; `uncounted` returns the number of passages with a term that they lack,
// `beginning` the existing terms; either may be missing.
QuestionTerms readQuestion(const QuestionAnalysis &question, bool nearest, const TermCounts &counts,
                           const SemanticSpace *space, const std::function<int(const QString &)> &uncounted,
                           const TermsBeginning &beginning);

} // namespace core
