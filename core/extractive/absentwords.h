// The words of a question that appear nowhere in the library: why nothing was found, and what to search for instead.
#pragma once

#include "core/language/tokenizedtext.h"

#include <QStringList>

namespace core {

// The content words of the question, as written, each once, the first `most`. Words that only ask ("purpose"), function
// words, and words with known synonyms ("capex") are left out: documents need not contain them. Empty if the library
// has no words at all. Pure.
QStringList absentWords(const QString &question, const Idf &idf, qsizetype most = 3);

} // namespace core
