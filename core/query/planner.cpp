#include "core/query/planner.h"

#include "core/language/lexicon.h"
#include "core/language/terms.h"
#include "core/language/tokenizedtext.h"
#include "core/numbers/rowroles.h"
#include "core/tables/periods.h"
#include "core/tables/printednumber.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <utility>

namespace core {

using namespace Qt::StringLiterals;

namespace {

constexpr double inName = 1.0; // what a word of the question counts, by where it stands
constexpr double inBeside = 0.8;
constexpr double inGroup = 0.7;
constexpr double inTitle = 0.4;
constexpr double inDocument = 0.2;
constexpr double onPage = 0.05;
constexpr double nameSaysMore = 0.6; // a word of a name that is not asked for
constexpr double headSaysMore = 0.3;
constexpr double saysLittleMore = 0.05;
constexpr int partNotAsked = 2; // words that a name says more, for a part that is not asked for
constexpr int longestPart = 3;  // words beside the name of the whole
constexpr qsizetype leastParts = 2;
constexpr qsizetype leastOfMost = 3; // parts of which one may be the largest
constexpr qsizetype mostPlans = 40;
constexpr double nearlyAll = 0.005; // of a total that its parts may miss by rounding

int count(WordBits words)
{
    return std::popcount(words);
}

bool saysYear(const FiscalPeriod &asked, const QString &text)
{
    return asked.kind == FiscalPeriod::Year && !text.isEmpty() && periodIn(text).year == asked.year;
}

struct RowNames
{
    Cover label;
    WordBits group = 0;
    WordBits beside = 0;
    int groupExtra = 0;
    WordBits all() const { return label.all() | group | beside; }
};

class Planner
{
public:
    Planner(const AskedQuestion &asked, const TableAtHand &at, const TypedTable &table)
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
    }

