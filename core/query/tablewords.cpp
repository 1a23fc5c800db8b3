#include "core/query/tablewords.h"

#include "core/language/lexicon.h"
#include "core/language/terms.h"
#include "core/language/tokenizedtext.h"
#include "core/numbers/rowroles.h"
#include "core/tables/periods.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace core {

using namespace Qt::StringLiterals;

namespace {

constexpr int partNotAsked = 2;      // additional words that mark a name as a part not asked for
constexpr int longestPart = 3;       // words besides the name of the whole
constexpr qsizetype leastOfGrid = 3; // columns for one time

bool saysYear(const FiscalPeriod &asked, const QString &text)
{
    return asked.kind == FiscalPeriod::Year && !text.isEmpty() && periodIn(text).year == asked.year;
}

bool isWhole(const QString &part)
{
    return lexicon().words("whole-parts").contains(part.section(u' ', 0, 0).toLower());
}

// Whether the question may be about several rows rather than one cell.
bool mayBeOfRows(const AskedQuestion &asked)
{
    static const QSet<QuestionForm> forms{QuestionForm::Count, QuestionForm::List,    QuestionForm::Sum,
                                          QuestionForm::Mean,  QuestionForm::Extreme, QuestionForm::Threshold,
                                          QuestionForm::Rank,  QuestionForm::Within};
    const QuestionForm form = formOf(asked);
    return forms.contains(form) || (form == QuestionForm::Value && asked.has(Operator::Which));
}

} // namespace

TableWords::TableWords(const AskedQuestion &asked, const TableAtHand &at, const TypedTable &table)
    : m_asked(asked),
      m_at(at),
      m_table(table),
      m_names(asked)
{
    m_title = m_names.wordsOf(table.title);
    const QString dimension = table.rows.isByTitle && isGrid() ? QString() : table.rows.dimension;
    m_rowTerms = termsOf(dimension);
    m_dimension = m_names.wordsOf(dimension);
    if (m_dimension == 0 && dimension.isEmpty() && !isGrid()) {
        m_dimension = m_title & thingsAsked();
        m_isByTitle = m_dimension != 0;
    }
    m_around = m_title | m_dimension | m_names.wordsOf(table.remarks) | m_names.wordsOf(table.columns.dimension) |
               m_names.wordsOf(table.unit) | at.document;
    for (const Member &row : table.rows.members)
        m_rows.append(namesOfRow(row));
    for (const Member &column : table.columns.members) {
        Cover head = m_names.cover(column.name, termsOf(table.columns.dimension));
        if (column.period.year > 0)
            head = withoutTime(column.name, head);
        head.aside |= m_names.wordsOf(column.unit);
        m_columns.append(head);
        m_said |= head.all();
    }
    for (const RowNames &row : std::as_const(m_rows))
        m_said |= row.all();
    for (const TypedCell &cell : table.cells)
        m_cellWords |= cell.isNumber() || cell.text.isEmpty() ? 0 : m_names.wordsOf(cell.text);
    m_setting = at.setting & ~(m_said | m_cellWords);
    if (mayBeOfRows(asked))
        m_filter = rowFilterOf(asked, table, m_names);
}

RowNames TableWords::namesOfRow(const Member &row) const
{
    RowNames names{m_names.cover(row.name, m_rowTerms), m_names.wordsOf(row.group), 0, 0};
    if (row.period.year > 0)
        names.label = withoutTime(row.name, names.label);
    if (!row.group.isEmpty())
        names.groupExtra = m_names.cover(row.group).extra;
    // "Ferry Overseas" above rows in a report of Ferry: a part with the name of the whole.
    const bool isNamedPart = (names.group & m_at.document) != 0 && names.groupExtra > 0;
    names.label.extra += isNamedPart && names.groupExtra <= longestPart ? partNotAsked : 0;
    if (row.role == Member::Remainder && !isRemainder(m_asked.text))
        names.label.extra += partNotAsked;
    for (const QString &each : row.beside) {
        const WordBits words = m_names.wordsOf(each);
        names.beside |= words;
        if (words == 0 && !isWhole(each) && hasTwin(row))
            names.label.extra += partNotAsked;
    }
    return names;
}

// A fragment of the name above: it begins with a lower-case letter where others have a capital. Or a name with a
// fragment of a word: "Joronnic k valve".
bool TableWords::isTorn(const Member &row) const
{
    const auto beginsSmall = [](const Member &each) { return !each.name.isEmpty() && each.name.front().isLower(); };
    const QStringList words = row.name.split(u' ');
    const bool hasPiece = std::any_of(words.begin(), words.end(), [](const QString &word) {
        return word.size() == 1 && word.front().isLower() && !QStringView(u"aeiouyàé").contains(word.front());
    });
    return hasPiece ||
           (beginsSmall(row) && !std::all_of(m_table.rows.members.begin(), m_table.rows.members.end(), beginsSmall));
}

