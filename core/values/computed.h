// An answer that was computed from cells of tables, with all that is needed to show it and to compute it again. No
// behaviour.
#pragma once

#include "core/values/document.h"

namespace core {

struct Operand // a cell that went into the answer
{
    QString name;      // the measure in words: "Revenue"; empty: the row's label says it
    QString label;     // of the row, as printed
    QString section;   // that the row stands in; may be empty
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

// A line of the small table that is shown with the answer: a row of the document, as printed.
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
        ExtremeGrowth, // from the second operand to the first, compared with that of the other pairs
        Rank           // the operand of its place in their order
    };

    Kind kind = Cell;
    QString what;     // in words, with subject and period: "Revenues, 2015", "Fixed asset turnover of Netflix, FY 2022"
    QString measure;  // the parts of it, where they were read one by one: "Fixed asset turnover",
    QString subject;  // "Acme", as the question calls it,
    QString period;   // "FY 2022"
    double value = 0; // in units of `unit`: 0.113 of "%" is 11.3 %; money in full, not in thousands
    QString unit;     // "$", "€", "%", "" of a plain ratio or number, "employees", "kg" ...
    QString shown;    // the value as it is said: "24.26", "$8.1 billion", "11.3 %", "Yes"
    QString formula;  // in names: "revenue ÷ average of property, plant and equipment"; empty: one cell was read
    QString calculation;     // in numbers: "24.26 = 6,489 ÷ ((282 + 253) ÷ 2)"; empty: one cell was read
    QList<Operand> operands; // in the order of the calculation
    QList<UsedRow> rows;     // that the operands stand in, each once
    QString note;            // what should be known of how it was computed, in a sentence; empty: nothing
};

// What was asked for beside what was computed, and could not be.
struct MissingValue
{
    QString measure; // as in Computed
    QString subject;
    QString period;
    QString reason; // in words: "no document is about it"
};

} // namespace core
