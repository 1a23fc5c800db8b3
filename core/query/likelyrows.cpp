#include "core/query/likelyrows.h"

#include "core/language/lexicon.h"
#include "core/query/names.h"
#include "core/query/planner.h"
#include "core/query/rowquestion.h"
#include "core/query/superlatives.h"
#include "core/query/timeorder.h"
#include "core/query/valuefilters.h"
#include "core/tables/printednumber.h"

#include <algorithm>
#include <bit>

namespace core {

using namespace Qt::StringLiterals;

namespace {

constexpr double leastExplained = 0.5;     // share of the weight of the question's words that a table has to explain
constexpr double onlyOnPage = 0.5;         // weight of a word that is on the page, but not in the table
constexpr double surelyNear = 0.2;         // chance of a page from which less is enough:
constexpr double leastExplainedNear = 0.3; // that share
constexpr qsizetype mostCompared = 300;    // most rows of a result that can still be checked
constexpr qsizetype mostAdded = 20;        // columns among which a sum of others is sought
constexpr qsizetype leastCompared = 2;     // fewest rows worth comparing
constexpr double weightOfUnknown = 1;      // of a word that no document has
constexpr double mostlyNumbers = 0.6;      // share of the rows that have a number or a time in a column of these

class LikelyRows
{
public:
    LikelyRows(const AskedQuestion &asked, const LikelyTable &at, const WordWeight &weight)
        : m_asked(asked),
          m_at(at),
          m_table(*at.table),
          m_names(asked),
          m_query(rowQuery(asked)),
          m_price(priceSuperlative(asked)),
          m_time(m_price ? std::nullopt : timeSuperlative(asked)),
          m_clock(clockBound(asked)),
          m_filters(valueFiltersOf(asked, m_table, m_names)),
          m_content(asked.content & ~wordsApart())
    {
        for (qsizetype i = 0; i < asked.words.size(); ++i) {
            m_weights.append(std::max(weight(asked.words[i].term), weightOfUnknown));
            m_numbers |= asked.words[i].term.front().isDigit() ? WordBits(1) << i : 0;
        }
        for (int row = 0; row < m_table.rows.members.size(); ++row)
            m_areCompared.append(isPart(row) && (isOfRows() ? hasCell(row) : hasValue(row)));
        for (int column = 0; column < m_table.columns.members.size(); ++column) {
            m_areTimes.append(areTimes(column));
            m_areNumbers.append(areNumbers(column));
        }
        for (int column = 0; column < m_table.columns.members.size(); ++column) {
            m_heads.append(m_names.wordsOf(m_table.columns.members[column].name) & m_content);
            m_textHeads |= isOfNumbers(column) || isOfTimes(column) ? 0 : m_heads.last();
        }
        for (int row = 0; row < m_table.rows.members.size(); ++row) {
            m_rows.append(wordsOfRow(row));
            m_inRows |= m_rows.last();
        }
        WordBits heads = 0; // printed above the table as well
        for (const WordBits each : std::as_const(m_heads))
            heads |= each;
        m_around = ((m_at.around & ~heads & ~ofSomeGroups()) | m_names.wordsOf(m_table.title) |
                    m_names.wordsOf(m_table.remarks) | m_names.wordsOf(m_table.rows.dimension) |
                    m_names.wordsOf(m_table.columns.dimension) | m_names.wordsOf(m_table.unit)) &
                   m_content;
    }

    QList<Plan> plans() const
    {
        if (!m_query || !comparesRows())
            return {};
        if (m_asked.periods.size() > 1)
            return overTime(*m_query);
        QList<Plan> plans;
        double best = 0;
        for (const int column : columnsOf(*m_query)) {
            const std::optional<Plan> plan = planFor(*m_query, column);
            if (!plan || plan->fit < best)
                continue;
            if (plan->fit > best)
                plans.clear();
            best = plan->fit;
            plans.append(*plan);
        }
        if (plans.isEmpty() && m_query->kind == TableQuery::Extreme && m_time && !m_time->isDuration)
            return withinRow(*m_query);
        return plans;
    }

private:
    WordBits wordsOfRow(int row) const
    {
        const Member &member = m_table.rows.members[row];
        WordBits words = m_names.wordsOf(member.name) | m_names.wordsOf(member.group);
        for (const QString &each : member.beside) {
            const Cover cover = m_names.cover(each); // one word of a long cell says little about its row
            words |= cover.isFull() ? cover.words : 0;
        }
        return words & m_content & ~m_numbers & ~m_textHeads;
    }