// Other rows have the same name: words beside it distinguish them.
bool TableWords::hasTwin(const Member &row) const
{
    return std::count_if(m_table.rows.members.begin(), m_table.rows.members.end(),
                         [&](const Member &other) { return other.name == row.name; }) > 1;
}

bool TableWords::namesDimension() const
{
    return (m_asked.content & m_dimension) != 0;
}

// Numbers and months of a date add nothing to the time.
Cover TableWords::withoutTime(const QString &name, Cover cover) const
{
    int extra = 0;
    forEachTerm(name, [&](QStringView view, int, int) {
        const QString term = view.toString();
        const bool hasDigit = std::any_of(term.begin(), term.end(), [](QChar c) { return c.isDigit(); });
        extra += !hasDigit && !isStopTerm(term) && !isSoftTerm(term) && !isMonth(term) && m_names.wordsOf(term) == 0 &&
                 !namesPeriod(term) && !lexicon().terms("period-openings").contains(term);
    });
    cover.extra = std::min(cover.extra, extra);
    return cover;
}

// Whether its columns are several things at one time: then it is unclear whether the title is about rows or columns.
bool TableWords::isGrid() const
{
    const QList<Member> &columns = m_table.columns.members;
    return std::any_of(columns.begin(), columns.end(), [&](const Member &column) {
        return std::count_if(columns.begin(), columns.end(), [&](const Member &other) {
                   return other.period == column.period && !other.isShare && !other.name.isEmpty();
               }) >= leastOfGrid;
    });
}

// "segment" after "which" or before "had the highest".
WordBits TableWords::thingsAsked() const
{
    const OperatorUse *use = m_asked.use(Operator::Which);
    if (!use)
        use = m_asked.has(Operator::Highest) ? m_asked.use(Operator::Highest) : m_asked.use(Operator::Lowest);
    for (int i = use ? int(std::bit_width(use->words)) : 64; i < m_asked.words.size(); ++i) {
        if ((m_asked.content >> i & 1) != 0)
            return WordBits(1) << i;
    }
    return 0;
}

const TypedCell *TableWords::numberAt(int row, int column) const
{
    const TypedCell *cell = m_table.cell(row, column);
    return cell && cell->isNumber() ? cell : nullptr;
}

// A column of changes must be named itself: "Net change in staff".
bool TableWords::tellsOtherChange(int column) const
{
    return m_table.columns.members[column].period.change &&
           !(m_columns[column].isFull() && (m_columns[column].words & m_asked.content) != 0);
}

std::optional<FiscalPeriod> TableWords::periodAsked() const
{
    return m_asked.periods.isEmpty() ? std::nullopt : std::optional(m_asked.periods.first());
}

QList<Plan> TableWords::refused(const char *why) const
{
    m_why = QString::fromLatin1(why);
    return {};
}

// Rows whose full names are in the question, each with words of its own.
QList<int> TableWords::namedRows() const
{
    QList<int> named;
    const auto words = [this](int row) { return m_rows[row].label.words & ~m_dimension; };
    for (int row = 0; row < m_rows.size(); ++row) {
        const Cover &label = m_rows[row].label;
        const WordBits needed = (label.words & m_asked.content & ~m_dimension);
        if (!label.isFull() || needed == 0)
            continue;
        const bool isWithin = std::any_of(m_rows.begin(), m_rows.end(), [&](const RowNames &other) {
            const WordBits theirs = other.label.words & ~m_dimension;
            return other.label.isFull() && theirs != words(row) && (words(row) & ~theirs) == 0;
        });
        if (!isWithin)
            named.append(row);
    }
    return named;
}

WordBits TableWords::groupAsked() const
{
    WordBits words = 0;
    for (int row = 0; row < m_rows.size(); ++row) {
        if (!m_table.rows.members[row].group.isEmpty() && m_rows[row].groupExtra == 0)
            words |= m_rows[row].group & m_asked.content & ~m_dimension;
    }
    return words;
}

// All rows that are parts; only those of one group if that is asked for.
QList<int> TableWords::parts() const
{
    const WordBits group = groupAsked();
    QList<int> parts;
    for (int row = 0; row < m_rows.size(); ++row) {
        const Member &member = m_table.rows.members[row];
        if (m_isByTitle && member.role == Member::Total && !parts.isEmpty())
            break; // rows after the sum are about something else
        const bool isPart =
            member.role == Member::Part || member.role == Member::Remainder || member.role == Member::Unsure;
        if (isPart && isWithin(row) && (group == 0 || (m_rows[row].group & group) == group))
            parts.append(row);
    }
    return parts;
}

