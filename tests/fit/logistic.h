// Logistic regression with signs: a weight may be told not to be negative (or not positive), because we know that more
// coverage never speaks against and a missing name never for. Without chance: the same rows give the same weights.
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
    int group = 0; // rows of one group are on the same side of every split
    int set = 0;   // where it comes from, for measuring
};

struct Fitted
{
    double bias = 0;
    QList<double> weights;
    QList<double> typical;

    double probability(const QList<double> &row) const;
};

// What is known of a weight before any example: its sign (0: either makes sense) and about how large it is.
struct Belief
{
    int sign = 0;
    double weight = 0;
    double held = 1; // how much more strongly than the others: where examples are too few to say anything
};

// `penalty`: how strongly the beliefs hold, in examples.
Fitted fitLogistic(const QList<Example> &examples, const QList<Belief> &beliefs, double penalty);

// Each example's probability by weights fitted without its group.
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
