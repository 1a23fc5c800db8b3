// Which words of a question the surroundings of a document's tables contain: the lines above each, the document's
// beginning, and the rest of the page. Pure except for the page texts, each read once.
#pragma once

#include "core/query/documentathand.h"
#include "core/query/names.h"

namespace core {

class Surroundings
{
public:
    // Both must outlive it.
    Surroundings(const DocumentAtHand &document, const NameMatch &names) : m_document(document), m_names(names) {}

    // From lines that are not sentences: those above a table, down from the previous one; excludes words in the names
    // of other tables.
    WordBits over(qsizetype table) const;
    // From the document's first two lines, unless they are just above a table; excludes words in the names of a table.
    WordBits beginning() const;
    WordBits page(int page) const; // from the whole page and the first one

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
