// A computed answer as displayed in a turn: its line, its citations, and its explanation in words. Pure functions.
#pragma once

#include "core/session/session.h"

namespace core {

QString answerLine(const Computed &computed); // "Fixed asset turnover of Netflix, FY 2022: 24.26"
// The citation numbers of operands: one number per cell, in the order of the cells, starting from `first`.
QList<int> cellNumbers(const QList<Operand> &operands, int first = 1);
// All computations that a turn shows: the answer and further ones, or the candidates. Their cells are numbered
// consecutively.
QList<Computed> computationsOf(const Turn &turn);

// One sentence on why a computed answer cannot be trusted: an operand's citation does not point to its cell, the answer
// says something else, or repeating the computation gives another value. Empty: recomputation confirmed the answer.
QString computationTrouble(const Turn &turn);

QString operandWords(const Operand &operand);      // "Revenue, FY 2022: $6,489 million"
QString missingWords(const MissingValue &missing); // "Not found: Revenue of Acme, FY 2022 (no document is about it)"
// One line each, for exports and terminals: formula, calculation, operands with their places, a note, missing values.
// Empty if the turn computed nothing.
QStringList computationLines(const Turn &turn);

} // namespace core
