// Parses the periods, scales and units in a column heading: "Three Months Ended June 30, 2022 (in millions)". Uses the
// word lists in resources/language. Pure.
#pragma once

#include "core/values/table.h"

#include <QStringView>

namespace core {

// The last year, month and day in a column heading or a question. Recognises FY19, Q2 2023, 2Q23, H1 2022, 30.06.2022,
// 6/30/2022, 2022-06-30, and the words in the lists period-months, period-lengths, period-quarters and period-changes.
Period periodIn(QStringView text);

bool namesPeriod(QStringView text); // whether the text gives a year, a month, a length or a quarter

double scaleIn(QStringView text);      // 1e3, 1e6, 1e9; 1: not given. "5 million" is a number, not a scale
double scaleInProse(QStringView text); // scaleIn() for running text: "in millions", not "several million people"
QString unitIn(QStringView head);      // "%", "kg", "€", "employees"; empty if the heading has none
QString currencyIn(QStringView text);  // "$", "€" ... from "(in millions of dollars)", "€ million"; otherwise empty
bool isPerUnit(QStringView label);     // contains "per share" or similar

} // namespace core
