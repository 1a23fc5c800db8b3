// A statement held against the cells of a table: the value of a cell counts beside the label of its row and the head of
// its column. Private to this folder.
#pragma once

#include "core/extractive/facts/factmatch.h"

namespace core {

Matched matchCells(const Statement &claim, const QString &text, const Table &table, const FactContext &context);

} // namespace core
