// What a document says of itself on its first pages: what kind of report it is, of which company and period. Cheap to
// ask again: what was read of a file is remembered, some thousands of them.
#pragma once

#include "core/numbers/measures.h"
#include "core/ports/tablesource.h"

namespace core {

struct DocumentFacts
{
    enum Form { Annual, Quarterly, Release, Other };

    Form form = Other;
    CalendarDate end;   // of its period; year 0: not known. Days up to the 7th are taken as the month before.
    int fiscalYear = 0; // 0: not known
    int quarter = 0;    // 0: not known, or a whole year
    FiscalCalendar calendar;
};

// Reads some of the first pages.
DocumentFacts factsOf(const Document &document, const TableSource &source, const Measures &measures);

// Who the document is of. All in lower case, without punctuation.
struct DocumentNames
{
    QStringList file;       // words of the file's name that say whose it is
    QStringList title;      // of the metadata
    QStringList registrant; // as the cover says it; empty where no cover was read
    QSet<QString> symbols;  // at an exchange
};

DocumentNames namesByFile(const Document &document, const Measures &measures); // opens nothing
DocumentNames namesByCover(const Document &document, const TableSource &source, const Measures &measures);

// "Johnson & Johnson's" -> "johnson", "johnson"
QStringList nameWords(const QString &text);

} // namespace core
