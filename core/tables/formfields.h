// Form fields with small labels above their values, read as rows of a table without column headings. Private to this
// folder.
#pragma once

#include "core/tables/wordtables.h"

namespace core {

// Considers only lines that are not `used`.
QList<WordTable> formFieldsIn(const Page &page, const QList<PrintedLine> &lines, const QList<bool> &used);

} // namespace core
