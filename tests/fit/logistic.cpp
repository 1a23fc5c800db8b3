// Coordinate descent on standardised features: one Newton step per coordinate, clipped to its sign constraint.
#include "tests/fit/logistic.h"

#include <algorithm>
#include <cmath>

namespace fit {

namespace {

constexpr int sweeps = 60;

double sigmoid(double x)
{
    return 1 / (1 + std::exp(-x));
}

struct Scale
{
    double mean = 0;
    double deviation = 1;
};

QList<Scale> scalesOf(const QList<Example> &examples)
{
    QList<Scale> scales(examples.first().row.size());
    double total = 0;
    for (const Example &example : examples)
        total += example.weight;
    for (qsizetype j = 0; j < scales.size(); ++j) {
        double sum = 0;
        double squares = 0;
        for (const Example &example : examples) {
            sum += example.weight * example.row[j];
            squares += example.weight * example.row[j] * example.row[j];
        }
        scales[j].mean = sum / total;
        scales[j].deviation = std::sqrt(std::max(0.0, squares / total - scales[j].mean * scales[j].mean));
    }
    return scales;
}

} // namespace

double Fitted::probability(const QList<double> &row) const
{
    double sum = bias;
    for (qsizetype j = 0; j < weights.size(); ++j)
        sum += weights[j] * row[j];
    return sigmoid(sum);
}

Fitted fitLogistic(const QList<Example> &examples, const QList<Belief> &beliefs, double penalty)
{
    const QList<Scale> scales = scalesOf(examples);
    const qsizetype count = examples.size();
    const qsizetype features = scales.size();
    std::vector<std::vector<double>> columns;
    columns.assign(size_t(features), std::vector<double>(static_cast<size_t>(count), 0.0));
    for (qsizetype j = 0; j < features; ++j) {
        for (qsizetype i = 0; i < count; ++i) {
            columns[size_t(j)][size_t(i)] =
                scales[j].deviation > 1e-9 ? (examples[i].row[j] - scales[j].mean) / scales[j].deviation : 0;
        }
    }
    std::vector<double> sums(static_cast<size_t>(count), 0.0);
    std::vector<double> weights(static_cast<size_t>(features), 0.0);
    double bias = 0;
    const auto step = [&](const std::vector<double> *column, double current, double believed, double ridge) {
        double gradient = ridge * (believed - current);
        double curvature = ridge + 1e-6;
        for (qsizetype i = 0; i < count; ++i) {
            const double p = sigmoid(sums[size_t(i)]);
            const double x = column ? (*column)[size_t(i)] : 1;
            gradient += examples[i].weight * ((examples[i].yes ? 1 : 0) - p) * x;
            curvature += examples[i].weight * std::max(p * (1 - p), 1e-3) * x * x;
        }
        return current + gradient / curvature;
    };
    const auto move = [&](const std::vector<double> *column, double by) {
        for (qsizetype i = 0; i < count; ++i)
            sums[size_t(i)] += by * (column ? (*column)[size_t(i)] : 1);
    };
    for (int sweep = 0; sweep < sweeps; ++sweep) {
        const double newBias = step(nullptr, bias, 0, 0);
        move(nullptr, newBias - bias);
        bias = newBias;
        for (qsizetype j = 0; j < features; ++j) {
            if (scales[j].deviation <= 1e-9)
                continue;
            double weight = step(&columns[size_t(j)], weights[size_t(j)], beliefs[j].weight * scales[j].deviation,
                                 penalty * beliefs[j].held);
            if (beliefs[j].sign * weight < 0)
                weight = 0;
            move(&columns[size_t(j)], weight - weights[size_t(j)]);
            weights[size_t(j)] = weight;
        }
    }
    Fitted fitted;
    fitted.bias = bias;
    for (qsizetype j = 0; j < features; ++j) {
        const double weight = scales[j].deviation > 1e-9 ? weights[size_t(j)] / scales[j].deviation : beliefs[j].weight;
        fitted.weights.append(weight);
        fitted.typical.append(scales[j].mean);
        fitted.bias -= weight * scales[j].mean;
    }
    return fitted;
}

QList<double> heldOut(const QList<Example> &examples, const QList<Belief> &beliefs, double penalty, int folds)
{
    QList<double> probabilities(examples.size());
    for (int fold = 0; fold < folds; ++fold) {
        QList<Example> others;
        for (const Example &example : examples) {
            if (example.group % folds != fold)
                others.append(example);
        }
        const Fitted fitted = fitLogistic(others, beliefs, penalty);
        for (qsizetype i = 0; i < examples.size(); ++i) {
            if (examples[i].group % folds == fold)
                probabilities[i] = fitted.probability(examples[i].row);
        }
    }
    return probabilities;
}

double areaUnderCurve(const QList<std::pair<double, bool>> &scored)
{
    QList<std::pair<double, bool>> sorted = scored;
    std::sort(sorted.begin(), sorted.end());
    double ranks = 0;
    double yes = 0;
    for (qsizetype i = 0; i < sorted.size();) {
        qsizetype end = i;
        while (end < sorted.size() && sorted[end].first == sorted[i].first)
            ++end;
        for (qsizetype j = i; j < end; ++j) {
            if (sorted[j].second) {
                ranks += double(i + end + 1) / 2;
                ++yes;
            }
        }
        i = end;
    }
    const double no = double(sorted.size()) - yes;
    return yes > 0 && no > 0 ? (ranks - yes * (yes + 1) / 2) / (yes * no) : 0.5;
}

double balancedAccuracy(const QList<std::pair<double, bool>> &scored, double cut)
{
    double right[2] = {0, 0};
    double all[2] = {0, 0};
    for (const auto &[probability, yes] : scored) {
        all[yes] += 1;
        right[yes] += (probability >= cut) == yes;
    }
    return all[0] > 0 && all[1] > 0 ? (right[0] / all[0] + right[1] / all[1]) / 2 : 0;
}

Cut bestCut(const QList<std::pair<double, bool>> &scored)
{
    Cut best;
    for (int i = 1; i < 100; ++i) {
        const double accuracy = balancedAccuracy(scored, i / 100.0);
        if (accuracy > best.balancedAccuracy)
            best = {i / 100.0, accuracy};
    }
    return best;
}

} // namespace fit
