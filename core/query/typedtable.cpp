#include "core/query/typedtable.h"

#include "core/language/lexicon.h"
#include "core/language/terms.h"
#include "core/numbers/rowroles.h"
#include "core/tables/periods.h"
#include "core/tables/printednumber.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace core {

using namespace Qt::StringLiterals;

namespace {

constexpr int mostCellPlaces = 6;
constexpr qsizetype leastOfContents = 6; // lines
constexpr qsizetype longestUnit = 4;     // words, as in "thousands of pieces"

// Decimal places as printed: two for "12.50".
int placesOf(const TableCell &cell)
{
    const auto withPoint = printedNumber(cell.text, DecimalMark::Point);
    const bool isPoint = withPoint && withPoint->value == cell.number.value_or(0);
    const qsizetype point = cell.text.lastIndexOf(isPoint ? u'.' : u',');
    int places = 0;
    for (qsizetype i = point + 1; point >= 0 && i < cell.text.size() && cell.text[i].isDigit(); ++i)
        ++places;
    return std::min(places, mostCellPlaces);
}

bool saysWordOf(const QString &text, const char *list)
{
    const QSet<QString> &words = lexicon().words(list);
    for (const QString &word : text.toLower().split(u' ', Qt::SkipEmptyParts)) {
        if (words.contains(word))
            return true;
    }
    return false;
}

TableColumn columnOf(const Table &table, const TableCell &cell)
{
    return table.columns.value(cell.column);
}

// "(in millions, except staff)": what follows "except" has no scale.
bool isExcepted(const Table &table, const QString &label)
{
    for (const QString &remark : {table.labelHead, table.caption}) {
        const qsizetype except = remark.indexOf("except"_L1, 0, Qt::CaseInsensitive);
        if (except < 0)
            continue;
        QSet<QString> excepted;
        bool isPer = false;
        for (const Term &term : terms(QStringView(remark).sliced(except))) {
            if (!isPer)
                excepted.insert(term.text);
            isPer = isPerUnit(term.text);
        }
        const QList<Term> said = terms(label);
        if (std::any_of(said.begin(), said.end(),
                        [&](const Term &term) { return !isStopTerm(term.text) && excepted.contains(term.text); }))
            return true;
    }
    return false;
}

struct ClearScale
{
    double scale = 1;
    bool isSure = true; // false: it may be a name, such as "Thousand Oaks"
};

ClearScale scaleSaidBy(const QString &text)
{
    const double scale = scaleIn(text);
    const QStringList words = text.simplified().split(u' ');
    const bool mayBeName =
        words.size() == 2 && scaleIn(words[0]) > 1 && words[1].front().isUpper() && unitIn(words[1]).isEmpty();
    return scale > 1 && mayBeName ? ClearScale{1, false} : ClearScale{scale, true};
}

// "thousands" in a column of units.
ClearScale scaleBeside(const TableRow &row)
{
    ClearScale found;
    for (const TableCell &cell : row.cells) {
        if (cell.number || cell.text.simplified().count(u' ') >= longestUnit)
            continue;
        const ClearScale said = scaleSaidBy(cell.text);
        if (said.scale > 1)
            return said;
        found.isSure = found.isSure && said.isSure;
    }
    return found;
}

// "millions)", "Cost ($": torn from a head that continues in the next column or spans both.
bool hasTornBrackets(const QString &head)
{
    return head.count(u'(') != head.count(u')') || head.count(u'(') > 1;
}

// If the unit of the whole table is given in only one head, it applies to that column.
bool isToldAbove(const Table &table)
{
    return !currencyIn(table.caption).isEmpty() || !currencyIn(table.labelHead).isEmpty() ||
           std::none_of(table.columns.begin(), table.columns.end(),
                        [&](const TableColumn &each) { return each.head.contains(table.unit); });
}

// If heads give units, they also give scales: a scale that no head and no caption gives for all belongs to a single
// unknown column.
bool isScaleOfSomeColumn(const Table &table)
{
    return table.scale > 1 && scaleIn(table.caption) == 1 && scaleIn(table.labelHead) == 1 &&
           std::any_of(table.columns.begin(), table.columns.end(), [](const TableColumn &each) {
               return scaleIn(each.head) > 1 || (!each.unit.isEmpty() && each.head.contains(u'('));
           });
}

// Only other columns are money.
bool isBesideMoney(const Table &table, const TableCell &cell)
{
    return table.unit.isEmpty() && cell.column >= 0 && columnOf(table, cell).unit.isEmpty() &&
           std::any_of(table.columns.begin(), table.columns.end(),
                       [](const TableColumn &each) { return isCurrency(each.unit); });
}

// Unit and scale come from the row, the column or the table, in this order; a scale never comes from anywhere
// else.
void setScale(TypedCell &typed, const Table &table, const TableRow &row, const TableCell &cell)
{
    const TableColumn head = columnOf(table, cell);
    if (cell.isPercent || row.unit == u"%" || head.unit == u"%" || (table.unit == u"%" && head.unit.isEmpty())) {
        typed.unit = u"%"_s;
        typed.scale = 0.01;
        typed.isScaleSure = !hasTornBrackets(head.head);
        return;
    }
    const bool isUnscaled = saysWordOf(row.label, "unscaled-things") || saysWordOf(head.head, "unscaled-things");
    const bool isCount =
        isUnscaled || saysWordOf(row.label, "counting-words") || saysWordOf(head.head, "counting-words");
    const bool isApart =
        isCurrency(table.unit) && head.unit.isEmpty() && !cell.text.contains(table.unit) && !isToldAbove(table);
    const bool isMoneyless = row.unit.isEmpty() && (isApart || isBesideMoney(table, cell));
    typed.unit = !row.unit.isEmpty()    ? row.unit
                 : !head.unit.isEmpty() ? head.unit
                 : isCount || isApart   ? QString()
                                        : table.unit;
    const bool isPer = row.isPerUnit || isPerUnit(head.head);
    const bool hasOwnUnit = !typed.unit.isEmpty() && typed.unit != table.unit && !isCurrency(typed.unit);
    const bool isOne = isPer || isUnscaled || isExcepted(table, row.label) || hasOwnUnit;
    const ClearScale beside = scaleBeside(row);
    const ClearScale ofLabel = scaleSaidBy(row.label);
    const double own = std::max({ofLabel.scale, scaleIn(head.head), beside.scale});
    typed.scale = own > 1 ? own : isOne || isMoneyless ? 1 : table.scale;
    if (own == 1 && !isOne && isScaleOfSomeColumn(table)) {
        typed.scale = 1;
        typed.isScaleSure = false;
        return;
    }
    const bool isClear = beside.isSure && ofLabel.isSure && (!isMoneyless || table.scale == 1);
    typed.isScaleSure = (own > 1 || isOne || isClear) && !hasTornBrackets(head.head);
}

Member::Role roleOf(RowRole role)
{
    switch (role) {
    case RowRole::Sum:
        return Member::Total;
    case RowRole::Rest:
        return Member::Remainder;
    case RowRole::Unsure:
        return Member::Unsure;
    case RowRole::Part:
        break;
    }
    return Member::Part;
}

// For each column, whether all its cells are text.
QList<bool> areOfWords(const Table &table)
{
    QList<int> words(table.columns.size());
    QList<int> numbers(table.columns.size());
    for (const TableRow &row : table.rows) {
        for (const TableCell &cell : row.cells) {
            if (cell.column >= 0 && cell.column < table.columns.size() && !cell.text.isEmpty())
                ++(cell.number ? numbers : words)[cell.column];
        }
    }
    QList<bool> all;
    for (qsizetype i = 0; i < words.size(); ++i)
        all.append(words[i] > 0 && numbers[i] == 0);
    return all;
}

class TableTyper
{
public:
    explicit TableTyper(const Table &table) : m_table(table), m_areWords(areOfWords(table)) {}

