#include "core/tables/sidebyside.h"

#include "core/tables/fragments.h"
#include "core/tables/periods.h"

#include <QSet>

#include <algorithm>

namespace core {
namespace {

constexpr qsizetype leastRows = 3;
constexpr double mostlyNumbers = 0.6; // share of the cells of a column of numbers
constexpr double hardlyNumbers = 0.2; // the same of a column of names
constexpr double mostlyUnique = 0.8;  // share of the names that no other row or list has

struct ListColumns // columns of one list
{
    int names = -1; // the table's labels if -1
    int first = 0;  // [first, end): its numbers
    int end = 0;
};

class ListFinder
{
public:
    explicit ListFinder(const Table &table) : m_table(table) {}

    QList<ListColumns> lists() const
    {
        QList<ListColumns> all{{-1, 0, 0}};
        for (int column = 0; column < m_table.columns.size(); ++column) {
            const double numbers = shareOfNumbers(column);
            if (numbers > hardlyNumbers && numbers < mostlyNumbers)
                return {};
            if (numbers <= hardlyNumbers)
                all.append({column, column + 1, column + 1});
            else
                all.last().end = column + 1;
        }
        const auto isOneOfMany = [&](const ListColumns &each) {
            const int numbers = each.end - each.first;
            return numbers > 0 && numbers == all.first().end - all.first().first && haveOwnNames(each);
        };
        const bool areLists = all.size() > 1 && m_table.rows.size() >= leastRows &&
                              std::all_of(all.begin(), all.end(), isOneOfMany) && areOfDifferentThings(all) &&
                              (areHeadsRepeated(all) || (areHeadsOfNamesOnly(all) && areOfOneKind(all)));
        return areLists ? all : QList<ListColumns>();
    }

private:
    QList<const TableCell *> cellsOf(int column) const
    {
        QList<const TableCell *> cells;
        for (const TableRow &row : m_table.rows) {
            for (const TableCell &cell : row.cells) {
                if (cell.column == column && !cell.text.isEmpty())
                    cells.append(&cell);
            }
        }
        return cells;
    }

    double shareOfNumbers(int column) const
    {
        const QList<const TableCell *> cells = cellsOf(column);
        const auto numbers =
            std::count_if(cells.begin(), cells.end(), [](const TableCell *each) { return each->number.has_value(); });
        return cells.isEmpty() ? (hardlyNumbers + mostlyNumbers) / 2 : double(numbers) / double(cells.size());
    }

    QString headOf(int names) const { return names < 0 ? m_table.labelHead : m_table.columns[names].head; }

    QStringList namesOf(const ListColumns &list) const
    {
        QStringList names;
        for (const TableRow &row : m_table.rows) {
            if (list.names < 0 && !row.label.isEmpty())
                names.append(row.label);
        }
        for (const TableCell *cell : list.names < 0 ? QList<const TableCell *>() : cellsOf(list.names))
            names.append(cell->text);
        return names;
    }

    bool haveOwnNames(const ListColumns &list) const
    {
        const QStringList names = namesOf(list);
        const auto haveLetters = std::count_if(names.begin(), names.end(), [](const QString &name) {
            return std::any_of(name.begin(), name.end(), [](QChar c) { return c.isLetter(); });
        });
        const QSet<QString> unique(names.begin(), names.end());
        return names.size() >= leastRows - 1 && haveLetters == names.size() &&
               double(unique.size()) >= mostlyUnique * double(names.size());
    }

    // A name in two lists is one thing in two roles: "Team  Goals     Team  Goals" are matches.
    bool areOfDifferentThings(const QList<ListColumns> &lists) const
    {
        QSet<QString> unique;
        qsizetype all = 0;
        for (const ListColumns &each : lists) {
            const QStringList names = namesOf(each);
            const QSet<QString> own(names.begin(), names.end());
            all += own.size();
            unique |= own;
        }
        return double(unique.size()) >= mostlyUnique * double(all);
    }

