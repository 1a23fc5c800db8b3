// Other wordings for the words of a question. A question may name a measure ("capex") where the text that answers it
// names the lines that make up the measure ("purchases of property, plant and equipment").
#pragma once

#include "core/language/terms.h"

namespace core {

struct Expansion
{
    int first = 0; // terms [first, last) of the question
    int last = 0;
    QStringList others; // "purchases of property plant equipment"
};

// In the order of the question. `asked`: the question's terms, including stop terms.
QList<Expansion> expansionsIn(const QStringList &asked);

// The terms of all expansions, each once, without stop terms and the question's own terms.
QStringList expansionTerms(const QStringList &asked);

} // namespace core