    QList<Plan> values(const std::optional<FiscalPeriod> &period) const;
    QList<Plan> overTime(TableQuery::Kind kind) const;
    QList<Plan> ofNamed(TableQuery::Kind kind) const;
    QList<Plan> ofParts(TableQuery::Kind kind) const;
    QList<Plan> overTimes() const; // "in which year"
    QList<Plan> share() const;
    QList<Plan> growths() const;
    QList<Plan> rows(TableQuery::Kind kind) const; // counted or listed
    QString why() const { return m_why; }
    bool namesDimension() const { return (m_asked.content & m_dimension) != 0; }
    bool namesAllParts() const;

private:
    RowNames namesOfRow(const Member &row) const
    {
        RowNames names{m_names.cover(row.name, m_rowTerms), m_names.wordsOf(row.group), 0, 0};
        if (row.period.year > 0)
            names.label = withoutTime(row.name, names.label);
        if (!row.group.isEmpty())
            names.groupExtra = m_names.cover(row.group).extra;
        // "Ferry Overseas" over rows of a report of Ferry: a part that has a name of the whole.
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

    // A piece of the name above: it begins small, where others begin with a capital. Or a name with a piece of a word:
    // "Joronnic k valve".
    bool isTorn(const Member &row) const
    {
        const auto beginsSmall = [](const Member &each) { return !each.name.isEmpty() && each.name.front().isLower(); };
        const QStringList words = row.name.split(u' ');
        const bool hasPiece = std::any_of(words.begin(), words.end(), [](const QString &word) {
            return word.size() == 1 && word.front().isLower() && !QStringView(u"aeiouyàé").contains(word.front());
        });
        return hasPiece || (beginsSmall(row) &&
                            !std::all_of(m_table.rows.members.begin(), m_table.rows.members.end(), beginsSmall));
    }

    // Other rows have its name: words beside it tell them apart.
    bool hasTwin(const Member &row) const
    {
        return std::count_if(m_table.rows.members.begin(), m_table.rows.members.end(),
                             [&](const Member &other) { return other.name == row.name; }) > 1;
    }

    static bool isWhole(const QString &part)
    {
        return lexicon().words("whole-parts").contains(part.section(u' ', 0, 0).toLower());
    }

    // Numbers and months of a date say nothing more than the time.
    Cover withoutTime(const QString &name, Cover cover) const
    {
        int extra = 0;
        forEachTerm(name, [&](QStringView view, int, int) {
            const QString term = view.toString();
            const bool hasDigit = std::any_of(term.begin(), term.end(), [](QChar c) { return c.isDigit(); });
            extra += !hasDigit && !isStopTerm(term) && !isSoftTerm(term) && !isMonth(term) &&
                     m_names.wordsOf(term) == 0 && !namesPeriod(term) &&
                     !lexicon().terms("period-openings").contains(term);
        });
        cover.extra = std::min(cover.extra, extra);
        return cover;
    }

    // Whose columns are several things at one time: of which of both, rows or columns, the title speaks is not known.
    bool isGrid() const
    {
        const QList<Member> &columns = m_table.columns.members;
        return std::any_of(columns.begin(), columns.end(), [&](const Member &column) {
            return std::count_if(columns.begin(), columns.end(), [&](const Member &other) {
                       return other.period == column.period && !other.isShare && !other.name.isEmpty();
                   }) >= leastOfMost;
        });
    }

    // "segment", behind "which" or before "had the highest".
    WordBits thingsAsked() const
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

    const TypedCell *numberAt(int row, int column) const
    {
        const TypedCell *cell = m_table.cell(row, column);
        return cell && cell->isNumber() ? cell : nullptr;
    }

    // A column of changes is asked for by its name alone: "Net change in staff".
    bool tellsOtherChange(int column) const
    {
        return m_table.columns.members[column].period.change &&
               !(m_columns[column].isFull() && (m_columns[column].words & m_asked.content) != 0);
    }

    std::optional<Plan> planAt(int row, int column) const;
    bool isPartOfSomething(int row, int column) const;
    QList<int> timesAsked(const QList<int> &rows) const;
    bool mayBeOfItsRow(int column) const;
    bool mayTell(const TypedCell &cell, int row, int column) const;
    double fitOf(const RowNames &row, const Cover &head, const Plan &plan) const;
    std::optional<int> columnFor(WordBits rest, const std::optional<FiscalPeriod> &period, WordBits *explained) const;
    QList<int> latestOf(const QList<int> &columns) const;
    QList<int> namedRows() const;
    QList<int> parts() const;
    QList<int> partsIn(int column) const;
    bool isPartOf(int part, int total, int column) const;
    QList<Plan> shareOfAll(int part) const;
    WordBits groupAsked() const;
    std::optional<int> printedTotal(const QList<int> &parts, int column) const;
    Plan planOf(TableQuery::Kind kind, const QList<CellPlace> &cells, WordBits explained) const;
    std::optional<Plan> sumOfParts(int column, WordBits explained) const;
    bool areComplete(const QList<int> &rows, int column) const;
    bool areOfOneUnit(const QList<CellPlace> &cells) const;
    std::optional<FiscalPeriod> periodAsked() const
    {
        return m_asked.periods.isEmpty() ? std::nullopt : std::optional(m_asked.periods.first());
    }
    WordBits counted() const;
    std::optional<Bound> boundAsked() const;
    QString measureOf(int column) const;
    int lastYear() const;
    QList<Plan> refused(const char *why) const
    {
        m_why = QString::fromLatin1(why);
        return {};
    }

    const AskedQuestion &m_asked;
    const TableAtHand &m_at;
    const TypedTable &m_table;
    const NameMatch m_names;
    QSet<QString> m_rowTerms;
    QList<RowNames> m_rows;
    QList<Cover> m_columns;
    WordBits m_dimension = 0;
    WordBits m_title = 0;
    WordBits m_around = 0;
    bool m_isByTitle = false; // what the rows are is said by the title alone: they have to add up
    WordBits m_said = 0;      // words that some name of a member has: another cell's where this one has them not
    mutable QString m_why;
};

// What a "how many" counts: the words right behind it.
WordBits Planner::counted() const
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

// Whether a number may be that of what is asked for. What rows are called is not what their cells count, and a share
// answers only who asks for one.
bool Planner::mayTell(const TypedCell &cell, int row, int column) const
{
    const RowNames &names = m_rows[row];
    const Cover &head = m_columns[column];
    const WordBits said = names.label.all() | names.beside | head.all();
    const bool isTotalOfTitle = m_table.rows.members[row].role == Member::Total && m_asked.has(Operator::Total) &&
                                (m_title & m_asked.content & ~m_dimension) != 0;
    if ((said & m_asked.content & ~m_dimension) == 0 && !isTotalOfTitle)
        return false;
    if (cell.isNumber() && cell.unit == u"%" && !m_asked.wantsShare && isPartOfSomething(row, column))
        return false;
    const WordBits things = counted();
    const WordBits explains = names.label.all() | head.all() | (m_title & ~m_dimension) | names.group;
    return things == 0 || (things & (explains & ~(m_dimension & ~head.all()))) != 0;
}

// "% of total sales": another thing than sales; "Turnout (%)" is the turnout.
bool Planner::isPartOfSomething(int row, int column) const
{
    const bool isNamed = m_rows[row].label.isFull() || m_columns[column].isFull();
    return !isNamed || withoutBrackets(m_table.rows.members[row].name).contains(u'%') ||
           withoutBrackets(m_table.columns.members[column].name).contains(u'%');
}

double Planner::fitOf(const RowNames &row, const Cover &head, const Plan &plan) const
{
    WordBits seen = 0;
    double fit = 0;
    const auto gain = [&](WordBits words, double weight) {
        fit += count(words & ~seen) * weight;
        seen |= words;
    };
    gain(row.label.words | head.words, inName);
    gain(row.beside, inBeside);
    const bool needsGroup = (row.group & ~seen) != 0;
    gain(row.group, inGroup);
    gain(row.label.aside | head.aside | m_title | m_around, inTitle);
    gain(m_at.document, inDocument);
    gain(plan.byPage, onPage);
    fit -= row.label.extra * nameSaysMore + head.extra * headSaysMore;
    fit -= (row.label.soft + head.soft) * saysLittleMore + (needsGroup ? 2 : 1) * row.groupExtra * saysLittleMore;
    return fit;
}

std::optional<Plan> Planner::planAt(int row, int column) const
{
    const TypedCell *cell = m_table.cell(row, column);
    const RowNames &names = m_rows[row];
    const Cover &head = m_columns[column];
    const Member &member = m_table.columns.members[column];
    if (!cell || cell->text.isEmpty() || member.role == Member::Reference || tellsOtherChange(column))
        return {};
    // Words in a column without a name may be of anything; those that the row is told by are not what is asked for.
    if (!cell->isNumber() && member.name.isEmpty())
        return {};
    if (!cell->isNumber() && (m_names.wordsOf(cell->text) & m_asked.content & ~names.label.all()) != 0)
        return {};
    if (!mayTell(*cell, row, column))
        return {};
    Plan plan;
    plan.table = &m_table;
    plan.query.cells = {{row, column}};
    plan.explained = names.all() | head.all() | m_around;
    const WordBits rest = m_asked.content & ~plan.explained;
    plan.byPage = rest & m_at.page & ~m_said;
    plan.unexplained = rest & ~plan.byPage;
    plan.query.isOfThings = m_asked.has(Operator::HowMany);
    // "North Sea, South Sea & Islands" over rows that are of all of these.
    const WordBits byTitle = m_asked.content & m_title & ~(names.all() | head.all() | m_dimension | m_at.document);
    const bool isOfSome = byTitle != 0 && (m_table.title.contains(u',') || m_table.title.contains(u'&')) &&
                          m_names.cover(m_table.title).extra > 0;
    plan.isSure = !isOfSome &&
                  (names.label.isFull() || (names.label.words == 0 && names.label.extra == 0) ||
                   (names.label.extra == 0 && names.beside != 0)) &&
                  head.extra == 0;
    plan.isOfBoth = names.label.isFull() && head.isFull() &&
                    (names.label.words & m_asked.content & ~m_dimension) != 0 &&
                    (head.words & m_asked.content & ~names.label.words) != 0;
    plan.fit = fitOf(names, head, plan);
    return plan;
}

QList<Plan> Planner::values(const std::optional<FiscalPeriod> &period) const
{
    QList<Plan> plans;
    for (int row = 0; row < m_rows.size(); ++row) {
        const RowNames &names = m_rows[row];
        const bool isAsked = (names.label.all() | names.beside) != 0 ||
                             (m_table.rows.members[row].role == Member::Total && m_asked.has(Operator::Total));
        for (int column = 0; isAsked && column < m_columns.size(); ++column) {
            if (period && !isOfTime(m_table, m_at.calendar, {row, column}, *period))
                continue;
            if (const std::optional<Plan> plan = planAt(row, column))
                plans.append(*plan);
        }
    }
    std::stable_sort(plans.begin(), plans.end(), [](const Plan &a, const Plan &b) {
        return std::pair(count(a.unexplained), -a.fit) < std::pair(count(b.unexplained), -b.fit);
    });
    if (plans.isEmpty())
        m_why = u"no cell has its words"_s;
    return plans.mid(0, mostPlans);
}

// The rows that the question names whole, each by other words than the others.
QList<int> Planner::namedRows() const
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

WordBits Planner::groupAsked() const
{
    WordBits words = 0;
    for (int row = 0; row < m_rows.size(); ++row) {
        if (!m_table.rows.members[row].group.isEmpty() && m_rows[row].groupExtra == 0)
            words |= m_rows[row].group & m_asked.content & ~m_dimension;
    }
    return words;
}

// All rows that are parts; of one group where that is asked for.
QList<int> Planner::parts() const
{
    const WordBits group = groupAsked();
    QList<int> parts;
    for (int row = 0; row < m_rows.size(); ++row) {
        const Member &member = m_table.rows.members[row];
        if (m_isByTitle && member.role == Member::Total && !parts.isEmpty())
            break; // what comes behind the sum is something else
        const bool isPart =
            member.role == Member::Part || member.role == Member::Remainder || member.role == Member::Unsure;
        if (isPart && (group == 0 || (m_rows[row].group & group) == group))
            parts.append(row);
    }
    return parts;
}

// Those of a column, where all totals in it are of these: of the rows since the total before, or of all so far. What
// comes behind the last one is something else. Nothing: the rows are no parts of one thing.
QList<int> Planner::partsIn(int column) const
{
    const QList<int> all = parts();
    QList<int> totalled;
    QList<int> block;
    double sum = 0; // of all so far
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

bool Planner::areComplete(const QList<int> &rows, int column) const
{
    return std::all_of(rows.begin(), rows.end(), [&](int row) { return numberAt(row, column) != nullptr; });
}

bool Planner::areOfOneUnit(const QList<CellPlace> &cells) const
{
    const TypedCell *first = m_table.cell(cells.first().row, cells.first().column);
    return std::all_of(cells.begin(), cells.end(), [&](const CellPlace &place) {
        const TypedCell *cell = m_table.cell(place.row, place.column);
        return cell && cell->isNumber() && cell->isScaleSure && cell->unit == first->unit &&
               cell->scale == first->scale;
    });
}

// The one column of the time asked for that has the rest of the words, and whose head says nothing else.
std::optional<int> Planner::columnFor(WordBits rest, const std::optional<FiscalPeriod> &period,
                                      WordBits *explained) const
{
    QList<int> fitting;
    int best = -1;
    for (int column = 0; column < m_columns.size(); ++column) {
        const Member &member = m_table.columns.members[column];
        const Cover &head = m_columns[column];
        if (member.role == Member::Reference || tellsOtherChange(column) || head.extra > 0 ||
            (rest & ~(head.all() | m_around)) != 0 ||
            (member.isShare && !m_asked.wantsShare && (!head.isFull() || withoutBrackets(member.name).contains(u'%'))))
            continue;
        // A time may be the row's: each row says whether it is.
        if (period && !isOfTime(m_table, m_at.calendar, {-1, column}, *period))
            continue;
        const int words = count(head.words & m_asked.content);
        if (words > best)
            fitting.clear();
        best = std::max(best, words);
        if (words == best)
            fitting.append(column);
    }
    if (fitting.size() > 1 && !period)
        fitting = latestOf(fitting);
    if (fitting.size() != 1) {
        m_why = fitting.isEmpty() ? u"no column has its words"_s : u"several columns have its words"_s;
        return {};
    }
    *explained |= m_columns[fitting.first()].all();
    return fitting.first();
}

// Where no time is asked for, the last one of columns that differ by nothing else.
QList<int> Planner::latestOf(const QList<int> &columns) const
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

Plan Planner::planOf(TableQuery::Kind kind, const QList<CellPlace> &cells, WordBits explained) const
{
    Plan plan;
    plan.table = &m_table;
    plan.query.kind = kind;
    plan.query.cells = cells;
    plan.query.isHighest =
        !m_asked.has(Operator::Lowest) && (kind != TableQuery::Compare || !m_asked.has(Operator::Less));
    plan.explained = explained | m_around;
    plan.unexplained = m_asked.content & ~plan.explained;
    plan.fit = count(m_asked.content & explained) * inName + count(m_asked.content & m_around & ~explained) * inTitle;
    if (!cells.isEmpty() && cells.first().column >= 0)
        plan.query.what = measureOf(cells.first().column);
    return plan;
}

QString Planner::measureOf(int column) const
{
    const Member &member = m_table.columns.members[column];
    const bool isTime = member.period.year > 0 && m_columns[column].words == 0;
    if (!isTime || m_table.title.isEmpty())
        return member.name;
    return member.name.isEmpty() ? m_table.title : m_table.title + u", "_s + member.name;
}

// One row, or one column, at several times.
QList<Plan> Planner::overTime(TableQuery::Kind kind) const
{
    QList<FiscalPeriod> periods = m_asked.periods;
    if (kind != TableQuery::Mean && kind != TableQuery::Sum) {
        if (periods.size() == 1)
            periods.prepend(periods.first().previous());
        if (periods.size() < 2)
            return refused("it names no two times");
        periods = {periods.last(), periods.first()};
    }
    QList<CellPlace> cells;
    WordBits explained = 0;
    double fit = 0;
    for (const FiscalPeriod &period : periods) {
        QList<Plan> plans = values(period);
        plans.removeIf([&](const Plan &each) {
            const CellPlace place = each.query.cells.first();
            const bool isApart =
                !cells.isEmpty() && place.row != cells.first().row && place.column != cells.first().column;
            return isApart || !each.isSure || each.unexplained != 0 || each.byPage != 0 ||
                   !numberAt(place.row, place.column);
        });
        if (plans.isEmpty() || (plans.size() > 1 && plans[1].fit > plans[0].fit - 0.01))
            return refused(plans.isEmpty() ? "no cell has its words and times" : "several cells have its words");
        cells.append(plans.first().query.cells);
        explained |= plans.first().explained;
        fit += plans.first().fit / double(periods.size());
    }
    if (cells.size() < 2 || cells[0] == cells[1] || !areOfOneUnit(cells))
        return refused("the cells have other units");
    Plan plan = planOf(kind, cells, explained);
    plan.fit = fit;
    plan.query.isOverTime = true;
    return {plan};
}

// Two rows, or more of a sum, that the question names.
QList<Plan> Planner::ofNamed(TableQuery::Kind kind) const
{
    const QList<int> named = namedRows();
    const bool isSum = kind == TableQuery::Sum || kind == TableQuery::Mean;
    if (named.size() < 2 || (!isSum && named.size() > 2))
        return refused("it names no two rows");
    WordBits explained = 0;
    for (const int row : named) {
        const WordBits words = m_rows[row].label.words & ~m_dimension;
        if ((explained & words) == words || m_table.rows.members[row].role != Member::Part)
            return refused("rows have the same name");
        explained |= m_rows[row].label.words;
    }
    const std::optional<int> column = columnFor(m_asked.content & ~explained, periodAsked(), &explained);
    if (!column)
        return {};
    QList<CellPlace> cells;
    for (const int row : named)
        cells.append({row, *column});
    std::stable_sort(cells.begin(), cells.end(), [this](const CellPlace &a, const CellPlace &b) {
        const auto first = [this](const CellPlace &place) {
            return std::countr_zero(m_rows[place.row].label.words & ~m_dimension & m_asked.content);
        };
        return first(a) < first(b);
    });
    if (!areOfOneUnit(cells))
        return refused("a row has no number there, or of another unit");
    if (isSum && m_table.cell(cells.first().row, *column)->unit == u"%")
        return refused("percentages do not add up");
    return {planOf(kind, cells, explained)};
}

bool isMeanLike(const QString &name)
{
    static const QSet<QString> means = [] {
        QSet<QString> all;
        for (const char *list : {"ask-mean", "ask-highest", "ask-lowest"})
            all |= lexicon().terms(list);
        return all;
    }();
    return termsOf(name).intersects(means);
}

// The row that prints what these rows are together. Where they are complete they have to add up to it.
std::optional<int> Planner::printedTotal(const QList<int> &parts, int column) const
{
    const bool isComplete = areComplete(parts, column);
    double sum = 0;
    for (const int row : parts)
        sum += numberAt(row, column) ? numberAt(row, column)->value() : 0;
    std::optional<int> total;
    for (int row = 0; row < m_rows.size(); ++row) {
        const Member &member = m_table.rows.members[row];
        const TypedCell *cell = numberAt(row, column);
        if (member.role != Member::Total || !cell)
            continue;
        const bool addsUp = std::abs(sum - cell->value()) <= nearlyAll * std::abs(cell->value());
        const bool isGrand = m_rows[row].label.extra == 0 && groupAsked() == 0 && row > parts.last();
        if (isComplete ? addsUp : isGrand)
            total = row;
    }
    return total;
}

// Of a column: as printed, or added up where all parts have a number.
std::optional<Plan> Planner::sumOfParts(int column, WordBits explained) const
{
    const QList<int> all = partsIn(column);
    if (all.size() < leastParts)
        return {};
    if (const std::optional<int> total = printedTotal(all, column)) {
        Plan plan = planOf(TableQuery::Value, {{*total, column}}, explained);
        return plan;
    }
    QList<CellPlace> cells;
    for (const int row : all) {
        if (m_table.rows.members[row].role == Member::Unsure)
            return {};
        cells.append({row, column});
    }
    if (!areComplete(all, column) || !areOfOneUnit(cells) || numberAt(all.first(), column)->unit == u"%")
        return {};
    return planOf(TableQuery::Sum, cells, explained);
}

bool Planner::namesAllParts() const
{
    return namesDimension() && namedRows().isEmpty();
}

QList<Plan> Planner::ofParts(TableQuery::Kind kind) const
{
    if (!namesDimension() && kind != TableQuery::Sum)
        return refused("it does not name what the rows are");
    if (m_table.goesOn)
        return refused("the table goes on over pages");
    WordBits explained = groupAsked();
    const std::optional<int> column =
        columnFor(m_asked.content & ~(explained | m_dimension), periodAsked(), &explained);
    if (!column)
        return {};
    if ((m_asked.content & ~m_dimension & (m_columns[*column].all() | m_title | groupAsked())) == 0)
        return refused("it does not say of what");
    const QList<int> all = partsIn(*column);
    if (all.size() < (kind == TableQuery::Extreme || kind == TableQuery::Rank ? leastOfMost : leastParts))
        return refused("the table has too few rows, or they are no parts of one thing");
    if (m_isByTitle && !printedTotal(all, *column))
        return refused("the rows do not add up to a total");
    if (kind == TableQuery::Sum) {
        const std::optional<Plan> plan = sumOfParts(*column, explained);
        return plan ? QList<Plan>{*plan} : refused("its parts are not complete");
    }
    QList<CellPlace> cells;
    for (const int row : all) {
        const Member::Role role = m_table.rows.members[row].role;
        if (role == Member::Unsure || isTorn(m_table.rows.members[row]) ||
            (role == Member::Remainder && kind != TableQuery::Extreme))
            return refused("a row may not be one of the parts");
        cells.append({row, *column});
    }
    if (!areComplete(all, *column) || !areOfOneUnit(cells))
        return refused("a row has no number there, or of another unit");
    const bool isMean = kind == TableQuery::Mean;
    if (isMean && (numberAt(all.first(), *column)->unit == u"%" || isMeanLike(measureOf(*column))))
        return refused("a mean of means is another thing");
    Plan plan = planOf(kind, cells, explained);
    if (const OperatorUse *rank = m_asked.use(Operator::Rank))
        plan.query.rank = rank->number;
    plan.query.bound = boundAsked();
    return {plan};
}

// "not more than" is at most.
std::optional<Bound> Planner::boundAsked() const
{
    std::optional<Bound> bound = m_asked.bound;
    if (!bound || !m_asked.has(Operator::Not))
        return bound;
    static const std::pair<Operator, Operator> opposites[] = {{Operator::Above, Operator::AtMost},
                                                              {Operator::Below, Operator::AtLeast},
                                                              {Operator::AtLeast, Operator::Below},
                                                              {Operator::AtMost, Operator::Above}};
    for (const auto &[one, other] : opposites) {
        if (m_asked.bound->which == one)
            bound->which = other;
    }
    return bound;
}

// "In which year": the times are the rows.
QList<Plan> Planner::overTimes() const
{
    QList<int> times;
    QList<Period> known;
    for (int row = 0; row < m_rows.size(); ++row) {
        const Member &member = m_table.rows.members[row];
        const bool isQuarter = member.period.quarter > 0 || member.period.months == 3;
        if (m_asked.has(Operator::Quarter) && !isQuarter)
            continue;
        if (member.period.year == 0 || member.period.change || member.role != Member::Part ||
            m_rows[row].label.extra > 0)
            continue;
        if (known.contains(member.period))
            return refused("several columns have the same time");
        known.append(member.period);
        times.append(row);
    }
    if (times.size() < leastParts)
        return refused("it has no times");
    WordBits explained = 0;
    QList<int> fitting;
    for (int column = 0; column < m_columns.size(); ++column) {
        const Cover &head = m_columns[column];
        if (head.extra == 0 && (m_asked.content & ~(head.all() | m_around)) == 0 && head.words != 0)
            fitting.append(column);
    }
    if (fitting.size() != 1)
        return refused("no one row has its words");
    explained |= m_columns[fitting.first()].all();
    QList<CellPlace> cells;
    for (const int row : timesAsked(times))
        cells.append({row, fitting.first()});
    if (cells.size() < leastParts)
        return refused("it has not the times that are asked for");
    if (!areOfOneUnit(cells))
        return refused("a time has no number there");
    Plan plan = planOf(m_asked.bound ? TableQuery::Threshold : TableQuery::Extreme, cells, explained);
    plan.query.bound = boundAsked();
    plan.query.isOverTime = true;
    return {plan};
}

// Rows, those of the times in the question; none where one of these is missing.
QList<int> Planner::timesAsked(const QList<int> &rows) const
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

// Whether a row is a part of what a total behind it is of: of the rows since the total before, or of all so far.
bool Planner::isPartOf(int part, int total, int column) const
{
    QList<int> all;
    QList<int> block;
    for (int row = 0; row < total; ++row) {
        const Member::Role role = m_table.rows.members[row].role;
        if (role == Member::Total)
            block.clear();
        else if (numberAt(row, column)) {
            all.append(row);
            block.append(row);
        }
    }
    const auto addUp = [&](const QList<int> &rows) {
        double sum = 0;
        for (const int row : rows)
            sum += numberAt(row, column)->value();
        const double whole = numberAt(total, column)->value();
        return rows.contains(part) && std::abs(sum - whole) <= nearlyAll * std::abs(whole);
    };
    return addUp(block) || addUp(all);
}

// The part first, then what it is a part of: a total that is printed, or all rows where none is.
QList<Plan> Planner::share() const
{
    QList<int> named = namedRows();
    named.removeIf([this](int row) { return m_table.rows.members[row].role == Member::Total; });
    if (named.size() != 1 || m_table.rows.members[named.first()].role != Member::Part)
        return refused("it names no one part");
    const int part = named.first();
    QList<Plan> found;
    bool hasTotal = false;
    for (int total = 0; total < m_rows.size(); ++total) {
        const Cover &label = m_rows[total].label;
        if (m_table.rows.members[total].role != Member::Total)
            continue;
        hasTotal = true;
        WordBits explained = m_rows[part].label.words | label.words;
        const std::optional<int> column = columnFor(m_asked.content & ~explained, periodAsked(), &explained);
        if (label.extra > 0 || !column || !numberAt(part, *column) || !numberAt(total, *column) ||
            !isPartOf(part, total, *column))
            continue;
        found.append(planOf(TableQuery::Ratio, {{part, *column}, {total, *column}}, explained));
    }
    if (!hasTotal)
        found = shareOfAll(part);
    found.removeIf([this](const Plan &each) {
        return mayBeOfItsRow(each.query.cells.first().column) || !areOfOneUnit(each.query.cells) ||
               numberAt(each.query.cells.first().row, each.query.cells.first().column)->unit == u"%";
    });
    return found.isEmpty() ? refused("the whole is not known") : found;
}

// "What percentage in Bern are women": of all in Bern, where there is such a column, or of all women.
bool Planner::mayBeOfItsRow(int column) const
{
    const QList<Member> &members = m_table.columns.members;
    const auto isTotal = [](const Member &each) { return each.role == Member::Total; };
    return m_columns[column].words != 0 && !isTotal(members[column]) &&
           std::any_of(members.begin(), members.end(), isTotal);
}

QList<Plan> Planner::shareOfAll(int part) const
{
    WordBits explained = m_rows[part].label.words;
    const std::optional<int> column = columnFor(m_asked.content & ~explained, periodAsked(), &explained);
    if (!column || m_isByTitle || m_table.rows.dimension.isEmpty())
        return {};
    const std::optional<Plan> whole = sumOfParts(*column, explained);
    if (!whole)
        return {};
    return {planOf(TableQuery::Ratio, QList<CellPlace>{{part, *column}} + whole->query.cells, explained)};
}

int Planner::lastYear() const
{
    int last = 0;
    for (const Member &column : m_table.columns.members)
        last = std::max(last, column.period.change ? 0 : column.period.year);
    return last;
}

// Pairs of cells, the later one first.
QList<Plan> Planner::growths() const
{
    if (!namesDimension())
        return refused("it does not name what the rows are");
    QList<FiscalPeriod> periods = m_asked.periods;
    if (periods.isEmpty() && lastYear() > 0)
        periods.append({FiscalPeriod::Year, lastYear(), 0});
    if (periods.size() == 1)
        periods.prepend(periods.first().previous());
    if (periods.size() != 2)
        return refused("it names no two times");
    WordBits explained = 0;
    const WordBits rest = m_asked.content & ~m_dimension;
    const std::optional<int> late = columnFor(rest, periods.last(), &explained);
    const std::optional<int> early = columnFor(rest, periods.first(), &explained);
    const QList<int> all = late ? partsIn(*late) : QList<int>();
    if (!late || !early || *late == *early || all.size() < leastOfMost || m_table.goesOn)
        return refused("no parts can be compared in two times");
    QList<CellPlace> cells;
    if (m_isByTitle && !(printedTotal(all, *late) && printedTotal(all, *early)))
        return refused("the rows do not add up to a total");
    for (const int row : all) {
        if (m_table.rows.members[row].role != Member::Part)
            return refused("a row may not be one of the parts");
        cells.append({row, *late});
        cells.append({row, *early});
    }
    if (!areOfOneUnit(cells) || numberAt(all.first(), *late)->unit == u"%")
        return refused("a row has no number there, or of another unit");
    Plan plan = planOf(TableQuery::Growths, cells, explained);
    plan.query.isHighest = m_asked.has(Operator::Lowest) == m_asked.has(Operator::Fall);
    return {plan};
}

// "The ten largest customers" are not all of them.
bool saysSelection(const QString &text)
{
    static const QSet<QString> words = lexicon().terms("ask-highest") | lexicon().terms("ask-lowest");
    return termsOf(text).intersects(words);
}

// "How many regions are there?", "List the regions.": all rows that are parts, each with a name of its own.
QList<Plan> Planner::rows(TableQuery::Kind kind) const
{
    const WordBits things = kind == TableQuery::Count ? counted() : m_asked.content;
    const WordBits measured = m_names.wordsOf(m_table.measure) & ~m_dimension;
    if (m_isByTitle || (m_dimension & things) == 0 || (m_asked.content & (~m_around | measured)) != 0)
        return refused("no table has rows of what is counted");
    if (m_asked.has(Operator::Not) || m_table.goesOn || saysSelection(m_table.title))
        return refused("the table may have some of them alone");
    QList<CellPlace> cells;
    QSet<QString> labels;
    for (int row = 0; row < m_rows.size(); ++row) {
        const Member &member = m_table.rows.members[row];
        if (member.role == Member::Total)
            continue;
        if (member.role != Member::Part || member.name.isEmpty() || labels.contains(member.name.toLower()) ||
            isTorn(member))
            return refused("a row may not be one of the parts");
        labels.insert(member.name.toLower());
        for (const FiscalPeriod &period : m_asked.periods) {
            bool isThere = false;
            for (int column = 0; column < m_columns.size(); ++column) {
                const TypedCell *cell = m_table.cell(row, column);
                isThere = isThere ||
                          (cell && !cell->text.isEmpty() && isOfTime(m_table, m_at.calendar, {row, column}, period));
            }
            if (!isThere)
                return refused("a row is not of that time");
        }
        cells.append({row, -1});
    }
    if (cells.size() < leastParts)
        return refused("the table has too few rows");
    Plan plan = planOf(kind, cells, m_dimension);
    plan.query.what = m_table.rows.dimension;
    return {plan};
}

} // namespace

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

namespace {

// "In which year", "in which fiscal quarter".
bool asksTime(const AskedQuestion &asked)
{
    const auto at = [&](qsizetype word, auto... which) {
        return std::any_of(asked.operators.begin(), asked.operators.end(), [&](const OperatorUse &each) {
            return (each.words >> word & 1) != 0 && ((each.which == which) || ...);
        });
    };
    for (qsizetype i = 0; i + 1 < asked.words.size(); ++i) {
        if (!at(i, Operator::Which))
            continue;
        qsizetype next = i + 1;
        while (next + 1 < asked.words.size() && at(next, Operator::Filler))
            ++next;
        if (at(next, Operator::Time, Operator::Quarter))
            return true;
    }
    return false;
}

// "The total headcount of 2019 and 2020": the total of each time. "The total of ..." adds up.
bool isOfEach(const AskedQuestion &asked)
{
    const OperatorUse *total = asked.use(Operator::Total);
    const int next = total ? std::bit_width(total->words) : 0;
    return next < asked.words.size() && (asked.content >> next & 1) != 0;
}

} // namespace

QuestionForm formOf(const AskedQuestion &asked)
{
    using O = Operator;
    const auto has = [&asked](O which) { return asked.has(which); };
    const bool isChange = has(O::Rise) || has(O::Fall);
    if (has(O::Why) || asked.isTooLong)
        return QuestionForm::Refused;
    if (asked.bound && asksTime(asked))
        return QuestionForm::Extreme;
    if (asked.bound)
        return has(O::HowMany) ? QuestionForm::Threshold : QuestionForm::Refused;
    if (has(O::Not))
        return QuestionForm::Refused;
    if (has(O::Rise) && has(O::Fall) && has(O::Or))
        return QuestionForm::Direction;
    if (has(O::Rank) && (has(O::Highest) || has(O::Lowest) || has(O::Ranked)))
        return QuestionForm::Rank;
    if (has(O::Highest) || has(O::Lowest))
        return QuestionForm::Extreme;
    if (has(O::Growth))
        return QuestionForm::Growth;
    if (has(O::Share))
        return isChange && asked.periods.size() > 1 ? QuestionForm::Growth : QuestionForm::Share;
    if (has(O::Change) || isChange)
        return QuestionForm::Change;
    if ((has(O::More) || has(O::Less)) && has(O::Or))
        return has(O::More) && has(O::Less) ? QuestionForm::Refused : QuestionForm::Compare;
    if (has(O::Mean))
        return QuestionForm::Mean;
    if (has(O::Together) || (has(O::Total) && (asked.periods.size() < 2 || !isOfEach(asked))))
        return QuestionForm::Sum;
    if (has(O::List))
        return QuestionForm::List;
    if (asked.periods.size() > 1)
        return QuestionForm::Several;
    return has(O::HowMany) ? QuestionForm::Count : QuestionForm::Value;
}

namespace {

class TablePlanner // of both ways to look at a table
{
public:
    TablePlanner(const AskedQuestion &asked, const TableAtHand &at, QString *why)
        : m_asked(asked),
          m_at(at),
          m_why(why),
          m_upright(asked, at, *at.table)
    {
        if (!asked.periods.isEmpty())
            m_period = asked.periods.first();
    }

