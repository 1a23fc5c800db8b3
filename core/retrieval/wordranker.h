// The second round of a search: passages that were proposed are compared with the question word by word. It knows no
// store and no index: what was proposed, and how rare words are, may be told by a server (core/team/teamseek.h).
#pragma once

#include "core/search/semanticspace.h"
#include "core/search/termcounts.h"
#include "core/values/document.h"

#include <memory>
#include <vector>

namespace core {

struct WeighedTerm // of a question, as termHash() gives it
{
    quint64 hash = 0;
    double share = 1; // of what its IDF counts
};

class WordRanker
{
public:
    explicit WordRanker(const QString &question);
    ~WordRanker();
    WordRanker(const WordRanker &) = delete;
    WordRanker &operator=(const WordRanker &) = delete;

    // Of the question and of its other wordings: how many passages have each is to be told, and then which of them are
    // looked for: 40 at most, the rarest first.
    std::vector<quint64> candidates() const;
    std::vector<WeighedTerm> weigh(const TermCounts &counts);

    // Where the question lies in a space, which has to know these features of it alone; empty: nowhere.
    std::vector<quint64> features() const;
    std::vector<float> place(const SemanticSpace &space) const;

    // Terms of these passages whose IDF is asked for as well: of headings, and what is built like a word asked for.
    std::vector<quint64> similar(const QList<Passage> &proposed) const;

    // The best first; none below the floor, no two nearly the same. Their ids are all different, title and path are
    // known, scores.vector and scores.page are cosines where there are any.
    QList<Passage> rank(const QList<Passage> &proposed, const TermCounts &counts, int count) const;

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace core
