// Builds the rows of a table from its lines: labels of several lines, sections, cells. Private to this folder.
#pragma once

#include "core/tables/heads.h"
#include "core/values/table.h"

namespace core {

// `section`: in, the section of the first rows; out, that of the last.
QList<TableRow> tableRows(const Page &page, const QList<PrintedLine> &lines, const Grid &grid, const Heads &heads,
                          QString *section);

TableCell tableCell(const Page &page, const Fragment &fragment, int column);

} // namespace core
