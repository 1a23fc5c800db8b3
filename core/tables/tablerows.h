// Builds the rows of a table from its lines: multi-line labels, sections, cells. Private to this folder.
#pragma once

#include "core/tables/heads.h"
#include "core/values/table.h"

namespace core {

// `section`: on entry, the section of the first rows; on return, of the last.
QList<TableRow> tableRows(const Page &page, const QList<PrintedLine> &lines, const Grid &grid, const Heads &heads,
                          QString *section);

TableCell tableCell(const Page &page, const Fragment &fragment, int column);

} // namespace core
