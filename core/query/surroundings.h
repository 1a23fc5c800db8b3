// Finds words of a question in the text around a document's tables: in the lines above each table, at the document's
// beginning, and on the rest of the page. Pure, except that it reads each page's text once.
#pragma once

#include "core/query/documentathand.h"
#include "core/query/names.h"

namespace core {

class Surroundings
{
public:
    // Both arguments must outlive the object.
    Surroundings(const DocumentAtHand &document, const NameMatch &names) : m_document(document), m_names(names) {}

    // Words in the lines between the previous table and this one, except in sentences; excludes words in the names of
    // other tables.
    WordBits over(qsizetype table) const;
    // Words in the document's first two lines, unless they are just above a table; excludes words in the names of a
    // table.
    WordBits beginning() const;
    // Words that are adjacent in the question and in the document's first two lines, such as the name of a company,
    // even if the names of a table have some of them.
    WordBits phrasesOfBeginning() const;
    WordBits page(int page) const; // words on this page and on the document's first page

private:
    QString textOf(int page) const;
    WordBits headings(const QString &text) const;
    WordBits others(qsizetype but) const;

    const DocumentAtHand &m_document;
    const NameMatch &m_names;
    mutable QHash<int, QString> m_texts;
    mutable QHash<int, WordBits> m_pages;
    mutable QList<WordBits> m_others; // per table: words in names of the others; last: words in names of all tables
};

QStringList namesOf(const Table &table); // names of all its rows, columns and text cells

} // namespace core
