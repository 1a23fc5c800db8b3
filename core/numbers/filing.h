// A document with its statements: the pages that have them, and their rows as they are looked for.
#pragma once

#include "core/numbers/documentfacts.h"

#include <stop_token>

namespace core {

struct StatementRow
{
    const Table *table = nullptr;
    const TableRow *row = nullptr;
    const QList<TableColumn> *columns = nullptr; // those of the table, or of the one it goes on from
    bool isPerUnit = false;                      // its numbers are of a share
    QString label;                               // lower case, without notes and marks
    QString section;                             // the same
};

struct FilingStatement
{
    QList<int> pages;
    QList<StatementRow> rows;
    double scale = 1; // of its numbers, but those of a share
    QString currency; // "$"; empty where none is printed
};

class Filing
{
public:
    // Errors: those of the source, Cancelled.
    static Result<Filing> open(const Document &document, const TableSource &source, const Measures &measures,
                               std::stop_token stop);

    const Document &document() const { return m_document; }
    const DocumentFacts &facts() const { return m_facts; }
    QString pageLabel(int page) const { return m_source->pageLabel(m_document.id, page); }

    // Empty where there is none.
    const FilingStatement &statement(const QString &form) const;
    const FilingStatement &statementAt(int page) const;

    // The cell of a row whose column is of that period; none where there is no such column.
    const TableCell *cellFor(const StatementRow &row, const FiscalPeriod &period, bool instant) const;

private:
    Filing() = default;
    void readMissingFacts();

    Document m_document;
    DocumentFacts m_facts;
    const TableSource *m_source = nullptr;
    QList<Table> m_tables; // which the rows point into
    QHash<QString, FilingStatement> m_statements;
};

// A label as patterns see it.
QString plainLabel(const QString &label);

} // namespace core
