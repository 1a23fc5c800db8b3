// Answers a question from tables: parses it once, makes plans for each table, and executes the plan if exactly one
// fits. Quotes a cell if it matches all words of the question; computes a value from several cells if names in their
// table or document explain every word. Pure except for the TableSource.
#pragma once

#include "core/numbers/calculator.h"
#include "core/query/documentathand.h"

namespace core {

// Returns candidates if several cells fit equally well. Pages in the result have no labels.
Calculation answerFromTables(const QString &question, const QList<DocumentAtHand> &documents);

// Reads the tables of these documents from the source. If the list is empty, uses those that the question names, or
// else a few found by a search. Errors: Cancelled, and any error from the source.
Result<Calculation> answerFromTables(const QString &question, const QList<DocumentId> &documents,
                                     const TableSource &source, const Measures &measures, std::stop_token stop);

// Whether a question is worth trying with tables. Fast: no document is read.
bool mayAnswerFromTables(const QString &question);

} // namespace core
