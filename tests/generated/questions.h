// Questions about a sheet with their answers, computed from what its cells mean.
#pragma once

#include "tests/generated/cases.h"
#include "tests/generated/sheets.h"

namespace generated {

struct Ask // what is asked, apart from its words: the same can be asked of a sheet that tells the same facts otherwise
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
        Lead,       // of a row over another
        Share,
        Growth,
        Extreme,
        Threshold,
        Rank,
        RiseOrFall,
        WhichIsHigher,
        OtherYear, // from here on the sheet does not answer
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
    bool isNegated = false; // Threshold: those that did not
    int wording = 0;
    QString foreign = {}; // OtherRow: its name; OtherMeasure
};

QString name(Ask::Kind kind);
bool isAnswerable(Ask::Kind kind);

// A question of this kind, where the sheet has what it needs.
std::optional<Ask> drawAsk(Ask::Kind kind, const Sheet &sheet, Chance &chance, Names &names);
Case question(const Ask &ask, const Sheet &sheet); // in words and with its truth

} // namespace generated
