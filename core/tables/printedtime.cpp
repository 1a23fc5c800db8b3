#include "core/tables/printedtime.h"

#include "core/language/lexicon.h"
#include "core/tables/periods.h"

#include <QDate>
#include <QRegularExpression>

#include <algorithm>

namespace core {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype longestTime = 40; // characters of a cell
constexpr int minute = 60;            // seconds
constexpr int hour = 60 * minute;
constexpr int halfDay = 12; // hours
constexpr int wholeDay = 24;
constexpr int mostDays = 31; // of a month

// "18:45", "6:45 pm", "6 pm", "18h30", "18.30 Uhr", "1:02:34.5"
const QString timePattern = uR"((\d{1,3})(?:([:h.])([0-5]\d)(?::([0-5]\d))?(?:[.,](\d{1,3}))?)?)"
                            uR"((?:\s*([ap])\.?m\b\.?|\s*(\p{L}+)\b)?)"_s;

enum Group { Hours = 1, Joint, Minutes, Seconds, Fraction, Half, Suffix };

struct ReadTime
{
    PrintedTime time;
    QString mark; // "pm", "Uhr"; empty if there is none
    bool hasHalf = false;
};

std::optional<ReadTime> timeOf(const QRegularExpressionMatch &match)
{
    static const QSet<QString> &clockWords = lexicon().words("clock-words");
    const QString word = match.captured(Suffix);
    const QString half = match.captured(Half).toLower();
    const QString joint = match.captured(Joint);
    const bool isMarked = !word.isEmpty() || !half.isEmpty();
    if (!word.isEmpty() && !clockWords.contains(word.toLower()))
        return {};
    if (!isMarked && (joint.isEmpty() || joint == u".")) // a number
        return {};
    int hours = match.captured(Hours).toInt();
    const int minutes = match.captured(Minutes).toInt();
    const QString seconds = match.captured(Seconds);
    const QString fraction = match.captured(Fraction);
    if (hours > wholeDay || !seconds.isEmpty() || !fraction.isEmpty()) {
        if (isMarked)
            return {};
        const double fields = hours * minute + minutes; // minutes and seconds, if there are no others
        const double whole = seconds.isEmpty() ? fields : fields * minute + seconds.toInt();
        const double order = whole + (u"0."_s + fraction).toDouble();
        return ReadTime{{PrintedTime::Duration, order, order}, {}, false};
    }
    if (!half.isEmpty() && (hours < 1 || hours > halfDay))
        return {};
    if (!half.isEmpty())
        hours = hours % halfDay + (half == u"p" ? halfDay : 0);
    const double order = hours * hour + minutes * minute;
    return ReadTime{{PrintedTime::Clock, order, order}, half.isEmpty() ? word : half + u'm', !half.isEmpty()};
}

std::optional<ReadTime> wholeTime(const QString &text)
{
    static const QRegularExpression whole(u'^' + timePattern + u'$', QRegularExpression::CaseInsensitiveOption);
    const QRegularExpressionMatch match = whole.match(text.trimmed());
    return match.hasMatch() ? timeOf(match) : std::nullopt;
}

// "9:00 - 10:30", "9 - 11 am", "11 to 1 pm"
std::optional<PrintedTime> rangeOf(const QString &text)
{
    static const QRegularExpression dash(u"\\s*[-\u2013\u2014]\\s*"_s);
    static const QRegularExpression word(u"\\s+\\p{L}{1,3}\\s+"_s); // "to"
    QRegularExpressionMatch parted = dash.match(text);
    if (!parted.hasMatch())
        parted = word.match(text);
    const std::optional<ReadTime> end = parted.hasMatch() ? wholeTime(text.sliced(parted.capturedEnd())) : std::nullopt;
    if (!end)
        return {};
    const QString first = text.left(parted.capturedStart());
    std::optional<ReadTime> start = wholeTime(first);
    const bool takesMark = !end->mark.isEmpty() && (!start || start->mark.isEmpty());
    if (takesMark)
        start = wholeTime(first + u' ' + end->mark);
    if (!start || start->time.kind != end->time.kind)
        return {};
    PrintedTime range = start->time;
    if (takesMark && end->hasHalf && range.order > end->time.order && range.order >= halfDay * hour)
        range.order -= halfDay * hour;
    range.end = end->time.order;
    return range;
}

std::optional<PrintedTime> dateOf(const QString &text)
{
    if (text.contains(u'/')) // 03/04/2024 may be in March or in April
        return {};
    const Period period = periodIn(text);
    if (period.day < 1 || period.day > mostDays || period.month < 1)
        return {};
    const QDate date(period.year, period.month, period.day);
    if (period.year > 0 && !date.isValid())
        return {};
    const double order = period.year > 0 ? double(date.toJulianDay()) : period.month * (mostDays + 1) + period.day;
    return PrintedTime{period.year > 0 ? PrintedTime::Date : PrintedTime::DayOfYear, order, order};
}

} // namespace

std::optional<PrintedTime> printedTime(QStringView text)
{
    const QStringView cell = text.trimmed();
    if (cell.isEmpty() || cell.size() > longestTime)
        return {};
    const auto digits = std::count_if(cell.begin(), cell.end(), [](QChar c) { return c.isDigit(); });
    if (digits == 0 || digits == cell.size())
        return {};
    const QString written = cell.toString();
    if (const std::optional<ReadTime> single = wholeTime(written))
        return single->time;
    const std::optional<PrintedTime> range = rangeOf(written);
    return range ? range : dateOf(written);
}

std::optional<TimeMention> clockIn(const QString &text)
{
    static const QRegularExpression anywhere(u"(?<![\\d.,:])"_s + timePattern + u"(?![\\d:])"_s,
                                             QRegularExpression::CaseInsensitiveOption);
    QRegularExpressionMatchIterator all = anywhere.globalMatch(text);
    while (all.hasNext()) {
        const QRegularExpressionMatch match = all.next();
        std::optional<ReadTime> read = timeOf(match);
        if (!read && match.capturedLength(Suffix) > 0) { // "18:00 on": the word is none of a clock
            const QString written =
                text.mid(match.capturedStart(), match.capturedStart(Suffix) - match.capturedStart());
            read = wholeTime(written);
        }
        if (read && read->time.kind == PrintedTime::Clock)
            return TimeMention{read->time, int(match.capturedStart()), int(match.capturedEnd())};
    }
    return {};
}

} // namespace core
