// The lines of a passage, each classified by its form. Private to this folder.
#pragma once

#include "core/language/textmatch.h"
#include "core/values/document.h"

#include <QStringList>

namespace core {

enum class LineForm {
    Blank,
    Text,
    Heading,
    Item, // first line of a list item
    Row,  // a label and its figures
    Field,
    Caption,
    Contents, // a line of a table of contents
    Furniture // a page number, a page header or footer, or column headings
};

struct PassageLine // characters [from, to) of the passage's text, without surrounding white space
{
    int from = 0;
    int to = 0;
    LineForm form = LineForm::Text;
    bool endsBlock = false; // followed by a blank line or by the end

    int length() const { return to - from; }
};

// `rows`: the positions of known table rows; their lines are classified as Row. `furniture`: page headers and footers,
// as returned by furnitureIn().
QList<PassageLine> linesIn(const Passage &passage, const QList<Stretch> &rows, const QStringList &furniture);

// The lineKey() of lines at the top or bottom of a page inside a passage that also appear on other pages.
QStringList furnitureIn(const QList<Passage> &passages);

// Whether the text ends with a full stop or similar, ignoring closing quotes and brackets.
bool endsSentence(QStringView text);

// Whether the line has a blank of underscores to fill in. Such a line is part of a form, not a heading.
bool isToFillIn(QStringView line);

// normalForm() with every digit replaced by "0", so that "Page 3" and "Page 4" have the same key.
QString lineKey(QStringView line);

// The length of a row's label, such as "Total revenues" in "Total revenues $ 5,020 (12)". The figures after it are the
// cells.
int labelLength(QStringView line);
QStringList cellsBehind(QStringView line, int label);

// The length of a field's label including the colon, such as "Invoice number:" in "Invoice number: 4711"; 0 if the line
// is not a field.
int fieldLabelLength(QStringView line);

// The offset of an item's text after its bullet or number, such as "text" in "• text" and "(a) text".
int behindBullet(QStringView item);

// Whether the line begins with a letter or a lower-case Roman numeral and a full stop: "b. text", "iii. text". Such a
// line is an item if a line with the previous or the next letter is near; otherwise the letter may be an initial.
bool beginsWithLetter(QStringView line);

// The marker of an item: "1." for "12. text", "(a)" for "(c) text", or the bullet. Items of one list have the same
// marker.
QString markOf(QStringView item);

} // namespace core