    // Words of the groups of some rows: the first group is named just above the table.
    WordBits ofSomeGroups() const
    {
        WordBits some = 0;
        WordBits all = ~WordBits(0);
        for (const Member &row : m_table.rows.members) {
            const WordBits words = m_names.wordsOf(row.group);
            some |= words;
            all &= words;
        }
        return some & ~all;
    }

    // Words that compare or select by themselves.
    WordBits wordsApart() const
    {
        WordBits apart = (m_price ? m_price->words : 0) | (m_time ? m_time->words : 0) | (m_clock ? m_clock->words : 0);
        for (const RowFilter &each : m_filters)
            apart |= each.words;
        return apart;
    }

    bool isWithinFilters(int row) const
    {
        return std::all_of(m_filters.begin(), m_filters.end(),
                           [row](const RowFilter &each) { return each.rows.contains(row); });
    }

    // Whether rows are counted or listed, with or without numbers.
    bool isOfRows() const
    {
        return m_query && (m_query->kind == TableQuery::Count || m_query->kind == TableQuery::List);
    }

    bool hasCell(int row) const
    {
        for (int column = 0; column < m_table.columns.members.size(); ++column) {
            const TypedCell *cell = m_table.cell(row, column);
            if (cell && !cell->text.isEmpty())
                return true;
        }
        return false;
    }

    bool hasValue(int row) const
    {
        for (int column = 0; column < m_table.columns.members.size(); ++column) {
            if (numberAt(row, column) || timeAt(row, column))
                return true;
        }
        return false;
    }

    // Nothing if the question is not about times.
    const TypedCell *timeAt(int row, int column) const
    {
        const TypedCell *cell = m_time || m_clock ? m_table.cell(row, column) : nullptr;
        return cell && cell->time ? cell : nullptr;
    }

    const TypedCell *valueAt(int row, int column) const
    {
        return isOfTimes(column) ? timeAt(row, column) : numberAt(row, column);
    }

    const TypedCell *numberAt(int row, int column) const
    {
        const TypedCell *cell = m_table.cell(row, column);
        return cell && cell->isNumber() ? cell : nullptr;
    }

    bool isPart(int row) const
    {
        const Member::Role role = m_table.rows.members[row].role;
        return role == Member::Part || role == Member::Remainder || role == Member::Unsure;
    }

    bool isOfNumbers(int column) const { return m_areNumbers.value(column); }

    bool areNumbers(int column) const
    {
        const Member &member = m_table.columns.members[column];
        int parts = 0;
        int filled = 0;
        bool isCounting = true; // 1, 2, 3 ...: the numbers of the rows
        for (int row = 0; row < m_areCompared.size(); ++row) {
            if (!m_areCompared[row])
                continue;
            ++parts;
            const TypedCell *cell = numberAt(row, column);
            filled += cell != nullptr;
            isCounting = isCounting && cell && cell->value() == parts;
        }
        return parts > 0 && filled >= mostlyNumbers * parts && !isCounting && member.role != Member::Reference &&
               !member.period.change;
    }

    // Times of one kind that the question may compare.
    bool areTimes(int column) const
    {
        if (!m_time && !m_clock)
            return false;
        int parts = 0;
        int filled = 0;
        std::optional<PrintedTime::Kind> kind;
        for (int row = 0; row < m_areCompared.size(); ++row) {
            parts += m_areCompared[row];
            const TypedCell *cell = m_areCompared[row] ? timeAt(row, column) : nullptr;
            if (!cell)
                continue;
            if (kind && *kind != cell->time->kind)
                return false;
            kind = cell->time->kind;
            ++filled;
        }
        return kind && filled >= mostlyNumbers * parts && mayCompare(*kind);
    }

