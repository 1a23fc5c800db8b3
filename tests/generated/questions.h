// Questions about a sheet, with answers computed from the meanings of its cells.
#pragma once

#include "tests/generated/cases.h"
#include "tests/generated/sheets.h"

namespace generated {

struct Ask // a question without its wording: it can be asked of any sheet with the same facts
{
    enum Kind {
        Value,
        Count,
        List,
        Total,
        Sum, // of two rows
        Mean,
        MeanOfYears,
        Difference, // between two years
        Lead,       // of one row over another
        Share,
        Growth,
        Extreme,
        Threshold,
        Rank,
        RiseOrFall,
        WhichIsHigher,
        OtherYear, // from here on, kinds that the sheet cannot answer
        OtherRow,
        OtherMeasure,
        Gap, // a cell without a number
        SumWithGap,
        Why,
        Kinds
    };

    Kind kind = Value;
    int a = 0; // rows
    int b = 0;
    Measure measure = {};
    int from = 0; // years
    int to = 0;
    double threshold = 0;
    bool isHighest = true;  // Extreme
    bool isNegated = false; // Threshold: rows that do not pass it
    int wording = 0;
    QString foreign = {}; // OtherRow: the row's name; OtherMeasure: the measure's
};

QString name(Ask::Kind kind);
bool isAnswerable(Ask::Kind kind);

// A question of this kind, if the sheet allows one.
std::optional<Ask> drawAsk(Ask::Kind kind, const Sheet &sheet, Chance &chance, Names &names);
Case question(const Ask &ask, const Sheet &sheet); // in words, with its true answer

} // namespace generated
