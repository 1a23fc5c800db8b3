// A table prepared for answering questions: two axes of members (rows and columns), and cells with a place on each axis
// and facts about their numbers. Represents tables, forms and lists of labels. Made from core/values/table.h. Pure.
#pragma once

#include "core/query/decimal.h"
#include "core/tables/printedtime.h"
#include "core/values/table.h"

#include <QHash>

#include <optional>
#include <utility>

namespace core {

struct Member
{
    enum Role {
        Part,
        Total,     // total of all parts, or of some
        Remainder, // the rest, such as "Other"
        Unsure,    // may be a part, or the total of its neighbours
        Reference  // note numbers, page numbers or units rather than values
    };

    QString name;       // as printed
    QString group;      // the common heading above this and other members
    QStringList beside; // words in other columns of the row that may also name it
    Role role = Part;
    Period period;
    QString unit; // the member's own unit; otherwise empty
    bool isShare = false;
    int from = 0; // for rows: the name is characters [from, from + length) of the page's text
    int length = 0;
    Box box;
    int page = 0; // for a row of a table that continues on other pages; 0: the page of its table
};

struct Axis
{
    QString dimension;      // the kind of members: "Region"; may be empty
    bool isByTitle = false; // only the title names the kind of members
    QList<Member> members;
};

struct TypedCell
{
    int row = 0; // index of a member
    int column = 0;
    QString text;                  // as printed
    std::optional<Decimal> number; // as printed; nullopt: the cell is text, a time, or empty
    std::optional<PrintedTime> time;
    double scale = 1; // multiplier; 0.01 for a percentage
    QString unit;
    bool isScaleSure = true; // false: other cells of the table have a scale, but none is given for this one
    int from = 0;
    int length = 0;
    Box box;

    bool isNumber() const { return number.has_value(); }
    double value() const { return number ? number->value() * scale : 0; }
};

struct TypedTable
{
    DocumentId document = 0;
    int page = 0;
    QString title;   // the caption; may be empty
    QString measure; // title up to the dimension: "Revenue" in "Revenue by region"; may be empty
    QString unit;    // unit of all numbers, if they share one
    QString remarks; // text above the labels that is not a dimension: "(in millions)"
    Axis rows;
    Axis columns;
    bool isTransposed = false; // its columns are the printed rows
    bool goesOn = false;       // continues across pages, from or into another table
    QList<TypedCell> cells;    // in printed order, row by row

    void add(const TypedCell &cell);
    void clear();                                     // removes only the cells
    const TypedCell *cell(int row, int column) const; // the first cell at that place

private:
    QHash<std::pair<int, int>, int> m_places; // cell index by place
};

TypedTable typedTable(const Table &table);
// `at`: index into a document's tables, which are in reading order; nullopt for a table of contents.
std::optional<TypedTable> typedTableAt(const QList<Table> &tables, qsizetype at, const Document &document);
TypedTable transposed(const TypedTable &table);

// Replaces ligatures in a name: "ﬁeld" becomes "field".
QString withoutLigatures(QString text);

// The text without its bracketed parts: "Revenue" for "Revenue (net)".
QString withoutBrackets(const QString &text);

} // namespace core
