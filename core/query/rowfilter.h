// Rows that a question selects by one of their cells: "in the race fleet", from a column of fleets; "with nuts", from a
// column of ticks. Judged by the columns' contents, not by word lists. Pure.
#pragma once

#include "core/query/names.h"
#include "core/query/typedtable.h"

#include <QSet>

namespace core {

struct RowFilter
{
    WordBits words = 0; // of the question, that name the rows
    QSet<int> rows;
    QString said;             // "Fleet: Race", as printed
    bool isHeadNamed = false; // the question names the column: "fleet"
};

// Nothing if no cell is named, or if the words may belong to something else: a head, a row, another column.
std::optional<RowFilter> rowFilterOf(const AskedQuestion &asked, const TypedTable &table, const NameMatch &names);

} // namespace core
