#include "core/numbers/period.h"

#include "core/language/lexicon.h"

#include <QLocale>
#include <QRegularExpression>

namespace core {

using namespace Qt::StringLiterals;

namespace {

constexpr int weekdayDrift = 7; // days into the next month

int yearOf(const QString &digits)
{
    const int year = digits.toInt();
    return year > 100 ? year : 2000 + year;
}

// Months since year 0, counted to the last month of the period.
int monthCount(const Period &column)
{
    const int month = column.month - 1 - (column.day > 0 && column.day <= weekdayDrift ? 1 : 0);
    return column.year * 12 + month;
}

struct YearAndQuarter
{
    int year = 0;
    int quarter = 0;
};

// Year ends drift by a month at most; quarters end in between.
YearAndQuarter placeInYear(int months, const FiscalCalendar &calendar)
{
    const int since = months - (calendar.endMonth - 1);
    const int years = since / 12;
    switch (const int beyond = since % 12) {
    case 0:
    case 1:
        return {years + calendar.offset, 4};
    case 11:
        return {years + 1 + calendar.offset, 4};
    default:
        return {years + 1 + calendar.offset, (beyond + 1) / 3};
    }
}

const QRegularExpression &periodPattern()
{
    static const QRegularExpression pattern(
        uR"x((?:q(?<qa>[1-4])\s?'?\s?(?:of\s+)?(?:the\s+)?(?:fy|fiscal(?:\s+year)?)?\s?'?(?<ya>(?:19|20)\d\d|\d\d(?!\d)))
            |(?:(?:fy\s?)?(?<yb>20\d\d)\s*q(?<qb>[1-4]))
            |(?:(?<qc>ORDINALS)\s(?:fiscal\s)?quarter\s(?:of\s)?(?:fy\s?|fiscal\s(?:year\s)?)?(?<yc>20\d\d))
            |(?:(?:h1|first\shalf)\s?(?:of\s)?(?:fy\s?|fiscal\s(?:year\s)?)?(?<yh>20\d\d|\d\d(?!\d)))
            |(?:(?:fy|fiscal(?:\s+year)?)\s?'?(?<yd>20\d\d|19\d\d|\d\d(?!\d)))
            |(?:(?<![\d,.$])(?<y>(?:19[89]\d|20[0-4]\d))(?![\d,]\d|\d)))x"_s.replace(
            "ORDINALS"_L1, lexicon().alternatives("figure-quarters")),
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::ExtendedPatternSyntaxOption);
    return pattern;
}

FiscalPeriod periodOf(const QRegularExpressionMatch &match)
{
    const auto has = [&match](const char *name) { return match.hasCaptured(QLatin1String(name)); };
    const auto text = [&match](const char *name) { return match.captured(QLatin1String(name)); };
    if (has("ya"))
        return {FiscalPeriod::Quarter, yearOf(text("ya")), text("qa").toInt()};
    if (has("yb"))
        return {FiscalPeriod::Quarter, yearOf(text("yb")), text("qb").toInt()};
    if (has("yc")) {
        int quarter = 1;
        for (const Lexicon::Line &line : lexicon().lines("figure-quarters")) {
            if (line.words.contains(text("qc").toLower()))
                break;
            ++quarter;
        }
        return {FiscalPeriod::Quarter, yearOf(text("yc")), quarter};
    }
    if (has("yh"))
        return {FiscalPeriod::YearToDate, yearOf(text("yh")), 6};
    return {FiscalPeriod::Year, yearOf(has("yd") ? text("yd") : text("y")), 0};
}

// Maps "jan", "january", "sept." to 1 ... 12.
int monthNamed(const QString &name)
{
    for (int month = 1; month <= 12; ++month) {
        if (QLocale::c().monthName(month).startsWith(name.left(3), Qt::CaseInsensitive))
            return month;
    }
    return 0;
}

const QRegularExpression &datePattern()
{
    static const QRegularExpression pattern = [] {
        QStringList names;
        for (int month = 1; month <= 12; ++month) {
            const QString name = QLocale::c().monthName(month);
            names.append(name.left(3) + (name.size() > 3 ? u"(?:"_s + name.sliced(3) + u")?"_s : QString()));
        }
        names[8] = u"sept?(?:ember)?"_s;
        const QString month = u"(?:"_s + names.join(u'|') + u")\\.?"_s;
        return QRegularExpression(
            u"\\b(?:(?<m1>"_s + month + u")\\s+(?<d1>\\d{1,2})\\s*,?\\s+(?<y1>(?:19|20)\\d\\d)"_s +
                u"|(?<d2>\\d{1,2})(?:st|nd|rd|th)?\\s+(?<m2>"_s + month + u"),?\\s+(?<y2>(?:19|20)\\d\\d))\\b"_s,
            QRegularExpression::CaseInsensitiveOption);
    }();
    return pattern;
}

} // namespace

