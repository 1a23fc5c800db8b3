// The financial statements in a document: their pages, and their rows in a form that can be searched.
#pragma once

#include "core/numbers/documentfacts.h"

#include <stop_token>

namespace core {

struct StatementRow
{
    const Table *table = nullptr;
    const TableRow *row = nullptr;
    const QList<TableColumn> *columns = nullptr; // columns of its table, or of the table that it continues
    bool isPerUnit = false;                      // its numbers are per share
    QString label;                               // lower case, without footnote marks
    QString section;                             // the section's label, in the same form
};

struct FilingStatement
{
    QList<int> pages;
    QList<StatementRow> rows;
    double scale = 1; // multiplier of its numbers, except those per share
    QString currency; // "$"; empty if not printed
};

class Filing
{
public:
    // Errors: Cancelled, and any error from the source.
    static Result<Filing> open(const Document &document, const TableSource &source, const Measures &measures,
                               std::stop_token stop);

    const Document &document() const { return m_document; }
    const DocumentFacts &facts() const { return m_facts; }
    QString pageLabel(int page) const { return m_source->pageLabel(m_document.id, page); }

    // The statement of this kind; empty if the document has none.
    const FilingStatement &statement(const QString &form) const;
    const FilingStatement &statementAt(int page) const;

    // The row's cell in the column for that period; null if there is no such column.
    const TableCell *cellFor(const StatementRow &row, const FiscalPeriod &period, bool instant) const;

private:
    Filing() = default;
    void readMissingFacts();

    Document m_document;
    DocumentFacts m_facts;
    const TableSource *m_source = nullptr;
    QList<Table> m_tables; // statement rows point into these
    QHash<QString, FilingStatement> m_statements;
};

// Converts a label to the form that patterns are matched against.
QString plainLabel(const QString &label);

} // namespace core
