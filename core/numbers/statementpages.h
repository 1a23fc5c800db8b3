// Which pages of a document have its statements.
#pragma once

#include "core/numbers/measures.h"
#include "core/ports/tablesource.h"

#include <stop_token>

namespace core {

// Of each kind of statement the page on which it begins and, where it goes on there, the next. A heading in the first
// lines, words in its body, and the notes below tell it; the earliest of the best is taken.
QHash<QString, QList<int>> statementPages(const Document &document, const QList<Table> &tables,
                                          const TableSource &source, const Measures &measures, std::stop_token stop);

} // namespace core