// The parts in a column, if all totals in it are sums of these: of the rows since the previous total, or of all so far.
// Rows after the last total are about something else. Nothing: the rows are not parts of one whole.
QList<int> TableWords::partsIn(int column) const
{
    const QList<int> all = parts();
    if (m_filter) // no total covers just these
        return all;
    QList<int> totalled;
    QList<int> block;
    double sum = 0; // sum of all so far
    double ofBlock = 0;
    bool hasTotal = false;
    for (int row = 0; row < m_rows.size(); ++row) {
        const TypedCell *cell = numberAt(row, column);
        if (all.contains(row)) {
            block.append(row);
            sum += cell ? cell->value() : 0;
            ofBlock += cell ? cell->value() : 0;
            continue;
        }
        if (m_table.rows.members[row].role != Member::Total || !cell || cell->unit == u"%" || block.isEmpty())
            continue;
        const auto isNear = [&](double value) {
            return std::abs(value - cell->value()) <= nearlyAll * std::abs(cell->value());
        };
        totalled += std::exchange(block, {});
        if (areComplete(totalled, column) && !isNear(std::exchange(ofBlock, 0)) && !isNear(sum))
            return {};
        hasTotal = true;
    }
    return hasTotal ? totalled : all;
}

bool TableWords::areComplete(const QList<int> &rows, int column) const
{
    return std::all_of(rows.begin(), rows.end(), [&](int row) { return numberAt(row, column) != nullptr; });
}

bool TableWords::areOfOneUnit(const QList<CellPlace> &cells) const
{
    const TypedCell *first = m_table.cell(cells.first().row, cells.first().column);
    return std::all_of(cells.begin(), cells.end(), [&](const CellPlace &place) {
        const TypedCell *cell = m_table.cell(place.row, place.column);
        return cell && cell->isNumber() && cell->isScaleSure && cell->unit == first->unit &&
               cell->scale == first->scale;
    });
}

// The only column for the time asked for that has the remaining words, and whose head says nothing else.
std::optional<int> TableWords::columnFor(WordBits rest, const std::optional<FiscalPeriod> &period,
                                         WordBits *explained) const
{
    QList<int> fitting;
    int best = -1;
    for (int column = 0; column < m_columns.size(); ++column) {
        const Member &member = m_table.columns.members[column];
        const Cover &head = m_columns[column];
        if (member.role == Member::Reference || tellsOtherChange(column) || head.extra > 0 ||
            (rest & ~(head.all() | aroundRows())) != 0 ||
            (member.isShare && !m_asked.wantsShare && (!head.isFull() || withoutBrackets(member.name).contains(u'%'))))
            continue;
        // The time may be given by rows: each row then shows it.
        if (period && !isOfTime(m_table, m_at.calendar, {-1, column}, *period))
            continue;
        const int words = countOf(head.words & m_asked.content);
        if (words > best)
            fitting.clear();
        best = std::max(best, words);
        if (words == best)
            fitting.append(column);
    }
    if (best == 0 && hasOtherMeasure())
        fitting.clear();
    if (fitting.size() > 1 && m_asked.has(Operator::Total) && !period)
        fitting = totalOf(fitting);
    if (fitting.size() > 1 && !period)
        fitting = latestOf(fitting);
    if (fitting.size() != 1) {
        m_why = fitting.isEmpty() ? u"no column matches"_s : u"several columns match"_s;
        return {};
    }
    *explained |= m_columns[fitting.first()].all();
    return fitting.first();
}

// "Which building is the largest?" where the columns are year and height: a column that is not named is not chosen just
// because its head says little.
bool TableWords::hasOtherMeasure() const
{
    for (int column = 0; column < m_columns.size(); ++column) {
        const Member &member = m_table.columns.members[column];
        if (m_columns[column].extra == 0 || member.role != Member::Part || member.period.year > 0 || member.isShare)
            continue;
        for (int row = 0; row < m_rows.size(); ++row) {
            if (numberAt(row, column))
                return true;
        }
    }
    return false;
}

// Whether the words that select rows refer to nothing else nearby.
bool TableWords::isFilterSure() const
{
    return !m_filter || m_filter->isHeadNamed || (m_filter->words & (m_at.document | m_title | m_at.setting)) == 0;
}

// The one that contains the sums of the others.
QList<int> TableWords::totalOf(const QList<int> &columns) const
{
    QList<int> totals;
    for (const int column : columns) {
        if (m_table.columns.members[column].role == Member::Total)
            totals.append(column);
    }
    return totals.size() == 1 ? totals : columns;
}

