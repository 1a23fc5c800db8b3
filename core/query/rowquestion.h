// What a question asks of the rows of a table, decided before any table is known. Pure.
#pragma once

#include "core/query/plan.h"

namespace core {

// The query, without its cells. nullopt: the question asks for something else.
std::optional<TableQuery> rowQuery(const AskedQuestion &asked);

// Whether the question asks for a value computed from several rows, or for the rows that meet a condition.
bool asksOfRows(const AskedQuestion &asked);
// Like asksOfRows(), but also true for "which" and "who", which may ask for one row or several.
bool mayAskOfRows(const AskedQuestion &asked);

} // namespace core
