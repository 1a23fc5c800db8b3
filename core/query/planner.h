// The plans by which one table may answer a question: its slots are filled with members of the table, longest match
// first, and words that no name explains are kept with the plan. Pure.
#pragma once

#include "core/query/names.h"
#include "core/query/plan.h"

namespace core {

// A table with what is known of where it stands.
struct TableAtHand
{
    const TypedTable *table = nullptr;
    const TypedTable *turned = nullptr; // the same, transposed
    FiscalCalendar calendar;            // how the years of its document are counted
    WordBits document = 0;              // words of the question that name its document, or begin it
    WordBits page = 0;                  // words of the question that its page or the first page of its document has
    WordBits setting = 0;               // those that stand over it on its page
    bool isLoose = false;               // words that no table has may be left over, and names may say more
};

enum class QuestionForm {
    Value,
    Several, // values of several times
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

// Whether a cell is of that time, by its column, its row, or what stands over the table.
bool isOfTime(const TypedTable &table, const FiscalCalendar &calendar, const CellPlace &place,
              const FiscalPeriod &period);

} // namespace core
