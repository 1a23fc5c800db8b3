#include "core/tables/tables.h"

#include "core/language/lexicon.h"
#include "core/tables/formfields.h"
#include "core/tables/grouprows.h"
#include "core/tables/periods.h"
#include "core/tables/sidebyside.h"
#include "core/tables/tablerows.h"
#include "core/tables/tableunits.h"
#include "core/tables/valuesbelow.h"
#include "core/tables/wordtables.h"

#include <algorithm>
#include <cmath>

namespace core {
namespace {

constexpr qsizetype mostTables = 100; // per page
constexpr qsizetype mostRows = 1000;  // per table
constexpr qsizetype longestHeadText = 300;
constexpr float sameColumns = 8; // points between columns of a table and those of its continuation
constexpr float nearTop = 0.35f; // share of the page height within which a continued table begins
constexpr float nearBottom = 0.55f;
constexpr double largestPage = 3000;
constexpr int rowsOfPart = 8; // rows per part of a table of contents

// Finds the tables of one page.
class PageTables
{
public:
    PageTables(const Page &page, DecimalMark mark) : m_page(page), m_mark(mark), m_lines(printedLines(page, mark)) {}

    QList<Table> all()
    {
        m_used = QList<bool>(m_lines.size(), false);
        for (const Region &region : regionsOf(m_page, m_lines)) {
            if (m_tables.size() < mostTables)
                take(region);
        }
        for (const WordTable &each : formFieldsIn(m_page, m_lines, m_used)) {
            const bool isWhole = each.last > each.first && each.last - each.first < 2 * each.table.rows.size();
            take(each, isWhole ? each.last : each.first); // lines in between may belong to another column
        }
        for (const WordTable &each : valuesBelowIn(m_page, m_lines, m_used))
            take(each, each.first); // lines in between may belong to another column
        for (const WordTable &each : wordTablesIn(m_page, m_lines, m_used))
            take(each, each.last);
        std::stable_sort(m_tables.begin(), m_tables.end(),
                         [](const auto &a, const auto &b) { return a.first < b.first; });
        QList<Table> all;
        for (auto &[first, table] : m_tables) {
            table.ordinal = int(all.size());
            all.append(std::move(table));
        }
        return all;
    }

private:
    void take(Region region)
    {
        if (region.rows.size() > mostRows)
            region.rows.resize(mostRows);
        const Grid grid = gridOf(m_page, m_lines, region.rows, m_mark);
        if (grid.bands.isEmpty())
            return;
        const Heads heads = headsOf(m_page, m_lines, region, grid);
        if (hasTornNumbers(grid)) { // no other reader may take these lines either
            std::fill(m_used.begin() + heads.first, m_used.begin() + region.rows.last() + 1, true);
            return;
        }
        if (!isTable(grid, heads))
            return;
        Table table;
        table.page = m_page.number;
        table.labelHead = heads.labels.left(longestHeadText);
        QStringList remarks = heads.lines;
        table.caption = captionOf(m_page, m_lines, region, heads, remarks);
        setColumns(table, heads);
        QString section;
        table.rows = tableRows(m_page, m_lines, grid, heads, &section);
        setScale(table, remarks, heads.first, region.after);
        setUnits(table, grid, remarks);
        nameGroups(table, m_page);
        table.box = m_lines[heads.first].box;
        for (const TableRow &row : std::as_const(table.rows))
            table.box = united(table.box, row.box);
        for (const Table &each : sideBySide(table))
            m_tables.append({heads.first, each});
        for (int line = heads.first; line <= region.rows.last(); ++line)
            m_used[line] = true;
    }

    void take(const WordTable &found, int usedTo)
    {
        if (m_tables.size() >= mostTables)
            return;
        Table table = found.table;
        table.page = m_page.number;
        Heads heads;
        heads.first = found.first;
        Region region;
        region.rows = {found.last};
        for (int line = found.first - 1; line >= 0 && region.after < 0; --line) {
            if (m_used[line])
                region.after = line;
        }
        QStringList remarks;
        if (found.hasCaption)
            table.caption = captionOf(m_page, m_lines, region, heads, remarks);
        m_tables.append({found.first, table});
        std::fill(m_used.begin() + found.first, m_used.begin() + usedTo + 1, true);
        m_used[found.last] = true;
    }

