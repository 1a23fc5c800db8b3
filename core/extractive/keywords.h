// A few keywords for a web search, made from the question alone: no text of a document goes into them. Pure.
#pragma once

#include "core/language/tokenizedtext.h"

namespace core {

// Keywords from a model's reply: at most three, separated by commas. Empty if there are none.
QString keywordsIn(const QString &reply);

// Keywords made without a model: the rarest words, in the order of the question, with neighbours kept together.
QString keywordsOf(const QString &question, const Idf &idf);

} // namespace core