    QList<Plan> plans() const
    {
        switch (formOf(m_asked)) {
        case QuestionForm::Value:
        case QuestionForm::Several:
            return told(m_upright.values(m_period));
        case QuestionForm::Count:
            return m_upright.rows(TableQuery::Count) + told(m_upright.values(m_period));
        case QuestionForm::List:
            return told(m_upright.rows(TableQuery::List));
        case QuestionForm::Sum:
            return sums();
        case QuestionForm::Mean:
            return means();
        case QuestionForm::Change:
            return changes();
        case QuestionForm::Growth:
            return told(m_upright.overTime(TableQuery::Growth));
        case QuestionForm::Direction:
            return told(m_upright.overTime(TableQuery::Direction));
        case QuestionForm::Compare:
            return ofNamed(TableQuery::Compare);
        case QuestionForm::Extreme:
            return extremes();
        case QuestionForm::Rank:
            return told(m_upright.ofParts(TableQuery::Rank));
        case QuestionForm::Threshold:
            return told(m_upright.ofParts(TableQuery::Threshold));
        case QuestionForm::Share:
            return shares();
        case QuestionForm::Refused:
            break;
        }
        *m_why = u"it asks for something that no table tells"_s;
        return {};
    }

private:
    QList<Plan> told(const QList<Plan> &plans) const
    {
        if (plans.isEmpty() && m_why->isEmpty())
            *m_why = m_upright.why();
        return plans;
    }

