// Logistic regression with sign constraints: a weight may be required to be non-negative or non-positive, because more
// coverage never counts against a claim, and a missing name never for it. Deterministic.
#pragma once

#include <QByteArray>
#include <QList>

#include <span>

namespace fit {

struct Example
{
    QList<double> row;
    bool yes = false;
    double weight = 1;
    int group = 0; // rows of one group are never split between fitting and testing
    int set = 0;   // the set it comes from, for measurements
};

struct Fitted
{
    double bias = 0;
    QList<double> weights;
    QList<double> typical;

    double probability(const QList<double> &row) const;
};

// The prior for a weight: its sign (0: either) and its rough magnitude.
struct Belief
{
    int sign = 0;
    double weight = 0;
    double held = 1; // strength relative to the other priors: for weights with too few examples
};

// `penalty`: strength of the priors, in units of examples.
Fitted fitLogistic(const QList<Example> &examples, const QList<Belief> &beliefs, double penalty);

// Each example's probability, using weights fitted without its group.
QList<double> heldOut(const QList<Example> &examples, const QList<Belief> &beliefs, double penalty, int folds);

double areaUnderCurve(const QList<std::pair<double, bool>> &scored);
struct Cut
{
    double at = 0;
    double balancedAccuracy = 0;
};
Cut bestCut(const QList<std::pair<double, bool>> &scored);
double balancedAccuracy(const QList<std::pair<double, bool>> &scored, double cut);

} // namespace fit
