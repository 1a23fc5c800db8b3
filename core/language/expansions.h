// What is written in the place of words of a question. Whoever asks names a measure ("capex"); what answers shows the
// lines it is made of ("purchases of property, plant and equipment").
#pragma once

#include "core/language/terms.h"

namespace core {

struct Expansion
{
    int first = 0; // terms [first, last) of the question
    int last = 0;
    QStringList others; // "purchases of property plant equipment"
};

// In the order of the question. `asked`: its terms, stop terms included.
QList<Expansion> expansionsIn(const QStringList &asked);

// The terms of all of them, each once, without stop terms and those that the question has itself.
QStringList expansionTerms(const QStringList &asked);

} // namespace core
