// Answers a question from tables: parsed once, planned for each table, and executed if a single plan fits. A cell that
// all of its words lead to is quoted; a value from several cells is computed if every word is explained by names of
// their table or their document. Pure except for the TableSource.
#pragma once

#include "core/numbers/calculator.h"
#include "core/query/documentathand.h"

namespace core {

// Candidates if several cells fit equally well. Pages in the result have no labels.
Calculation answerFromTables(const QString &question, const QList<DocumentAtHand> &documents);

// The same for these documents; if the list is empty, for those that the question names, else for a few that a search
// of the source finds. Errors: Cancelled and those of the source.
Result<Calculation> answerFromTables(const QString &question, const QList<DocumentId> &documents,
                                     const TableSource &source, const Measures &measures, std::stop_token stop);

// Whether a question is worth trying with tables. Fast: no document is read.
bool mayAnswerFromTables(const QString &question);

} // namespace core
