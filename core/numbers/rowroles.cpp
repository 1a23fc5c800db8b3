#include "core/numbers/rowroles.h"

#include "core/language/lexicon.h"
#include "core/language/terms.h"

#include <algorithm>
#include <cmath>

namespace core {
namespace {

constexpr double nearlyAll = 0.005;  // rounding error allowed between a sum and its parts, relative to the sum
constexpr qsizetype mostBelow = 100; // rows below a sum that may be its parts

bool hasTerm(const QString &text, const QSet<QString> &list)
{
    bool has = false;
    forEachTerm(text, [&](QStringView term, int, int) { has = has || list.contains(term.toString()); });
    return has;
}

// "All laboratories", "Worldwide", beside single ones.
bool opensWithWhole(const QString &label)
{
    const QString first = label.section(u' ', 0, 0).toLower();
    return lexicon().words("whole-parts").contains(first);
}

// In how many columns the rows from `first` to before `end` add up to a row, and in how many they do not.
struct Sums
{
    int right = 0;
    int wrong = 0;
};

// A table's numbers with running sums from the first row: the sum of any range of rows is a single
// subtraction.
class RunningSums
{
public:
    explicit RunningSums(const Table &table) : m_columns(table.columns.size())
    {
        const auto rows = table.rows.size();
        for (Column &column : m_columns) {
            column.numbers.resize(rows);
            column.sums.fill(0, rows + 1);
            column.counts.fill(0, rows + 1);
        }
        for (qsizetype row = 0; row < rows; ++row) {
            for (const TableCell &cell : table.rows[row].cells) {
                if (cell.column >= 0 && cell.column < m_columns.size() && cell.number && !cell.isDash &&
                    !cell.isPercent && !m_columns[cell.column].numbers[row])
                    m_columns[cell.column].numbers[row] = cell.number;
            }
            for (Column &column : m_columns) {
                column.sums[row + 1] = column.sums[row] + column.numbers[row].value_or(0);
                column.counts[row + 1] = column.counts[row] + column.numbers[row].has_value();
            }
        }
    }

    Sums of(int first, int end, int sum) const
    {
        Sums sums;
        for (const Column &column : m_columns) {
            const std::optional<double> whole = column.numbers[sum];
            if (!whole || *whole == 0 || column.counts[end] - column.counts[first] < 2)
                continue;
            const double all = column.sums[end] - column.sums[first];
            ++(std::abs(all - *whole) <= nearlyAll * std::abs(*whole) ? sums.right : sums.wrong);
        }
        return sums;
    }

private:
    struct Column
    {
        QList<std::optional<double>> numbers; // one per row
        QList<double> sums;                   // sum of the rows before each one
        QList<int> counts;
    };

    QList<Column> m_columns;
};

// By its numbers alone: two agreeing columns are no coincidence, a single one may be.
RowRole roleByNumbers(const Sums &sums, int parts)
{
    if (sums.right == 0 || sums.wrong > 0)
        return RowRole::Part;
    return sums.right > 1 && parts > 2 ? RowRole::Sum : RowRole::Unsure;
}

} // namespace

bool isTotal(const TableRow &row)
{
    return row.isWeak || row.label.isEmpty() || hasTerm(row.label, lexicon().terms("total-words"));
}

bool isRemainder(const QString &label)
{
    return hasTerm(label, lexicon().terms("remainders"));
}

QList<RowRole> rolesOf(const Table &table)
{
    const RunningSums running(table);
    QList<RowRole> roles;
    int first = 0; // row after the last sum
    for (int i = 0; i < table.rows.size(); ++i) {
        const TableRow &row = table.rows[i];
        RowRole role = RowRole::Part;
        if (isTotal(row) || opensWithWhole(row.label))
            role = RowRole::Sum;
        else if (isRemainder(row.label))
            role = RowRole::Rest;
        else
            role = roleByNumbers(running.of(first, i, i), i - first);
        if (role == RowRole::Part && row.mayMissRow)
            role = RowRole::Unsure;
        // The rows below may be its parts.
        const int last = int(std::min<qsizetype>(table.rows.size(), i + mostBelow));
        for (int end = i + 3; end <= last && role == RowRole::Part; ++end) {
            const Sums below = running.of(i + 1, end, i);
            if (below.right > 0 && below.wrong == 0)
                role = RowRole::Unsure;
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
