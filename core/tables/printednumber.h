// Parses numbers as printed in tables: "1,234.5", "(12.3) %", "$ 5", "—", "1.234,5". Pure.
#pragma once

#include <QList>
#include <QString>
#include <QStringView>

#include <optional>

namespace core {

enum class DecimalMark { Point, Comma };

struct PrintedNumber
{
    double value = 0; // with its sign, as printed: 12.3 for "12.3 %"
    bool isDash = false;
    bool isPercent = false;
    bool isYear = false; // 1900 ... 2099, four digits and nothing else except a footnote marker
    QString currency;    // "$", "€", "US$", if next to the number
};

// Parses a whole cell; nothing: it is words. Signs: a minus or parentheses; footnote markers after the number are
// ignored.
std::optional<PrintedNumber> printedNumber(QStringView text, DecimalMark mark = DecimalMark::Point);

bool isDash(QStringView word);
bool isRaisedMark(QStringView word); // a footnote marker on its own: "¹"
bool isCurrency(QStringView word);   // on its own: "$", "US$", "EUR"

// The mark that most numbers in these texts use, or that of their language if a single number could change the result.
DecimalMark decimalMarkOf(const QList<QStringView> &texts);

// For one page of several: the mark, if all telling numbers, at least two, agree.
std::optional<DecimalMark> surelyDecimalMarkOf(QStringView text);

} // namespace core
