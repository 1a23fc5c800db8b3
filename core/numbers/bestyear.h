// Handles "In which year was Acme's revenue highest?": builds a question for the yearly values, and picks the best
// year. Part of the calculator; private to this folder. Pure.
#pragma once

#include "core/values/computed.h"

#include <optional>

namespace core {

struct BestYearQuestion
{
    QString eachYear; // question for the values of recent years
    bool isHighest = true;
};

// nullopt if the question does not ask for a year, or does not compare yearly values.
std::optional<BestYearQuestion> bestYearQuestion(const QString &question);

// `values`: cells with one measure of one company, each for a different year. nullopt if they are anything else, if
// there are fewer than two, or if the top two are tied.
std::optional<Computed> bestYearOf(QList<Computed> values, bool isHighest);

} // namespace core
