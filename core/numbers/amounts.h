// How a value is said: "24.26", "$8,092 million", "11.3 %". Pure.
#pragma once

#include "core/numbers/numberquestion.h"

namespace core {

struct AmountForm
{
    MeasureUnit unit = MeasureUnit::Ratio;
    QString currency; // "$"; empty where none is known
    double scale = 1; // of the operands, where nothing else is wanted
    WantedUnit wanted;
};

QString saidAmount(double value, const AmountForm &form);
QString saidDifference(double value, const AmountForm &form); // with its sign, "percentage points"
QString unitName(const AmountForm &form);                     // for Computed::unit

// The least difference that can be seen in what saidAmount() says.
double visibleDifference(const AmountForm &form);

} // namespace core
