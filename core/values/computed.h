// An answer computed from table cells, with everything needed to show it and to compute it again. No behaviour.
#pragma once

#include "core/values/document.h"

namespace core {

struct Operand // a cell that went into the answer
{
    QString name;      // the measure in words: "Revenue"; empty: the row's label names it
    QString label;     // of the row, as printed
    QString section;   // that contains the row; may be empty
    QString head;      // of the column, as printed
    QString period;    // in words: "FY 2022", "Q2 2023"; may be empty
    QString text;      // of the cell, as printed
    double number = 0; // of the cell, with its sign, not scaled
    double scale = 1;
    QString unit; // of the table, column or row; may be empty
    DocumentId document = 0;
    int page = 0; // physical, 1-based
    QString pageLabel;
    int from = 0; // characters [from, from + length) of the page's text
    int length = 0;
    Box box;

    double value() const { return number * scale; }
};

// A row of the document, as printed, for the small table shown with the answer.
struct UsedRow
{
    DocumentId document = 0;
    int page = 0;
    QString label;
    QStringList heads; // of its cells
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
        Extreme, // the first operand, compared with the others
        Sum,
        Count,
        Difference,
        ExtremeGrowth, // growth from the second operand to the first, compared with that of the other pairs
        Rank           // the operand at its rank
    };

    Kind kind = Cell;
    QString what;     // in words, with subject and period: "Revenues, 2015", "Fixed asset turnover of Netflix, FY 2022"
    QString measure;  // its parts, if they were recognised separately: "Fixed asset turnover",
    QString subject;  // "Acme", as the question calls it,
    QString period;   // "FY 2022"
    double value = 0; // in units of `unit`: 0.113 of "%" is 11.3 %; money in full, not in thousands
    QString unit;     // "$", "€", "%", "" for a plain ratio or number, "employees", "kg" ...
    QString shown;    // the formatted value: "24.26", "$8.1 billion", "11.3 %", "Yes"
    QString formula;  // in names: "revenue ÷ average of property, plant and equipment"; empty: one cell was read
    QString calculation;     // in numbers: "24.26 = 6,489 ÷ ((282 + 253) ÷ 2)"; empty: one cell was read
    QList<Operand> operands; // in the order of the calculation
    QList<UsedRow> rows;     // that contain the operands, each once
    QString note;            // a sentence on how it was computed, if the user should know; else empty
};

// Something else the question asked for that could not be computed.
struct MissingValue
{
    QString measure; // as in Computed
    QString subject;
    QString period;
    QString reason; // in words: "no document is about it"
};

} // namespace core
