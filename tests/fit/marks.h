// The threshold that a text must reach, for each form, fitted on forms; see core/extractive/claims/mark.h.
#pragma once

#include "core/extractive/claims/weights.h"
#include "tests/fit/forms.h"

namespace fit {

core::Mark fitMark(const QList<Form> &forms, const core::BuiltinWeights &weights);

// Measures each form with a threshold fitted without it and related forms.
void reportMarks(const QList<Form> &forms, const core::BuiltinWeights &weights);

} // namespace fit
