#include "core/extractive/facts/cells.h"

#include <algorithm>
#include <cmath>

namespace core {
namespace {

constexpr double within = 1e-9;

QStringList wordsOf(const QString &text)
{
    QStringList words;
    for (const Statement &statement : statementsOf(text)) {
        for (const FactTerm &term : statement.terms) {
            words.append(term.kind == FactTerm::When && term.date.year > 0 ? QString::number(term.date.year)
                                                                           : term.key);
        }
    }
    return words;
}

class CellMatching
{
public:
    CellMatching(const Statement &claim, const QString &text, const ReadTable &read, const FactContext &context)
        : m_claim(claim),
          m_text(text),
          m_table(read.table),
          m_heads(read.heads),
          m_labels(read.labels),
          m_cells(read.cells),
          m_context(context)
    {
    }

    Matched take()
    {
        Matched best;
        for (int row = 0; row < int(m_table.rows.size()); ++row) {
            const Matched one = matchRow(row);
            if (std::pair(one.result, one.coverage) > std::pair(best.result, best.coverage))
                best = one;
        }
        return best;
    }

private:
    bool claims(const QString &word) const
    {
        return std::any_of(m_claim.terms.begin(), m_claim.terms.end(), [&](const FactTerm &term) {
            return term.kind == FactTerm::When ? QString::number(term.date.year) == word : areSameWord(term.key, word);
        });
    }

    bool claimsAll(const QStringList &words) const
    {
        return std::all_of(words.begin(), words.end(), [&](const QString &word) { return claims(word); });
    }

    // Requires all words of the label, and that the claim matches no other row better.
    Matched matchRow(int at)
    {
        const TableRow &row = m_table.rows[at];
        const QStringList &label = m_labels[at];
        if (label.isEmpty() || !claimsAll(label))
            return {};
        for (const QStringList &more : m_labels) {
            if (more.size() > label.size() && claimsAll(more))
                return {};
        }
        m_known = QSet<QString>(label.begin(), label.end());
        Matched matched;
        matched.result = FactCheck::Full;
        int values = 0;
        for (const FactTerm &term : m_claim.terms) {
            if (term.kind == FactTerm::Amount)
                ++values;
            if (term.kind == FactTerm::Amount && !isCell(row, term))
                return isScaleSure(row) ? wrong(row, term) : Matched();
        }
        if (values == 0)
            return {}; // text cells are matched as part of the text
        return rest(matched, row);
    }

    bool isScaleSure(const TableRow &row) const
    {
        return std::all_of(row.cells.begin(), row.cells.end(),
                           [&](const TableCell &cell) { return !cell.number || m_cells.value(cell.from).isScaleSure; });
    }

    Matched wrong(const TableRow &row, const FactTerm &term)
    {
        Matched matched;
        matched.result = FactCheck::Contradicted;
        matched.coverage = double(m_known.size() + 1) / double(m_claim.terms.size());
        matched.why = QStringLiteral("the row “%1” doesn't have “%2” in that column")
                          .arg(row.label, m_text.mid(term.from, term.to - term.from));
        return matched;
    }

    // Matches the rest of the claim: column head, caption, heading; allows no "not", "may" or "about".
    Matched rest(Matched matched, const TableRow &row)
    {
        for (const QString &text : {m_table.caption, m_table.labelHead, row.section, m_table.unit, row.unit}) {
            for (const QString &word : wordsOf(text))
                m_known.insert(word);
        }
        int known = 0;
        int open = 0;
        for (const FactTerm &term : m_claim.terms) {
            const QString key = term.kind == FactTerm::When ? QString::number(term.date.year) : term.key;
            const auto isSame = [&](const QString &word) { return areSameWord(word, key); };
            const bool there = term.kind == FactTerm::Amount || m_context.over.contains(key) ||
                               std::any_of(m_known.begin(), m_known.end(), isSame);
            known += there;
            if (!there && term.isTyped())
                return {};
            open += !there;
            const bool plain = !term.denied && (term.kind != FactTerm::Amount || term.bound < 0);
            if (!plain)
                return {};
        }
        for (const FactClause &clause : m_claim.clauses) {
            if (!clause.modalities.isEmpty() || !clause.extents.isEmpty() || clause.condition)
                return {};
        }
        matched.coverage = double(known) / double(m_claim.terms.size());
        if (open > 0) {
            matched.result = open > 2 ? FactCheck::Nowhere : FactCheck::Open;
            matched.why = QStringLiteral("some of its words are neither in the row nor in the column heading");
        }
        return matched;
    }

