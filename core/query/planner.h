// Makes plans for answering a question from one table. Fills the slots of each plan with members of the table, longest
// match first, and records the words of the question that match no name. Pure.
#pragma once

#include "core/query/names.h"
#include "core/query/plan.h"

namespace core {

// A table and its context.
struct TableAtHand
{
    const TypedTable *table = nullptr;
    const TypedTable *turned = nullptr; // the table, transposed
    FiscalCalendar calendar;            // calendar of its document's fiscal years
    WordBits document = 0;              // words of the question that name the document or are at its beginning
    WordBits page = 0;                  // words of the question on its page or its document's first page
    WordBits setting = 0;               // words of the question that are above the table on its page
};

enum class QuestionForm {
    Value,
    Several, // values for several times
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
    Within, // rows within a bound
    Share,
    Refused
};

QuestionForm formOf(const AskedQuestion &asked);

// Whether the question asks for a time: "In which year", "in which fiscal quarter".
bool asksTime(const AskedQuestion &asked);

// The bound in the question, with a "not" applied: "not more than 8" is at most 8.
std::optional<Bound> boundMeant(const AskedQuestion &asked);

// Makes the plans, best first. If there are none, `why` receives the reason.
QList<Plan> plansFor(const AskedQuestion &asked, const TableAtHand &at, QString *why);

// Whether a cell belongs to that period, according to its column, its row, or the text above the table.
bool isOfTime(const TypedTable &table, const FiscalCalendar &calendar, const CellPlace &place,
              const FiscalPeriod &period);

} // namespace core