    TypedTable typed()
    {
        m_typed.document = m_table.document;
        m_typed.page = m_table.page;
        m_typed.title = m_table.caption;
        m_typed.goesOn = m_table.goesOn;
        m_typed.remarks = m_table.labelHead;
        m_typed.unit = m_table.unit;
        m_typed.measure = measure();
        m_typed.rows.dimension = dimension();
        m_typed.rows.isByTitle = withoutBrackets(m_table.labelHead).isEmpty();
        addColumns();
        const QList<RowRole> roles = rolesOf(m_table);
        for (qsizetype i = 0; i < m_table.rows.size(); ++i)
            addRow(m_table.rows[i], roles[i]);
        nameNumberedRows();
        alignTimes();
        return std::move(m_typed);
    }

private:
    // The head above the labels, plus what the caption says they are, if that differs.
    QString dimension() const
    {
        const QString head = withoutBrackets(m_table.labelHead);
        const auto termsIn = [](const QString &text) {
            QSet<QString> all;
            forEachTerm(text, [&](QStringView term, int, int) { all.insert(term.toString()); });
            return all;
        };
        const QString all = withoutBrackets(dimensionOf(m_table));
        return !head.isEmpty() && termsIn(head).contains(termsIn(all)) ? head : all;
    }

    QString measure() const
    {
        static const QSet<QString> &openings = lexicon().words("dimension-openings");
        const QStringList words = m_table.caption.split(u' ', Qt::SkipEmptyParts);
        for (qsizetype i = 1; i < words.size(); ++i) {
            if (openings.contains(words[i].toLower()))
                return words.mid(0, i).join(u' ');
        }
        return {};
    }

