#include "core/tables/printednumber.h"

#include "core/language/lexicon.h"
#include "core/language/scripts.h"

#include <algorithm>

namespace core {
namespace {

constexpr qsizetype longestNumber = 40; // in characters
constexpr qsizetype longestSmallWord = 6;
constexpr qsizetype mostDigits = 15; // precision of a double

bool isMinus(QChar c)
{
    return c == u'-' || c == u'\u2013' || c == u'\u2212' || c == u'\u2012';
}

bool isGroupBlank(QChar c)
{
    return c == u'\u00a0' || c == u'\u2009' || c == u'\u202f' || c == u'\'' || c == u'\u2019';
}

bool isRaised(QChar c)
{
    return isRaisedDigit(c.unicode()) || c == u'\u207e';
}

bool isFootnoteMark(QChar c)
{
    return QStringView(u"*\u2217\u2020\u2021\u00a7").contains(c) || isRaised(c);
}

// "10⁶" may be a power, or 10 with a footnote marker.
bool mayBePower(const QByteArray &digits, QStringView rest)
{
    return digits == "10" && !rest.isEmpty() && isRaised(rest.front());
}

bool isAsciiDigit(QChar c)
{
    return c >= u'0' && c <= u'9';
}

QStringView currencyBefore(QStringView text)
{
    qsizetype end = 0;
    while (end < text.size() && end < 4 && (text[end].isUpper() || text[end].category() == QChar::Symbol_Currency))
        ++end;
    return isCurrency(text.first(end)) ? text.first(end) : QStringView();
}

// Digits with separators, as printed: "1,234.5".
struct Digits
{
    QByteArray plain; // in the form for toDouble()
    qsizetype length = 0;
    bool isSound = false;
    bool isGrouped = false;
};

bool threeDigitsFollow(QStringView text, qsizetype at)
{
    const auto digit = [&](qsizetype i) { return i < text.size() && isAsciiDigit(text[i]); };
    return digit(at) && digit(at + 1) && digit(at + 2) && !digit(at + 3);
}

// "3,50,000": in India, the groups above the thousands have two digits.
bool lakhsFollow(QStringView text, qsizetype at)
{
    const auto digit = [&](qsizetype i) { return i < text.size() && isAsciiDigit(text[i]); };
    while (digit(at) && digit(at + 1) && at + 2 < text.size() && text[at + 2] == u',') {
        if (threeDigitsFollow(text, at + 3))
            return true;
        at += 3;
    }
    return false;
}

// "39,-", "39.–": dashes in place of cents, with the decimal mark used for money.
qsizetype noCentsAt(QStringView text)
{
    constexpr qsizetype mostDashes = 2;
    qsizetype end = 1;
    while (end < text.size() && (isMinus(text[end]) || text[end] == u'\u2014'))
        ++end;
    const bool areCents = end > 1 && end <= 1 + mostDashes && (text[0] == u',' || text[0] == u'.') &&
                          (end == text.size() || !text[end].isLetterOrNumber());
    const bool isOfList = text.startsWith(QStringLiteral(".-")); // "1.-  Object of the contract"
    return areCents && !isOfList ? end : 0;
}

Digits digitsAt(QStringView text, DecimalMark mark)
{
    const QChar decimal = mark == DecimalMark::Point ? u'.' : u',';
    const QChar group = mark == DecimalMark::Point ? u',' : u'.';
    Digits digits;
    bool isOfLakhs = false;
    qsizetype i = 0;
    for (; i < text.size(); ++i) {
        if (isAsciiDigit(text[i])) {
            digits.plain += char(text[i].unicode());
        } else if ((text[i] == group || isGroupBlank(text[i])) && !digits.plain.isEmpty() &&
                   (digits.isGrouped || digits.plain.size() <= 3) && threeDigitsFollow(text, i + 1)) {
            digits.isGrouped = true;
        } else if (text[i] == u',' && mark == DecimalMark::Point && !digits.plain.isEmpty() &&
                   (isOfLakhs || (!digits.isGrouped && digits.plain.size() <= 2)) && lakhsFollow(text, i + 1)) {
            digits.isGrouped = true;
            isOfLakhs = true;
        } else {
            break;
        }
    }
    if (i + 1 < text.size() && text[i] == decimal && isAsciiDigit(text[i + 1])) {
        digits.plain += digits.plain.isEmpty() ? "0." : ".";
        for (++i; i < text.size() && isAsciiDigit(text[i]); ++i)
            digits.plain += char(text[i].unicode());
    } else {
        i += noCentsAt(text.sliced(i));
    }
    digits.length = i;
    digits.isSound = !digits.plain.isEmpty() && digits.plain.size() <= mostDigits + 1;
    return digits;
}

struct Rest // what follows the digits
{
    bool isSound = false;
    bool isPercent = false;
    bool isMarked = false;
    bool closes = false;
    QString currency;
};

// "(a)", "(1)" directly after a number is a footnote marker.
qsizetype markLength(QStringView text)
{
    if (!text.startsWith(u'('))
        return 0;
    const qsizetype end = text.indexOf(u')');
    const QStringView inside = end > 0 ? text.first(end).sliced(1) : QStringView();
    return inside.size() <= 2 && !inside.isEmpty() && inside[0].isLetterOrNumber() ? end + 1 : 0;
}

Rest restOf(QStringView text, bool isOpen)
{
    Rest rest;
    while (!text.isEmpty()) {
        qsizetype taken = 1;
        if (text[0] == u'%') {
            rest.isPercent = true;
        } else if (text[0] == u')' && isOpen && !rest.closes) {
            rest.closes = true;
        } else if (isFootnoteMark(text[0]) || (rest.isMarked && text[0] == u',')) { // "84,310¹,²"
            rest.isMarked = true;
        } else if (const QStringView currency = currencyBefore(text); !currency.isEmpty()) {
            rest.currency = currency.toString();
            taken = currency.size();
        } else if (const qsizetype mark = markLength(text); mark > 0) {
            rest.isMarked = true;
            taken = mark;
        } else if (text == u"x" || text == u"\u00d7") {
            rest.isMarked = true;
        } else if (text == u"/-" || text == u"/=") { // rupees or shillings without cents
            rest.isSound = true;
            return rest;
        } else {
            return rest;
        }
        text = text.sliced(taken);
    }
    rest.isSound = true;
    return rest;
}

struct Sign
{
    bool isOpen = false;
    bool isMinus = false;
    qsizetype length = 0;
    QString currency;
};

Sign signBefore(QStringView text)
{
    Sign sign;
    qsizetype i = 0;
    for (; i < text.size(); ++i) {
        if (text[i] == u'(' && !sign.isOpen)
            sign.isOpen = true;
        else if (isMinus(text[i]) && !sign.isMinus)
            sign.isMinus = true;
        else if (const QStringView currency = currencyBefore(text.sliced(i));
                 !currency.isEmpty() && sign.currency.isEmpty()) {
            sign.currency = currency.toString();
            i += currency.size() - 1;
        } else if (!(i == 0 && QStringView(u"<>\u2264\u2265~\u2248+\u00b1").contains(text[i])))
            break;
    }
    sign.length = i;
    return sign;
}

QString withoutBlanks(QStringView text)
{
    QString compact;
    for (const QChar c : text) {
        if (c != u' ' && c != u'\n')
            compact += c;
    }
    return compact;
}

// Counts numbers that allow only one of the two marks.
struct Votes
{
    int point = 0;
    int comma = 0;
    int unsure = 0;      // such as "1.500"
    int surelyPoint = 0; // such as "1,234.5", "1,234,567"
    int surelyComma = 0;