    static bool isTable(const Grid &grid, const Heads &heads)
    {
        const auto named = std::count_if(heads.columns.begin(), heads.columns.end(),
                                         [](const QString &head) { return !head.isEmpty(); });
        const bool hasHeads = grid.rows.size() > 1 ? named > 0 : 2 * named > grid.bands.size();
        const qsizetype least = grid.bands.size() > 1 ? (hasHeads ? 1 : 2) : (hasHeads ? 2 : 3);
        return grid.rows.size() >= least && !isContents(grid, heads);
    }

    // "1," above "302.6": a column so narrow that its numbers are broken over lines.
    bool hasTornNumbers(const Grid &grid) const
    {
        const auto isTorn = [this](const GridCell &cell) {
            const int end = cell.fragment.to;
            return end > 1 && m_page.text[end - 1] == u',' && m_page.text[end - 2].isDigit();
        };
        return std::any_of(grid.rows.begin(), grid.rows.end(),
                           [&](const GridRow &row) { return std::any_of(row.cells.begin(), row.cells.end(), isTorn); });
    }

    // Labels with page, section or equation numbers: whole numbers only, which hardly ever decrease.
    static bool isContents(const Grid &grid, const Heads &heads)
    {
        static const QSet<QString> &references = lexicon().words("reference-heads");
        int numberBand = -1;
        int columns = 0;
        for (int band = 0; band < grid.bands.size(); ++band) {
            const bool isNumbers = grid.bands[band].cells > (grid.rows.size() > 1 ? 1 : 0) &&
                                   2 * grid.bands[band].words < grid.bands[band].cells;
            numberBand = isNumbers ? band : numberBand;
            columns += isNumbers;
        }
        if (columns != 1)
            return columns == 0;
        const QString head = heads.columns[numberBand].section(u' ', -1).toLower();
        const bool isReference = head.isEmpty() || references.contains(head) || grid.isReversed;
        return isReference && isSteady(grid, numberBand);
    }

    static bool isSteady(const Grid &grid, int band)
    {
        double last = -1;
        int count = 0;
        int falls = 0;
        int rises = 0;
        for (const GridRow &row : grid.rows) {
            for (const GridCell &cell : row.cells) {
                const auto &number = cell.fragment.number;
                if (!number || cell.band != band)
                    continue;
                const double value = std::abs(number->value);
                if (number->isDash || number->isPercent || !number->currency.isEmpty() || value > largestPage ||
                    (value != std::floor(value) && !grid.isReversed))
                    return false;
                falls += value < last;
                rises += count > 0 && value > last;
                last = value;
                ++count;
            }
        }
        return falls * rowsOfPart <= count && (falls == 0 || rises > falls);
    }

    void setColumns(Table &table, const Heads &heads) const
    {
        const Period overLabels = periodIn(heads.labels);
        const Period inCaption = periodIn(table.caption);
        bool hasYear = false;
        for (const QString &head : heads.columns) {
            TableColumn column;
            column.head = head.left(longestHeadText);
            column.period = periodIn(column.head);
            column.unit = unitIn(column.head);
            hasYear = hasYear || column.period.year > 0;
            table.columns.append(column);
        }
        for (TableColumn &column : table.columns) {
            if (!hasYear)
                column.period.year = overLabels.year;
            complete(column.period, overLabels);
            complete(column.period, inCaption);
        }
    }

    // Fills in what is given once for all columns.
    static void complete(Period &period, const Period &common)
    {
        if (period.year == 0 || period.change)
            return;
        if (period.months == 0 && period.quarter == 0 &&
            (period.month == 0 || common.month == 0 || common.month == period.month)) {
            period.months = common.months;
            period.quarter = common.quarter;
        }
        if (period.month == 0 && period.quarter == 0) {
            period.month = common.month;
            period.day = common.day;
        }
    }

    static double scaleOfHeads(const Table &table) // scale given by all heads
    {
        const double first = table.columns.isEmpty() ? 1 : scaleIn(table.columns.first().head);
        const bool all = std::all_of(table.columns.begin(), table.columns.end(),
                                     [first](const TableColumn &each) { return scaleIn(each.head) == first; });
        return all ? first : 1;
    }

