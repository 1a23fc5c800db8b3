// Tables whose cells are words: lines whose fragments leave the same gaps on the page. Private to this folder.
#pragma once

#include "core/tables/fragments.h"
#include "core/values/table.h"

namespace core {

struct WordTable
{
    Table table;   // without page, ordinal and caption
    int first = 0; // its lines, both included
    int last = 0;
    bool hasCaption = true; // the line above may name it
};

// Looks at lines that are not `used`. The first row is taken as the heads.
QList<WordTable> wordTablesIn(const Page &page, const QList<PrintedLine> &lines, const QList<bool> &used);

} // namespace core
