#include "core/numbers/rowcount.h"

#include "core/language/lexicon.h"
#include "core/language/tokenizedtext.h"
#include "core/numbers/formula.h"
#include "core/numbers/rowroles.h"

#include <algorithm>
#include <bit>

namespace core {

using namespace Qt::StringLiterals;

namespace {

Calculation refused(const QString &why)
{
    return {{}, why, {}};
}

// A row as an operand: its label, which is what is counted.
Operand labelled(const LookupDocument &document, const Table &table, const TableRow &row)
{
    Operand operand;
    operand.name = table.labelHead;
    operand.text = row.label;
    operand.document = document.document.id;
    operand.page = table.page;
    operand.from = row.from;
    operand.length = row.length;
    operand.box = row.box;
    return operand;
}

Operand measured(const FoundCell &found)
{
    Operand operand = labelled(*found.document, *found.table, *found.row);
    operand.name.clear();
    operand.label = found.row->label;
    operand.head = found.cell->column >= 0 ? found.table->columns[found.cell->column].head : QString();
    operand.text = found.cell->text;
    operand.number = *found.cell->number;
    operand.scale = found.scale;
    operand.unit = found.unit;
    operand.from = found.cell->from;
    operand.length = found.cell->length;
    operand.box = found.cell->box;
    return operand;
}

class RowCounter
{
public:
    RowCounter(const LookupQuestion &question, const QList<LookupDocument> &documents)
        : m_question(question),
          m_documents(documents),
          m_finder(documents, question, question.terms)
    {
    }

    Calculation run()
    {
        if (m_finder.counted() == 0 || m_question.saysMonth)
            return refused(u"it counts no rows"_s);
        for (const LookupDocument &document : m_documents) {
            m_names = m_finder.maskOf(CellFinder::namesOf(document)).asked;
            for (qsizetype i = 0; i < document.tables.size(); ++i) {
                const bool goesOn =
                    document.tables[i].goesOn || (i + 1 < document.tables.size() && document.tables[i + 1].goesOn);
                take(document, document.tables[i], goesOn);
            }
        }
        if (!m_doubt.isEmpty())
            return refused(m_doubt);
        if (m_counts.isEmpty())
            return refused(u"no table has rows of what is counted"_s);
        for (const Computed &each : std::as_const(m_counts)) {
            if (each.value != m_counts.first().value)
                return {{}, u"tables have different numbers of such rows"_s, m_counts};
        }
        return {m_counts.first(), {}, {}};
    }

private:
    // The words of what is counted have to be what its rows are called, and all others of the question said around
    // them.
    void take(const LookupDocument &document, const Table &table, bool goesOn)
    {
        const TermMask dimension = m_finder.maskOf(dimensionOf(table));
        const bool isHead = !table.labelHead.isEmpty() && !table.labelHead.startsWith(u'('); // no "(in millions)"
        const quint32 called = isHead ? m_finder.maskOf(table.labelHead).asked : dimension.asked;
        if ((m_finder.counted() & ~called) != 0)
            return;
        const quint32 around = dimension.asked | m_finder.maskOf(table.caption).asked | m_names;
        const bool isBound = m_question.bound != LookupQuestion::None;
        if (!isBound && (!m_finder.hasAll(around) || !isOfAskedTime(document, table)))
            return;
        const QList<const TableRow *> parts = partsOf(table, goesOn);
        if (parts.isEmpty())
            return;
        if (isBound)
            countBound(document, table, around, parts);
        else
            count(document, table, parts);
    }

    // Without doubt, or nothing; what makes it doubtful is kept.
    QList<const TableRow *> partsOf(const Table &table, bool goesOn)
    {
        const auto doubt = [this](const QString &why) {
            m_doubt = why;
            return QList<const TableRow *>();
        };
        if (goesOn)
            return doubt(u"the table goes on over pages"_s);
        if (saysSelection(table.caption + u' ' + table.labelHead))
            return doubt(u"the table has some of them alone"_s);
        const QList<RowRole> roles = rolesOf(table);
        QList<const TableRow *> parts;
        QSet<QString> labels;
        for (qsizetype i = 0; i < roles.size(); ++i) {
            if (roles[i] == RowRole::Sum)
                continue;
            if (roles[i] == RowRole::Rest)
                return doubt(u"one row stands for all the others"_s);
            if (roles[i] == RowRole::Unsure)
                return doubt(u"a row may be the sum of others"_s);
            if (labels.contains(table.rows[i].label.toLower()))
                return doubt(u"rows have the same name"_s);
            labels.insert(table.rows[i].label.toLower());
            parts.append(&table.rows[i]);
        }
        return parts.size() < 2 ? QList<const TableRow *>() : parts;
    }

