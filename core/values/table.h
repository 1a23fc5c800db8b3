// A table on a page: rows with labels, columns with headings, cells with numbers and places. Plain data. Offsets count
// UTF-16 units of the page's text; boxes are as in document.h.
#pragma once

#include "core/values/document.h"

#include <optional>

namespace core {

// The period of a column as printed: the calendar date on which it ends, and its length.
struct Period
{
    int year = 0;        // 0: not printed
    int month = 0;       // 1 ... 12; 0: not printed
    int day = 0;         // day of the month; 0: not printed
    int months = 0;      // length: 3, 6, 9 or 12; 0: not printed, or a point in time
    int quarter = 0;     // 1 ... 4, if printed as a quarter
    bool change = false; // the column shows the change between two periods, not a value

    bool operator==(const Period &) const = default;
};

struct TableCell
{
    QString text;                 // as printed, with sign, parentheses and "%"
    std::optional<double> number; // signed, unscaled; nullopt: the cell is text
    bool isDash = false;          // a dash instead of a number; `number` is 0
    bool isPercent = false;
    int column = -1; // index into Table::columns; -1: the cell is under no column
    int from = 0;    // characters [from, from + length) of the page's text
    int length = 0;
    Box box;
};

struct TableColumn
{
    QString head; // lines above the column, joined by spaces
    Period period;
    QString unit; // "%", "employees", "kg", if the heading gives one; otherwise empty
};

struct TableRow
{
    QString label;       // as printed, with several lines joined; empty if the row has no label
    QString section;     // the nearest line above it that has only a label; may be empty
    QString unit;        // unit of its numbers, if its label gives one: "kg", "%", "$"; otherwise empty
    bool isWeak = false; // the row has no label of its own; this one was derived from the section ("total <section>")
    bool mayMissRow = false; // its section may be a row without values, because it directly follows another section
    bool isPerUnit = false;  // "per share": its numbers are never scaled, and neither are numbers in "%"
    int from = 0;            // its label is characters [from, from + length) of the page's text
    int length = 0;
    Box box;                // covers the label and all cells
    QList<TableCell> cells; // from left to right
};

struct Table
{
    DocumentId document = 0;
    int page = 0;        // physical, 1-based
    int ordinal = 0;     // 0-based, among the tables on its page
    QString caption;     // the line that names the table; may be empty
    QString labelHead;   // text above the labels: "Plan", "Year ended December 31,"; may be empty
    double scale = 1;    // multiplier for the numbers: 1e3, 1e6 or 1e9 if the page says thousands, millions or billions
    QString unit;        // unit that all its numbers share, if the table gives one: "$", "€", "kg"; otherwise empty
    bool goesOn = false; // continues the previous table and reuses its column headings
    QList<TableColumn> columns; // from left to right, without the label column; may be empty
    QList<TableRow> rows;
    Box box;
};

} // namespace core
