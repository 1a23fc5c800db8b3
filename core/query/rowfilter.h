// The rows that a question asks for by a cell of theirs: "in the race fleet", of a column of fleets; "with nuts", of a
// column that is ticked. By what the columns hold, not by lists of words. Pure.
#pragma once

#include "core/query/names.h"
#include "core/query/typedtable.h"

#include <QSet>

namespace core {

struct RowFilter
{
    WordBits words = 0; // of the question, by which the rows are named
    QSet<int> rows;
    QString said;             // "Fleet: Race", as printed
    bool isHeadNamed = false; // the question says what the cell is of: "fleet"
};

// Nothing where no cell is named, or the words may be those of something else: of a head, of a row, of another column.
std::optional<RowFilter> rowFilterOf(const AskedQuestion &asked, const TypedTable &table, const NameMatch &names);

} // namespace core
