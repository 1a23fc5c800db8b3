// Word-for-word quotations from passages.
#pragma once

#include "core/values/document.h"

namespace core {

struct Quotation // characters [from, to) of a passage
{
    int passage = 0; // index into the given passages
    int from = 0;
    int to = 0;
    double probability = 0; // probability that the core answers the question
    int coreFrom = 0;       // the answer itself: characters [coreFrom, coreTo); empty: the whole quotation
    int coreTo = 0;
    bool isAbove = false; // belongs directly above the next one, like a lead-in or column headings
};

QStringView textOf(const Quotation &quotation, const QList<Passage> &passages);
QStringView coreOf(const Quotation &quotation, const QList<Passage> &passages);

// Whether two quotations say the same thing in nearly the same words and with the same numbers.
bool saysTheSame(QStringView one, QStringView other);

struct Quoting
{
    int most = 3;         // maximum number of quotations
    QStringList rejected; // texts whose sentences must not be quoted again
};

} // namespace core