    bool isCell(const TableRow &row, const FactTerm &term)
    {
        for (const TableCell &cell : row.cells) {
            if (!cell.number || !isValue(row, cell, term) || !isOfColumn(cell.column, row))
                continue;
            for (const QString &word : cell.column >= 0 ? m_heads[cell.column] : QStringList())
                m_known.insert(word);
            return true;
        }
        return false;
    }

    bool isValue(const TableRow &row, const TableCell &cell, const FactTerm &term) const
    {
        if (!isOfCurrency(row, cell, term))
            return false;
        const auto typed = m_cells.constFind(cell.from);
        if (typed == m_cells.constEnd() || !typed->isScaleSure || (typed->unit == u"%") != term.quantity.percent)
            return false;
        const double value = *cell.number * (term.quantity.percent ? 1 : typed->scale);
        return std::any_of(term.quantity.values.begin(), term.quantity.values.end(), [&](double said) {
            return std::abs(said - value) <= within * std::max(1.0, std::abs(value));
        });
    }

    // The claim's currency is in or above the cell.
    bool isOfCurrency(const TableRow &row, const TableCell &cell, const FactTerm &term) const
    {
        const QString over =
            cell.text + row.label + row.section + row.unit + m_table.caption + m_table.labelHead + m_table.unit +
            (cell.column >= 0 ? m_table.columns[cell.column].head + m_table.columns[cell.column].unit : QString());
        return std::all_of(term.units.begin(), term.units.end(), [&](const QString &unit) {
            return unit.size() != 1 || unit[0].category() != QChar::Symbol_Currency || over.contains(unit);
        });
    }

    // The claim has a word that distinguishes this column's head from the others, and none that names another one.
    bool isOfColumn(int column, const TableRow &row) const
    {
        const auto figures = std::count_if(row.cells.begin(), row.cells.end(),
                                           [](const TableCell &cell) { return cell.number.has_value(); });
        if (figures <= 1)
            return true;
        if (column < 0 || column >= m_heads.size())
            return false;
        int own = 0;
        for (int i = 0; i < int(m_heads.size()); ++i) {
            for (const QString &word : m_heads[i]) {
                const bool shared = i != column && m_heads[column].contains(word);
                if (!claims(word) || shared)
                    continue;
                if (i != column && !isValueSaidOf(i, row))
                    return false;
                own += i == column && isTelling(word, column);
            }
        }
        return own > 0;
    }

    bool isTelling(const QString &word, int column) const
    {
        for (int i = 0; i < int(m_heads.size()); ++i) {
            if (i != column && m_heads[i].contains(word))
                return false;
        }
        return true;
    }

    // Another column is named because the claim gives its value, too.
    bool isValueSaidOf(int column, const TableRow &row) const
    {
        return std::any_of(row.cells.begin(), row.cells.end(), [&](const TableCell &cell) {
            return cell.column == column && cell.number &&
                   std::any_of(m_claim.terms.begin(), m_claim.terms.end(), [&](const FactTerm &term) {
                       return term.kind == FactTerm::Amount && isValue(row, cell, term);
                   });
        });
    }

    const Statement &m_claim;
    const QString &m_text;
    const Table &m_table;
    const QList<QStringList> &m_heads;
    const QList<QStringList> &m_labels;
    const QHash<int, TypedCell> &m_cells;
    const FactContext &m_context;
    QSet<QString> m_known; // words of the row, and of columns whose values are given
};

} // namespace

ReadTable::ReadTable(Table read) : table(std::move(read))
{
    for (const TableColumn &column : std::as_const(table.columns))
        heads.append(wordsOf(column.head));
    for (const TableRow &row : std::as_const(table.rows))
        labels.append(wordsOf(row.label));
    for (const TypedCell &cell : typedTable(table).cells)
        cells.insert(cell.from, cell);
}

Matched matchCells(const Statement &claim, const QString &text, const ReadTable &read, const FactContext &context)
{
    return CellMatching(claim, text, read, context).take();
}

} // namespace core
