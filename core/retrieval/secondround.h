// Scores a passage that was read: BM25 with all terms, its document's names, its heading. Private to the folders behind
// Library.
#pragma once

#include "core/retrieval/fusion.h"
#include "core/retrieval/questionterms.h"

#include <QHash>
#include <QSet>

namespace core {

struct Named // a document, named by words of the question
{
    std::vector<quint64> terms; // sorted
    double share = 0;           // of the question's weight
    double weight = 0;          // theirs, without numbers: a year in a file name is also looked for in its tables
    QStringList words;          // of the question that name it only through its text
};

class SecondRound
{
public:
    SecondRound(const QuestionTerms &question, const TermCounts &counts) : m_question(question), m_counts(counts) {}

    // Sets the weight of a document's naming terms. A passage elsewhere that has one of them also counts more.
    void weighName(Named &named);
    // BM25 with all terms of the question, including frequent ones and pairs; the cosines are kept.
    Candidate weighed(Candidate candidate, const Passage &passage, const Named &document);
    // Nearly identical to one of these; all of them were weighed.
    bool repeats(PassageId id, const QList<Passage> &found) const;
    // For a passage that spans pages, the one with most of the matches.
    int bestPageOf(const Passage &passage) const;

private:
    const QuestionTerms &m_question;
    const TermCounts &m_counts;
    QSet<quint64> m_names; // terms of the question that name any of these documents, without numbers
    QHash<PassageId, std::vector<quint64>> m_termSets;
};

} // namespace core
