// Other wordings for the terms of a question. A question may name a measure ("capex") where the text that answers it
// names the line items behind the measure ("purchases of property, plant and equipment").
#pragma once

#include "core/language/terms.h"

namespace core {

struct Expansion
{
    int first = 0; // terms [first, last) of the question
    int last = 0;
    QStringList others; // "purchases of property plant equipment"
};

// The expansions of a question, in its order. `asked`: the question's terms, including stop terms.
QList<Expansion> expansionsIn(const QStringList &asked);

// The terms of all expansions, each once, without stop terms and without the question's own terms.
QStringList expansionTerms(const QStringList &asked);

} // namespace core
