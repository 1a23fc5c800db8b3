#include "core/numbers/rowroles.h"

#include "core/language/lexicon.h"
#include "core/language/terms.h"

#include <algorithm>
#include <cmath>

namespace core {
namespace {

constexpr double nearlyAll = 0.005; // of a sum that its parts may miss by rounding

bool hasTerm(const QString &text, const QSet<QString> &list)
{
    bool has = false;
    forEachTerm(text, [&](QStringView term, int, int) { has = has || list.contains(term.toString()); });
    return has;
}

// "All laboratories", "Worldwide", beside those of one.
bool opensWithWhole(const QString &label)
{
    const QString first = label.section(u' ', 0, 0).toLower();
    return lexicon().words("whole-parts").contains(first);
}

std::optional<double> numberOf(const TableRow &row, int column)
{
    for (const TableCell &cell : row.cells) {
        if (cell.column == column && cell.number && !cell.isDash && !cell.isPercent)
            return cell.number;
    }
    return {};
}

// In how many columns the rows from `first` to before `end` add up to a row, and in how many they do not.
struct Sums
{
    int right = 0;
    int wrong = 0;
};

Sums sumsOf(const Table &table, const QList<int> &parts, int sum)
{
    Sums sums;
    for (int column = 0; column < table.columns.size(); ++column) {
        const std::optional<double> whole = numberOf(table.rows[sum], column);
        double all = 0;
        int count = 0;
        for (const int part : parts) {
            const std::optional<double> number = numberOf(table.rows[part], column);
            all += number.value_or(0);
            count += number.has_value();
        }
        if (!whole || *whole == 0 || count < 2)
            continue;
        ++(std::abs(all - *whole) <= nearlyAll * std::abs(*whole) ? sums.right : sums.wrong);
    }
    return sums;
}

QList<int> rowsFrom(int first, int end)
{
    QList<int> rows;
    for (int row = first; row < end; ++row)
        rows.append(row);
    return rows;
}

// By its numbers alone: two columns that agree are no chance; one may be.
RowRole roleByNumbers(const Table &table, const QList<int> &parts, int row)
{
    const Sums sums = sumsOf(table, parts, row);
    if (sums.right == 0 || sums.wrong > 0)
        return RowRole::Part;
    return sums.right > 1 && parts.size() > 2 ? RowRole::Sum : RowRole::Unsure;
}

} // namespace

bool isTotal(const TableRow &row)
{
    return row.isWeak || row.label.isEmpty() || hasTerm(row.label, lexicon().terms("total-words"));
}

bool isRemainder(const QString &label)
{
    return hasTerm(label, lexicon().terms("lookup-remainders"));
}

QList<RowRole> rolesOf(const Table &table)
{
    QList<RowRole> roles;
    int first = 0; // row behind the last sum
    for (int i = 0; i < table.rows.size(); ++i) {
        const TableRow &row = table.rows[i];
        RowRole role = RowRole::Part;
        if (isTotal(row) || opensWithWhole(row.label))
            role = RowRole::Sum;
        else if (isRemainder(row.label))
            role = RowRole::Rest;
        else
            role = roleByNumbers(table, rowsFrom(first, i), i);
        if (role == RowRole::Part && i + 2 < table.rows.size()) { // what is below it may be its parts
            for (int end = i + 3; end <= table.rows.size() && role == RowRole::Part; ++end) {
                if (sumsOf(table, rowsFrom(i + 1, end), i).right > 0 &&
                    sumsOf(table, rowsFrom(i + 1, end), i).wrong == 0)
                    role = RowRole::Unsure;
            }
        }
        first = role == RowRole::Sum ? i + 1 : first;
        roles.append(role);
    }
    return roles;
}

QString dimensionOf(const Table &table)
{
    static const QSet<QString> &openings = lexicon().words("dimension-openings");
    const QStringList words = table.caption.section(u'(', 0, 0).split(u' ', Qt::SkipEmptyParts);
    for (qsizetype i = 0; i < words.size(); ++i) {
        if (openings.contains(words[i].toLower()))
            return table.labelHead + u' ' + words.mid(i + 1).join(u' ');
    }
    return table.labelHead;
}

} // namespace core
