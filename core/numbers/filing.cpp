#include "core/numbers/filing.h"

#include "core/numbers/statementpages.h"

#include <QRegularExpression>

namespace core {

using namespace Qt::StringLiterals;

namespace {

// "1,234" beside "$" anywhere in the table.
QString currencyOf(const Table &table)
{
    static const QString signs = u"$€£¥"_s;
    if (!table.unit.isEmpty())
        return table.unit;
    for (const TableRow &row : table.rows) {
        for (const TableCell &cell : row.cells) {
            for (const QChar c : cell.text) {
                if (signs.contains(c))
                    return c;
            }
        }
    }
    return {};
}

// "(Millions, except per share amounts)" applies to all amounts of money.
bool isRowPerUnit(const TableRow &row, const Measures &measures)
{
    const auto says = [&measures](const QString &text) {
        return measures.perUnit.isIn(text) && !text.contains("except"_L1, Qt::CaseInsensitive);
    };
    return row.isPerUnit || says(row.label) || says(row.section);
}

// Scale from a line above the numbers of a page: "Year ended December 31 (Millions, except per share amounts)",
// "£m".
double scaleSaidOn(const QString &page)
{
    static const QRegularExpression scale(
        u"\\b(thousand|million|billion)s\\b|[$€£]\\s?(m|bn|['’]?000)(?![\\p{L}\\d])"_s,
        QRegularExpression::CaseInsensitiveOption);
    int lines = 0;
    for (const QString &line : page.split(u'\n', Qt::SkipEmptyParts)) {
        const QRegularExpressionMatch match = scale.match(line.left(200));
        const QString name = (match.captured(1) + match.captured(2)).toLower();
        if (name == u"thousand" || name.endsWith("000"_L1))
            return 1e3;
        if (name == u"million" || name == u"m")
            return 1e6;
        if (!name.isEmpty())
            return 1e9;
        if (++lines > 12)
            break;
    }
    return 1;
}

FilingStatement statementOf(const QList<int> &pages, const QList<Table> &tables, const TableSource &source,
                            const Measures &measures)
{
    FilingStatement statement;
    statement.pages = pages;
    const QList<TableColumn> *columns = nullptr;
    for (const Table &table : tables) {
        if (!pages.contains(table.page))
            continue;
        if (!table.columns.isEmpty() || !columns)
            columns = &table.columns;
        if (statement.scale == 1)
            statement.scale = table.scale;
        if (statement.currency.isEmpty())
            statement.currency = currencyOf(table);
        for (const TableRow &row : table.rows)
            statement.rows.append(
                {&table, &row, columns, isRowPerUnit(row, measures), plainLabel(row.label), plainLabel(row.section)});
    }
    for (qsizetype i = 0; i < pages.size() && statement.scale == 1; ++i)
        statement.scale = scaleSaidOn(source.pageText(tables.first().document, pages[i]));
    return statement;
}

// The latest year among columns without a month.
int latestYearName(const FilingStatement &statement)
{
    int latest = 0;
    for (const StatementRow &row : statement.rows) {
        for (const TableColumn &column : *row.columns) {
            if (!column.period.month && !column.period.change)
                latest = std::max(latest, column.period.year);
        }
    }
    return latest;
}

} // namespace

Result<Filing> Filing::open(const Document &document, const TableSource &source, const Measures &measures,
                            std::stop_token stop)
{
    Result<QList<Table>> tables = source.tables(document.id);
    if (!tables)
        return tables.error();
    Filing filing;
    filing.m_document = document;
    filing.m_source = &source;
    filing.m_facts = factsOf(document, source, measures);
    filing.m_tables = std::move(*tables);
    const QHash<QString, QList<int>> pages = statementPages(document, filing.m_tables, source, measures, stop);
    if (stop.stop_requested())
        return Error::cancelled();
    for (auto it = pages.cbegin(); it != pages.cend(); ++it)
        filing.m_statements.insert(it.key(), statementOf(*it, filing.m_tables, source, measures));
    filing.readMissingFacts();
    // If columns have only names of years, these decide how a year that ends early is called.
    DocumentFacts &facts = filing.m_facts;
    if (facts.form == DocumentFacts::Annual && facts.end.year && facts.end.month <= 3) {
        for (const FilingStatement &statement : std::as_const(filing.m_statements)) {
            if (latestYearName(statement) == facts.end.year - 1 && facts.calendar.offset == 0) {
                facts.calendar.offset = -1;
                --facts.fiscalYear;
            }
        }
    }
    return filing;
}

// A cover of pictures and slogans has no date, but the balance sheet does.
void Filing::readMissingFacts()
{
    if (m_facts.end.year || m_facts.form == DocumentFacts::Quarterly)
        return;
    for (const FilingStatement &statement : std::as_const(m_statements)) {
        for (const StatementRow &row : statement.rows) {
            for (const TableColumn &column : *row.columns) {
                const Period &period = column.period;
                if (period.month && !period.change && period.year > m_facts.end.year)
                    m_facts.end = {period.year, period.month, period.day, 0, 0};
            }
        }
    }
    if (!m_facts.end.year)
        return;
    m_facts.calendar.endMonth = m_facts.end.month;
    m_facts.fiscalYear = m_facts.end.year;
}

const FilingStatement &Filing::statement(const QString &form) const
{
    static const FilingStatement none;
    const auto found = m_statements.constFind(form);
    return found == m_statements.cend() ? none : *found;
}

const FilingStatement &Filing::statementAt(int page) const
{
    for (auto it = m_statements.cbegin(); it != m_statements.cend(); ++it) {
        if (it->pages.contains(page))
            return *it;
    }
    return statement({});
}

const TableCell *Filing::cellFor(const StatementRow &row, const FiscalPeriod &period, bool instant) const
{
    const bool goesOn = row.table->columns.isEmpty(); // its own table has no columns
    for (qsizetype i = 0; i < row.row->cells.size(); ++i) {
        const TableCell &cell = row.row->cells[i];
        const qsizetype column = goesOn && row.row->cells.size() == row.columns->size() ? i : cell.column;
        if (!cell.number || cell.isPercent || column < 0 || column >= row.columns->size())
            continue;
        const auto of = fiscalPeriodOf(row.columns->at(column).period, m_facts.calendar, instant);
        if (of && answers(*of, period, instant))
            return &cell;
    }
    return nullptr;
}

QString plainLabel(const QString &label)
{
    static const QRegularExpression notes(u"\\((?:see )?notes?[^)]*\\)|\\([a-z0-9*]{1,3}\\)(?=\\W|$)"_s);
    static const QRegularExpression leaders(u"\\.{3,}|(?:\\. ){3,}|_{2,}"_s);
    QString plain = label.toLower();
    plain.replace(u'’', u'\'').replace(u"—"_s, u" - "_s).replace(u"–"_s, u" - "_s);
    plain.replace(notes, u" "_s).replace(leaders, u" "_s);
    plain = plain.simplified();
    qsizetype from = 0;
    qsizetype to = plain.size();
    const auto isMark = [&plain](qsizetype at) { return QStringView(u" .:,*-").contains(plain[at]); };
    while (from < to && isMark(from))
        ++from;
    while (to > from && isMark(to - 1))
        --to;
    return plain.mid(from, to - from);
}

} // namespace core
