#include "core/tables/tableunits.h"

#include "core/language/lexicon.h"
#include "core/tables/periods.h"

#include <algorithm>
#include <map>

namespace core {
namespace {

// "€", "kg", "thousands": a cell in a column of units.
bool isUnit(const QString &text)
{
    return scaleIn(text) > 1 || !unitIn(u'(' + text + u')').isEmpty();
}

bool isUnitHead(const QString &word)
{
    return lexicon().words("unit-heads").contains(word.toLower());
}

bool hasUnitWord(const QString &head)
{
    const QStringList words = head.split(u' ', Qt::SkipEmptyParts);
    return std::any_of(words.begin(), words.end(), isUnitHead);
}

// A text column under a head that says "unit", or with units in its cells: "M" and "F" under "Gender" are not units.
// -1: there is none.
int columnOfUnits(const Table &table)
{
    for (int column = 0; column < table.columns.size(); ++column) {
        int words = 0;
        int units = 0;
        int longUnits = 0; // units that are unambiguous, unlike single letters
        bool hasNumber = false;
        for (const TableRow &row : table.rows) {
            for (const TableCell &cell : row.cells) {
                if (cell.column != column)
                    continue;
                hasNumber = hasNumber || cell.number;
                ++words;
                units += isUnit(cell.text);
                longUnits += isUnit(cell.text) && (cell.text.size() > 1 || !cell.text.front().isLetter());
            }
        }
        const QString &head = table.columns[column].head;
        if (!hasNumber && words > 0 && (hasUnitWord(head) || (longUnits > 0 && 2 * units >= words)))
            return column;
    }
    return -1;
}

// Currency signs alone do not form a column, but leave their head over: "2009 Unit".
bool takeUnitHead(Table &table)
{
    for (TableColumn &column : table.columns) {
        QStringList words = column.head.split(u' ', Qt::SkipEmptyParts);
        if (words.size() < 2 || words.removeIf(isUnitHead) == 0)
            continue;
        column.head = words.join(u' ');
        column.period = periodIn(column.head);
        return true;
    }
    return false;
}

// For tables in which each row has its own unit.
void setUnitOfRows(Table &table, const Grid &grid, int column)
{
    table.scale = 1; // each row has its scale beside it
    for (TableRow &row : table.rows) {
        for (const TableCell &cell : row.cells) {
            if (cell.column == column && scaleIn(cell.text) == 1 && row.unit.isEmpty())
                row.unit = unitIn(u'(' + cell.text + u')');
            for (const GridRow &printed : grid.rows) {
                for (const GridCell &each : printed.cells) {
                    if (each.fragment.from == cell.from && each.fragment.number &&
                        !each.fragment.number->currency.isEmpty())
                        row.unit = each.fragment.number->currency;
                }
            }
        }
    }
}

// If some columns have currency signs and others with their own heads have none; returns whether that is so.
bool setUnitOfColumns(Table &table, const Grid &grid)
{
    constexpr int fewest = 2; // numbers without a sign
    QList<QString> units(table.columns.size());
    QList<int> numbers(table.columns.size(), 0);
    for (const GridRow &row : grid.rows) {
        for (const GridCell &cell : row.cells) {
            const auto &number = cell.fragment.number;
            if (cell.band < 0 || cell.band >= units.size() || !number || number->isDash || number->isPercent)
                continue;
            ++numbers[cell.band];
            if (!number->currency.isEmpty())
                units[cell.band] = number->currency;
        }
    }
    const auto isOther = [&](qsizetype i) {
        const TableColumn &column = table.columns[i];
        return units[i].isEmpty() && numbers[i] >= fewest && !column.head.isEmpty() && !namesPeriod(column.head);
    };
    bool hasOther = false;
    for (qsizetype i = 0; i < units.size(); ++i)
        hasOther = hasOther || isOther(i);
    for (qsizetype i = 0; hasOther && i < units.size(); ++i) {
        if (table.columns[i].unit.isEmpty())
            table.columns[i].unit = units[i];
    }
    return hasOther;
}

void setUnitOfTable(Table &table, const Grid &grid, const QStringList &remarks)
{
    std::map<QString, int> currencies;
    int numbers = 0;
    int percents = 0;
    for (const GridRow &row : grid.rows) {
        for (const GridCell &cell : row.cells) {
            const auto &number = cell.fragment.number;
            if (number && !number->currency.isEmpty())
                ++currencies[number->currency];
            numbers += number && !number->isDash;
            percents += number && !number->isDash && number->isPercent;
        }
    }
    const auto most = std::max_element(currencies.begin(), currencies.end(),
                                       [](const auto &a, const auto &b) { return a.second < b.second; });
    if (most != currencies.end() && !setUnitOfColumns(table, grid))
        table.unit = most->first;
    else if (numbers > 0 && percents == numbers)
        table.unit = QStringLiteral("%");
    if (most != currencies.end())
        return;
    for (qsizetype i = 0; i < remarks.size() && table.unit.isEmpty(); ++i)
        table.unit = scaleIn(remarks[i]) > 1 ? currencyIn(remarks[i]) : QString();
    if (table.unit.isEmpty() && scaleIn(table.caption) > 1)
        table.unit = currencyIn(table.caption);
}

} // namespace

void setUnits(Table &table, const Grid &grid, const QStringList &remarks)
{
    const int column = columnOfUnits(table);
    const bool isSaid = takeUnitHead(table) || std::any_of(remarks.begin(), remarks.end(), isUnitHead);
    if (column >= 0 || isSaid)
        setUnitOfRows(table, grid, column);
    else
        setUnitOfTable(table, grid, remarks);
}

} // namespace core
