// Parses times of day, durations and dates as printed in tables, so that they can be ordered: "18:45", "6:45 pm - 8
// pm", "18 Uhr", "1:02:34.5", "5 March 2024". Pure.
#pragma once

#include <QString>
#include <QStringView>

#include <optional>

namespace core {

struct PrintedTime
{
    enum Kind {
        Clock,     // hours and minutes of a day
        Duration,  // colon-separated fields that are not a time of day
        Date,      // with a year
        DayOfYear, // a date without a year
    };

    Kind kind = Clock;
    double order = 0; // larger is later or longer, among times of one kind; seconds, or days for dates
    double end = 0;   // the same for the end of a range; otherwise equal to `order`
};

// Parses a whole cell. nullopt: the cell is something else.
std::optional<PrintedTime> printedTime(QStringView text);

struct TimeMention // characters [from, to) of a text
{
    PrintedTime time;
    int from = 0;
    int to = 0;
};

// The first time of day in running text: "after 18:00", "before 6 pm".
std::optional<TimeMention> clockIn(const QString &text);

} // namespace core
