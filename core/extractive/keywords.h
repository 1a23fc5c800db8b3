// A few keywords for a web search. They are made from the question alone, so that no document text is sent. Pure
// functions.
#pragma once

#include "core/language/tokenizedtext.h"

namespace core {

// Keywords from a model's reply: at most three, separated by commas. Empty if there are none.
QString keywordsIn(const QString &reply);

// Keywords made without a model: the question's rarest words, in its order, with adjacent words kept together.
QString keywordsOf(const QString &question, const Idf &idf);

} // namespace core
