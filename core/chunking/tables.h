// Finds tables among the lines of a page, and their column headings, without which the numbers mean nothing.
#pragma once

#include "core/values/document.h"

namespace core {

struct LineShape
{
    int length = 0;        // characters
    bool wide = false;     // has a gap wider than an ordinary space
    bool figures = false;  // has a number other than a year after such a gap
    bool years = false;    // contains only years and punctuation
    bool sentence = false; // ends like a sentence
};

// The shape of one line of a page. `word`: on entry, the index of the first word that may be on the line; on return,
// that of the first word after it.
LineShape shapeOf(const Page &page, int from, int to, qsizetype &word);

struct TableLines // line numbers
{
    qsizetype header = 0; // the first line of the column headings; `first` if there are none
    qsizetype first = 0;  // the first row
    qsizetype last = 0;
};

QList<TableLines> tablesAmong(const QList<LineShape> &lines);

} // namespace core
