// The second round of a search: compares the proposed passages with the question word by word. Uses neither the store
// nor an index, because the proposals and the IDF may come from a server (core/team/teamseek.h).
#pragma once

#include "core/search/semanticspace.h"
#include "core/search/termcounts.h"
#include "core/values/document.h"

#include <QSet>

#include <memory>
#include <vector>

namespace core {

struct WeighedTerm // a term of a question, as returned by termHash()
{
    quint64 hash = 0;
    double share = 1; // share of its IDF that is used
};

class WordRanker
{
public:
    explicit WordRanker(const QString &question);
    ~WordRanker();
    WordRanker(const WordRanker &) = delete;
    WordRanker &operator=(const WordRanker &) = delete;

    // The terms of the question and its other wordings whose passage counts are needed to choose the search terms: at
    // most 40, rarest first.
    std::vector<quint64> candidates() const;
    std::vector<WeighedTerm> weigh(const TermCounts &counts);

    // The features that a space needs to compute the question's vector; empty: there are none.
    std::vector<quint64> features() const;
    std::vector<float> place(const SemanticSpace &space) const;

    // Further terms of these passages whose IDF is needed: terms in headings, and terms similar to the question's.
    std::vector<quint64> similar(const QList<Passage> &proposed) const;

    // Ranks the passages, best first. Leaves out those below the floor, near-duplicates, and those that the question
    // excludes. The passages must have distinct ids and known titles and paths; scores.vector and scores.page are
    // cosines, if available.
    QList<Passage> rank(const QList<Passage> &proposed, const TermCounts &counts, int count,
                        const QSet<PassageId> &leftOut = {}) const;

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace core
