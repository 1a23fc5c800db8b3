// How a value is said: "24.26", "$8,092 million", "11.3 %". Pure.
#pragma once

#include "core/numbers/numberquestion.h"

namespace core {

struct AmountForm
{
    MeasureUnit unit = MeasureUnit::Ratio;
    QString currency;      // "$"; empty where none is known
    int printedPlaces = 0; // of the operands, behind the point
    double scale = 1;      // of the operands, where nothing else is wanted
    WantedUnit wanted;
};

QString saidAmount(double value, const AmountForm &form);
int placesFor(double value, const AmountForm &form);          // behind the point
QString saidDifference(double value, const AmountForm &form); // of percentages: "2.1 percentage points"
QString unitName(const AmountForm &form);                     // for Computed::unit

} // namespace core
