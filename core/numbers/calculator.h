// Answers questions about numbers from the documents' tables; each operand is a cell that can be shown. Pure functions
// over a TableSource; they block while the source is being read.
#pragma once

#include "core/base/result.h"
#include "core/ports/tablesource.h"
#include "core/values/computed.h"

#include <optional>
#include <stop_token>

namespace core {

// The result for a question about numbers.
struct Calculation
{
    std::optional<Computed> answer; // nullopt: the question was refused
    QString reason;                 // why it was refused, for the trace: "no row for depreciation in FY 2021"
    // Several cells or variants that fit equally well; shown as quotations, never as a computed answer.
    QList<Computed> candidates;
    // For a question about several periods, companies or both: all answers but the first.
    QList<Computed> further = {};
    QList<MissingValue> missing = {}; // values of such a question that could not be found
    bool mustStand = false;           // the refusal is final: no candidates may be offered
    bool isQuoted = false;            // the candidates are cells that match every word, one per requested item
};

// Whether a question asks for a number that tables may contain. Fast: no document is read.
bool asksForNumber(const QString &question);

// Computes the answer from these documents, or from all if the list is empty. Refuses rather than guesses. Errors:
// Cancelled, and any error from the source.
Result<Calculation> calculate(const QString &question, const QList<DocumentId> &documents, const TableSource &source,
                              std::stop_token stop);

// Like the functions above, but with measures other than the built-in ones (measures.h).
class Measures;
bool asksForNumber(const QString &question, const Measures &measures);
Result<Calculation> calculate(const QString &question, const QList<DocumentId> &documents, const TableSource &source,
                              const Measures &measures, std::stop_token stop);

// Whether the operands still yield the value: parses each cell's text again and repeats the calculation.
bool holds(const Computed &computed);

} // namespace core
