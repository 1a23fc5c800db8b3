// An answer that was computed from cells, as a turn shows it: its line, what its citations are, and what is shown of it
// in words. Pure functions.
#pragma once

#include "core/session/session.h"

namespace core {

QString answerLine(const Computed &computed); // "Fixed asset turnover of Netflix, FY 2022: 24.26"
// The numbers of the citations of these operands: one a cell, from `first` on in the order in which cells come.
QList<int> cellNumbers(const QList<Operand> &operands, int first = 1);
// All that a turn shows of a computation: the answer and those that follow it, or the candidates; their cells are
// numbered through.
QList<Computed> computationsOf(const Turn &turn);

// Why what is shown as computed is not to be believed, a sentence: an operand is not cited to its cell, the answer says
// something else, or the computation gives another value when it is done again. Empty: it was recomputed and holds.
QString computationTrouble(const Turn &turn);

QString operandWords(const Operand &operand);      // "Revenue, FY 2022: $6,489 million"
QString missingWords(const MissingValue &missing); // "Not found: Revenue of Acme, FY 2022 (no document is about it)"
// For exports and terminals, a line each: formula, calculation, operands with their places, a note; what is missing.
// Empty where the turn computed nothing.
QStringList computationLines(const Turn &turn);

} // namespace core
