// "How many regions are there?", "How many schools have more than 200 pupils?": the rows of a table that are what is
// counted. A part of lookup, private to this folder.
#pragma once

#include "core/numbers/lookupcells.h"

namespace core {

// Counts the parts alone: no sums, and where some may be among them, or the table has one row for several parts, it
// refuses. Several tables have to agree.
Calculation countRows(const LookupQuestion &question, const QList<LookupDocument> &documents);

// "The town has 12 schools", where a table has five: a number of the terms that are counted, and another one.
bool saysOtherCount(const QString &text, const QStringList &counted, qsizetype count);

} // namespace core