    void addColumns()
    {
        qsizetype nameless = 0; // cells of a row that are under no column
        for (const TableRow &row : m_table.rows)
            nameless = std::max(nameless, std::count_if(row.cells.begin(), row.cells.end(),
                                                        [](const TableCell &each) { return each.column < 0; }));
        for (int i = 0; i < m_table.columns.size(); ++i) {
            const TableColumn &column = m_table.columns[i];
            Member member;
            member.name = withoutLigatures(column.head);
            member.period = column.period;
            member.unit = column.unit;
            member.isShare = column.unit == u"%" || column.head.contains(u'%');
            TableRow asRow;
            asRow.label = column.head;
            const bool isReference =
                saysWordOf(withoutBrackets(column.head), "unit-heads") ||
                (column.head.simplified().count(u' ') == 0 && saysWordOf(column.head, "reference-heads"));
            member.role = isReference                                ? Member::Reference
                          : !column.head.isEmpty() && isTotal(asRow) ? Member::Total
                                                                     : Member::Part;
            m_typed.columns.members.append(member);
        }
        m_firstNameless = m_typed.columns.members.size();
        for (qsizetype i = 0; i < nameless; ++i)
            m_typed.columns.members.append(Member());
    }

    void addRow(const TableRow &row, RowRole role)
    {
        Member member;
        member.name = row.isWeak ? QString() : withoutLigatures(row.label);
        member.group = withoutLigatures(row.section);
        member.role = roleOf(role);
        member.period = periodIn(row.label);
        member.unit = row.unit;
        member.isShare = row.unit == u"%" || row.label.contains(u'%');
        member.from = row.from;
        member.length = row.length;
        member.box = row.box;
        const int at = int(m_typed.rows.members.size());
        int nameless = int(m_firstNameless);
        for (const TableCell &cell : row.cells) {
            if (cell.column >= 0 && m_areWords.value(cell.column) && !cell.text.isEmpty())
                member.beside.append(cell.text);
            addCell(row, cell, at, cell.column >= 0 ? cell.column : nameless++);
        }
        m_typed.rows.members.append(member);
    }

    // 1, 2, 3 ... or ranks with ties: the column beside them names the rows. The numbers may go on from another page.
    bool areNumbered() const { return areRanks() || areFurtherNumbers(); }

