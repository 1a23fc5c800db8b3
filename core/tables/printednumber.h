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
    double value = 0; // signed, as printed: 12.3 for "12.3 %"
    bool isDash = false;
    bool isPercent = false;
    bool isYear = false; // four digits, 1900 ... 2099, alone or with a footnote marker
    QString currency;    // "$", "€", "US$" if printed next to the number
};

// Parses a whole cell; nullopt: the cell is text. A minus sign or parentheses make the number negative; footnote
// markers after the number are ignored.
std::optional<PrintedNumber> printedNumber(QStringView text, DecimalMark mark = DecimalMark::Point);

bool isDash(QStringView word);
bool isRaisedMark(QStringView word); // a separate footnote marker: "¹"
bool isCurrency(QStringView word);   // a separate currency sign: "$", "US$", "EUR"

// The decimal mark of most numbers in the texts. If it depends on a single number, uses the decimal mark of the texts'
// language.
DecimalMark decimalMarkOf(const QList<QStringView> &texts);

// The decimal mark of a page, if at least two of its numbers reveal it and all of them agree.
std::optional<DecimalMark> surelyDecimalMarkOf(QStringView text);

} // namespace core
