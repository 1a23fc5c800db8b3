// Limits on the descriptions that users can enter for documents. Pure.
#pragma once

#include <QDate>

namespace core {

constexpr int longestTag = 60;    // characters
constexpr int longestTitle = 400; // characters; the same limit applies to authors

inline bool mayBeYear(int year) // four digits, or 0 for none
{
    constexpr int first = 1000;
    constexpr int ahead = 10;
    return year == 0 || (year >= first && year <= QDate::currentDate().year() + ahead);
}

} // namespace core
