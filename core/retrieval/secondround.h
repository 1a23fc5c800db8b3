// What a passage that was read counts for a question: BM25 with all terms, what its document is called, its heading.
// For the folders behind Library alone.
#pragma once

#include "core/retrieval/fusion.h"
#include "core/retrieval/questionterms.h"

#include <QHash>
#include <QSet>

namespace core {

struct Named // a document, by words of the question
{
    std::vector<quint64> terms; // sorted
    double share = 0;           // of the question's weight
    double weight = 0;          // of them without numbers: a year in a file's name is asked for in its tables too
    QStringList words;          // of the question, that name it by its text alone
};

class SecondRound
{
public:
    SecondRound(const QuestionTerms &question, const TermCounts &counts) : m_question(question), m_counts(counts) {}

    // Of a document with these terms that name it: what they weigh. A passage elsewhere that has one counts more, too.
    void weighName(Named &named);
    // BM25 with all terms of the question, the frequent ones and the pairs of them too; the cosines are kept.
    Candidate weighed(Candidate candidate, const Passage &passage, const Named &document);
    // Nearly the same as one of these; all of them were weighed.
    bool repeats(PassageId id, const QList<Passage> &found) const;
    // Of a passage that runs over pages the one that holds most of what was asked for.
    int bestPageOf(const Passage &passage) const;

private:
    const QuestionTerms &m_question;
    const TermCounts &m_counts;
    QSet<quint64> m_names; // terms of the question that name any of these documents, without numbers
    QHash<PassageId, std::vector<quint64>> m_termSets;
};

} // namespace core
