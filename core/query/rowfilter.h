// Rows that a question selects by their value in one column: "in the race fleet" uses a column of fleets, "with nuts" a
// column of ticks. Uses the columns' contents, not word lists. Pure.
#pragma once

#include "core/query/names.h"
#include "core/query/typedtable.h"

#include <QSet>

namespace core {

struct RowFilter
{
    WordBits words = 0; // words of the question that select the rows
    QSet<int> rows;
    QString said;             // as printed: "Fleet: Race"
    bool isHeadNamed = false; // the question names the column: "fleet"
};

// nullopt if the question names no cell, or if its words may refer to something else: a column heading, a row, another
// column.
std::optional<RowFilter> rowFilterOf(const AskedQuestion &asked, const TypedTable &table, const NameMatch &names);

} // namespace core
