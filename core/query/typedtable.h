// A table as a question sees it: two axes of members, and cells that each have a place on both, with what is known of
// their number. Any table, form or list of labels and values is one. A value, made from core/values/table.h. Pure.
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
        Total,     // of parts, of all or of some
        Remainder, // what the others leave
        Unsure,    // a part, or the total of its neighbours
        Reference  // numbers of notes or pages, units: no values
    };

    QString name;       // as printed
    QString group;      // what stands over it and others
    QStringList beside; // words of its other columns, by which it may be called too
    Role role = Part;
    Period period;
    QString unit; // its own; else empty
    bool isShare = false;
    int from = 0; // characters [from, from + length) of the page's text that are its name; of a row
    int length = 0;
    Box box;
};

struct Axis
{
    QString dimension;      // what its members are: "Region"; may be empty
    bool isByTitle = false; // the title alone says it
    QList<Member> members;
};

struct TypedCell
{
    int row = 0; // of the members
    int column = 0;
    QString text;                  // as printed
    std::optional<Decimal> number; // as printed; nothing: the cell is words, or it is empty
    double scale = 1;              // what it is multiplied by; 0.01 of a percentage
    QString unit;
    bool isScaleSure = true; // else others of its table have one, and its own is not told
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
    QString title;   // its caption; may be empty
    QString measure; // what it says before what the rows are: "Revenue" of "Revenue by region"; may be empty
    QString unit;    // of its numbers, where it says one for all
    QString remarks; // what stands over the labels and says no dimension: "(in millions)"
    Axis rows;
    Axis columns;
    bool isTransposed = false; // its columns are printed as rows
    bool goesOn = false;       // over pages, from or into another one
    QList<TypedCell> cells;    // row by row, as printed

    void add(const TypedCell &cell);
    void clear();                                     // of cells
    const TypedCell *cell(int row, int column) const; // the first of its place

private:
    QHash<std::pair<int, int>, int> m_places; // of cells
};

TypedTable typedTable(const Table &table);
// One of a document's, in order; nothing for a table of contents.
std::optional<TypedTable> typedTableAt(const QList<Table> &tables, qsizetype at, const Document &document);
TypedTable transposed(const TypedTable &table);

// "ﬁeld" as "field", for what is said of a name.
QString withoutLigatures(QString text);

// What a text says besides what stands in brackets: "Revenue (net)".
QString withoutBrackets(const QString &text);

} // namespace core
