// Reads the weights. Every feature must have one: a file for other features is an error.
#include "core/extractive/claims/weights.h"

#include "core/extractive/claims/features.h"

#include <nlohmann/json.hpp>

#include <QFile>

#include <cmath>

namespace core {
namespace {

Weights sectionFrom(const nlohmann::json &json, const char *name, std::span<const char *const> features, int steps)
{
    const nlohmann::json &section = json.at(name);
    Weights weights;
    weights.bias = section.at("bias").get<double>();
    for (const char *feature : features) {
        const nlohmann::json &entry = section.at("features").at(feature);
        weights.each.append(entry.at("weight").get<double>());
        weights.typical.append(entry.at("typical").get<double>());
    }
    for (const nlohmann::json &step : section.at("steps"))
        weights.steps.append(step.get<double>());
    if (weights.steps.size() != steps || section.at("features").size() != features.size())
        throw std::runtime_error(std::string(name) + " does not fit this program");
    return weights;
}

Mark markFrom(const nlohmann::json &json)
{
    const auto of = [&](const char *name) { return json.at("mark").at(name).get<double>(); };
    return {of("usual"), of("other words"), of("copied"), of("sentences")};
}

Result<BuiltinWeights> readWeights()
{
    QFile file(QStringLiteral(":/critic.json"));
    if (!file.open(QIODevice::ReadOnly))
        return Error::defect(QStringLiteral("critic.json is not in the program"));
    return weightsFrom(file.readAll());
}

} // namespace

double Weights::probability(const QList<double> &row) const
{
    double sum = bias;
    for (qsizetype i = 0; i < each.size(); ++i)
        sum += each[i] * row[i];
    return 1 / (1 + std::exp(-sum));
}

double Weights::pull(const QList<double> &row, int feature) const
{
    return each[feature] * (row[feature] - typical[feature]);
}

Result<BuiltinWeights> weightsFrom(const QByteArray &json)
{
    try {
        const nlohmann::json all = nlohmann::json::parse(json.begin(), json.end());
        return BuiltinWeights{sectionFrom(all, "support", supportNames(), 3), markFrom(all)};
    } catch (const std::exception &wrong) {
        return Error::defect(QStringLiteral("critic.json: ") + QString::fromUtf8(wrong.what()));
    }
}

const Result<BuiltinWeights> &builtinWeights()
{
    static const Result<BuiltinWeights> weights = readWeights();
    return weights;
}

} // namespace core
