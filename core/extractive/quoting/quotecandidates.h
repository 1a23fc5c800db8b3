// What could be quoted of passages in answer to a question: sentences, rows of tables, lists with their introduction.
// What is chosen among them is quotation.h's.
#pragma once

#include "core/extractive/claims/features.h"
#include "core/extractive/claims/opening.h"
#include "core/extractive/quoting/quotation.h"

#include <deque>

namespace core {

struct QuotedPassage // what a passage is to the question, once for all its sentences
{
    TokenizedText reading;
    TokenizedText around; // what stands over it: its heading, the title of its document
    Comparison comparison;
    double heading = 0;   // how much of the question its heading covers
    double apparatus = 0; // how much of it is no text, where that is not asked for
};

struct QuotableStretch
{
    Quotation quotation;
    QuotedStretch stretch;
    Opening opening = Opening::Free;
    const Comparison *comparison = nullptr; // of its passage
    bool pointsElsewhere = false;           // it only says where more is said
    bool supposes = false;                  // it states no fact
    double rare = 0;                        // share of the question, each word by how few of the sentences have it
    double strength = 0;                    // the logarithm of its odds, and what tells it from the others
};

class Stretches
{
public:
    // `rejected`: texts whose sentences are left out. The passages outlive it.
    Stretches(const Claim &question, const QList<Passage> &passages, const Weights &weights,
              const QStringList &rejected);
    Stretches(const Stretches &) = delete; // candidates point into it
    Stretches &operator=(const Stretches &) = delete;

    const QList<QuotableStretch> &candidates() const { return m_candidates; } // the strongest first
    // The sentence before one in its passage, be it one that has nothing of the question; null where none is quotable.
    const QuotableStretch *before(const QuotableStretch &candidate) const;
    const QuotedPassage &passage(const Quotation &quotation) const { return m_sources[size_t(quotation.passage)]; }

private:
    void collect(int index);
    void consider(int index, int sentence);
    void weigh();
    bool isRejected(QStringView text) const;

    const Claim &m_question;
    const QList<Passage> &m_passages;
    const Weights &m_weights;
    const bool m_much; // is asked for
    QStringList m_rejected;
    std::deque<QuotedPassage> m_sources; // one a passage
    QList<QuotableStretch> m_candidates;
    QList<QuotableStretch> m_others; // that have nothing of the question, in reading order
};

// The terms of the question that a candidate covers: each with the most that it or one before covers.
void coverBy(const QuotableStretch &candidate, QHash<int, double> &covered);

double logOdds(double probability);

} // namespace core
