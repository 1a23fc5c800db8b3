// Reads the kind of report, the company and the period from a document's first pages. Repeated calls are cheap: results
// are cached for a few thousand files.
#pragma once

#include "core/numbers/measures.h"
#include "core/ports/tablesource.h"

namespace core {

struct DocumentFacts
{
    enum Form { Annual, Quarterly, Release, Other };

    Form form = Other;
    CalendarDate end;   // end of its period; year 0: unknown. Days 1 to 7 count as the previous month.
    int fiscalYear = 0; // 0: unknown
    int quarter = 0;    // 0: unknown, or a full year
    FiscalCalendar calendar;
};

// Reads only some of the first pages.
DocumentFacts factsOf(const Document &document, const TableSource &source, const Measures &measures);

// The names of a document's company, in lower case and without punctuation.
struct DocumentNames
{
    QStringList file;       // words of the file name that identify the company
    QStringList title;      // words of the title in the metadata
    QStringList registrant; // words of the name on the cover; empty if no cover was read
    QSet<QString> symbols;  // stock symbols
};

DocumentNames namesByFile(const Document &document, const Measures &measures); // does not open the document
DocumentNames namesByCover(const Document &document, const TableSource &source, const Measures &measures);

// "Johnson & Johnson's" -> "johnson", "johnson"
QStringList nameWords(const QString &text);

} // namespace core
