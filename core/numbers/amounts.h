// Formats values: "24.26", "$8,092 million", "11.3 %". Pure.
#pragma once

#include "core/numbers/numberquestion.h"

namespace core {

struct AmountForm
{
    MeasureUnit unit = MeasureUnit::Ratio;
    QString currency;      // "$"; empty if unknown
    int printedPlaces = 0; // decimal places of the operands
    double scale = 1;      // scale of the operands; `wanted` can override it
    WantedUnit wanted;
};

QString saidAmount(double value, const AmountForm &form);
int placesFor(double value, const AmountForm &form); // decimal places
// Formats the value as a difference; a percentage becomes "2.1 percentage points".
QString saidDifference(double value, const AmountForm &form);
QString unitName(const AmountForm &form); // text for Computed::unit

} // namespace core
