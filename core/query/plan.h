// How to compute an answer from a table's cells, and the result. Plain values; all their words come from the question
// and the table.
#pragma once

#include "core/query/asked.h"
#include "core/query/typedtable.h"

namespace core {

struct CellPlace
{
    int row = 0;
    int column = 0;

    bool operator==(const CellPlace &) const = default;
};

struct TableQuery
{
    enum Kind {
        Value,
        Count,
        List,
        Sum,
        Mean,
        Difference, // the first cell minus the second
        Ratio,      // the first cell divided by the sum of all others
        Growth,     // relative growth from the second cell to the first
        Direction,  // whether the value went up or down from the second cell to the first
        Compare,    // the larger or smaller of two cells
        Extreme,    // the largest or smallest of all cells
        Rank,
        Growths, // several pairs, the later cell first: which grew most or least
        Threshold
    };

    Kind kind = Value;
    QList<CellPlace> cells; // in `table`; only the row matters for Count and List
    bool isHighest = true;
    int rank = 1;
    std::optional<Bound> bound; // with any "not" in the question already applied
    QString what;               // the quantity in the cells, in the table's words
    QString where;              // the rows selected: "Fleet: Race"; may be empty
    bool isListed = false;      // list the rows within a bound instead of counting them
    bool isOfThings = false;    // answers "how many", so it is never money, whatever the table's unit
    bool isOverTime = false;    // the cells give one quantity at several times
    bool isOfClock = false;     // the cells are times or dates, not numbers
};

// One way to answer a part of a question from one table.
struct Plan
{
    TableQuery query;
    const TypedTable *table = nullptr;
    WordBits explained = 0;   // words of the question found in names of the table
    WordBits byPage = 0;      // words of the question found only above the table or on its page
    WordBits unexplained = 0; // words of the question found nowhere
    double fit = 0;           // higher is closer to the question; compare only within one question
    bool isOfBoth = false;    // the names of its row and column consist only of words from the question
    bool isSure = true;       // false: a name says more than the question, or another member has the same name
};

} // namespace core
