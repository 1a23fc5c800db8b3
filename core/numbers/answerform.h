// Computes a task from a document and formats the answer: value, formula, calculation, operands.
#pragma once

#include "core/numbers/numbertask.h"
#include "core/numbers/operands.h"

namespace core {

struct TaskAnswer
{
    Computed computed;
    QList<Computed> variants; // by other usual definitions, if they give another number
};

// If two periods are compared, the first may be read from an earlier filing. Errors: NotFound, with what is missing in
// words.
Result<TaskAnswer> answerOf(const NumberTask &task, const NumberQuestion &question, const Filing &filing,
                            const QString &subject, const Measures &measures, const Filing *earlier = nullptr);

} // namespace core
