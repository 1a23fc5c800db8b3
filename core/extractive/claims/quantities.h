// Numbers as values: "12 million", "1,200", "2.5 %", "twenty-five", "dreihundert", "1990s". What certainty.h compares.
#pragma once

#include <QList>
#include <QString>

namespace core {

struct Quantity
{
    QList<double> values; // what it may mean: "1.234" is 1.234 and 1,234, "5 m" is metres or millions
    double unit = 1;      // of the last digit that is written
    double rounded = 1;   // the same without the zeros at the end: 100 of "1,200"
    bool percent = false;
    bool year = false; // four digits, 1000 to 2199, that count nothing
    bool decade = false;
    bool century = false;
    bool inWords = false;
    bool scaled = false;    // "million" is part of it
    bool hedged = false;    // "about", "more than" stands before it
    bool shortYear = false; // two digits that may be a year's: "'94", "FY22", "2019/20"
    bool day = false;       // of a month that stands beside it
    QString counts;         // the word behind it, case folded
    int sentence = 0;
    int from = 0; // characters [from, to) of the text
    int to = 0;
};

// In order. Digits that belong to a name ("B12", "COVID-19"), to an item of a list or to a citation ("[3]") are none.
QList<Quantity> quantitiesOf(const QString &text);

// Whether `said` may be `source`, counted in another scale or unit, or rounded to what `said` shows.
bool isSameQuantity(const Quantity &said, const Quantity &source);

// Whether it follows from two of them by a sum, a difference, a ratio, a share, a change or a mean; of very many any
// does.
bool followsFromTwo(const Quantity &said, const QList<Quantity> &sources);

} // namespace core
