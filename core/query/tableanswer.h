// A question answered from tables: read once, planned for each table at hand, and carried out where one plan fits. A
// cell that all of its words lead to is quoted; what follows from several cells is computed, where every word is
// explained by names of their table or their document. Pure but for the TableSource.
#pragma once

#include "core/numbers/calculator.h"
#include "core/query/documentathand.h"

namespace core {

// Candidates where several cells fit as well. Pages have no labels in what is returned.
Calculation answerFromTables(const QString &question, const QList<DocumentAtHand> &documents);

// The same of these documents; of all where there are none: those that the question names, else those that a search of
// the source finds, some few of them. Errors: Cancelled and those of the source.
Result<Calculation> answerFromTables(const QString &question, const QList<DocumentId> &documents,
                                     const TableSource &source, const Measures &measures, std::stop_token stop);

// Whether tables are worth looking at for a question. Quick: no document is read.
bool mayAnswerFromTables(const QString &question);

} // namespace core
