// Computes a task from a document and formats the answer: value, formula, calculation, operands.
#pragma once

#include "core/numbers/numbertask.h"
#include "core/numbers/operands.h"

namespace core {

struct TaskAnswer
{
    Computed computed;
    QList<Computed> variants; // results of other common definitions, if they differ
};

// If two periods are compared, the earlier one may be read from an earlier report. Errors: NotFound; the message says
// what is missing.
Result<TaskAnswer> answerOf(const NumberTask &task, const NumberQuestion &question, const Filing &filing,
                            const QString &subject, const Measures &measures, const Filing *earlier = nullptr);

} // namespace core
