// Cited documents as entries of a reference list: CSL-JSON, BibTeX, RIS, or formatted in a style. Includes only what
// the library knows. Pure.
#pragma once

#include "core/base/json.h"
#include "core/session/exportcontent.h"
#include "core/values/document.h"

#include <span>

namespace core {

struct PersonName
{
    QString family;    // "van Beethoven"; for an organisation, the whole name
    QString given;     // "Ludwig", "A. N."; may be empty
    bool isOne = true; // true: a person; false: an organisation, whose name is not inverted

    bool operator==(const PersonName &) const = default;
};

// Parses a document's author field: "Ashish Vaswani, Noam Shazeer", "Vaswani, A.; Shazeer, N.", "A and B".
QList<PersonName> namesIn(const QString &author);

struct Reference
{
    QString key; // BibTeX key and CSL id: words of the title and the document's number
    QString title;
    QString file; // file name
    int pages = 0;
    QString cited; // cited pages: "3", "3, 7"; empty: none
    QList<PersonName> authors;
    int year = 0;         // 0: unknown
    QString address = {}; // address of a web page
    QString doi = {};     // printed in the document
};

Reference referenceTo(const Document &document, int page); // page 0: no page
// All documents and web pages cited in the sessions, without duplicates, in order of citation, with the cited pages.
QList<Reference> referencesOf(const ExportData &evidence);

Json cslOf(const Reference &reference);
QString bibtexOf(const Reference &reference); // ASCII only, except for letters that have no LaTeX notation
QString risOf(const Reference &reference);

struct CitationStyle
{
    const char *id;
    const char *title;
    enum Order { Inverted, FirstInverted, Plain } order; // "Vaswani, A."; only the first name inverted; "A. Vaswani"
    bool hasInitials;
    const char *join;     // between two names
    const char *joinTwo;  // between the names if there are two
    const char *joinLast; // before the last of several names
    int most;             // maximum number of names shown
    int shown;
    const char *others;   // replaces the names not shown; %1: the last one shown
    const char *pattern;  // %1 authors, %2 year, %3 title
    const char *nameless; // pattern without authors
    const char *undated;  // used instead of the year
    const char *page;     // pattern for a single cited page, %1
    const char *pages;    // used instead of `page` for several cited pages
};

std::span<const CitationStyle> citationStyles();
const CitationStyle *citationStyle(const QString &id);                   // null if there is no such style
QString inWords(const Reference &reference, const CitationStyle &style); // as one line of plain text

} // namespace core
