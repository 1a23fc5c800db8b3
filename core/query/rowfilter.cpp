#include "core/query/rowfilter.h"

#include "core/language/lexicon.h"
#include "core/language/terms.h"

#include <QMap>

#include <algorithm>
#include <bit>

namespace core {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype leastRows = 3;

class FilterFinder
{
public:
    FilterFinder(const AskedQuestion &asked, const TypedTable &table, const NameMatch &names)
        : m_asked(asked),
          m_table(table),
          m_names(names)
    {
    }

    std::optional<RowFilter> found() const
    {
        QList<RowFilter> filters;
        for (int column = 0; column < m_table.columns.members.size(); ++column) {
            const std::optional<Values> values = valuesOf(column);
            if (!values)
                continue;
            const std::optional<RowFilter> filter =
                isTicked(*values) ? ofTicks(column, *values) : ofKind(column, *values);
            if (filter && std::any_of(filters.begin(), filters.end(),
                                      [&](const RowFilter &other) { return (other.words & filter->words) != 0; }))
                return {};
            if (filter)
                filters.append(*filter);
        }
        return filters.isEmpty() ? std::nullopt : std::optional(together(filters));
    }

private:
    using Values = QMap<QString, QSet<int>>; // rows, keyed by their text in this column

    // Nothing for a column with numbers, or the one that names the rows.
    std::optional<Values> valuesOf(int column) const
    {
        Values values;
        qsizetype filled = 0;
        for (int row = 0; row < m_table.rows.members.size(); ++row) {
            const TypedCell *cell = m_table.cell(row, column);
            if (!cell || cell->text.isEmpty() || isDash(cell->text))
                continue;
            if (cell->isNumber())
                return {};
            ++filled;
            if (m_table.rows.members[row].role != Member::Total)
                values[cell->text].insert(row);
        }
        const bool isTick = values.size() == 1;
        return isTick || (filled >= leastRows && values.size() < filled) ? std::optional(values) : std::nullopt;
    }

    static bool isDash(const QString &text)
    {
        return std::all_of(text.begin(), text.end(), [](QChar c) { return c.category() == QChar::Punctuation_Dash; });
    }

    // A mark in some rows, and nothing in all others.
    bool isTicked(const Values &values) const
    {
        static const QSet<QString> &ticks = lexicon().words("tick-marks");
        return values.size() == 1 && ticks.contains(values.firstKey().toLower()) &&
               values.first().size() < m_table.rows.members.size();
    }

    std::optional<RowFilter> ofTicks(int column, const Values &values) const
    {
        const QString head = m_table.columns.members[column].name;
        const Cover cover = m_names.cover(head);
        if (!cover.isFull() || (cover.words & m_asked.content) == 0 || isElsewhere(cover.words, column))
            return {};
        return RowFilter{cover.words, values.first(), u"%1: %2"_s.arg(head, values.firstKey()), true};
    }

    // The longest value that the question names, provided it names no other.
    std::optional<RowFilter> ofKind(int column, const Values &values) const
    {
        const QString head = m_table.columns.members[column].name;
        const Cover headCover = m_names.cover(head);
        const bool isNamed = headCover.isFull() && (headCover.words & m_asked.content) != 0;
        QString best;
        WordBits words = 0;
        bool isOne = false;
        for (auto it = values.cbegin(); it != values.cend(); ++it) {
            const Cover cover = m_names.cover(it.key());
            const bool isPart = (cover.words & ~words) == 0 && cover.words != words;
            if (!cover.isFull() || (cover.words & m_asked.content) == 0 || isPart || !areInOrder(it.key()))
                continue;
            isOne = (words & ~cover.words) == 0 && cover.words != words; // the shorter name is part of this one
            words |= cover.words;
            best = it.key();
        }
        if (!isOne || (!isNamed && isElsewhere(words, column)) || isPartOfOther(values, best, words))
            return {};
        const QString said = head.isEmpty() ? best : u"%1: %2"_s.arg(head, best);
        return RowFilter{words | (isNamed ? headCover.words : 0), values.value(best), said, isNamed};
    }

    // True for "French" beside "German, French": it is unclear which rows are meant.
    bool isPartOfOther(const Values &values, const QString &name, WordBits words) const
    {
        return std::any_of(values.keyBegin(), values.keyEnd(), [&](const QString &each) {
            const Cover cover = m_names.cover(each);
            return each != name && (cover.all() & words) == words && cover.extra > 0;
        });
    }

    // "A to B" differs from "B to A".
    bool areInOrder(const QString &name) const
    {
        int next = 0; // first word of the question that may match the next one of the name
        bool areFound = true;
        forEachTerm(name, [&](QStringView term, int, int) {
            const WordBits words = m_names.wordsOf(term.toString());
            const WordBits behind = next < mostAskedWords ? words >> next << next : 0;
            areFound = areFound && (words == 0 || behind != 0);
            next = behind != 0 ? std::countr_zero(behind) + 1 : next;
        });
        return areFound;
    }

    // Whether another head, a row, or the kind of the rows has one of these words.
    bool isElsewhere(WordBits words, int column) const
    {
        const auto has = [&](const QString &name) { return (m_names.wordsOf(name) & words & m_asked.content) != 0; };
        for (int other = 0; other < m_table.columns.members.size(); ++other) {
            if (other != column && has(m_table.columns.members[other].name))
                return true;
        }
        const QList<Member> &rows = m_table.rows.members;
        return has(m_table.rows.dimension) || std::any_of(rows.begin(), rows.end(), [&](const Member &row) {
                   return has(row.name) || has(row.group);
               });
    }

    static RowFilter together(const QList<RowFilter> &filters)
    {
        RowFilter all = filters.first();
        for (const RowFilter &each : filters.sliced(1)) {
            all.words |= each.words;
            all.rows &= each.rows;
            all.said += u", "_s + each.said;
            all.isHeadNamed = all.isHeadNamed && each.isHeadNamed;
        }
        return all;
    }

    const AskedQuestion &m_asked;
    const TypedTable &m_table;
    const NameMatch &m_names;
};

} // namespace

std::optional<RowFilter> rowFilterOf(const AskedQuestion &asked, const TypedTable &table, const NameMatch &names)
{
    if (table.isTransposed || asked.has(Operator::Not) || asked.has(Operator::Or) || asked.has(Operator::Except))
        return {};
    return FilterFinder(asked, table, names).found();
}

} // namespace core
