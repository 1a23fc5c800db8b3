// Finds the tables among the lines of a page, and their column heads, without which numbers say nothing.
#pragma once

#include "core/values/document.h"

namespace core {

struct LineShape
{
    int length = 0;        // characters
    bool wide = false;     // has a gap wider than a blank between words
    bool figures = false;  // after such a gap, not years
    bool years = false;    // nothing but years and signs
    bool sentence = false; // ends like a sentence
};

// For one line of a page; `word`: in, the first word that may be on it; out, the first word after it.
LineShape shapeOf(const Page &page, int from, int to, qsizetype &word);

struct TableLines // numbers of lines
{
    qsizetype header = 0; // the first line of the column heads; `first` if there are none
    qsizetype first = 0;  // row
    qsizetype last = 0;
};

QList<TableLines> tablesAmong(const QList<LineShape> &lines);

} // namespace core
