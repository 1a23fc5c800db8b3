// Fiscal periods: finds them in questions, and determines the periods of columns from the document's fiscal year. Pure.
#pragma once

#include "core/values/table.h"

#include <QList>
#include <QString>

#include <compare>
#include <optional>

namespace core {

struct FiscalPeriod
{
    enum Kind { Year, Quarter, YearToDate, TwelveMonths, Ending };

    Kind kind = Year;
    int year = 0; // fiscal year as the company names it
    // Quarter and TwelveMonths: the quarter; YearToDate: the number of months, so 6 is the first half; Ending: the
    // calendar month in which it ends, plus 100 times its length in months if given.
    int part = 0;

    bool operator==(const FiscalPeriod &) const = default;
    FiscalPeriod previous(int years = 1) const { return {kind, year - years, part}; }
};

// Whether period a ends before period b.
bool isEarlier(const FiscalPeriod &a, const FiscalPeriod &b);
QString inWords(const FiscalPeriod &period); // "FY 2022", "Q2 FY 2023"

// A company's fiscal calendar.
struct FiscalCalendar
{
    int endMonth = 12;  // month in which the fiscal year ends
    int offset = 0;     // name of the fiscal year minus the calendar year in which it ends
    bool annual = true; // columns without a printed length cover a year
    int quarter = 0;    // for a quarterly document: its quarter

    bool operator==(const FiscalCalendar &) const = default;
};

// The period of a column; nullopt if it cannot be determined. Days 1 to 7 count as the previous month, because fiscal
// years of 52 or 53 weeks end on a fixed weekday.
std::optional<FiscalPeriod> fiscalPeriodOf(const Period &column, const FiscalCalendar &calendar, bool instant);

// Converts a date in a question to the company's fiscal calendar: Year or Quarter instead of Ending.
FiscalPeriod inCalendar(const FiscalPeriod &period, const FiscalCalendar &calendar);

// Whether a column for the first period answers a question about the second.
bool answers(const FiscalPeriod &column, const FiscalPeriod &asked, bool instant);

struct PeriodMention // characters [from, to) of a question
{
    FiscalPeriod period;
    int from = 0;
    int to = 0;
};

// Finds periods: "FY2017", "2019", "Q2 of FY2024", "2022 Q2", "second quarter of 2023", "H1 2023", "the three months
// ended June 30, 2023", "December 31, 2022".
QList<PeriodMention> periodsIn(const QString &text);

// The years of a range ("FY2017 - FY2019", "from 2015 to 2017", "between 2015 and 2017"); empty if there is no range.
QList<int> yearsOfRange(const QString &text, const QList<PeriodMention> &mentions);

struct CalendarDate
{
    int year = 0;
    int month = 0;
    int day = 0;
    int from = 0; // characters [from, to) of the text
    int to = 0;
};

// Finds dates, in text order: "December 31, 2022", "31 December 2022".
QList<CalendarDate> datesIn(const QString &text, int most = 1000);

} // namespace core
