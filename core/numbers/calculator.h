// Questions about numbers, answered from the tables of the documents: each operand is a cell that can be shown. Pure
// functions over a TableSource; block while it is read.
#pragma once

#include "core/base/result.h"
#include "core/ports/tablesource.h"
#include "core/values/computed.h"

#include <optional>
#include <stop_token>

namespace core {

// How a question about numbers ended.
struct Calculation
{
    std::optional<Computed> answer; // nothing: it was refused
    QString reason;                 // why it was refused, in words for the trace: "no row for depreciation in FY 2021"
    // Several cells or variants fit equally well, each of which might be meant: shown as quotations, never as computed.
    QList<Computed> candidates;
    // Of a question for several periods or companies, or for both: the answers that follow the first.
    QList<Computed> further = {};
    QList<MissingValue> missing = {}; // of such a question: those for which there is no answer
    bool isQuoted = false;            // the candidates are cells that all words lead to, one for each thing asked
};

// Whether the words of a question ask for a number that tables may hold. Quick: no document is read.
bool asksForNumber(const QString &question);

// Computes the answer from these documents; from all where there are none. Refuses rather than guesses. Errors:
// Cancelled and those of the source.
Result<Calculation> calculate(const QString &question, const QList<DocumentId> &documents, const TableSource &source,
                              std::stop_token stop);

// The same with other measures than those that are built in (measures.h).
class Measures;
bool asksForNumber(const QString &question, const Measures &measures);
Result<Calculation> calculate(const QString &question, const QList<DocumentId> &documents, const TableSource &source,
                              const Measures &measures, std::stop_token stop);

// Whether the operands still give the value: each cell's text is read again and the calculation done anew.
bool holds(const Computed &computed);

} // namespace core
