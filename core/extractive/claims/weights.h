// The weights in resources/critic.json: a logistic model of support. Written by attest-fit.
#pragma once

#include "core/base/result.h"
#include "core/extractive/claims/mark.h"

#include <QList>

#include <span>

namespace core {

struct Weights
{
    double bias = 0;
    QList<double> each;    // in the order of the requested names
    QList<double> typical; // values of the features over the fitting data: a reason compares with them
    QList<double> steps;   // probabilities at which a label gives way to the next better one

    double probability(const QList<double> &row) const;
    double pull(const QList<double> &row, int feature) const; // towards yes (> 0) or no
};

struct BuiltinWeights
{
    Weights support; // two steps: partially, fully; and one for Scale::Binary
    Mark mark;       // for support
};

// Read once. Errors: Defect.
const Result<BuiltinWeights> &builtinWeights();
Result<BuiltinWeights> weightsFrom(const QByteArray &json);

} // namespace core
