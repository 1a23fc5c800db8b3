// Answers a question with numbers or cells: from financial statements if it names one of their measures, otherwise from
// any table. Answers the two parts of a two-part question separately. Blocks while the source is being read.
#pragma once

#include "core/query/tableanswer.h"

namespace core {

// Whether the question may have such an answer. Fast: no document is read.
bool asksForNumberOrCell(const QString &question, const Measures &measures);

// Uses these documents, or all if the list is empty. Refuses rather than guesses. Errors: Cancelled, and any error from
// the source.
Result<Calculation> answerByNumbers(const QString &question, const QList<DocumentId> &documents,
                                    const TableSource &source, const Measures &measures, std::stop_token stop);

} // namespace core