    bool isOfTimes(int column) const { return m_areTimes.value(column); }

    // Hours and minutes may be times of day or durations, so "fastest" compares only what is surely a duration.
    bool mayCompare(PrintedTime::Kind kind) const
    {
        if (m_clock)
            return kind == PrintedTime::Clock;
        return m_time->isDuration == (kind == PrintedTime::Duration);
    }

    // "Which bus is the last?" asks for rows; "Who came to the last meeting?" and "on the first floor" do not.
    bool comparesRows() const
    {
        if (!m_time || m_time->isDuration)
            return true;
        const WordBits words = m_time->words;
        for (const Member &member : m_table.rows.members) {
            WordBits said = m_names.wordsOf(member.name) | m_names.wordsOf(member.group);
            for (const QString &each : member.beside)
                said |= m_names.wordsOf(each);
            if ((said & words) != 0)
                return false;
        }
        const int next = int(std::bit_width(words));
        if (next >= m_asked.words.size() || (m_content >> next & 1) == 0)
            return true;
        const OperatorUse *which = m_asked.use(Operator::Which);
        const int thing = which ? int(std::bit_width(which->words)) : next;
        const bool isSame = thing < m_asked.words.size() && m_asked.words[thing].term == m_asked.words[next].term;
        const WordBits ofRows = m_textHeads | m_around | m_at.page | m_names.wordsOf(m_table.rows.dimension);
        return isSame && !m_asked.has(Operator::Who) && (ofRows >> next & 1) != 0;
    }

    // Whether a question about times may compare the column's numbers.
    bool mayBeOfTime() const
    {
        return !m_clock && (!m_time || m_asked.has(Operator::Highest) || m_asked.has(Operator::Lowest)); // "longest"
    }

    // Whether it may hold what is compared with the bound, or called dear.
    bool isOfUnit(int column) const
    {
        const bool isMoney = m_price || (m_asked.bound && !m_asked.bound->currency.isEmpty());
        const bool isShare = m_asked.bound && m_asked.bound->isShare;
        for (int row = 0; row < m_rows.size(); ++row) {
            const TypedCell *cell = numberAt(row, column);
            if (!cell)
                continue;
            if (isShare != (cell->unit == u"%") && (isShare || isMoney))
                return false;
            if (isMoney && !cell->unit.isEmpty() && !isCurrency(cell->unit))
                return false;
            // A price without its currency has cents.
            if (isMoney && cell->unit.isEmpty() && cell->number->places() == 0 && m_heads[column] == 0)
                return false;
        }
        return true;
    }

    // Columns that may be meant: those that the question names best, or else all columns of numbers.
    QList<int> columnsOf(const TableQuery &query) const
    {
        if (query.kind == TableQuery::Count || query.kind == TableQuery::List)
            return {-1};
        QList<int> all;
        for (int column = 0; column < m_heads.size(); ++column) {
            if (isOfTimes(column) || (isOfNumbers(column) && isOfUnit(column) && mayBeOfTime()))
                all.append(column);
        }
        // What is around the table says little about one of its columns.
        for (const WordBits besides : {m_around | m_inRows, m_around}) {
            const auto weightOfHead = [&](int column) { return weightOf(m_heads[column] & ~besides); };
            double best = 0;
            for (const int column : std::as_const(all))
                best = std::max(best, weightOfHead(column));
            if (best == 0)
                continue;
            all.removeIf([&](int column) { return weightOfHead(column) < best; });
            return all;
        }
        const auto hasTimes = [this](int column) { return isOfTimes(column); };
        if (all.size() > 1 && std::any_of(all.begin(), all.end(), hasTimes)) // departure or arrival?
            return m_time ? namedBy(m_time->words, all) : QList<int>();
        const int sum = all.size() > 1 && all.size() <= mostAdded ? sumColumn() : -1;
        return all.contains(sum) ? QList<int>{sum} : all;
    }

