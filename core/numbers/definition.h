// A definition that a question gives in words: "FY2019 revenue / (average PP&E between FY2018 and FY2019)".
#pragma once

#include "core/numbers/measures.h"

namespace core {

// The formula of a definition, by names of measures, periods, numbers, + − × ÷ ( ) in signs or words, "average" and
// "change in". Errors: Invalid, with what in it is not understood.
Result<Expression> definitionFrom(const QString &text, const Measures &measures);

} // namespace core
