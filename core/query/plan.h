// What is to be done with the cells of a table to answer a question, and what came of it. Values without words of any
// language but those of the question and the table.
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
        Difference, // of the first cell less the second
        Ratio,      // the first cell of the sum of all others
        Growth,     // from the second cell to the first
        Direction,  // from the second cell to the first: up or down
        Compare,    // of two cells the larger, or the smaller
        Extreme,    // of all cells the largest, or the smallest
        Rank,
        Growths, // of pairs, the later cell first: which grew most, or least
        Threshold
    };

    Kind kind = Value;
    QList<CellPlace> cells; // of `table`; of Count and List the rows alone
    bool isHighest = true;
    int rank = 1;
    std::optional<Bound> bound; // its sense is that of the question, "not" included
    QString what;               // what the cells are of, in words of the table
    QString where;              // what alone the rows are of: "Fleet: Race"; may be empty
    bool isListed = false;      // the rows within a bound, and not how many
    bool isOfThings = false;    // a "how many": no money, whatever the table is in
    bool isOverTime = false;    // the cells are of one thing at several times
};

// A part of a question, as one table can answer it.
struct Plan
{
    TableQuery query;
    const TypedTable *table = nullptr;
    WordBits explained = 0;   // words of the question that a name of the table has
    WordBits byPage = 0;      // and those that only stand over the table, or on its page
    WordBits unexplained = 0; // none has
    double fit = 0;           // more is nearer to the words; comparable within a question
    bool isOfBoth = false;    // names of its row and its column have words of the question, and none besides
    bool isSure = true;       // else a name says more than is asked, or another member is called so too
};

} // namespace core
