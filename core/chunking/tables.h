// Finds the tables among the lines of a page, and the lines over their columns: numbers without them say nothing.
#pragma once

#include "core/values/document.h"

namespace core {

struct LineShape
{
    int length = 0;        // characters
    bool wide = false;     // has a gap that is no blank between words
    bool figures = false;  // behind such a gap, that are no years
    bool years = false;    // nothing but years, besides signs
    bool sentence = false; // ends like one
};

// Of one line of a page; `word` is the first of its words that may stand on it, and afterwards the first behind it.
LineShape shapeOf(const Page &page, int from, int to, qsizetype &word);

struct TableLines // numbers of lines
{
    qsizetype header = 0; // the first of the lines over the columns; first where there are none
    qsizetype first = 0;  // row
    qsizetype last = 0;
};

QList<TableLines> tablesAmong(const QList<LineShape> &lines);

} // namespace core
