// Pairs of a text and its source in forms that the labelled claims lack: texts of several sentences, a model's answers,
// statements made from questions, and claims beside a few short sentences. Made on demand.
#pragma once

#include "tests/fit/sets.h"

namespace fit {

struct Form
{
    QString name;
    QString kin; // shared by forms made from the same set or in the same way
    QList<Labelled> pairs;
    bool claims = false; // single claims, on which the weights are fitted
    bool toFit = true;   // its licence permits fitting shipped weights
};

// Omits forms whose sets are missing. The same data give the same pairs.
QList<Form> readForms(const QString &folder);

} // namespace fit
