// "In which year was Acme's revenue highest?": what is asked of each year, and the year of the answer. A part of the
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

// Nothing: no year is asked for, or not by its value.
std::optional<BestYearQuestion> bestYearQuestion(const QString &question);

// The values are cells of one measure of one company, each of another year. Nothing: they are something else, fewer
// than two, or two are alike.
std::optional<Computed> bestYearOf(QList<Computed> values, bool isHighest);

} // namespace core
