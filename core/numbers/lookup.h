// A question about a number, looked up in the rows and columns of any tables: one cell, or what follows from several of
// a row or a column. Pure.
#pragma once

#include "core/numbers/calculator.h"
#include "core/numbers/period.h"

namespace core {

struct LookupDocument
{
    Document document;
    QStringList names;       // words that name it besides its title: of its cover
    FiscalCalendar calendar; // how its years are counted
    QList<Table> tables;
};

// One cell or a calculation where just one fits all words of the question: each word stands in the label, the section,
// the head, the caption or the document's name, and no label says more than is asked. Several that fit as well are
// candidates; nothing where a word is left over. Pages have no labels in what is returned.
Calculation lookUp(const QString &question, const QList<LookupDocument> &documents);

// The same of these documents; of all where there are none: those that the question names, else those that a search of
// the source finds, some few of them. Errors: Cancelled and those of the source.
Result<Calculation> lookUp(const QString &question, const QList<DocumentId> &documents, const TableSource &source,
                           const Measures &measures, std::stop_token stop);

// Whether the words of a question ask for what a cell of a table may say.
bool asksForCell(const QString &question);

} // namespace core
