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
    QList<double> each;    // one weight per requested name, in order
    QList<double> typical; // mean feature values over the training data, the baseline for reasons
    QList<double> steps;   // probability thresholds between each label and the next better one

    double probability(const QList<double> &row) const;
    double pull(const QList<double> &row, int feature) const; // how far the feature pulls towards yes (> 0) or no (< 0)
};

struct BuiltinWeights
{
    Weights support; // three steps: partially, fully, and one for Scale::Binary
    Mark mark;       // for support
};

// Reads the weights on first use. Errors: Defect.
const Result<BuiltinWeights> &builtinWeights();
Result<BuiltinWeights> weightsFrom(const QByteArray &json);

} // namespace core
