#include "core/query/likelyrows.h"

#include "core/language/lexicon.h"
#include "core/query/names.h"
#include "core/query/planner.h"
#include "core/tables/printednumber.h"

#include <QHash>

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
constexpr qsizetype leastCompared = 2;     // fewest rows worth comparing
constexpr double weightOfUnknown = 1;      // of a word that no document has
constexpr double mostlyNumbers = 0.6;      // share of the rows that have a number in a column of numbers

// "cheapest" says that a price is compared, so it is an operator only where a price is.
struct Superlative
{
    bool isHighest = false;
    WordBits words = 0;
};

std::optional<Superlative> priceSuperlative(const AskedQuestion &asked)
{
    for (qsizetype i = 0; i < asked.words.size(); ++i) {
        const AskedWord &word = asked.words[i];
        const QString written = asked.text.mid(word.from, word.to - word.from).toLower();
        const bool isDear = lexicon().words("dearest").contains(written);
        if (isDear || lexicon().words("cheapest").contains(written))
            return Superlative{isDear, WordBits(1) << i};
        if (!lexicon().words("dear").contains(written))
            continue;
        for (const OperatorUse &use : asked.operators) { // "most expensive"
            const bool isHighest = use.which == Operator::Highest;
            if (int(std::bit_width(use.words)) == i && (isHighest || use.which == Operator::Lowest))
                return Superlative{isHighest, WordBits(1) << i};
        }
    }
    return {};
}

// "How many sailors of the overall ranking": nothing is added up if "overall" describes something else than what is
// counted.
AskedQuestion withoutTotalOfName(const AskedQuestion &asked)
{
    const OperatorUse *count = asked.use(Operator::HowMany);
    AskedQuestion other = asked;
    other.operators.removeIf([&](const OperatorUse &each) {
        const int next = std::bit_width(each.words);
        const bool isCounted = count && std::countr_zero(each.words) <= int(std::bit_width(count->words));
        return each.which == Operator::Total && count && !isCounted && next < asked.words.size() &&
               (asked.content >> next & 1) != 0;
    });
    return other;
}

// What is asked of the rows, without its cells; nothing: something else is asked.
std::optional<TableQuery> queryAsked(const AskedQuestion &question)
{
    const AskedQuestion asked = withoutTotalOfName(question);
    // Times are not rows, and a rise is not a level.
    if (asksTime(asked) || asked.has(Operator::Rise) || asked.has(Operator::Fall) || asked.has(Operator::Growth))
        return {};
    const std::optional<Superlative> price = priceSuperlative(asked);
    TableQuery query;
    query.isHighest = price ? price->isHighest : !asked.has(Operator::Lowest);
    query.bound = boundMeant(asked);
    const OperatorUse *rank = asked.use(Operator::Rank);
    const bool isRank = formOf(asked) == QuestionForm::Rank || (price && rank);
    if (isRank) {
        query.kind = TableQuery::Rank;
        query.rank = rank ? rank->number : 1;
        return query;
    }
    const QuestionForm form = formOf(asked);
    const bool isNumber = form == QuestionForm::Sum || form == QuestionForm::Mean || form == QuestionForm::Change;
    if (isNumber && asked.has(Operator::Who))
        return {};
    switch (form) {
    case QuestionForm::Extreme:
        query.kind = TableQuery::Extreme;
        return query;
    case QuestionForm::Sum:
        query.kind = TableQuery::Sum;
        return query;
    case QuestionForm::Mean:
        query.kind = TableQuery::Mean;
        return query;
    case QuestionForm::Threshold:
    case QuestionForm::Within:
        query.kind = TableQuery::Threshold;
        query.isListed = form == QuestionForm::Within;
        return query;
    case QuestionForm::Count:
        query.kind = TableQuery::Count;
        return query;
    case QuestionForm::Change:
        query.kind = TableQuery::Difference;
        return query;
    case QuestionForm::Value:
        query.kind = TableQuery::Extreme;
        return price ? std::optional(query) : std::nullopt;
    default:
        return {};
    }
}