    void count(QStringView word)
    {
        const qsizetype point_ = word.lastIndexOf(u'.');
        const qsizetype comma_ = word.lastIndexOf(u',');
        if (point_ < 0 && comma_ < 0)
            return;
        if (point_ >= 0 && comma_ >= 0) {
            ++(point_ > comma_ ? point : comma);
            ++(point_ > comma_ ? surelyPoint : surelyComma);
            return;
        }
        const qsizetype at = std::max(point_, comma_);
        const qsizetype behind = word.size() - at - 1;
        if (word.indexOf(word[at]) != at) { // "1.234.567", not a date or a section number
            comma += behind == 3 && point_ >= 0;
            point += behind == 3 && comma_ >= 0;
            surelyComma += behind == 3 && point_ >= 0;
            surelyPoint += behind == 3 && comma_ >= 0;
            return;
        }
        const bool mayBeGroup = at >= 1 && at <= 3 && word[0] != u'0';
        if (behind > 3 && mayBeGroup) // "84,3101": a raised mark may follow 84,310
            return;
        if (behind == 3) {
            unsure += point_ > 0 && word[0] != u'0';
            return;
        }
        ++(point_ >= 0 ? point : comma);
    }
};

// Guesses by function words if the numbers do not decide: above 0 for commas, below 0 for points.
int languageVotes(const QList<QStringView> &texts)
{
    static const QSet<QString> &commas = lexicon().words("decimal-comma-words", "de");
    static const QSet<QString> &points = lexicon().words("decimal-point-words", "en");
    int votes = 0;
    for (const QStringView text : texts) {
        for (const QStringView word : text.tokenize(u' ', Qt::SkipEmptyParts)) {
            if (word.size() > longestSmallWord)
                continue;
            const QString lower = word.toString().toLower();
            votes += commas.contains(lower) - points.contains(lower);
        }
    }
    return votes;
}

} // namespace

bool isDash(QStringView word)
{
    if (word.endsWith(u'%'))
        word.chop(1);
    return !word.isEmpty() && word.size() <= 3 && std::all_of(word.begin(), word.end(), [](QChar c) {
        return isMinus(c) || c == u'\u2014' || c == u'\u2015';
    });
}

bool isRaisedMark(QStringView word)
{
    return !word.isEmpty() && isRaised(word.front()) &&
           std::all_of(word.begin(), word.end(), [](QChar c) { return isRaised(c) || c == u','; });
}

bool isCurrency(QStringView word)
{
    static const QSet<QString> &codes = lexicon().words("currency-codes");
    if (word.isEmpty() || word.size() > 4)
        return false;
    if (word.back().category() == QChar::Symbol_Currency)
        return std::all_of(word.begin(), word.end() - 1, [](QChar c) { return c.isUpper(); });
    return word.size() == 3 && word[0].isUpper() && codes.contains(word.toString().toLower());
}

std::optional<PrintedNumber> printedNumber(QStringView text, DecimalMark mark)
{
    text = text.trimmed();
    if (text.isEmpty() || text.size() > longestNumber)
        return {};
    if (const qsizetype spread = text.indexOf(u'\u00b1'); spread > 0) { // 12.3 in "12.3 ± 0.4"
        const auto behind = printedNumber(text.sliced(spread + 1), mark);
        return behind ? printedNumber(text.first(spread), mark) : std::nullopt;
    }
    PrintedNumber number;
    const QString compact = withoutBlanks(text);
    if (isDash(compact)) {
        number.isDash = true;
        number.isPercent = compact.endsWith(u'%');
        return number;
    }
    const Sign sign = signBefore(compact);
    const Digits digits = digitsAt(QStringView(compact).sliced(sign.length), mark);
    if (!digits.isSound)
        return {};
    const QStringView behind = QStringView(compact).sliced(sign.length + digits.length);
    const Rest rest = restOf(behind, sign.isOpen);
    if (!rest.isSound || mayBePower(digits.plain, behind))
        return {};
    number.value = digits.plain.toDouble();
    number.isYear = digits.plain.size() == 4 && digits.length == 4 && sign.length == 0 && !rest.isPercent &&
                    rest.currency.isEmpty() && number.value >= 1900 && number.value < 2100;
    if (sign.isMinus || sign.isOpen)
        number.value = -number.value;
    number.isPercent = rest.isPercent;
    number.currency = sign.currency.isEmpty() ? rest.currency : sign.currency;
    return number;
}

namespace {

Votes votesIn(const QList<QStringView> &texts)
{
    Votes votes;
    for (const QStringView text : texts) {
        for (qsizetype i = 0; i < text.size(); ++i) {
            if (!isAsciiDigit(text[i]))
                continue;
            qsizetype to = i;
            while (to < text.size() && (isAsciiDigit(text[to]) || ((text[to] == u'.' || text[to] == u',') &&
                                                                   to + 1 < text.size() && isAsciiDigit(text[to + 1]))))
                ++to;
            votes.count(text.sliced(i, to - i));
            i = to;
        }
    }
    return votes;
}

} // namespace

std::optional<DecimalMark> surelyDecimalMarkOf(QStringView text)
{
    constexpr int fewest = 2; // numbers needed: a single one may be misread
    const Votes votes = votesIn({text});
    if (votes.surelyComma >= fewest && votes.surelyPoint == 0)
        return DecimalMark::Comma;
    return votes.surelyPoint >= fewest && votes.surelyComma == 0 ? std::optional(DecimalMark::Point) : std::nullopt;
}

DecimalMark decimalMarkOf(const QList<QStringView> &texts)
{
    const Votes votes = votesIn(texts);
    const bool isClose = std::abs(votes.comma - votes.point) < 2; // a single number may be misread
    const int language = isClose && votes.comma + votes.unsure > 0 ? languageVotes(texts) : 0;
    if (language != 0)
        return language > 0 ? DecimalMark::Comma : DecimalMark::Point;
    return votes.comma > votes.point ? DecimalMark::Comma : DecimalMark::Point;
}

} // namespace core
