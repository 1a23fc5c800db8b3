// Numbers as values: "12 million", "1,200", "2.5 %", "twenty-five", "dreihundert", "1990s". Used by certainty.h.
#pragma once

#include <QList>
#include <QString>

namespace core {

struct Quantity
{
    QList<double> values; // possible readings: "1.234" is 1.234 or 1,234; "5 m" is metres or millions
    double unit = 1;      // value of one unit in the last digit written
    double rounded = 1;   // value of one unit in the last digit that is not a trailing zero: 100 for "1,200"
    bool percent = false;
    bool year = false; // four digits without a unit, 1000 to 2199
    bool decade = false;
    bool century = false;
    bool inWords = false;
    bool scaled = false;    // followed by "million" or the like
    bool hedged = false;    // preceded by "about" or "more than"
    bool shortYear = false; // two digits that may be a year: "'94", "FY22", "2019/20"
    bool day = false;       // a day of the month, next to its month
    QString counts;         // the word after the number, case folded
    int sentence = 0;
    int from = 0; // characters [from, to) of the text
    int to = 0;
};

// The numbers in a text, in order. Digits in names ("B12", "COVID-19"), list item numbers and citations ("[3]") do not
// count.
QList<Quantity> quantitiesOf(const QString &text);

// Whether `said` can mean `source`, in another scale or unit, or rounded to the digits of `said`.
bool isSameQuantity(const Quantity &said, const Quantity &source);

// Whether `said` is a sum, a difference, a ratio, a share, a change or a mean of two of the sources. Always true if
// there are very many sources.
bool followsFromTwo(const Quantity &said, const QList<Quantity> &sources);

} // namespace core
