// The words of a question that stand nowhere in the library: why nothing was found, and what to search for instead.
#pragma once

#include "core/language/tokenizedtext.h"

#include <QStringList>

namespace core {

// Of the words that say what is asked about, as the question writes them, each once, the first `most`. Words that only
// ask ("purpose"), small words and those that the program knows other words for ("capex") are left out: documents need
// not have them. Empty where the library has no words at all. Pure.
QStringList absentWords(const QString &question, const Idf &idf, qsizetype most = 3);

} // namespace core