bool isEarlier(const FiscalPeriod &a, const FiscalPeriod &b)
{
    const auto end = [](const FiscalPeriod &period) {
        switch (period.kind) {
        case FiscalPeriod::Year:
            return 4;
        case FiscalPeriod::YearToDate:
            return period.part / 3;
        case FiscalPeriod::Ending:
            return (period.part % 100 + 2) / 3;
        default:
            return period.part;
        }
    };
    return a.year != b.year ? a.year < b.year : end(a) < end(b);
}

QString inWords(const FiscalPeriod &period)
{
    switch (period.kind) {
    case FiscalPeriod::Quarter:
        return u"Q%1 FY %2"_s.arg(period.part).arg(period.year);
    case FiscalPeriod::YearToDate:
        return u"first %1 months of FY %2"_s.arg(period.part).arg(period.year);
    case FiscalPeriod::TwelveMonths:
        return u"twelve months to Q%1 FY %2"_s.arg(period.part).arg(period.year);
    case FiscalPeriod::Ending:
        return u"%1 %2"_s.arg(QLocale::c().monthName(period.part % 100), QString::number(period.year));
    case FiscalPeriod::Year:
        break;
    }
    return u"FY %1"_s.arg(period.year);
}

std::optional<FiscalPeriod> fiscalPeriodOf(const Period &column, const FiscalCalendar &calendar, bool instant)
{
    if (!column.year || column.change)
        return {};
    if (!column.month) {
        if (column.quarter)
            return FiscalPeriod{FiscalPeriod::Quarter, column.year, column.quarter};
        if (instant || column.months == 12 || (!column.months && calendar.annual))
            return FiscalPeriod{FiscalPeriod::Year, column.year, 0};
        if (column.months == 3 && calendar.quarter)
            return FiscalPeriod{FiscalPeriod::Quarter, column.year, calendar.quarter};
        if (column.months)
            return FiscalPeriod{FiscalPeriod::YearToDate, column.year, column.months};
        return {};
    }
    const YearAndQuarter place = placeInYear(monthCount(column), calendar);
    const FiscalPeriod quarter{FiscalPeriod::Quarter, place.year, place.quarter};
    const FiscalPeriod year{FiscalPeriod::Year, place.year, 0};
    if (instant)
        return place.quarter == 4 ? year : quarter;
    if (column.months == 12 || (!column.months && calendar.annual))
        return place.quarter == 4 ? year : FiscalPeriod{FiscalPeriod::TwelveMonths, place.year, place.quarter};
    if (column.months == 3)
        return quarter;
    if (column.months)
        return FiscalPeriod{FiscalPeriod::YearToDate, place.year, column.months};
    return {};
}

bool answers(const FiscalPeriod &column, const FiscalPeriod &asked, bool instant)
{
    if (column == asked)
        return true;
    if (!instant || column.year != asked.year)
        return false;
    // A balance has no length: only the end of a period counts.
    const auto isEnd = [](const FiscalPeriod &period) {
        return period.kind == FiscalPeriod::Year || (period.kind == FiscalPeriod::Quarter && period.part == 4);
    };
    if (isEnd(asked))
        return isEnd(column);
    return asked.kind == FiscalPeriod::YearToDate && column.kind == FiscalPeriod::Quarter &&
           column.part * 3 == asked.part;
}

FiscalPeriod inCalendar(const FiscalPeriod &period, const FiscalCalendar &calendar)
{
    if (period.kind != FiscalPeriod::Ending)
        return period;
    const int months = period.part / 100;
    const Period column{period.year, period.part % 100, 0, months, 0, false};
    return fiscalPeriodOf(column, calendar, months == 0).value_or(period);
}

