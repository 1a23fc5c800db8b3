// A few keywords for a search of the web, of a question alone: nothing of a document goes into them. Pure.
#pragma once

#include "core/language/tokenizedtext.h"

namespace core {

// Of what a model replied: at most three, separated by commas. Empty where there are none.
QString keywordsIn(const QString &reply);

// Without a model: the words that say most, neighbours together, in the order of the question.
QString keywordsOf(const QString &question, const Idf &idf);

} // namespace core
