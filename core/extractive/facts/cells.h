// A statement held against the cells of a table: the value of a cell counts beside the label of its row and the head of
// its column. Private to this folder.
#pragma once

#include "core/extractive/facts/factmatch.h"
#include "core/query/typedtable.h"

namespace core {

struct ReadTable
{
    explicit ReadTable(Table read);

    Table table;
    QList<QStringList> heads;    // the words of each column's
    QList<QStringList> labels;   // of each row's
    QHash<int, TypedCell> cells; // with their scales and units, by where their text begins
};

Matched matchCells(const Statement &claim, const QString &text, const ReadTable &read, const FactContext &context);

} // namespace core
