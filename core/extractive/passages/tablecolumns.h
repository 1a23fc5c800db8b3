// What stands over the figures of a table's row: the years of its columns, units and scales.
#pragma once

#include "core/language/tokenizedtext.h"

namespace core {

struct SentenceRange // sentences [first, last) of a text; empty where there are none
{
    int first = 0;
    int last = 0;

    bool isEmpty() const { return first == last; }
};

// The lines that name the columns of a row, as near above it as they stand.
SentenceRange linesOver(const TokenizedText &text, int row);

// Where a row begins: its label may have begun on the line before.
int labelBegin(const TokenizedText &text, int row);

} // namespace core
