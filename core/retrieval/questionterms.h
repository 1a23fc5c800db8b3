// A question in the form the indexes need: its weighted terms, and its vector in the semantic space. Internal to
// Library's implementation.
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
    int passages = 0; // number of passages that have it
    double share = 1; // share of its IDF that is used
    double idf = 0;   // BM25's IDF, times that share
    bool isNumber = false;
    // The term comes from another wording of the question: it finds passages, but does not lower the rank of passages
    // without it.
    bool isExpansion = false;
    // Hash of the question's term that this term is a form of, and which it covers up to `share`.
    quint64 standsFor = 0;
    bool isForeign = false; // in a language other than the question's: counts only in passages in that language
};

// Words that are adjacent in the question and count more if they are also adjacent in a passage: "working capital".
class QuestionPairs
{
public:
    QuestionPairs() = default;
    QuestionPairs(const std::vector<quint64> &question,
                  const QList<QueryTerm> &terms); // terms of the question, in order

    double weightIn(const std::vector<quint64> &terms, const Bm25 &bm25) const; // terms of the passage, in order

private:
    QSet<quint64> m_terms;
    QHash<quint64, double> m_weights;
};

struct PassageTerms
{
    std::vector<quint64> hashes; // hashes of all terms, in order
    std::vector<double> alike;   // per term of the question: the weight of similar terms, if the term itself is missing
};

struct QuestionTerms
{
    PassageTerms read(const QString &text, const QString &heading, const TermCounts &counts) const;

    // Whether foreign terms count in a passage with these sorted terms.
    bool isForeign(const std::vector<quint64> &sorted) const { return hasForeign && small.areOther(sorted); }

    // The share of a heading's words that the question contains, weighted by IDF: 0 ... 1. A one-word heading counts
    // less than a long one; in a path of headings, the best heading counts.
    double shareOf(const QString &heading, const TermCounts &counts) const;

    QList<QueryTerm> terms;    // rarest first, with terms that occur nowhere last; at most 40, plus 60 expansions
    double idf = 0;            // summed over all terms except expansions
    SimilarTerms similar;      // for `terms`, in the same order
    QuestionPairs pairs;       // pairs of terms that earn a bonus
    std::vector<float> vector; // empty: it has no position in the space
    bool hasForeign = false;
    SmallWords small; // set if there are foreign terms
};

// The question's vector in the space, shifted slightly towards its other wordings; empty if it has none.
std::vector<float> placedQuestion(const SemanticSpace &space, const QString &question, const QStringList &others);

// `nearest`: includes stop words, and keeps the wording as it is.
QuestionTerms readQuestion(const QuestionAnalysis &question, bool nearest, Store &store, const Indexes &indexes);
// Like the function above, with term counts from elsewhere. `uncounted` returns the number of passages with a term
// missing from those counts, `beginning` returns the terms that begin with given letters; either may be null.
QuestionTerms readQuestion(const QuestionAnalysis &question, bool nearest, const TermCounts &counts,
                           const SemanticSpace *space, const std::function<int(const QString &)> &uncounted,
                           const TermsBeginning &beginning);

} // namespace core
