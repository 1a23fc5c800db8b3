// Finds the words of a question that compare prices, times of day, durations or dates. They are operators only in
// tables with such cells, so asked.h does not parse them. Pure.
#pragma once

#include "core/query/asked.h"

namespace core {

struct Superlative
{
    bool isHighest = false;
    WordBits words = 0;
};

std::optional<Superlative> priceSuperlative(const AskedQuestion &asked); // "cheapest", "most expensive"

struct TimeSuperlative
{
    bool isHighest = false;  // the latest or longest
    bool isDuration = false; // "fastest", "longest": compares how long something took
    WordBits words = 0;
};

std::optional<TimeSuperlative> timeSuperlative(const AskedQuestion &asked); // "earliest", "last", "fastest"

struct ClockBound
{
    Bound bound;
    WordBits words = 0; // words of the time itself
};

// "after 18:00", "before 6 pm". nullopt if the question also gives another time.
std::optional<ClockBound> clockBound(const AskedQuestion &asked);

} // namespace core
