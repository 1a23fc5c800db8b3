#include "core/query/valuefilters.h"

#include "core/language/lexicon.h"
#include "core/tables/printednumber.h"

#include <QDate>

#include <algorithm>

namespace core {

using namespace Qt::StringLiterals;

namespace {

constexpr double mostly = 0.6; // share of the rows that have a value of this kind

bool isMostly(qsizetype some, qsizetype all)
{
    return some > 0 && double(some) >= mostly * double(all);
}

// "5", or "five" in the question's language. "One" may be an article.
std::optional<double> numberAt(const AskedQuestion &asked, qsizetype word)
{
    const QString written = asked.written(word);
    for (const Lexicon::Line &line : lexicon().lines("small-numbers", asked.language.toLatin1().constData())) {
        if (line.others.contains(written.toLower()))
            return line.words.first() == u"1" ? std::nullopt : std::optional(line.words.first().toDouble());
    }
    const auto number = printedNumber(written, asked.language == u"en" ? DecimalMark::Point : DecimalMark::Comma);
    return number && !number->isDash && !number->isYear ? std::optional(number->value) : std::nullopt;
}

QList<const TypedCell *> cellsOf(const TypedTable &table, int column)
{
    QList<const TypedCell *> cells;
    for (const TypedCell &cell : table.cells) {
        if (cell.column == column)
            cells.append(&cell);
    }
    return cells;
}

// A number just before a word of a column's heading: "five gears".
std::optional<RowFilter> byNumber(const AskedQuestion &asked, const TypedTable &table, const NameMatch &names,
                                  int column)
{
    const QString &head = table.columns.members[column].name;
    const WordBits ofHead = head.isEmpty() ? 0 : names.wordsOf(head) & asked.content;
    const QList<const TypedCell *> cells = ofHead != 0 ? cellsOf(table, column) : QList<const TypedCell *>();
    if (!isMostly(std::count_if(cells.begin(), cells.end(), [](const TypedCell *each) { return each->isNumber(); }),
                  table.rows.members.size()))
        return {};
    for (qsizetype i = 0; i + 1 < asked.words.size(); ++i) {
        const bool isCounted = (ofHead >> (i + 1) & 1) != 0 && asked.isIn("having", i - 1);
        const std::optional<double> number = isCounted ? numberAt(asked, i) : std::nullopt;
        if (!number || (names.wordsOf(head) >> i & 1) != 0) // "top 10 finishes"
            continue;
        RowFilter filter;
        filter.words = WordBits(3) << i;
        filter.said = u"%1: %2"_s.arg(head, QString::number(*number));
        filter.isHeadNamed = true;
        for (const TypedCell *cell : cells) {
            if (cell->isNumber() && cell->scale != 1) // 5 thousand
                return {};
            if (cell->isNumber() && cell->number->value() == *number)
                filter.rows.insert(cell->row);
        }
        return filter;
    }
    return {};
}

bool isOfDates(const TypedTable &table, int column)
{
    const QList<const TypedCell *> cells = cellsOf(table, column);
    const auto dates = std::count_if(cells.begin(), cells.end(), [](const TypedCell *each) {
        return each->time && each->time->kind == PrintedTime::Date;
    });
    return isMostly(dates, table.rows.members.size());
}

// "in 2004", by the only column of dates or the one that the question names.
std::optional<RowFilter> byYear(const AskedQuestion &asked, const TypedTable &table, const NameMatch &names)
{
    if (asked.periods.size() != 1 || asked.periods.first().kind != FiscalPeriod::Year)
        return {};
    const int year = asked.periods.first().year;
    bool isIn = false;
    for (qsizetype i = 1; i < asked.words.size(); ++i)
        isIn = isIn || (asked.written(i) == QString::number(year) && asked.isIn("in-a-year", i - 1));
    QList<int> columns;
    for (int column = 0; isIn && column < table.columns.members.size(); ++column) {
        if (isOfDates(table, column))
            columns.append(column);
    }
    if (columns.size() > 1) {
        columns.removeIf(
            [&](int column) { return (names.wordsOf(table.columns.members[column].name) & asked.content) == 0; });
    }
    if (columns.size() != 1)
        return {};
    RowFilter filter;
    for (const TypedCell *cell : cellsOf(table, columns.first())) {
        const bool isDate = cell->time && cell->time->kind == PrintedTime::Date;
        if (isDate && QDate::fromJulianDay(qint64(cell->time->order)).year() == year)
            filter.rows.insert(cell->row);
    }
    filter.said = QString::number(year);
    return filter;
}

} // namespace

QList<RowFilter> valueFiltersOf(const AskedQuestion &asked, const TypedTable &table, const NameMatch &names)
{
    QList<RowFilter> filters;
    const bool isOfSeveral =
        asked.bound || asked.has(Operator::Or) || asked.has(Operator::More) || asked.has(Operator::Less);
    for (int column = 0; column < table.columns.members.size() && !isOfSeveral; ++column) {
        if (const std::optional<RowFilter> equal = byNumber(asked, table, names, column))
            filters.append(*equal);
    }
    if (const std::optional<RowFilter> dated = byYear(asked, table, names))
        filters.append(*dated);
    return filters;
}

} // namespace core
