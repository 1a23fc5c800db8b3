// The rows of known tables as spans of a passage. Private to this folder.
#pragma once

#include "core/extractive/spans/spans.h"
#include "core/language/textmatch.h"

namespace core {

struct RowSpan
{
    Stretch at;   // whole lines of the passage's text; of a field from its label to its value
    Stretch lead; // the label of a field that other words part from its value, which is then `at`; else empty
    QString text;
    QString context;
    bool isField = false; // of a table without heads: it says nothing of the rows beside it
};

// In reading order; rows that the passage has only a part of are left out.
QList<RowSpan> rowSpans(const Passage &passage, const QList<Table> &tables);

// Whether a line says nothing but what the heads or the caption of one of the tables say.
bool isTableHead(QStringView line, const QList<Table> &tables);

} // namespace core