namespace {

// "the three months ended June 30, 2023", starting at these words.
PeriodMention datedMention(const QString &text, const CalendarDate &date)
{
    static const QRegularExpression length(
        u"(?:(three|six|nine|twelve|3|6|9|12)[- ]months?|(quarter)|(?:fiscal )?(year))(?: period)? (?:ended|ending)(?: on)?\\s*$"_s,
        QRegularExpression::CaseInsensitiveOption);
    const QString before = text.left(date.from);
    const QRegularExpressionMatch match = length.match(before);
    int months = match.hasCaptured(2) ? 3 : match.hasCaptured(3) ? 12 : 0;
    for (const Lexicon::Line &line : lexicon().lines("cardinals")) {
        if (match.hasCaptured(1) &&
            (line.others.contains(match.captured(1).toLower()) || line.words.contains(match.captured(1))))
            months = line.words.first().toInt();
    }
    const bool isDrift = date.day <= weekdayDrift;
    const int month = isDrift ? (date.month + 10) % 12 + 1 : date.month;
    const int year = isDrift && date.month == 1 ? date.year - 1 : date.year;
    const int from = match.hasMatch() ? int(match.capturedStart()) : date.from;
    return {{FiscalPeriod::Ending, year, month + 100 * months}, from, date.to};
}

} // namespace

QList<PeriodMention> periodsIn(const QString &text)
{
    QList<PeriodMention> mentions;
    const QList<CalendarDate> dates = datesIn(text);
    for (const CalendarDate &date : dates)
        mentions.append(datedMention(text, date));
    for (auto each = periodPattern().globalMatch(text); each.hasNext();) {
        const QRegularExpressionMatch match = each.next();
        const int from = int(match.capturedStart());
        const bool isOfDate = std::any_of(dates.begin(), dates.end(), [from](const CalendarDate &date) {
            return from >= date.from && from < date.to;
        });
        if (!isOfDate && (from == 0 || !text[from - 1].isLetterOrNumber()))
            mentions.append({periodOf(match), from, int(match.capturedEnd())});
    }
    std::sort(mentions.begin(), mentions.end(),
              [](const PeriodMention &a, const PeriodMention &b) { return a.from < b.from; });
    return mentions;
}

QList<int> yearsOfRange(const QString &text, const QList<PeriodMention> &mentions)
{
    static const QRegularExpression joint(
        u"^\\s*(?:-|–|—|(?:%1)\\b)\\s*(?:the\\s+)?$"_s.arg(lexicon().alternatives("figure-range-joints")),
        QRegularExpression::CaseInsensitiveOption);
    // "in 2015 and 2018" names two years, "between 2015 and 2018" four.
    static const QRegularExpression opening(
        u"\\b(?:%1)(?:\\s+(?:%2))?\\s*$"_s.arg(lexicon().alternatives("figure-range-openings"),
                                               lexicon().alternatives("figure-years")),
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression both(
        u"^\\s*(?:%1)\\s*(?:the\\s+)?$"_s.arg(lexicon().alternatives("figure-range-ands")),
        QRegularExpression::CaseInsensitiveOption);
    for (qsizetype i = 1; i < mentions.size(); ++i) {
        const PeriodMention &first = mentions[i - 1];
        const PeriodMention &last = mentions[i];
        if (first.period.kind != FiscalPeriod::Year || last.period.kind != FiscalPeriod::Year)
            continue;
        const QString between = text.mid(first.to, last.from - first.to);
        const int years = std::abs(last.period.year - first.period.year);
        const bool isBetween =
            both.match(between).hasMatch() && opening.match(text.left(first.from).trimmed()).hasMatch();
        if (years == 0 || years > 20 || (!isBetween && !joint.match(between).hasMatch()))
            continue;
        QList<int> all;
        for (int year = std::min(first.period.year, last.period.year); qsizetype(all.size()) <= years; ++year)
            all.append(year);
        return all;
    }
    return {};
}

QList<CalendarDate> datesIn(const QString &text, int most)
{
    QList<CalendarDate> dates;
    for (auto each = datePattern().globalMatch(text); each.hasNext() && dates.size() < most;) {
        const QRegularExpressionMatch match = each.next();
        const bool dayFirst = match.hasCaptured(u"d2"_s);
        CalendarDate date;
        date.month = monthNamed(match.captured(dayFirst ? u"m2"_s : u"m1"_s));
        date.day = match.captured(dayFirst ? u"d2"_s : u"d1"_s).toInt();
        date.year = match.captured(dayFirst ? u"y2"_s : u"y1"_s).toInt();
        date.from = int(match.capturedStart());
        date.to = int(match.capturedEnd());
        dates.append(date);
    }
    return dates;
}

} // namespace core
