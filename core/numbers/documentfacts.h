// What a document's first pages say about it: the kind of report, the company and the period. Cheap to call again:
// results are cached for some thousands of files.
#pragma once

#include "core/numbers/measures.h"
#include "core/ports/tablesource.h"

namespace core {

struct DocumentFacts
{
    enum Form { Annual, Quarterly, Release, Other };

    Form form = Other;
    CalendarDate end;   // of its period; year 0: unknown. Days up to the 7th count as the month before.
    int fiscalYear = 0; // 0: unknown
    int quarter = 0;    // 0: unknown, or a whole year
    FiscalCalendar calendar;
};

// Reads some of the first pages.
DocumentFacts factsOf(const Document &document, const TableSource &source, const Measures &measures);

// The names of the document's company. All in lower case, without punctuation.
struct DocumentNames
{
    QStringList file;       // words of the file name that name the company
    QStringList title;      // from the metadata
    QStringList registrant; // from the cover; empty if no cover was read
    QSet<QString> symbols;  // stock symbols
};

DocumentNames namesByFile(const Document &document, const Measures &measures); // opens nothing
DocumentNames namesByCover(const Document &document, const TableSource &source, const Measures &measures);

// "Johnson & Johnson's" -> "johnson", "johnson"
QStringList nameWords(const QString &text);

} // namespace core
