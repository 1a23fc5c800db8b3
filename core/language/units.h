// What a number counts: "20 centimeters", "$ 12 million", "March 2015".
#pragma once

#include "core/language/tokenizedtext.h"

#include <QSet>

namespace core {

// The units, currencies and months that stand by the number that is a text's n-th term.
QSet<QString> unitsAt(const TokenizedText &text, int number);

// Whether the ones exclude the others: none in common, or another "million".
bool areOtherUnits(const QSet<QString> &wanted, const QSet<QString> &has);

} // namespace core
