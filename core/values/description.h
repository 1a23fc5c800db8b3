// What the user may say of a document. Pure.
#pragma once

#include <QDate>

namespace core {

constexpr int longestTag = 60;    // letters
constexpr int longestTitle = 400; // letters; of an author, too

inline bool mayBeYear(int year) // four digits; 0 is none
{
    constexpr int first = 1000;
    constexpr int ahead = 10;
    return year == 0 || (year >= first && year <= QDate::currentDate().year() + ahead);
}

} // namespace core