    // "The ten largest customers" are not all customers.
    static bool saysSelection(const QString &text)
    {
        const QSet<QString> &highest = lexicon().terms("lookup-highest");
        const QSet<QString> &lowest = lexicon().terms("lookup-lowest");
        const QList<Term> all = terms(text);
        return std::any_of(all.begin(), all.end(),
                           [&](const Term &term) { return highest.contains(term.text) || lowest.contains(term.text); });
    }

    // Of a time that is asked for, each row has to say something.
    bool isOfAskedTime(const LookupDocument &document, const Table &table) const
    {
        return std::all_of(m_question.periods.begin(), m_question.periods.end(), [&](const FiscalPeriod &period) {
            return std::all_of(table.rows.begin(), table.rows.end(), [&](const TableRow &row) {
                return std::any_of(row.cells.begin(), row.cells.end(), [&](const TableCell &cell) {
                    return !cell.isDash && isOfPeriod(document, table, row, cell.column, period);
                });
            });
        });
    }

    void count(const LookupDocument &document, const Table &table, const QList<const TableRow *> &parts)
    {
        if (m_question.denies) {
            m_doubt = u"it asks for what is not there"_s;
            return;
        }
        Computed computed;
        computed.kind = Computed::Count;
        computed.what = u"Number of rows"_s + (table.labelHead.isEmpty() ? QString() : u", "_s + table.labelHead);
        computed.value = double(parts.size());
        computed.shown = QString::number(parts.size());
        computed.formula = u"number of rows, without sums"_s;
        for (const TableRow *part : parts) {
            computed.operands.append(labelled(document, table, *part));
            computed.rows.append(usedRow(document, table, *part));
        }
        m_counts.append(computed);
    }

    static UsedRow usedRow(const LookupDocument &document, const Table &table, const TableRow &row)
    {
        UsedRow used{document.document.id, table.page, row.label, {}, {}};
        for (const TableCell &cell : row.cells) {
            used.heads.append(cell.column >= 0 ? table.columns[cell.column].head : QString());
            used.cells.append(cell.text);
        }
        return used;
    }

    void countBound(const LookupDocument &document, const Table &table, quint32 around,
                    const QList<const TableRow *> &parts)
    {
        QList<int> fitting;
        for (int column = 0; column < table.columns.size(); ++column) {
            const TermMask head = m_finder.maskOf(table.columns[column].head);
            const bool isTime =
                m_question.periods.isEmpty() || std::all_of(parts.begin(), parts.end(), [&](const TableRow *row) {
                    return isOfPeriod(document, table, *row, column, m_question.periods.first());
                });
            if (isTime && !table.columns[column].period.change && head.others == 0 &&
                m_finder.hasAll(around | head.asked))
                fitting.append(column);
        }
        if (fitting.isEmpty())
            return;
        if (fitting.size() > 1 || m_question.periods.size() > 1) {
            m_doubt = u"several columns have its words"_s;
            return;
        }
        compare(document, table, fitting.first(), parts);
    }

    void compare(const LookupDocument &document, const Table &table, int column, const QList<const TableRow *> &parts)
    {
        QList<FoundCell> cells;
        for (const TableRow *row : parts) {
            const auto cell = std::find_if(row->cells.begin(), row->cells.end(),
                                           [column](const TableCell &each) { return each.column == column; });
            if (cell == row->cells.end() || !cell->number || cell->isDash) {
                m_doubt = u"a row has no number there"_s;
                return;
            }
            cells.append(foundCell(document, table, *row, *cell));
        }
        const std::optional<double> bound = boundFor(cells);
        if (!bound) {
            m_doubt = u"it does not say in which unit its number is"_s;
            return;
        }
        m_counts.append(counted(cells, *bound));
    }

