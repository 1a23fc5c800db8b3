// The tables of pages: rows with labels, columns with heads, cells with numbers and places, told by where the words
// stand. Pure; what a hostile page holds costs no more than its words. README.md beside it says how a table is found.
#pragma once

#include "core/values/table.h"

#include <stop_token>

namespace core {

// Of what is found and how it is told: one more whenever tables that are kept are to be made anew from their pages.
constexpr int tablesVersion = 8;

// In the order of the pages. A table that goes on over a page without heads has those of the part before. After a stop
// not of all pages. The document's id is the caller's to set.
QList<Table> tablesIn(const QList<Page> &pages, const std::stop_token &stop = {});

} // namespace core
