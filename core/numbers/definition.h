// A definition given in the question: "FY2019 revenue / (average PP&E between FY2018 and FY2019)".
#pragma once

#include "core/numbers/measures.h"

namespace core {

// Parses a definition into a formula. A definition may contain names of measures, periods, numbers, + − × ÷ ( ) as
// symbols or words, "average" and "change in". Errors: Invalid; the message quotes the part that is not understood.
Result<Expression> definitionFrom(const QString &text, const Measures &measures);

} // namespace core
