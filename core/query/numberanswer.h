// A question answered by numbers and cells: from financial statements by their measures, else from any table. A
// question of two parts has each answered by itself. Blocks while the source is read.
#pragma once

#include "core/query/tableanswer.h"

namespace core {

// Whether there may be such an answer. Quick: no document is read.
bool asksForNumberOrCell(const QString &question, const Measures &measures);

// From these documents; from all where there are none. Refuses rather than guesses. Errors: Cancelled and those of the
// source.
Result<Calculation> answerByNumbers(const QString &question, const QList<DocumentId> &documents,
                                    const TableSource &source, const Measures &measures, std::stop_token stop);

} // namespace core
