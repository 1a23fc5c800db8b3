// Training rows from sets whose licences permit it, and twins of these rows with one error inserted.
#pragma once

#include "tests/fit/logistic.h"
#include "tests/fit/sets.h"

namespace fit {

struct TrainingSets
{
    QList<Labelled> claims; // SciFact's and WiCE's training splits
    std::unique_ptr<Corpus> claimPassages;
};

TrainingSets readTrainingSets(const QString &folder);

// Values of `set` in the examples: 0 original, 1 made wrong on purpose, 2 made right on purpose, 4 WiCE's partially
// supported claims, 5 its other claims, 6 among other sentences.
QList<Example> supportExamples(const TrainingSets &sets);

} // namespace fit