    // "Item  Price     Item  Price"
    bool areHeadsRepeated(const QList<ListColumns> &lists) const
    {
        const auto headsOf = [this](const ListColumns &list) {
            QStringList heads{headOf(list.names)};
            for (int column = list.first; column < list.end; ++column)
                heads.append(m_table.columns[column].head);
            return heads;
        };
        const QStringList heads = headsOf(lists.first());
        return std::any_of(heads.begin(), heads.end(), [](const QString &head) { return !head.isEmpty(); }) &&
               std::all_of(lists.begin(), lists.end(), [&](const ListColumns &each) { return headsOf(each) == heads; });
    }

    // No column of numbers has a head, unless that of its names extends over it.
    bool areHeadsOfNamesOnly(const QList<ListColumns> &lists) const
    {
        return std::all_of(lists.begin(), lists.end(), [this](const ListColumns &list) {
            for (int column = list.first; column < list.end; ++column) {
                const QString &head = m_table.columns[column].head;
                if (!head.isEmpty() && head != headOf(list.names))
                    return false;
            }
            return true;
        });
    }

    // Amounts of money, or numbers with as many decimal places.
    bool areOfOneKind(const QList<ListColumns> &lists) const
    {
        QSet<QString> kinds;
        for (const ListColumns &list : lists) {
            for (int column = list.first; column < list.end; ++column) {
                for (const TableCell *cell : cellsOf(column))
                    kinds.insert(kindOf(cell->text));
            }
        }
        return kinds.size() == 1 && !kinds.contains(QString());
    }

    // Empty for whole numbers, which may be counts, ages or goals.
    static QString kindOf(const QString &number)
    {
        constexpr qsizetype mostPlaces = 2; // three digits are a group
        for (const QChar c : number) {
            if (c.category() == QChar::Symbol_Currency)
                return c;
        }
        const qsizetype mark = std::max(number.lastIndexOf(u'.'), number.lastIndexOf(u','));
        qsizetype end = mark + 1;
        while (mark >= 0 && end < number.size() && number[end].isDigit())
            ++end;
        const qsizetype places = end - mark - 1;
        return mark >= 0 && places > 0 && places <= mostPlaces ? QString::number(places) : QString();
    }

    const Table &m_table;
};

Table listOf(const Table &table, const ListColumns &list)
{
    Table one = table;
    one.columns = table.columns.mid(list.first, list.end - list.first);
    one.rows.clear();
    if (list.names >= 0)
        one.labelHead = table.columns[list.names].head;
    for (TableColumn &column : one.columns)
        column.head = column.head == one.labelHead ? QString() : column.head;
    for (const TableRow &whole : table.rows) {
        TableRow row = whole;
        row.cells.clear();
        if (list.names >= 0)
            row.label = row.section = QString();
        bool hasBox = list.names < 0;
        if (hasBox) // the label's, to which its cells are added
            row.box.right = row.box.left;
        for (TableCell cell : whole.cells) {
            const bool isName = list.names >= 0 && cell.column == list.names;
            const bool isLoose = list.names < 0 && cell.column < 0; // under no column
            if (!isName && !isLoose && (cell.column < list.first || cell.column >= list.end))
                continue;
            if (isName) {
                row.label = cell.text;
                row.from = cell.from;
                row.length = cell.length;
            } else {
                cell.column -= isLoose ? 0 : list.first;
                row.cells.append(cell);
            }
            row.box = hasBox ? united(row.box, cell.box) : cell.box;
            hasBox = true;
        }
        if (list.names >= 0) {
            row.unit = unitIn(row.label);
            row.isPerUnit = isPerUnit(row.label);
            row.isWeak = row.mayMissRow = false;
        }
        if ((row.label.isEmpty() || row.isWeak) && row.cells.isEmpty())
            continue;
        one.box = one.rows.isEmpty() ? row.box : united(one.box, row.box);
        one.rows.append(row);
    }
    return one;
}

} // namespace

QList<Table> sideBySide(const Table &table)
{
    QList<Table> lists;
    for (const ListColumns &each : ListFinder(table).lists())
        lists.append(listOf(table, each));
    return lists.isEmpty() ? QList<Table>{table} : lists;
}

} // namespace core
