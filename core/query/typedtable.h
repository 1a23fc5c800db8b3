// A table as a question sees it: two axes of members, and cells with a place on both and the known properties of their
// number. Any table, form or list of labels and values is one. A value, made from core/values/table.h. Pure.
#pragma once

#include "core/query/decimal.h"
#include "core/values/table.h"

#include <QHash>

#include <optional>
#include <utility>

namespace core {

struct Member
{
    enum Role {
        Part,
        Total,     // of all parts, or of some
        Remainder, // the rest
        Unsure,    // a part, or the total of its neighbours
        Reference  // numbers of notes or pages, units: no values
    };

    QString name;       // as printed
    QString group;      // the head above it and others
    QStringList beside; // words of its other columns, which may name it too
    Role role = Part;
    Period period;
    QString unit; // its own; else empty
    bool isShare = false;
    int from = 0; // its name: characters [from, from + length) of the page's text; for rows
    int length = 0;
    Box box;
};

struct Axis
{
    QString dimension;      // what its members are: "Region"; may be empty
    bool isByTitle = false; // according to the title alone
    QList<Member> members;
};

struct TypedCell
{
    int row = 0; // index of the member
    int column = 0;
    QString text;                  // as printed
    std::optional<Decimal> number; // as printed; nothing: the cell is words, or empty
    double scale = 1;              // factor; 0.01 for a percentage
    QString unit;
    bool isScaleSure = true; // false: other cells of its table have a scale, and its own is not given
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
    QString measure; // the part of the title before the dimension: "Revenue" in "Revenue by region"; may be empty
    QString unit;    // of its numbers, if there is one for all
    QString remarks; // text above the labels that is not a dimension: "(in millions)"
    Axis rows;
    Axis columns;
    bool isTransposed = false; // its columns are printed as rows
    bool goesOn = false;       // continues across pages, from or into another table
    QList<TypedCell> cells;    // row by row, as printed

    void add(const TypedCell &cell);
    void clear();                                     // only the cells
    const TypedCell *cell(int row, int column) const; // the first one at its place

private:
    QHash<std::pair<int, int>, int> m_places; // to cells
};

TypedTable typedTable(const Table &table);
// The table at that index of a document's tables, which are in order; nothing for a table of contents.
std::optional<TypedTable> typedTableAt(const QList<Table> &tables, qsizetype at, const Document &document);
TypedTable transposed(const TypedTable &table);

// "ﬁeld" as "field", for text about a name.
QString withoutLigatures(QString text);

// A text without its bracketed parts: "Revenue (net)".
QString withoutBrackets(const QString &text);

} // namespace core
