// Rows to fit on: from sets that may be used for it, and from twins of their rows in which one thing was made wrong.
#pragma once

#include "tests/fit/logistic.h"
#include "tests/fit/sets.h"

namespace fit {

struct TrainingSets
{
    QList<Labelled> claims; // SciFact's and WiCE's, marked train
    std::unique_ptr<Corpus> claimPassages;
};

TrainingSets readTrainingSets(const QString &folder);

// `set` of the examples: 0 as found, 1 made wrong on purpose, 2 made right on purpose, 4 WiCE's partially supported,
// 5 its others, 6 amidst others.
QList<Example> supportExamples(const TrainingSets &sets);

} // namespace fit