    // The one column whose heading has one of these words: "Last trip".
    QList<int> namedBy(WordBits words, QList<int> columns) const
    {
        columns.removeIf(
            [&](int column) { return (m_names.wordsOf(m_table.columns.members[column].name) & words) == 0; });
        return columns.size() == 1 ? columns : QList<int>();
    }

    // The last column that adds up the columns before it, as "Boys | Girls | All" has it; -1: there is none. It is
    // meant if no column is named.
    int sumColumn() const
    {
        constexpr int leastAdded = 2;
        for (int column = int(m_heads.size()) - 1; column >= leastAdded; --column) {
            for (int first = column - leastAdded; first >= 0 && isOfNumbers(first + 1); --first) {
                if (isOfNumbers(first) && isSum(column, first))
                    return column;
            }
        }
        return -1;
    }

    bool isSum(int column, int first) const
    {
        constexpr int leastRows = 3;
        int rows = 0;
        for (int row = 0; row < m_areCompared.size(); ++row) {
            const TypedCell *total = m_areCompared[row] ? numberAt(row, column) : nullptr;
            bool isWhole = total != nullptr;
            std::optional<Decimal> sum = Decimal();
            for (int each = first; each < column && isWhole && sum; ++each) {
                const TypedCell *cell = numberAt(row, each);
                isWhole = cell != nullptr;
                sum = cell ? sumOf(*sum, *cell->number) : sum;
            }
            if (!isWhole)
                continue;
            if (!sum || *sum != *total->number)
                return false;
            rows += !total->number->isZero();
        }
        return rows >= leastRows;
    }

    // The rows that have all of these words. If there is none and rows may be named one by one, those that have some.
    QList<int> rowsWith(WordBits words, bool areOneByOne) const
    {
        QSet<WordBits> known; // of the words, what a row has
        for (int row = 0; row < m_rows.size(); ++row) {
            if (m_areCompared[row])
                known.insert(m_rows[row] & words);
        }
        const bool isOfAll = words == 0 || known.contains(words);
        const auto isCovered = [&known](WordBits own) { // another row has all its words and more
            return std::any_of(known.begin(), known.end(),
                               [own](WordBits other) { return other != own && (other & own) == own; });
        };
        QList<int> rows;
        for (int row = 0; row < m_rows.size(); ++row) {
            const WordBits own = m_rows[row] & words;
            const bool isNamed =
                isOfAll ? own == words : areOneByOne && own != 0 && !isCovered(own) && isMostlyNamed(row);
            if (m_areCompared[row] && isNamed)
                rows.append(row);
        }
        return isOfAll || arePartedInQuestion(rows, words) ? rows : QList<int>();
    }

    // Whether the question has at least half of the words of its name.
    bool isMostlyNamed(int row) const
    {
        const Cover cover = m_names.cover(m_table.rows.members[row].name);
        return 2 * std::popcount(cover.words) >= cover.terms - cover.soft;
    }

    // "The tripod and the bag": words next to each other name one row, so "Radial boxes" does not name two.
    bool arePartedInQuestion(const QList<int> &rows, WordBits words) const
    {
        for (qsizetype i = 0; i + 1 < m_asked.words.size(); ++i) {
            const WordBits both = WordBits(3) << i;
            const QString between = textBetween(i);
            if ((words & both) != both || between.contains(u',') || between.contains(u'&') || between.contains(u'+'))
                continue;
            if (std::none_of(rows.begin(), rows.end(), [&](int row) { return (m_rows[row] & both) == both; }))
                return false;
        }
        return true;
    }

    QString textBetween(qsizetype word) const
    {
        const AskedWord &next = m_asked.words[word + 1];
        return m_asked.text.mid(m_asked.words[word].to, next.from - m_asked.words[word].to);
    }