    bool areFurtherNumbers() const
    {
        const QList<Member> &rows = m_typed.rows.members;
        const QString &head = m_typed.rows.dimension;
        if (rows.size() < 2 || !saysWordOf(head.chopped(head.endsWith(u'.') ? 1 : 0), "reference-heads")) // "No."
            return false;
        for (qsizetype i = 0; i < rows.size(); ++i) {
            if (rows[i].role == Member::Total || rows[i].name != QString::number(rows.first().name.toUInt() + i))
                return false;
        }
        return true;
    }

    bool areRanks() const
    {
        double before = 0;
        for (qsizetype i = 0; i < m_typed.rows.members.size(); ++i) {
            const Member &row = m_typed.rows.members[i];
            bool isNumber = false;
            const double number = row.name.chopped(row.name.endsWith(u'.') ? 1 : 0).toUInt(&isNumber);
            if (!isNumber || row.role == Member::Total || number < before || number > double(i + 1))
                return false;
            before = number;
        }
        return before > 1;
    }

    // The first text column with a different text in each row.
    std::optional<int> namingColumn() const
    {
        for (int column = 0; column < m_areWords.size(); ++column) {
            QSet<QString> names;
            for (int row = 0; m_areWords[column] && row < m_typed.rows.members.size(); ++row) {
                const TypedCell *cell = m_typed.cell(row, column);
                if (cell && !cell->text.isEmpty())
                    names.insert(cell->text);
            }
            if (names.size() == m_typed.rows.members.size())
                return column;
        }
        return {};
    }

    void nameNumberedRows()
    {
        const std::optional<int> column = areNumbered() ? namingColumn() : std::nullopt;
        if (!column)
            return;
        for (int row = 0; row < m_typed.rows.members.size(); ++row) {
            const TypedCell &cell = *m_typed.cell(row, *column);
            Member &member = m_typed.rows.members[row];
            member.name = withoutLigatures(cell.text);
            member.beside.removeOne(cell.text);
            member.role = Member::Part; // the sums of its numbers showed that it is only a part
            member.period = {};
            member.from = cell.from;
            member.length = cell.length;
            member.box = cell.box;
        }
        m_typed.rows.dimension = m_typed.columns.members[*column].name;
        m_typed.rows.isByTitle = false;
    }

    // "59:23" above "1:02:10" is 59 minutes, not almost midnight.
    void alignTimes()
    {
        constexpr double lowerFields = 60;
        QSet<int> durations; // columns
        for (const TypedCell &cell : std::as_const(m_typed.cells)) {
            if (cell.time && cell.time->kind == PrintedTime::Duration)
                durations.insert(cell.column);
        }
        for (TypedCell &cell : m_typed.cells) {
            if (cell.time && cell.time->kind == PrintedTime::Clock && durations.contains(cell.column))
                cell.time =
                    PrintedTime{PrintedTime::Duration, cell.time->order / lowerFields, cell.time->end / lowerFields};
        }
    }

    void addCell(const TableRow &row, const TableCell &cell, int at, int column)
    {
        TypedCell typed;
        typed.row = at;
        typed.column = column;
        typed.text = cell.text.simplified();
        if (cell.number && !cell.isDash)
            typed.number = Decimal::of(*cell.number, placesOf(cell));
        else if (!cell.number)
            typed.time = printedTime(typed.text);
        setScale(typed, m_table, row, cell);
        typed.from = cell.from;
        typed.length = cell.length;
        typed.box = cell.box;
        m_typed.add(typed);
    }

