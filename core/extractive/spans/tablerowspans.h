// The rows of known tables as spans of a passage. Private to this folder.
#pragma once

#include "core/extractive/spans/spans.h"
#include "core/language/textmatch.h"

namespace core {

struct RowSpan
{
    Stretch at;   // whole lines of the passage's text; for a field, from its label to its value
    Stretch lead; // a field's label if other words separate it from its value (`at` is then the value); else empty
    QString text;
    QString context;
    bool isField = false; // the row is from a table without column headings, and independent of the other rows
};

// The rows of these tables in the passage, in reading order, without rows that are only partly inside it.
QList<RowSpan> rowSpans(const Passage &passage, const QList<Table> &tables);

// Whether a line only repeats the column headings or the caption of one of the tables.
bool isTableHead(QStringView line, const QList<Table> &tables);

} // namespace core