    // Whether one of these words is named in a list, with a comma or "and" before or after it: "an oven, a hob and
    // ...".
    bool isListed(WordBits words) const
    {
        static const QSet<QString> &ands = lexicon().words("list-joints");
        const auto isJoint = [&](qsizetype word) { return ands.contains(m_asked.written(word).toLower()); };
        for (qsizetype i = 0; i < m_asked.words.size(); ++i) {
            if ((words >> i & 1) == 0)
                continue;
            const bool isBefore = i + 1 < m_asked.words.size() && (textBetween(i).contains(u',') || isJoint(i + 1));
            qsizetype before = i;
            while (before > 0 && !textBetween(before - 1).contains(u',') && !isJoint(before - 1) &&
                   (m_asked.content >> (before - 1) & 1) == 0)
                --before;
            const bool isBehind = before > 0 && (textBetween(before - 1).contains(u',') || isJoint(before - 1));
            if (isBefore || isBehind)
                return true;
        }
        return false;
    }

    // Of the one row that the question names best: a cell for each of its times.
    QList<Plan> overTime(TableQuery query) const
    {
        if (query.kind != TableQuery::Sum && query.kind != TableQuery::Mean)
            return {};
        int best = -1;
        for (int row = 0; row < m_rows.size(); ++row) {
            if (m_areCompared[row] && (best < 0 || weightOf(m_rows[row]) > weightOf(m_rows[best])))
                best = row;
        }
        if (best < 0 || m_rows[best] == 0 || std::count(m_rows.begin(), m_rows.end(), m_rows[best]) > 1)
            return {};
        for (const FiscalPeriod &period : m_asked.periods) {
            QList<int> columns;
            for (int column = 0; column < m_heads.size(); ++column) {
                const TypedCell *cell = numberAt(best, column);
                if (cell && cell->isScaleSure && isOfTime(m_table, {}, {best, column}, period))
                    columns.append(column);
            }
            if (columns.size() != 1)
                return {};
            query.cells.append({best, columns.first()});
        }
        if (!areOfOneUnit(query.cells))
            return {};
        query.isOverTime = true;
        const std::optional<Plan> plan = explained(query, m_rows[best] | m_around | m_textHeads);
        return plan ? QList<Plan>{*plan} : QList<Plan>();
    }

    // The plan, if these words, and others on the page, explain enough of the question.
    std::optional<Plan> explained(const TableQuery &query, WordBits words) const
    {
        Plan plan{query, m_at.table, m_content & words, 0, m_content & ~words, 0, false, false};
        WordBits filtered = 0; // words that select by a value
        for (const RowFilter &each : m_filters)
            filtered |= each.words;
        plan.explained |= filtered;
        const double all = weightOf(m_content | filtered);
        const WordBits onPage = m_content & ~m_asked.denials & m_at.page & ~words;
        plan.byPage = onPage;
        plan.unexplained &= ~onPage;
        const double share =
            all > 0 ? (weightOf((m_content & words) | filtered) + onlyOnPage * weightOf(onPage)) / all : 0;
        if (share < (m_at.chance < surelyNear ? leastExplained : leastExplainedNear))
            return {};
        plan.fit = share + m_at.chance;
        return plan;
    }

    double weightOf(WordBits words) const
    {
        double sum = 0;
        for (qsizetype i = 0; i < m_asked.words.size(); ++i)
            sum += (words >> i & 1) != 0 ? m_weights[i] : 0;
        return sum;
    }

    // Words that some rows have and others lack.
    WordBits selecting(WordBits words) const
    {
        WordBits all = ~WordBits(0);
        for (int row = 0; row < m_rows.size(); ++row)
            all &= m_areCompared[row] ? m_rows[row] : ~WordBits(0);
        return words & m_inRows & ~all & ~m_around;
    }

