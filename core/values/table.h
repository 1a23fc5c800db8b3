// A table of a page: rows with labels, columns with heads, cells with their numbers and places. No behaviour.
// Offsets count UTF-16 units of the page's text; boxes are as in document.h.
#pragma once

#include "core/values/document.h"

#include <optional>

namespace core {

// The time that a column speaks of, as printed: the calendar date of its end, and how long it lasts.
struct Period
{
    int year = 0;        // 0: none is printed
    int month = 0;       // 1 ... 12; 0: not printed
    int day = 0;         // of the month; 0: not printed
    int months = 0;      // 3, 6, 9 or 12; 0: not printed, or a point in time
    int quarter = 0;     // 1 ... 4, where it is printed as a quarter
    bool change = false; // the column tells the difference between two periods, not a value of one

    bool operator==(const Period &) const = default;
};

struct TableCell
{
    QString text;                 // as printed, with sign, parentheses and "%"
    std::optional<double> number; // with its sign, not scaled; nothing: the cell is words
    bool isDash = false;          // a dash in the place of a number; its number is 0
    bool isPercent = false;
    int column = -1; // of Table::columns; -1: under none of them
    int from = 0;    // characters [from, from + length) of the page's text
    int length = 0;
    Box box;
};

struct TableColumn
{
    QString head; // the lines above it, joined by blanks
    Period period;
    QString unit; // "%", "employees", "kg", where the head says one; else empty
};

struct TableRow
{
    QString label;          // as printed, of several lines joined; empty where the row has none
    QString section;        // the label-only line above that it belongs to; may be empty
    QString unit;           // of its numbers, where its label says one: "kg", "%", "$"; else empty
    bool isWeak = false;    // the label was made from the section ("total <section>"), for a row without one
    bool isPerUnit = false; // "per share": its numbers are never scaled; nor are those of a "%"
    int from = 0;           // characters [from, from + length) of the page's text that are its label
    int length = 0;
    Box box;                // of the label and all cells
    QList<TableCell> cells; // from left to right
};

struct Table
{
    DocumentId document = 0;
    int page = 0;      // physical, 1-based
    int ordinal = 0;   // 0-based, among the tables of its page
    QString caption;   // the line that names it; may be empty
    QString labelHead; // what stands over the labels: "Plan", "Year ended December 31,"; may be empty
    double scale =
        1;        // what a number is multiplied by: 1e3, 1e6 or 1e9 where the page says thousands, millions, billions
    QString unit; // of its numbers, where the table says one for all: "$", "€", "kg"; else empty
    bool goesOn = false;        // the table before it goes on: its heads are that one's
    QList<TableColumn> columns; // without that of the labels; from left to right; may be empty
    QList<TableRow> rows;
    Box box;
};

} // namespace core