    void setScale(Table &table, const QStringList &remarks, int first, int after) const
    {
        const auto isOfSome = [&table](const QString &remark) { // "Revenue ($ millions)" beside "Net result ($)"
            const auto count = std::count_if(table.columns.begin(), table.columns.end(),
                                             [&](const TableColumn &each) { return each.head.contains(remark); });
            return count > 0 && count < table.columns.size();
        };
        for (const QString &remark : remarks) {
            if (isOfSome(remark) || isTornOff(remark))
                continue;
            if (const double scale = scaleIn(remark); scale > 1) {
                table.scale = scale;
                return;
            }
        }
        table.scale = scaleIn(table.caption);
        if (table.scale == 1)
            table.scale = scaleOfHeads(table);
        if (table.scale == 1)
            table.scale = scaleAbove(m_page, m_lines, first, after);
    }

    const Page &m_page;
    const DecimalMark m_mark;
    const QList<PrintedLine> m_lines;
    QList<std::pair<int, Table>> m_tables; // with the line at which each begins
    QList<bool> m_used;                    // lines that belong to tables
};

bool hasHeads(const Table &table)
{
    return std::any_of(table.columns.begin(), table.columns.end(),
                       [](const TableColumn &each) { return !each.head.isEmpty(); });
}

// The right edges of the columns, relative to the first.
QList<float> edgesOf(const Table &table)
{
    QList<float> edges(table.columns.size(), 0);
    for (const TableRow &row : table.rows) {
        for (const TableCell &cell : row.cells) {
            if (cell.column >= 0)
                edges[cell.column] = std::max(edges[cell.column], cell.box.right);
        }
    }
    for (qsizetype i = edges.size() - 1; i >= 0; --i)
        edges[i] -= edges[0];
    return edges;
}

bool hasSameColumns(const Table &a, const Table &b)
{
    if (a.columns.size() != b.columns.size())
        return false;
    const QList<float> of = edgesOf(a);
    const QList<float> other = edgesOf(b);
    return std::equal(of.begin(), of.end(), other.begin(),
                      [](float x, float y) { return std::abs(x - y) < sameColumns; });
}

// Whether one is below the other, not a list beside it.
bool areInLine(const Table &a, const Table &b)
{
    return a.box.left < b.box.right && b.box.left < a.box.right;
}

// Labels and values, which are never a continuation.
bool areFields(const Table &table)
{
    return table.columns.size() == 1 && table.columns.first().head.isEmpty() && table.labelHead.isEmpty() &&
           table.rows.size() > 0 && table.rows.first().label.endsWith(u':');
}

Table *firstOf(QList<Table> &tables)
{
    const auto first = std::find_if_not(tables.begin(), tables.end(), areFields);
    return first == tables.end() ? nullptr : &*first;
}

Table *lastOf(QList<Table> &tables, int page)
{
    for (qsizetype i = tables.size() - 1; i >= 0 && tables[i].page == page; --i) {
        if (!areFields(tables[i]))
            return &tables[i];
    }
    return nullptr;
}

// A page that begins with a table without heads continues the one at the end of the previous page.
void goOn(Table &table, const Table &before)
{
    table.goesOn = true;
    table.columns = before.columns;
    table.scale = before.scale;
    if (table.unit.isEmpty())
        table.unit = before.unit;
    if (table.labelHead.isEmpty())
        table.labelHead = before.labelHead;
    table.caption = before.caption;
    for (TableRow &row : table.rows) {
        if (!row.section.isEmpty())
            break;
        row.section = before.rows.last().section;
    }
}

} // namespace

QList<Table> tablesIn(const QList<Page> &pages, const std::stop_token &stop)
{
    QList<QStringView> texts;
    for (const Page &page : pages)
        texts.append(page.text);
    const DecimalMark mark = decimalMarkOf(texts); // for pages whose numbers do not decide
    QList<Table> all;
    const Page *before = nullptr;
    for (const Page &page : pages) {
        if (stop.stop_requested())
            break;
        QList<Table> tables = PageTables(page, surelyDecimalMarkOf(page.text).value_or(mark)).all();
        const bool follows = before && before->number + 1 == page.number;
        Table *last = follows ? lastOf(all, before->number) : nullptr;
        Table *first = firstOf(tables);
        if (last && first && !hasHeads(*first) && hasHeads(*last) && first->box.top < nearTop * page.height &&
            last->box.bottom > nearBottom * before->height && hasSameColumns(*last, *first) && areInLine(*last, *first))
            goOn(*first, *last);
        all.append(tables);
        before = &page;
    }
    return all;
}

} // namespace core