    // By the table as it is printed, then by its columns taken for rows.
    QList<Plan> ofNamed(TableQuery::Kind kind) const
    {
        const QList<Plan> plans = told(m_upright.ofNamed(kind));
        return plans.isEmpty() ? Planner(m_asked, m_at, *m_at.turned).ofNamed(kind) : plans;
    }

    QList<Plan> sums() const
    {
        if (m_asked.periods.size() > 1)
            return told(m_upright.overTime(TableQuery::Sum));
        QList<Plan> plans = ofNamed(TableQuery::Sum);
        if (plans.isEmpty() && m_upright.namesAllParts())
            plans = told(m_upright.ofParts(TableQuery::Sum));
        return plans.isEmpty() && m_asked.has(Operator::Total) ? told(m_upright.values(m_period)) : plans;
    }

    QList<Plan> means() const
    {
        if (m_asked.periods.size() > 1)
            return told(m_upright.overTime(TableQuery::Mean));
        const QList<Plan> plans = ofNamed(TableQuery::Mean);
        return plans.isEmpty() ? told(m_upright.ofParts(TableQuery::Mean)) : plans;
    }

    QList<Plan> changes() const
    {
        const bool isOfTwo = m_asked.periods.size() < 2 && m_asked.has(Operator::Change);
        const QList<Plan> plans = isOfTwo ? ofNamed(TableQuery::Difference) : QList<Plan>();
        return plans.isEmpty() ? told(m_upright.overTime(TableQuery::Difference)) : plans;
    }

    QList<Plan> extremes() const
    {
        if (m_asked.has(Operator::Rise) || m_asked.has(Operator::Fall))
            return told(m_upright.growths());
        if (!asksTime(m_asked))
            return told(m_upright.ofParts(TableQuery::Extreme));
        const QList<Plan> plans = told(m_upright.overTimes());
        return plans.isEmpty() ? Planner(m_asked, m_at, *m_at.turned).overTimes() : plans;
    }

    QList<Plan> shares() const
    {
        QList<Plan> plans = told(m_upright.share());
        if (!plans.isEmpty())
            return plans;
        plans = m_upright.values(m_period); // a column may print it
        plans.removeIf([](const Plan &each) {
            const CellPlace place = each.query.cells.first();
            return each.table->cell(place.row, place.column)->unit != u"%";
        });
        return plans;
    }

    const AskedQuestion &m_asked;
    const TableAtHand &m_at;
    QString *m_why;
    const Planner m_upright;
    std::optional<FiscalPeriod> m_period;
};

} // namespace

QList<Plan> plansFor(const AskedQuestion &asked, const TableAtHand &at, QString *why)
{
    return TablePlanner(asked, at, why).plans();
}

} // namespace core
