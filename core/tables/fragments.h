// The lines of a page as fragments: words with single blanks between them, and numbers alone. Private to this folder.
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
    float reach = 0;                     // where the sign of a currency before it begins; else its left edge
    float size = 0;                      // of the font
    std::optional<PrintedNumber> number; // it is one number

    float center() const { return (box.left + box.right) / 2; }
    float width() const { return box.right - box.left; }
    bool isYear() const { return number && number->isYear; }
};

struct PrintedLine
{
    QList<Fragment> fragments; // from left to right; none: only leaders or signs stand there
    Box box;
    float size = 0;
    bool endsBlock = false;

    float height() const { return box.bottom - box.top; }
};

// In the order of the text; none of a page with too many words.
QList<PrintedLine> printedLines(const Page &page, DecimalMark mark);

// The part of a fragment that is these of its words.
Fragment partOf(const Page &page, const Fragment &fragment, int firstWord, int endWord, DecimalMark mark);

QString textOf(const Page &page, const Fragment &fragment); // one blank between words, without leaders
Box united(const Box &a, const Box &b);

} // namespace core
