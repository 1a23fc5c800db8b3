// "In which year was Acme's revenue highest?": the question to ask for each year, and the year that wins. A part of the
// calculator, private to this folder. Pure.
#pragma once

#include "core/values/computed.h"

#include <optional>

namespace core {

struct BestYearQuestion
{
    QString eachYear; // asks for the value of each of the last years
    bool isHighest = true;
};

// Nothing: the question is not about a year, or not about a year's value.
std::optional<BestYearQuestion> bestYearQuestion(const QString &question);

// `values`: cells of one measure of one company, each of another year. Nothing: they are something else, fewer than
// two, or two are equal.
std::optional<Computed> bestYearOf(QList<Computed> values, bool isHighest);

} // namespace core
