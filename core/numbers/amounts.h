// Formats values: "24.26", "$8,092 million", "11.3 %". Pure.
#pragma once

#include "core/numbers/numberquestion.h"

namespace core {

struct AmountForm
{
    MeasureUnit unit = MeasureUnit::Ratio;
    QString currency;      // "$"; empty if unknown
    int printedPlaces = 0; // of the operands, after the point
    double scale = 1;      // of the operands, unless another is wanted
    WantedUnit wanted;
};

QString saidAmount(double value, const AmountForm &form);
int placesFor(double value, const AmountForm &form);          // after the point
QString saidDifference(double value, const AmountForm &form); // of percentages: "2.1 percentage points"
QString unitName(const AmountForm &form);                     // for Computed::unit

} // namespace core
