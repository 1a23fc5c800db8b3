#include "core/query/joinedtables.h"

#include "core/tables/printednumber.h"

#include <QHash>

#include <algorithm>

namespace core {
namespace {

QStringList headsOf(const TypedTable &table)
{
    QStringList heads{table.remarks};
    for (const Member &column : table.columns.members)
        heads.append(column.name);
    return heads;
}

bool hasNamedColumn(const TypedTable &table)
{
    return std::any_of(table.columns.members.begin(), table.columns.members.end(),
                       [](const Member &column) { return !column.name.isEmpty(); });
}

// The next page has the same columns, and does not repeat their heads.
bool goesOnWithoutHeads(const JoinedTable &before, const TypedTable &table)
{
    const qsizetype columns = table.columns.members.size();
    return table.page == before.last + 1 && table.title.isEmpty() && columns == before.table.columns.members.size() &&
           table.cells.size() == columns * table.rows.members.size(); // a missing cell would move the others
}

// The same form again, on the same page or the next, under no other title.
bool isOfSameForm(const JoinedTable &before, const TypedTable &table)
{
    return table.page <= before.last + 1 && headsOf(before.table) == headsOf(table) &&
           (table.title.isEmpty() || before.table.title.isEmpty() || table.title == before.table.title);
}

// The unit of a list of names and prices under no heading, as all lists that may be joined have it; nothing for other
// tables. A price without a currency has cents.
std::optional<QString> unitOfPrices(const TypedTable &table)
{
    constexpr int cents = 2; // decimal places
    if (table.columns.members.size() != 1 || table.rows.members.size() < 2 ||
        !table.columns.members.first().name.isEmpty())
        return {};
    std::optional<QString> unit;
    for (const TypedCell &cell : table.cells) {
        if (!cell.isNumber())
            continue;
        const bool isPrice = cell.unit.isEmpty() ? cell.number->places() == cents : isCurrency(cell.unit);
        if (!isPrice || (unit && *unit != cell.unit))
            return {};
        unit = cell.unit;
    }
    return unit;
}

void append(TypedTable &to, const TypedTable &table)
{
    const int first = int(to.rows.members.size());
    for (Member member : table.rows.members) {
        member.page = member.page > 0 ? member.page : table.page;
        to.rows.members.append(member);
    }
    for (TypedCell cell : table.cells) {
        cell.row += first;
        to.add(cell);
    }
}

// The heading of the names, or else the title, says what the rows are: "Pasta".
void nameGroups(TypedTable &table)
{
    const QString kind = table.rows.dimension.isEmpty() ? table.title : table.rows.dimension;
    for (Member &row : table.rows.members)
        row.group = row.group.isEmpty() ? kind : row.group;
    table.title.clear();
    table.remarks.clear(); // the heading with its brackets
    table.rows.dimension.clear();
}

QList<JoinedTable> withPriceListsJoined(const QList<JoinedTable> &tables)
{
    QList<JoinedTable> all;
    QHash<QString, qsizetype> places; // of the first list with a unit, on this page or one before it
    for (const JoinedTable &each : tables) {
        const std::optional<QString> unit = unitOfPrices(each.table);
        const qsizetype known = unit ? places.value(*unit, -1) : -1;
        if (known < 0 || each.table.page > all[known].last + 1) {
            if (unit)
                places.insert(*unit, all.size());
            all.append(each);
            continue;
        }
        JoinedTable &first = all[known];
        if (!first.isLists)
            nameGroups(first.table);
        first.isLists = true;
        TypedTable list = each.table;
        nameGroups(list);
        append(first.table, list);
        first.pages |= each.pages;
        first.last = std::max(first.last, each.last);
    }
    return all;
}

} // namespace

QList<JoinedTable> joinedTables(const QList<TypedTable> &tables)
{
    QList<JoinedTable> joined;
    qsizetype latest = 0; // index of the one that has the table before
    for (qsizetype i = 0; i < tables.size(); ++i) {
        const TypedTable &each = tables[i];
        const auto same = std::find_if(joined.rbegin(), joined.rend(), [&](const JoinedTable &other) {
            return hasNamedColumn(each) ? isOfSameForm(other, each)
                                        : &other == &joined[latest] && goesOnWithoutHeads(other, each);
        });
        if (same != joined.rend()) {
            latest = std::distance(same, joined.rend()) - 1;
            append(same->table, each);
            same->pages.insert(each.page);
            same->last = each.page;
            continue;
        }
        joined.append({each, i, {each.page}, each.page});
        latest = joined.size() - 1;
        for (Member &row : joined.last().table.rows.members)
            row.page = each.page;
    }
    return withPriceListsJoined(joined);
}

TypedTable withTimesAsColumn(const TypedTable &table)
{
    constexpr qsizetype leastRows = 2;
    const QList<Member> &rows = table.rows.members;
    const auto isNamedByTime = [](const Member &row) { return printedTime(row.name).has_value(); };
    if (rows.size() < leastRows || !std::all_of(rows.begin(), rows.end(), isNamedByTime))
        return table;
    TypedTable other = table;
    Member head;
    head.name = table.rows.dimension;
    const int times = int(other.columns.members.size());
    other.columns.members.append(head);
    other.rows.dimension.clear();
    for (int row = 0; row < rows.size(); ++row) {
        TypedCell cell;
        cell.row = row;
        cell.column = times;
        cell.text = rows[row].name;
        cell.time = printedTime(cell.text);
        cell.from = rows[row].from;
        cell.length = rows[row].length;
        cell.box = rows[row].box;
        other.add(cell);
        Member &named = other.rows.members[row];
        named.name = named.beside.value(0);
        named.period = {};
    }
    return other;
}

} // namespace core
