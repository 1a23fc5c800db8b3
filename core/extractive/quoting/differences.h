// What differs between the things of a question, as passages say it: sentences that speak of all of them; where none
// does, a sentence about the one and a sentence about the other that say the like of both. Pure.
#pragma once

#include "core/extractive/quoting/quotation.h"

namespace core {

// The surest first; empty where the question asks for no difference, or where nothing says one.
QList<Quotation> differencesIn(const Claim &question, const QList<Passage> &passages, const Quoting &quoting);

// How much of what two texts say is said by both, 0 ... 1: the cosine of their words, without those of the question.
double likeSaid(const TokenizedText &a, const TokenizedText &b, const Claim &question);

} // namespace core
