// The lines of a passage, and what each is by its form. Private to this folder.
#pragma once

#include "core/language/textmatch.h"
#include "core/values/document.h"

#include <QStringList>

namespace core {

enum class LineForm {
    Blank,
    Text,
    Heading,
    Item, // its first line
    Row,  // a label and its figures
    Field,
    Caption,
    Contents, // of a table of contents
    Furniture // a page number, a running head or foot, the heads of columns
};

struct PassageLine // characters [from, to) of the passage's text, without white space around it
{
    int from = 0;
    int to = 0;
    LineForm form = LineForm::Text;
    bool endsBlock = false; // a blank line follows, or nothing

    int length() const { return to - from; }
};

// `rows`: where rows of known tables are, whose lines are left as Row. `furniture`: normalForm() of lines that are
// running heads and feet, digits as "0".
QList<PassageLine> linesIn(const Passage &passage, const QList<Stretch> &rows, const QStringList &furniture);

// Lines at the edge of a page, inside a passage that goes on over it, that are there on other pages too; as lineKey().
QStringList furnitureIn(const QList<Passage> &passages);

bool endsSentence(QStringView text); // by a point or the like, before quotation marks and brackets

bool isToFillIn(QStringView line); // it has a blank of underscores: of a form, and no heading

// normalForm() with digits as "0": the same for "Page 3" and "Page 12".
QString lineKey(QStringView line);

// "Total revenues" of "Total revenues $ 5,020 (12)": its length; the figures behind it are the cells.
int labelLength(QStringView line);
QStringList cellsBehind(QStringView line, int label);

// The length of "Invoice number:" of "Invoice number: 4711", the colon included; 0 where a line is no field.
int fieldLabelLength(QStringView line);

// Of "• text" and "(a) text" where the text begins.
int behindBullet(QStringView item);

// Whether it begins with a letter or a small Roman number and a point: "b. text", "iii. text". An item, where a line
// with the one before or behind is near; else it may be somebody's initial.
bool beginsWithLetter(QStringView line);

// How an item is marked: "1." of "12. text", "(a)" of "(c) text", the bullet itself. Items of one list are marked
// alike.
QString markOf(QStringView item);

} // namespace core
