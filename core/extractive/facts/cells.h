// Checks a statement against table cells. A cell's value counts only together with its row label and column heading.
// Private to this folder.
#pragma once

#include "core/extractive/facts/factmatch.h"
#include "core/query/typedtable.h"

namespace core {

struct ReadTable
{
    explicit ReadTable(Table read);

    Table table;
    QList<QStringList> heads;    // the words of each column's heading
    QList<QStringList> labels;   // the words of each row's label
    QHash<int, TypedCell> cells; // cells with scales and units, keyed by the offset of their text
};

Matched matchCells(const Statement &claim, const QString &text, const ReadTable &read, const FactContext &context);

} // namespace core
