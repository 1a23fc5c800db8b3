// What words alone cannot decide of a claim that they seem to bear out: the words of a sentence stand in one that says
// the opposite, too, in one that only asks, and in one that speaks of the same and says nothing of it. Pure.
#pragma once

#include "core/language/tokenizedtext.h"

namespace core {

// Why nobody who compares words should call the claim supported, in words ("“decreases” isn't said there"); empty:
// nothing speaks against it. `deciding` are the words on which the verdict rests, `probability` is what it gave.
QString undecidedBecause(const QString &claim, const QString &deciding, double probability, const Idf &idf);

} // namespace core
