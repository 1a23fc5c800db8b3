// Finds tables of text: lines whose fragments are separated by gaps in the same positions. Private to this folder.
#pragma once

#include "core/tables/fragments.h"
#include "core/values/table.h"

namespace core {

struct WordTable
{
    Table table;   // its page, ordinal and caption are not set
    int first = 0; // its first and last line, inclusive
    int last = 0;
    bool hasCaption = true; // the line above may be its caption
};

// Considers only lines that are not `used`. The first row becomes the column headings.
QList<WordTable> wordTablesIn(const Page &page, const QList<PrintedLine> &lines, const QList<bool> &used);

} // namespace core
