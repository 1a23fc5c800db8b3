// Splits the lines of a page into fragments, each of which is a run of words separated by single spaces, or a single
// number. Private to this folder.
#pragma once

#include "core/tables/printednumber.h"
#include "core/values/document.h"

#include <QList>

namespace core {

struct Fragment
{
    int from = 0; // characters [from, to) of the page's text
    int to = 0;
    int firstWord = 0; // words [firstWord, endWord) of the page
    int endWord = 0;
    Box box;
    float reach = 0;                     // left edge, including a currency sign before it
    float size = 0;                      // font size
    std::optional<PrintedNumber> number; // set if the fragment is a single number

    float center() const { return (box.left + box.right) / 2; }
    float width() const { return box.right - box.left; }
    bool isYear() const { return number && number->isYear; }
};

struct PrintedLine
{
    QList<Fragment> fragments; // from left to right; empty: the line consists of leaders or signs
    Box box;
    float size = 0;
    bool endsBlock = false;

    float height() const { return box.bottom - box.top; }
};

// The lines of a page, in text order; empty for a page with too many words.
QList<PrintedLine> printedLines(const Page &page, DecimalMark mark);

// The part of a fragment made of words [firstWord, endWord).
Fragment partOf(const Page &page, const Fragment &fragment, int firstWord, int endWord, DecimalMark mark);

QString textOf(const Page &page, const Fragment &fragment); // words separated by single spaces, without leaders
Box united(const Box &a, const Box &b);

} // namespace core
