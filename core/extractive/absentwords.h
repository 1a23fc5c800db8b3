// Finds words of a question that appear nowhere in the library, to explain why nothing was found.
#pragma once

#include "core/language/tokenizedtext.h"

#include <QStringList>

namespace core {

// Returns up to `most` such words, in the question's order and spelling, each once. Function words are left out, and so
// are words that documents need not contain: operations ("average", "list"), and words with known synonyms ("capex").
// Empty if the library has no words at all. A pure function.
QStringList absentWords(const QString &question, const Idf &idf, qsizetype most = 3);

} // namespace core
