// Finds the pages of a document's statements.
#pragma once

#include "core/numbers/measures.h"
#include "core/ports/tablesource.h"

#include <stop_token>

namespace core {

// For each kind of statement, the page where it begins and, if it continues, the next page. A statement is recognised
// by a heading in the first lines, words in the body, and the notes below it. Among equally good matches, the first
// wins.
QHash<QString, QList<int>> statementPages(const Document &document, const QList<Table> &tables,
                                          const TableSource &source, const Measures &measures, std::stop_token stop);

} // namespace core
