// The plans with which one table may answer a question: its slots are filled with members of the table, longest match
// first; words that no name explains stay with the plan. Pure.
#pragma once

#include "core/query/names.h"
#include "core/query/plan.h"

namespace core {

// A table and its context.
struct TableAtHand
{
    const TypedTable *table = nullptr;
    const TypedTable *turned = nullptr; // the same, transposed
    FiscalCalendar calendar;            // of its document's fiscal years
    WordBits document = 0;              // words of the question that name its document, or are at its beginning
    WordBits page = 0;                  // words of the question on its page or its document's first page
    WordBits setting = 0;               // words of the question above it on its page
    bool isLoose = false;               // words that no table has may remain, and names may say more
};

enum class QuestionForm {
    Value,
    Several, // values at several times
    Count,
    List,
    Sum,
    Mean,
    Change,
    Growth,
    Direction,
    Compare,
    Extreme,
    Rank,
    Threshold,
    Within, // the rows within a bound
    Share,
    Refused
};

QuestionForm formOf(const AskedQuestion &asked);

// The best first. Nothing: `why` says what is missing.
QList<Plan> plansFor(const AskedQuestion &asked, const TableAtHand &at, QString *why);

// Whether a cell is of that time, judging by its column, its row, or the text above the table.
bool isOfTime(const TypedTable &table, const FiscalCalendar &calendar, const CellPlace &place,
              const FiscalPeriod &period);

} // namespace core
