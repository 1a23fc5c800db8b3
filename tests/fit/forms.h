// Pairs of a text and its source in forms that the labelled claims do not have: texts of several sentences, answers
// that a model wrote, statements made of questions, claims beside a handful of short sentences. Made when asked for.
#pragma once

#include "tests/fit/sets.h"

namespace fit {

struct Form
{
    QString name;
    QString kin; // made of the same set, or in the same way
    QList<Labelled> pairs;
    bool claims = false; // single ones, which the weights are fitted on
    bool toFit = true;   // may be used to fit shipped weights
};

// Forms whose sets are absent are left out. The same data give the same pairs.
QList<Form> readForms(const QString &folder);

} // namespace fit