    // "When does the last bus leave Market Square?": a cell of the one row that is named.
    QList<Plan> withinRow(TableQuery query) const
    {
        constexpr qsizetype leastTimes = 3;
        const WordBits chosen = selecting(m_content);
        const QList<int> rows = rowsWith(chosen, false);
        if (chosen == 0 || rows.size() != 1)
            return {};
        const bool isNamed = std::any_of(m_heads.begin(), m_heads.end(), [](WordBits head) { return head != 0; });
        for (int column = 0; column < m_table.columns.members.size(); ++column) {
            const TypedCell *cell = timeAt(rows.first(), column);
            const bool isMeant = isNamed ? m_heads[column] != 0 : m_table.columns.members[column].name.isEmpty();
            if (cell && cell->time->kind == PrintedTime::Clock && isMeant)
                query.cells.append({rows.first(), column});
            else if (cell && !isNamed)
                return {}; // "Sunday" or "Monday"?
        }
        query.isOfClock = true;
        query.what = m_table.rows.members[rows.first()].name;
        if (query.cells.size() < leastTimes || !areInOrder(query))
            return {};
        const std::optional<Plan> plan = explained(query, m_rows[rows.first()] | m_textHeads | m_around);
        return plan ? QList<Plan>{*plan} : QList<Plan>();
    }

    bool areInOrder(const TableQuery &query) const
    {
        QList<PrintedTime> times;
        for (const CellPlace &place : query.cells)
            times.append(*m_table.cell(place.row, place.column)->time);
        return isOrderClear(times, query);
    }

    // "Which trainer has the juniors?": what is asked for is in a column of its own.
    bool asksForCells() const
    {
        const OperatorUse *which = m_asked.use(Operator::Which);
        const int next = which ? std::bit_width(which->words) : 0;
        const WordBits asked = which && next < m_asked.words.size() ? WordBits(1) << next : m_content;
        return (asked & m_textHeads & ~m_names.wordsOf(m_table.rows.dimension)) != 0;
    }

    std::optional<Plan> planFor(TableQuery query, int column) const
    {
        query.isOfClock = column >= 0 && isOfTimes(column);
        const bool isOrdered = query.kind == TableQuery::Extreme || query.kind == TableQuery::Rank;
        const bool isBounded = query.kind == TableQuery::Threshold && query.bound && !query.bound->clock.isEmpty();
        if (query.isOfClock ? !isOrdered && !isBounded : isBounded)
            return {};
        const WordBits ofHead = column < 0 ? 0 : m_heads[column];
        const WordBits chosen = selecting(m_content & ~ofHead);
        const bool isOfTwo = query.kind == TableQuery::Difference;
        const bool isAdded = query.kind == TableQuery::Sum || query.kind == TableQuery::Mean;
        QList<int> rows = rowsWith(chosen, isAdded || isOfTwo);
        rows.removeIf([this](int row) { return !isWithinFilters(row); });
        const bool isSelected = chosen != 0 || !m_filters.isEmpty();
        if (isOfTwo ? rows.size() != 2 : rows.size() < leastCompared || rows.size() > mostCompared)
            return {};
        if (((isOfRows() || isOfTwo) && !isSelected) || (query.kind == TableQuery::List && asksForCells()))
            return {};
        WordBits said = 0;
        for (const int row : rows) {
            const bool mayBeSum = m_table.rows.members[row].role == Member::Unsure;
            if ((mayBeSum && !isSelected && query.kind != TableQuery::Extreme) || !isClear(row, column))
                return {};
            if (column >= 0 && !valueAt(row, column)) {
                if (isAdded || isOfTwo || hasDigits(row, column)) // "DSQ-29": a number that may count
                    return {};
                continue;
            }
            said |= m_rows[row];
            query.cells.append({row, column});
        }
        if (isAdded && m_filters.isEmpty() && (chosen | (m_content & (m_textHeads | ofHead))) == 0)
            return {}; // nothing says which rows
        const bool areOneByOne = (isAdded || isOfTwo) && chosen != 0;
        if (areOneByOne && isListed(m_content & ~(said | m_textHeads | m_around | ofHead | m_at.page)))
            return {}; // a row that the table lacks
        if (query.cells.size() < leastCompared || ((isAdded || isOfTwo) && (said & chosen) != chosen) ||
            (column >= 0 && !query.isOfClock && !areOfOneUnit(query.cells)) || (query.isOfClock && !areInOrder(query)))
            return {};
        if (isOfTwo && *numberAt(rows.first(), column)->number < *numberAt(rows.last(), column)->number)
            std::reverse(query.cells.begin(), query.cells.end());
        query.what = column < 0 ? m_table.rows.dimension : m_table.columns.members[column].name;
        if (query.what.isEmpty())
            query.what = m_at.isLists ? u"prices"_s : m_table.title.isEmpty() ? m_table.rows.dimension : m_table.title;
        if (isSelected)
            query.where = chosen == 0 ? m_filters.first().said : nameOf(query.cells);
        return explained(query, said | m_textHeads | m_around | ofHead);
    }

