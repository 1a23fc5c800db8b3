// Compares the amounts in answers as quantities: "$1,577 million" equals "$1577.00" if the question asks for USD
// millions, 25 % equals 0.25, and (5) equals -5. Amounts that differ in scale, currency or sign are not equal, nor are
// one end of a range and a single number.
#pragma once

#include <QString>

namespace core {

struct Closeness
{
    double share = 0;       // relative tolerance for the known amount; not applied to years
    bool anySign = false;   // ignore signs, because the wording shows whether the amount rose or fell
    bool withGiven = false; // accept amounts that the question already gives
};

// Years count as amounts; days of the month do not, nor do number words in a long text.
bool hasAmounts(const QString &text);

// Whether an answer gives all amounts in the known answer, within the tolerance or the rounding that the question asks
// for. The question's scale ("in USD millions") applies to amounts without one; amounts that the question already gives
// do not count, unless `closeness` accepts them. If there are several amounts, all may have the opposite sign, because
// conventions differ. If the question names no scale, an amount without one may match one with a scale, as tables often
// omit it. False if the known answer has no amounts.
bool givesAmounts(const QString &said, const QString &known, const QString &question = {},
                  const Closeness &closeness = {});

} // namespace core
