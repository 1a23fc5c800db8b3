// Finds the tables on pages from the positions of words: rows with labels, columns with headings, cells with numbers
// and places. Pure; the running time is bounded even for a hostile page. README.md in this folder explains the method.
#pragma once

#include "core/values/table.h"

#include <stop_token>

namespace core {

// Version of the method and its results; increased whenever stored tables have to be rebuilt from their pages.
constexpr int tablesVersion = 13;

// The tables on these pages, in order. If a table continues on the next page without column headings, the continuation
// gets the headings of the previous part. If stopped, some pages are missing. The caller sets the document's id.
QList<Table> tablesIn(const QList<Page> &pages, const std::stop_token &stop = {});

} // namespace core
