// Numbers as they are printed in tables: "1,234.5", "(12.3) %", "$ 5", "—", "1.234,5". Pure.
#pragma once

#include <QList>
#include <QString>
#include <QStringView>

#include <optional>

namespace core {

enum class DecimalMark { Point, Comma };

struct PrintedNumber
{
    double value = 0; // with its sign, as printed: 12.3 of "12.3 %"
    bool isDash = false;
    bool isPercent = false;
    bool isYear = false; // 1900 ... 2099, four digits and nothing else but a mark of a footnote
    QString currency;    // "$", "€", "US$", where it stands by the number
};

// Of a whole cell; nothing: it is words. Signs: a minus or parentheses; marks of footnotes behind it do not count.
std::optional<PrintedNumber> printedNumber(QStringView text, DecimalMark mark = DecimalMark::Point);

bool isDash(QStringView word);
bool isRaisedMark(QStringView word); // of a note, alone: "¹"
bool isCurrency(QStringView word);   // alone: "$", "US$", "EUR"

// What most of the numbers in these texts say, or their language where one number more or less would change it.
DecimalMark decimalMarkOf(const QList<QStringView> &texts);

// Of one page of several, where all of its numbers that tell, two at least, tell the same.
std::optional<DecimalMark> surelyDecimalMarkOf(QStringView text);

} // namespace core
