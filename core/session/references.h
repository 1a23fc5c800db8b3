// Cited documents as entries of a reference list: CSL-JSON, BibTeX, RIS, and formatted in a style. Only what the
// library knows is included. Pure.
#pragma once

#include "core/base/json.h"
#include "core/session/exportcontent.h"
#include "core/values/document.h"

#include <span>

namespace core {

struct PersonName
{
    QString family;    // "van Beethoven"; the whole name if not a person
    QString given;     // "Ludwig", "A. N."; may be empty
    bool isOne = true; // a person; else an organisation, whose name is not inverted

    bool operator==(const PersonName &) const = default;
};

// The names in a document's author field: "Ashish Vaswani, Noam Shazeer", "Vaswani, A.; Shazeer, N.", "A and B".
QList<PersonName> namesIn(const QString &author);

struct Reference
{
    QString key; // the BibTeX key and CSL id: words of the title and the document's number
    QString title;
    QString file; // its name
    int pages = 0;
    QString cited; // pages: "3", "3, 7"; empty: none
    QList<PersonName> authors;
    int year = 0;         // 0: unknown
    QString address = {}; // of a web page
    QString doi = {};     // printed in the document
};

Reference referenceTo(const Document &document, int page); // 0: none
// Everything that sessions cite, each once, in the order of citation, with the cited pages.
QList<Reference> referencesOf(const ExportData &evidence);

Json cslOf(const Reference &reference);
QString bibtexOf(const Reference &reference); // in ASCII, as far as LaTeX can write a letter
QString risOf(const Reference &reference);

struct CitationStyle
{
    const char *id;
    const char *title;
    enum Order { Inverted, FirstInverted, Plain } order; // "Vaswani, A."; the first name alone; "A. Vaswani"
    bool hasInitials;
    const char *join;     // between two names
    const char *joinTwo;  // if there are two
    const char *joinLast; // before the last of several
    int most;             // maximum number of names shown
    int shown;
    const char *others;   // replaces the others; %1: the last name shown
    const char *pattern;  // %1 authors, %2 year, %3 title
    const char *nameless; // without authors
    const char *undated;  // instead of the year
    const char *page;     // %1: a single cited page
    const char *pages;    // several
};

std::span<const CitationStyle> citationStyles();
const CitationStyle *citationStyle(const QString &id);                   // null if there isn't one
QString inWords(const Reference &reference, const CitationStyle &style); // one line of plain text

} // namespace core
