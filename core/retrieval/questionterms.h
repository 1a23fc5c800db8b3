// A question as the indexes are asked: its terms with what they weigh, and where it lies in the semantic space. For the
// folders behind Library alone.
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
    int passages = 0; // that have it
    double share = 1; // of what its IDF counts
    double idf = 0;   // as BM25 weighs it, times that
    bool isNumber = false;
    bool isExpansion =
        false;              // of another wording of what is asked: it finds, and what lacks it is none the worse for it
    quint64 standsFor = 0;  // the hash of a term of the question that it is a form of, and covers as far as its share
    bool isForeign = false; // in another language than the question: counts in passages in that language alone
};

// Words that stand side by side in the question and say more where they do so in a passage too: "working capital".
class QuestionPairs
{
public:
    QuestionPairs() = default;
    QuestionPairs(const std::vector<quint64> &question, const QList<QueryTerm> &terms); // the question's, in order

    double weightIn(const std::vector<quint64> &terms, const Bm25 &bm25) const; // of a passage, in order

private:
    QSet<quint64> m_terms;
    QHash<quint64, double> m_weights;
};

struct PassageTerms
{
    std::vector<quint64> hashes; // of all of them, in order
    std::vector<double> alike;   // of each of the question's terms, what those built alike count where it is missing
};

struct QuestionTerms
{
    PassageTerms read(const QString &text, const QString &heading, const TermCounts &counts) const;

    // Of the terms of a passage, sorted, whether those that are foreign count there.
    bool isForeign(const std::vector<quint64> &sorted) const { return hasForeign && small.areOther(sorted); }

    // Of the words of a heading, those that are asked for, weighted by IDF: 0 ... 1. A heading of one word tells
    // less than one of many; of a path of headings the best counts.
    double shareOf(const QString &heading, const TermCounts &counts) const;

    QList<QueryTerm> terms; // the rarest first, those that stand nowhere last; 40 at most, and 60 that are expansions
    double idf = 0;         // of all that are not beside the question
    SimilarTerms similar;   // to the terms, in their order
    QuestionPairs pairs;    // what they add, beside the terms
    std::vector<float> vector; // empty: it lies nowhere
    bool hasForeign = false;
    SmallWords small; // where there are foreign terms
};

// Where a question lies, a little towards its other wordings; empty: nowhere.
std::vector<float> placedQuestion(const SemanticSpace &space, const QString &question, const QStringList &others);

// `nearest`: with its stop words, and as it is put.
QuestionTerms readQuestion(const QuestionAnalysis &question, bool nearest, Store &store, const Indexes &indexes);
// The same by counts that came from elsewhere; `uncounted` says how many passages have a term that they do not know,
// `beginning` what terms there are; either may be missing.
QuestionTerms readQuestion(const QuestionAnalysis &question, bool nearest, const TermCounts &counts,
                           const SemanticSpace *space, const std::function<int(const QString &)> &uncounted,
                           const TermsBeginning &beginning);

} // namespace core
