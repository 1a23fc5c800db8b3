// Finds the units of a number: "20 centimeters", "$ 12 million", "March 2015".
#pragma once

#include "core/language/tokenizedtext.h"

#include <QSet>

namespace core {

// The units, currencies and months next to the number at this term index.
QSet<QString> unitsAt(const TokenizedText &text, int number);

// Whether the two sets of units contradict each other: they have nothing in common, or have different multipliers such
// as "million".
bool areOtherUnits(const QSet<QString> &wanted, const QSet<QString> &has);

} // namespace core
