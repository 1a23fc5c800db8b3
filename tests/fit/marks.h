// The mark that a text has to reach by its form, fitted on forms; see core/extractive/claims/mark.h.
#pragma once

#include "core/extractive/claims/weights.h"
#include "tests/fit/forms.h"

namespace fit {

core::Mark fitMark(const QList<Form> &forms, const core::BuiltinWeights &weights);

// Each form by a mark that was fitted without it and its kindred.
void reportMarks(const QList<Form> &forms, const core::BuiltinWeights &weights);

} // namespace fit
