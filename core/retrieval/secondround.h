// Scores passages whose text has been read: BM25 over all terms, the names of their documents, and their headings.
// Internal to Library's implementation.
#pragma once

#include "core/retrieval/fusion.h"
#include "core/retrieval/questionterms.h"

#include <QHash>
#include <QSet>

namespace core {

struct Named // a document that words of the question refer to
{
    std::vector<quint64> terms; // sorted
    double share = 0;           // these terms' share of the question's weight
    // Weight of these terms, ignoring numbers: a year in a file name is also in the document's tables.
    double weight = 0;
    QStringList words; // words of the question that name it only because of its text
};

class SecondRound
{
public:
    SecondRound(const QuestionTerms &question, const TermCounts &counts) : m_question(question), m_counts(counts) {}

    // Sets the weight of a document's naming terms. Passages of other documents that contain such a term also score
    // higher.
    void weighName(Named &named);
    // Scores using all terms of the question, including frequent ones and pairs; keeps the cosines.
    Candidate weighed(Candidate candidate, const Passage &passage, const Named &document);
    // Whether the passage is nearly identical to one in `found`. All of these passages must have been weighed.
    bool repeats(PassageId id, const QList<Passage> &found) const;
    // If a passage spans pages, the page with most of the matches.
    int bestPageOf(const Passage &passage) const;

private:
    const QuestionTerms &m_question;
    const TermCounts &m_counts;
    QSet<quint64> m_names; // terms of the question that name any of these documents, without numbers
    QHash<PassageId, std::vector<quint64>> m_termSets;
};

} // namespace core
