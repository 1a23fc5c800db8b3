// The surroundings of a document's tables, as words of one question: the lines above each, how the document begins, and
// the rest of the page. Pure except for the page texts, each read once.
#pragma once

#include "core/query/documentathand.h"
#include "core/query/names.h"

namespace core {

class Surroundings
{
public:
    // Both must outlive it.
    Surroundings(const DocumentAtHand &document, const NameMatch &names) : m_document(document), m_names(names) {}

    // From lines that are not sentences: those above a table, down from the one before it; without words in a name of
    // another table.
    WordBits over(qsizetype table) const;
    // From the document's first two lines, unless they are close above a table; without words in a name of a table.
    WordBits beginning() const;
    WordBits page(int page) const; // the whole page and the first one

private:
    QString textOf(int page) const;
    WordBits headings(const QString &text) const;
    WordBits others(qsizetype but) const;

    const DocumentAtHand &m_document;
    const NameMatch &m_names;
    mutable QHash<int, QString> m_texts;
    mutable QHash<int, WordBits> m_pages;
    mutable QList<WordBits> m_others; // per table, the words in names of the others; then those in names of all
};

QStringList namesOf(const Table &table); // of all its rows, columns and word cells

} // namespace core
