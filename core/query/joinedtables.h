// Joins tables of a document that act as one table in a question about several rows, and prepares schedules for such
// questions. Pure.
#pragma once

#include "core/query/typedtable.h"

#include <QSet>

namespace core {

struct JoinedTable
{
    TypedTable table;
    qsizetype first = 0; // index of its first part in `tables`
    QSet<int> pages;
    int last = 0;         // its last page
    bool isLists = false; // several price lists, each with a title
};

// Joins the tables of one document that have the same column headings, because a page break divides them or because
// they repeat one form for different things; then the price lists without column headings, such as the parts of a
// menu, whose titles become groups of rows. `tables`: in document order.
QList<JoinedTable> joinedTables(const QList<TypedTable> &tables);

// A schedule whose rows are named by their times: the times become a column, and the rows are named by the text beside
// them. Returns other tables unchanged.
TypedTable withTimesAsColumn(const TypedTable &table);

} // namespace core
