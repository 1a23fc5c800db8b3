// What is cited as others list it among their references: CSL-JSON, BibTeX, RIS, and in words by a style. Only what the
// library knows is said. Pure.
#pragma once

#include "core/base/json.h"
#include "core/session/exportcontent.h"
#include "core/values/document.h"

#include <span>

namespace core {

struct PersonName
{
    QString family;    // "van Beethoven"; of who is no person the whole name
    QString given;     // "Ludwig", "A. N."; may be empty
    bool isOne = true; // a person; else a body, whose name is not turned around

    bool operator==(const PersonName &) const = default;
};

// The names that a document's author says: "Ashish Vaswani, Noam Shazeer", "Vaswani, A.; Shazeer, N.", "A and B".
QList<PersonName> namesIn(const QString &author);

struct Reference
{
    QString key; // of BibTeX, and the id of CSL: words of the title and the document's number
    QString title;
    QString file; // its name
    int pages = 0;
    QString cited; // pages: "3", "3, 7"; empty: none
    QList<PersonName> authors;
    int year = 0;         // 0: none is known
    QString address = {}; // of a page of the web
    QString doi = {};     // that the document says of itself
};

Reference referenceTo(const Document &document, int page); // 0: none
// Of all that sessions cite, each once, in the order in which it is cited, with the pages that are.
QList<Reference> referencesOf(const ExportData &evidence);

Json cslOf(const Reference &reference);
QString bibtexOf(const Reference &reference); // in ASCII, as far as LaTeX has a name for a letter
QString risOf(const Reference &reference);

struct CitationStyle
{
    const char *id;
    const char *title;
    enum Order { Inverted, FirstInverted, Plain } order; // "Vaswani, A."; the first name alone; "A. Vaswani"
    bool hasInitials;
    const char *join;     // between two names
    const char *joinTwo;  // where there are two
    const char *joinLast; // before the last of several
    int most;             // names; of more only so many are told
    int shown;
    const char *others;   // in the place of the rest; %1: the last of them
    const char *pattern;  // %1 authors, %2 year, %3 title
    const char *nameless; // without authors
    const char *undated;  // in the place of the year
    const char *page;     // %1: one that is cited
    const char *pages;    // several
};

std::span<const CitationStyle> citationStyles();
const CitationStyle *citationStyle(const QString &id);                   // null where there is none
QString inWords(const Reference &reference, const CitationStyle &style); // one line of plain text

} // namespace core
