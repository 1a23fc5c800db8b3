// Labels with their values below them, such as "Date:" above "4 March", in letters, invoices and forms. They become
// rows of a table without column headings. Private to this folder.
#pragma once

#include "core/tables/wordtables.h"

namespace core {

// Considers only lines that are not `used`.
QList<WordTable> valuesBelowIn(const Page &page, const QList<PrintedLine> &lines, const QList<bool> &used);

} // namespace core