    const Table &m_table;
    TypedTable m_typed;
    const QList<bool> m_areWords; // one per column
    qsizetype m_firstNameless = 0;
};

// Whole numbers that never decrease and lead to pages: a table of contents.
bool listsPages(const Table &table, int pages)
{
    QHash<int, QList<double>> columns;
    for (const TableRow &row : table.rows) {
        for (const TableCell &cell : row.cells) {
            if (cell.number && (cell.isPercent || cell.text.isEmpty() || !cell.text.back().isDigit()))
                return false;
            if (cell.number)
                columns[cell.column].append(*cell.number);
        }
    }
    const auto areOfPages = [pages](const QList<double> &numbers) {
        return numbers.first() >= 1 && numbers.last() <= pages && std::is_sorted(numbers.begin(), numbers.end()) &&
               std::all_of(numbers.begin(), numbers.end(), [](double each) { return each == std::floor(each); });
    };
    const auto isLong = [](const QList<double> &numbers) {
        return numbers.size() >= leastOfContents && numbers.last() > numbers.first();
    };
    return std::any_of(columns.cbegin(), columns.cend(), isLong) &&
           std::all_of(columns.cbegin(), columns.cend(), areOfPages);
}

} // namespace

void TypedTable::add(const TypedCell &cell)
{
    const std::pair<int, int> place(cell.row, cell.column);
    if (!m_places.contains(place))
        m_places.insert(place, int(cells.size()));
    cells.append(cell);
}

void TypedTable::clear()
{
    cells.clear();
    m_places.clear();
}

const TypedCell *TypedTable::cell(int row, int column) const
{
    const int at = m_places.value({row, column}, -1);
    return at < 0 ? nullptr : &cells[at];
}

TypedTable typedTable(const Table &table)
{
    return TableTyper(table).typed();
}

namespace {

bool hasHead(const Table &table)
{
    return std::any_of(table.columns.begin(), table.columns.end(),
                       [](const TableColumn &each) { return !each.head.isEmpty(); });
}

// The same heads printed again, without a caption of their own.
bool goesOnAfter(const Table &before, const Table &table)
{
    const auto sameHead = [](const TableColumn &a, const TableColumn &b) { return a.head == b.head; };
    return hasHead(table) && (table.caption.isEmpty() || table.page > before.page) &&
           table.labelHead == before.labelHead &&
           std::equal(table.columns.begin(), table.columns.end(), before.columns.begin(), before.columns.end(),
                      sameHead);
}

} // namespace

std::optional<TypedTable> typedTableAt(const QList<Table> &tables, qsizetype at, const Document &document)
{
    if (listsPages(tables[at], document.pages))
        return {};
    TypedTable typed = typedTable(tables[at]);
    typed.document = document.id;
    typed.goesOn = tables[at].goesOn;
    for (qsizetype i = at; i-- > 0 && tables[i].page + 1 >= tables[at].page;)
        typed.goesOn = typed.goesOn || goesOnAfter(tables[i], tables[at]);
    bool isNext = true; // ignoring labels with values
    for (qsizetype i = at + 1; i < tables.size() && tables[i].page <= tables[at].page + 1; ++i) {
        typed.goesOn = typed.goesOn || (isNext && tables[i].goesOn) || goesOnAfter(tables[at], tables[i]);
        isNext = isNext && !hasHead(tables[i]) && tables[i].columns.size() == 1;
    }
    return typed;
}

TypedTable transposed(const TypedTable &table)
{
    TypedTable other = table;
    std::swap(other.rows, other.columns);
    other.isTransposed = !table.isTransposed;
    other.clear();
    for (TypedCell cell : table.cells) {
        std::swap(cell.row, cell.column);
        other.add(cell);
    }
    return other;
}

QString withoutLigatures(QString text)
{
    static const std::pair<char16_t, QString> ligatures[] = {
        {u'\ufb00', u"ff"_s},  {u'\ufb01', u"fi"_s}, {u'\ufb02', u"fl"_s}, {u'\ufb03', u"ffi"_s},
        {u'\ufb04', u"ffl"_s}, {u'\ufb05', u"st"_s}, {u'\ufb06', u"st"_s}};
    for (const auto &[ligature, letters] : ligatures)
        text.replace(QChar(ligature), letters);
    return text;
}

QString withoutBrackets(const QString &text)
{
    QString plain;
    int depth = 0;
    for (const QChar c : text) {
        depth += c == u'(';
        if (depth == 0)
            plain += c;
        depth -= c == u')' && depth > 0;
    }
    return plain.simplified();
}

} // namespace core