class LikelyRows
{
public:
    LikelyRows(const AskedQuestion &asked, const LikelyTable &at, const WordWeight &weight)
        : m_asked(asked),
          m_at(at),
          m_table(*at.table),
          m_names(asked),
          m_price(priceSuperlative(asked)),
          m_content(asked.content & ~(m_price ? m_price->words : 0))
    {
        for (qsizetype i = 0; i < asked.words.size(); ++i) {
            m_weights.append(std::max(weight(asked.words[i].term), weightOfUnknown));
            m_numbers |= asked.words[i].term.front().isDigit() ? WordBits(1) << i : 0;
        }
        for (int row = 0; row < m_table.rows.members.size(); ++row)
            m_areCompared.append(isPart(row) && hasNumber(row));
        for (int column = 0; column < m_table.columns.members.size(); ++column) {
            m_heads.append(m_names.wordsOf(m_table.columns.members[column].name) & m_content);
            m_textHeads |= isOfNumbers(column) ? 0 : m_heads.last();
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
        const std::optional<TableQuery> query = queryAsked(m_asked);
        if (query && m_asked.periods.size() > 1)
            return overTime(*query);
        if (!query)
            return {};
        QList<Plan> plans;
        double best = 0;
        for (const int column : columnsOf(*query)) {
            const std::optional<Plan> plan = planFor(*query, column);
            if (!plan || plan->fit < best)
                continue;
            if (plan->fit > best)
                plans.clear();
            best = plan->fit;
            plans.append(*plan);
        }
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

    bool hasNumber(int row) const
    {
        for (int column = 0; column < m_table.columns.members.size(); ++column) {
            if (numberAt(row, column))
                return true;
        }
        return false;
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

    bool isOfNumbers(int column) const
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
        if (query.kind == TableQuery::Count)
            return {-1};
        QList<int> all;
        for (int column = 0; column < m_heads.size(); ++column) {
            if (isOfNumbers(column) && isOfUnit(column))
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
        return all;
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
        const auto isJoint = [&](qsizetype word) {
            const AskedWord &each = m_asked.words[word];
            return ands.contains(m_asked.text.mid(each.from, each.to - each.from).toLower());
        };
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
        const double all = weightOf(m_content);
        const WordBits onPage = m_content & m_at.page & ~words;
        plan.byPage = onPage;
        plan.unexplained &= ~onPage;
        const double share = all > 0 ? (weightOf(m_content & words) + onlyOnPage * weightOf(onPage)) / all : 0;
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

    std::optional<Plan> planFor(TableQuery query, int column) const
    {
        const WordBits ofHead = column < 0 ? 0 : m_heads[column];
        const WordBits chosen = selecting(m_content & ~ofHead);
        const bool isOfTwo = query.kind == TableQuery::Difference;
        const bool isAdded = query.kind == TableQuery::Sum || query.kind == TableQuery::Mean;
        const QList<int> rows = rowsWith(chosen, isAdded || isOfTwo);
        if (isOfTwo ? rows.size() != 2 : rows.size() < leastCompared || rows.size() > mostCompared)
            return {};
        if ((query.kind == TableQuery::Count || isOfTwo) && chosen == 0)
            return {};
        WordBits said = 0;
        for (const int row : rows) {
            const bool mayBeSum = m_table.rows.members[row].role == Member::Unsure;
            if ((mayBeSum && chosen == 0 && query.kind != TableQuery::Extreme) || !isClear(row, column))
                return {};
            if (column >= 0 && !numberAt(row, column)) {
                if (isAdded || isOfTwo || hasDigits(row, column)) // "DSQ-29": a number that may count
                    return {};
                continue;
            }
            said |= m_rows[row];
            query.cells.append({row, column});
        }
        if (isAdded && (chosen | (m_content & (m_textHeads | ofHead))) == 0)
            return {}; // nothing says which rows
        const bool areOneByOne = (isAdded || isOfTwo) && chosen != 0;
        if (areOneByOne && isListed(m_content & ~(said | m_textHeads | m_around | ofHead | m_at.page)))
            return {}; // a row that the table lacks
        if (query.cells.size() < leastCompared || ((isAdded || isOfTwo) && (said & chosen) != chosen) ||
            (column >= 0 && !areOfOneUnit(query.cells)))
            return {};
        if (isOfTwo && *numberAt(rows.first(), column)->number < *numberAt(rows.last(), column)->number)
            std::reverse(query.cells.begin(), query.cells.end());
        query.what = column < 0 ? m_table.rows.dimension : m_table.columns.members[column].name;
        if (query.what.isEmpty())
            query.what = m_at.isLists ? u"prices"_s : m_table.title.isEmpty() ? m_table.rows.dimension : m_table.title;
        if (chosen != 0)
            query.where = nameOf(query.cells);
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
        if (column < 0)
            return m_asked.periods.isEmpty();
        const TypedCell *cell = numberAt(row, column);
        return !cell || (cell->isScaleSure &&
                         (m_asked.periods.isEmpty() || isOfTime(m_table, {}, {row, column}, m_asked.periods.first())));
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
    const std::optional<Superlative> m_price;
    QList<double> m_weights; // by word of the question
    const WordBits m_content;
    QList<bool> m_areCompared; // by row
    QList<WordBits> m_heads;   // words of the question, by column
    WordBits m_textHeads = 0;  // those in heads of columns without numbers: what the rows are
    WordBits m_numbers = 0;
    QList<WordBits> m_rows;
    WordBits m_inRows = 0;
    WordBits m_around = 0;
};

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

bool asksOfRows(const AskedQuestion &asked)
{
    return asked.content != 0 && queryAsked(asked);
}

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

QList<Plan> likelyPlans(const AskedQuestion &asked, const LikelyTable &table, const WordWeight &weight)
{
    return LikelyRows(asked, table, weight).plans();
}

} // namespace core
