// Compares the amounts in answers as quantities: "$1,577 million" equals "$1577.00" if the question asks for USD
// millions, 25 % equals 0.25, and (5) equals -5. An amount with another scale, currency or sign is a different one, and
// so is one end of a range compared with a single number.
#pragma once

#include <QString>

namespace core {

struct Closeness
{
    double share = 0;       // relative tolerance for the known amount; not applied to years
    bool anySign = false;   // ignore signs: words say whether it rose or fell
    bool withGiven = false; // accept amounts that the question already gives
};

// Years count as amounts; days of the month do not, nor do number words in a long text.
bool hasAmounts(const QString &text);

// Whether an answer gives all amounts of the known one, with the rounding allowed here or wanted by the question. The
// question's scale ("in USD millions") applies to amounts without one; an amount given in the question proves nothing.
// Several amounts may all have the opposite sign, because conventions differ. If the question names no scale, an amount
// without one may match one with a scale, as tables often omit it. False if the known answer has no amounts.
bool givesAmounts(const QString &said, const QString &known, const QString &question = {},
                  const Closeness &closeness = {});

} // namespace core
