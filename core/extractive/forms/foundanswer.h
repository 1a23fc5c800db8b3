// A place of a text that has the form of an answer.
#pragma once

#include <QString>

namespace core {

struct FoundAnswer // characters [from, to) of a text: what to quote
{
    int from = 0;
    int to = 0;
    double strength = 0; // 0 ... 1: how surely the form is that of an answer
    QString who{};       // the surname, where a person is what answers
};

} // namespace core