// If no time is asked for, the latest of columns that differ only in time.
QList<int> TableWords::latestOf(const QList<int> &columns) const
{
    const auto yearOf = [this](int column) { return m_table.columns.members[column].period.year; };
    int latest = columns.first();
    for (const int column : columns) {
        if (yearOf(column) == 0)
            return columns;
        latest = yearOf(column) > yearOf(latest) ? column : latest;
    }
    const bool isOne =
        std::count_if(columns.begin(), columns.end(), [&](int each) { return yearOf(each) == yearOf(latest); }) == 1;
    return isOne ? QList<int>{latest} : columns;
}

Plan TableWords::planOf(TableQuery::Kind kind, const QList<CellPlace> &cells, WordBits explained) const
{
    Plan plan;
    plan.table = &m_table;
    plan.query.kind = kind;
    plan.query.cells = cells;
    plan.query.where = m_filter && (explained & m_filter->words) == m_filter->words ? m_filter->said : QString();
    plan.query.isHighest =
        !m_asked.has(Operator::Lowest) && (kind != TableQuery::Compare || !m_asked.has(Operator::Less));
    plan.explained = explained | aroundRows();
    plan.byPage =
        m_asked.content & ~m_asked.denials & m_setting & ~(explained | (m_around & ~m_cellWords) | m_dimension);
    plan.unexplained = m_asked.content & ~plan.explained;
    plan.isSure = isFilterSure() && plan.byPage == 0;
    plan.fit = countOf(m_asked.content & explained) * wordInName +
               countOf(m_asked.content & aroundRows() & ~explained) * wordInTitle;
    if (!cells.isEmpty() && cells.first().column >= 0)
        plan.query.what = measureOf(cells.first().column);
    return plan;
}

QString TableWords::measureOf(int column) const
{
    const Member &member = m_table.columns.members[column];
    const bool isTime = member.period.year > 0 && m_columns[column].words == 0;
    if (!isTime || m_table.title.isEmpty())
        return member.name;
    return member.name.isEmpty() ? m_table.title : m_table.title + u", "_s + member.name;
}

// The rows for the times in the question; empty if one is missing.
QList<int> TableWords::timesAsked(const QList<int> &rows) const
{
    if (m_asked.periods.isEmpty())
        return rows;
    QList<int> found;
    QSet<int> met;
    for (const int row : rows) {
        for (qsizetype i = 0; i < m_asked.periods.size(); ++i) {
            const FiscalPeriod &period = m_asked.periods[i];
            const bool isInYear = m_asked.has(Operator::Quarter) && period.kind == FiscalPeriod::Year &&
                                  period.year == m_table.rows.members[row].period.year;
            if (!isInYear && !isOfTime(m_table, m_at.calendar, {row, -1}, period))
                continue;
            met.insert(int(i));
            if (!found.contains(row))
                found.append(row);
        }
    }
    return met.size() == m_asked.periods.size() ? found : QList<int>();
}

int TableWords::lastYear() const
{
    int last = 0;
    for (const Member &column : m_table.columns.members)
        last = std::max(last, column.period.change ? 0 : column.period.year);
    return last;
}

// "not more than" means at most.
// What "how many" counts: the words directly after it.
WordBits TableWords::counted() const
{
    const OperatorUse *use = m_asked.use(Operator::HowMany);
    WordBits words = 0;
    for (int i = use ? int(std::bit_width(use->words)) : 64; i < m_asked.words.size(); ++i) {
        if ((m_asked.content >> i & 1) != 0)
            words |= WordBits(1) << i;
        else
            break;
    }
    return words;
}

bool isOfTime(const TypedTable &table, const FiscalCalendar &calendar, const CellPlace &place,
              const FiscalPeriod &period)
{
    const auto isOf = [&](const Period &printed) {
        for (const bool instant : {false, true}) {
            const auto told = fiscalPeriodOf(printed, calendar, instant);
            if (told && answers(*told, period, instant))
                return true;
        }
        return false;
    };
    const Member column = table.columns.members.value(place.column);
    const Member row = table.rows.members.value(place.row);
    if (column.period.change && column.period.year > 0)
        return false;
    if (column.period.year > 0 || row.period.year > 0)
        return (column.period.year == 0 || isOf(column.period)) && (row.period.year == 0 || isOf(row.period));
    for (const QString &text : {row.group, table.remarks}) {
        if (periodIn(text).year > 0)
            return saysYear(period, text);
    }
    return saysYear(period, table.title);
}

} // namespace core
