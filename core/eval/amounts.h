// Compares the amounts in answers as quantities: "$1,577 million" is "$1577.00" if the question asks for USD millions,
// 25 % is 0.25, (5) is -5. Another scale, currency or sign is another amount; so is an end of a range compared with a
// single number.
#pragma once

#include <QString>

namespace core {

struct Closeness
{
    double share = 0;       // relative tolerance for the known amount; not applied to years
    bool anySign = false;   // ignore signs where words say whether it rose or fell
    bool withGiven = false; // accept amounts that the question already gives
};

// Years count; days of months do not, nor do number words in a long text.
bool hasAmounts(const QString &text);

// Whether an answer gives all amounts of the known one, with that rounding or the one the question wants. The
// question's scale ("in USD millions") applies to amounts without one; an amount given in the question proves nothing.
// Two or more amounts may all have the opposite sign, as conventions differ. If the question names no scale, one of two
// amounts may come from a table whose scale is not given. False if the known answer has no amounts.
bool givesAmounts(const QString &said, const QString &known, const QString &question = {},
                  const Closeness &closeness = {});

} // namespace core
