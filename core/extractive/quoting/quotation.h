// Sentences of passages that answer a question, to be quoted word for word.
#pragma once

#include "core/extractive/claims/comparison.h"
#include "core/extractive/claims/weights.h"
#include "core/values/document.h"

namespace core {

struct Quotation // characters [from, to) of a passage
{
    int passage = 0; // index among those given
    int from = 0;
    int to = 0;
    double probability = 0; // that it answers
};

QStringView textOf(const Quotation &quotation, const QList<Passage> &passages);

// Whether two quotations say the same, in nearly the same words: the second says nothing new.
bool saysTheSame(QStringView one, QStringView other);

struct Quoting
{
    int most = 3;         // quotations
    QStringList rejected; // texts whose sentences may not be quoted again
};

// In reading order; empty where nothing clears the bar.
QList<Quotation> quotations(const Claim &question, const QList<Passage> &passages, const Weights &weights,
                            const Quoting &quoting);

} // namespace core
