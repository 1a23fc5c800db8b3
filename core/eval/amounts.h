// Amounts of answers, compared as quantities: "$1,577 million" is "$1577.00" where the question asks for USD millions,
// 25 % is 0.25, (5) is -5. Another scale, currency or sign is another amount; so is an end of a range beside one
// number.
#pragma once

#include <QString>

namespace core {

struct Closeness
{
    double share = 0;       // of the known amount, by which another one may be off; never of a year
    bool anySign = false;   // where words say whether it rose or fell
    bool withGiven = false; // amounts that the question gives count too
};

// Years count, days of months do not; nor do number words in a long text.
bool hasAmounts(const QString &text);

// Whether an answer gives all amounts of the known one: as they are rounded there, or as the question wants them
// rounded. The question's scale ("in USD millions") is that of amounts without one; an amount that it gives itself
// proves nothing. Two or more amounts may all have the opposite sign, by another convention. Where it names none, one
// of two amounts may be of a table whose scale is not said. False where the known answer has no amounts.
bool givesAmounts(const QString &said, const QString &known, const QString &question = {},
                  const Closeness &closeness = {});

} // namespace core