    // In full. Nothing: it may be meant as printed or in full, and that differs.
    std::optional<double> boundFor(const QList<FoundCell> &cells) const
    {
        const double bound = m_question.isBoundShare ? m_question.threshold / 100 : m_question.threshold;
        for (const FoundCell &each : cells) {
            if (!each.isScaleSure || (each.unit == u"%") != m_question.isBoundShare ||
                each.scale != cells.first().scale)
                return {};
        }
        const double scale = m_question.isBoundShare ? 1 : cells.first().scale;
        const auto fits = [&](double limit) {
            return std::count_if(cells.begin(), cells.end(),
                                 [&](const FoundCell &each) { return isWithin(each.value(), limit); });
        };
        const bool isPlain = m_question.isBoundScaled || scale == 1;
        return isPlain || fits(bound) == fits(bound * scale) ? std::optional(bound) : std::nullopt;
    }

    LookupQuestion::Bound bound() const
    {
        if (!m_question.denies)
            return m_question.bound;
        switch (m_question.bound) {
        case LookupQuestion::Above:
            return LookupQuestion::AtMost;
        case LookupQuestion::Below:
            return LookupQuestion::AtLeast;
        case LookupQuestion::AtLeast:
            return LookupQuestion::Below;
        default:
            return LookupQuestion::Above;
        }
    }

    bool isWithin(double value, double limit) const
    {
        switch (bound()) {
        case LookupQuestion::Above:
            return value > limit;
        case LookupQuestion::Below:
            return value < limit;
        case LookupQuestion::AtLeast:
            return value >= limit;
        default:
            return value <= limit;
        }
    }

    QString sign() const
    {
        const LookupQuestion::Bound kind = bound();
        return kind == LookupQuestion::Above     ? u">"_s
               : kind == LookupQuestion::Below   ? u"<"_s
               : kind == LookupQuestion::AtLeast ? u"≥"_s
                                                 : u"≤"_s;
    }

    Computed counted(const QList<FoundCell> &cells, double limit) const
    {
        Computed computed;
        computed.kind = Computed::Count;
        QStringList names;
        for (const FoundCell &each : cells) {
            computed.operands.append(measured(each));
            computed.rows.append(usedRow(*each.document, *each.table, *each.row));
            if (isWithin(each.value(), limit))
                names.append(each.row->label);
        }
        const QString &head = computed.operands.first().head;
        const QString said = u"%1 %2"_s.arg(sign(), printed().toString(limit, 'g', 15));
        computed.value = double(names.size());
        computed.what = u"Number of rows with %1 %2"_s.arg(head, said);
        computed.shown = QString::number(names.size());
        computed.formula = u"number of rows with %1 %2"_s.arg(head, said);
        computed.calculation =
            u"%1 = number of %2 values %3"_s.arg(computed.shown, QString::number(cells.size()), said);
        if (!names.isEmpty())
            computed.note = u"These are %1."_s.arg(names.join(u", "_s));
        return computed;
    }

    const LookupQuestion &m_question;
    const QList<LookupDocument> &m_documents;
    const CellFinder m_finder;
    quint32 m_names = 0;
    QList<Computed> m_counts;
    QString m_doubt;
};

} // namespace

Calculation countRows(const LookupQuestion &question, const QList<LookupDocument> &documents)
{
    return RowCounter(question, documents).run();
}

bool saysOtherCount(const QString &text, const QStringList &counted, qsizetype count)
{
    const TokenizedText read = readText(text);
    for (qsizetype i = 1; i < read.terms.size(); ++i) {
        const ReadTerm &number = read.terms[i - 1];
        if (!counted.contains(read.terms[i].text) || !number.number || isYear(number))
            continue;
        const QStringView between = QStringView(text).mid(number.to, read.terms[i].from - number.to);
        if (std::all_of(between.begin(), between.end(), [](QChar c) { return c == u' '; }) &&
            number.key.toDouble() != double(count))
            return true;
    }
    return false;
}

} // namespace core
