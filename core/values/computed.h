// An answer computed from table cells, with everything needed to show it and to repeat the computation. No behaviour.
#pragma once

#include "core/values/document.h"

namespace core {

struct Operand // a cell used in the answer
{
    QString name;      // display name of the measure: "Revenue"; empty: the row's label names it
    QString label;     // row label as printed
    QString section;   // section that contains the row; may be empty
    QString head;      // column heading as printed
    QString period;    // the period as displayed: "FY 2022", "Q2 2023"; may be empty
    QString text;      // cell text as printed
    double number = 0; // the cell's number with its sign, unscaled
    double scale = 1;
    QString unit; // unit of the table, column or row; may be empty
    DocumentId document = 0;
    int page = 0; // physical, 1-based
    QString pageLabel;
    int from = 0; // characters [from, from + length) of the page's text
    int length = 0;
    Box box;

    double value() const { return number * scale; }
};

// A row of the document as printed, for the small table shown with the answer.
struct UsedRow
{
    DocumentId document = 0;
    int page = 0;
    QString label;
    QStringList heads; // column headings of its cells
    QStringList cells;
};

struct Computed
{
    enum Kind {
        Cell,
        Formula,
        Change,
        Average,
        Direction,
        Extreme, // the first operand, compared with all others
        Sum,
        Count,
        Difference,
        ExtremeGrowth, // growth from the second operand to the first, compared with the growth of the other pairs
        Rank           // the operand at the requested rank
    };

    Kind kind = Cell;
    QString what;     // what was computed, for display: "Revenues, 2015", "Fixed asset turnover of Netflix, FY 2022"
    QString measure;  // its measure, if identified separately: "Fixed asset turnover"
    QString subject;  // its subject, as named in the question, if identified separately: "Acme"
    QString period;   // its period, if identified separately: "FY 2022"
    double value = 0; // in `unit`, except that 11.3 % is 0.113; money is unscaled, not in thousands
    QString unit;     // "$", "€", "%", "" for a plain ratio or number, "employees", "kg" ...
    QString shown;    // the formatted value: "24.26", "$8.1 billion", "11.3 %", "Yes"
    QString formula; // with names: "revenue ÷ average of property, plant and equipment"; empty: a single cell was read
    QString calculation;     // with numbers: "24.26 = 6,489 ÷ ((282 + 253) ÷ 2)"; empty: a single cell was read
    QList<Operand> operands; // in the order of the calculation
    QList<UsedRow> rows;     // the rows that contain the operands, without duplicates
    QString note;            // one sentence on how it was computed, if the user should know; otherwise empty
};

// Another value that the question asked for, but that could not be computed.
struct MissingValue
{
    QString measure; // as in Computed
    QString subject;
    QString period;
    QString reason; // the reason, for display: "no document is about it"
};

} // namespace core
