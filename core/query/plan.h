// What to do with a table's cells to answer a question, and the result. Values; their only words are those of the
// question and the table.
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
        Growth,     // from the second cell to the first
        Direction,  // from the second cell to the first: up or down
        Compare,    // the larger, or the smaller, of two cells
        Extreme,    // the largest, or the smallest, of all cells
        Rank,
        Growths, // of pairs, the later cell first: which grew most, or least
        Threshold
    };

    Kind kind = Value;
    QList<CellPlace> cells; // of `table`; for Count and List only the rows
    bool isHighest = true;
    int rank = 1;
    std::optional<Bound> bound; // in the sense of the question, including "not"
    QString what;               // what the cells are about, in words of the table
    QString where;              // what the rows are limited to: "Fleet: Race"; may be empty
    bool isListed = false;      // the rows within a bound, not their number
    bool isOfThings = false;    // a "how many": never money, whatever the table's unit
    bool isOverTime = false;    // the cells are of one thing at several times
};

// A part of a question, as one table can answer it.
struct Plan
{
    TableQuery query;
    const TypedTable *table = nullptr;
    WordBits explained = 0;   // words of the question in a name of the table
    WordBits byPage = 0;      // words found only above the table, or on its page
    WordBits unexplained = 0; // words found nowhere
    double fit = 0;           // higher is closer to the words; comparable within a question
    bool isOfBoth = false;    // the names of its row and its column have words of the question, and no others
    bool isSure = true;       // otherwise a name says more than the question, or another member has the same name
};

} // namespace core
