#include "core/query/valuefilters.h"

#include "core/language/lexicon.h"
#include "core/tables/printednumber.h"

#include <QDate>

namespace core {

using namespace Qt::StringLiterals;

namespace {

constexpr double mostly = 0.6; // share of the rows that have a value of this kind

bool isMostly(qsizetype some, qsizetype all)
{
    return some > 0 && double(some) >= mostly * double(all);
}

// "5", or "five" in the question's language.
std::optional<double> numberOf(const AskedQuestion &asked, const AskedWord &word)
{
    const QString written = asked.text.mid(word.from, word.to - word.from);
    for (const Lexicon::Line &line : lexicon().lines("small-numbers", asked.language.toLatin1().constData())) {
        if (line.others.contains(written.toLower()))
            return line.words.first().toDouble();
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
        const std::optional<double> number =
            (ofHead >> (i + 1) & 1) != 0 ? numberOf(asked, asked.words[i]) : std::nullopt;
        if (!number)
            continue;
        RowFilter filter;
        filter.words = WordBits(3) << i;
        filter.said = u"%1: %2"_s.arg(head, QString::number(*number));
        filter.isHeadNamed = true;
        for (const TypedCell *cell : cells) {
            if (cell->isNumber() && cell->number->value() == *number)
                filter.rows.insert(cell->row);
        }
        return filter;
    }
    return {};
}

std::optional<RowFilter> byYear(const AskedQuestion &asked, const TypedTable &table, int column)
{
    if (asked.periods.size() != 1 || asked.periods.first().kind != FiscalPeriod::Year)
        return {};
    const int year = asked.periods.first().year;
    RowFilter filter;
    qsizetype dates = 0;
    for (const TypedCell *cell : cellsOf(table, column)) {
        if (!cell->time || cell->time->kind != PrintedTime::Date)
            continue;
        ++dates;
        if (QDate::fromJulianDay(qint64(cell->time->order)).year() == year)
            filter.rows.insert(cell->row);
    }
    filter.said = QString::number(year);
    return isMostly(dates, table.rows.members.size()) ? std::optional(filter) : std::nullopt;
}

} // namespace

QList<RowFilter> valueFiltersOf(const AskedQuestion &asked, const TypedTable &table, const NameMatch &names)
{
    QList<RowFilter> filters;
    bool isOfYear = false;
    for (int column = 0; column < table.columns.members.size(); ++column) {
        if (const std::optional<RowFilter> equal = asked.bound ? std::nullopt : byNumber(asked, table, names, column))
            filters.append(*equal);
        const std::optional<RowFilter> dated = isOfYear ? std::nullopt : byYear(asked, table, column);
        if (dated)
            filters.append(*dated);
        isOfYear = isOfYear || dated;
    }
    return filters;
}

} // namespace core