    bool hasDigits(int row, int column) const
    {
        const TypedCell *cell = m_table.cell(row, column);
        return cell && std::any_of(cell->text.begin(), cell->text.end(), [](QChar c) { return c.isDigit(); });
    }

    // What distinguishes these rows: the name of their group, or a cell that only they have. Empty if nothing does.
    QString nameOf(const QList<CellPlace> &cells) const
    {
        QSet<int> rows;
        for (const CellPlace &place : cells)
            rows.insert(place.row);
        const auto areTheOnes = [&](auto &&isOne) {
            for (int row = 0; row < m_rows.size(); ++row) {
                if (m_areCompared[row] && isOne(row) != rows.contains(row))
                    return false;
            }
            return true;
        };
        const int first = cells.first().row;
        const QString &group = m_table.rows.members[first].group;
        if (!group.isEmpty() && areTheOnes([&](int row) { return m_table.rows.members[row].group == group; }))
            return group;
        for (int column = 0; column < m_heads.size(); ++column) {
            const TypedCell *cell = m_table.cell(first, column);
            const auto isSame = [&](int row) {
                const TypedCell *other = m_table.cell(row, column);
                return other && other->text == cell->text;
            };
            if (!cell || cell->isNumber() || cell->text.isEmpty() || !areTheOnes(isSame))
                continue;
            const QString &head = m_table.columns.members[column].name;
            return head.isEmpty() ? cell->text : head + u": "_s + cell->text;
        }
        return {};
    }

    // Whether its number may be compared: its scale is clear, and it is of the time asked for, if there is one.
    bool isClear(int row, int column) const
    {
        const bool isDated =
            std::any_of(m_filters.begin(), m_filters.end(), [](const RowFilter &each) { return each.words == 0; });
        if (column < 0)
            return m_asked.periods.isEmpty() || isDated;
        const TypedCell *cell = valueAt(row, column);
        return !cell || (cell->isScaleSure && (m_asked.periods.isEmpty() || isDated ||
                                               isOfTime(m_table, {}, {row, column}, m_asked.periods.first())));
    }

    bool areOfOneUnit(const QList<CellPlace> &cells) const
    {
        QSet<QString> units;
        QSet<double> scales;
        for (const CellPlace &place : cells) {
            const TypedCell *cell = numberAt(place.row, place.column);
            units.insert(cell->unit);
            scales.insert(cell->scale);
        }
        units.remove(QString());
        return units.size() <= 1 && scales.size() == 1;
    }

    const AskedQuestion &m_asked;
    const LikelyTable &m_at;
    const TypedTable &m_table;
    const NameMatch m_names;
    const std::optional<TableQuery> m_query;
    const std::optional<Superlative> m_price;
    const std::optional<TimeSuperlative> m_time;
    const std::optional<ClockBound> m_clock;
    const QList<RowFilter> m_filters;
    QList<double> m_weights; // by word of the question
    const WordBits m_content;
    QList<bool> m_areCompared; // by row
    QList<bool> m_areTimes;    // by column
    QList<bool> m_areNumbers;  // by column
    QList<WordBits> m_heads;   // words of the question, by column
    WordBits m_textHeads = 0;  // those in heads of columns without numbers: what the rows are
    WordBits m_numbers = 0;
    QList<WordBits> m_rows;
    WordBits m_inRows = 0;
    WordBits m_around = 0;
};

} // namespace

QList<Plan> likelyPlans(const AskedQuestion &asked, const LikelyTable &table, const WordWeight &weight)
{
    return LikelyRows(asked, table, weight).plans();
}

} // namespace core
