// What stands around the tables of a document: the lines over each, how the document begins, and what else is on the
// page; as words of one question. Pure but for the pages' texts, of which each is read once.
#pragma once

#include "core/query/documentathand.h"
#include "core/query/names.h"

namespace core {

class Surroundings
{
public:
    // Both have to live as long.
    Surroundings(const DocumentAtHand &document, const NameMatch &names) : m_document(document), m_names(names) {}

    // Of lines that are no sentences: those over a table, as far as the one before it; no word that a name of another
    // table has.
    WordBits over(qsizetype table) const;
    // Of the first two lines of the document, where they do not stand close over a table; no word that a name of a
    // table has.
    WordBits beginning() const;
    WordBits page(int page) const; // all of that page and of the first one

private:
    QString textOf(int page) const;
    WordBits headings(const QString &text) const;
    WordBits others(qsizetype but) const;

    const DocumentAtHand &m_document;
    const NameMatch &m_names;
    mutable QHash<int, QString> m_texts;
    mutable QHash<int, WordBits> m_pages;
    mutable QList<WordBits> m_others; // of each table, what names of the others have; then what those of all have
};

QStringList namesOf(const Table &table); // of all its rows, columns and cells of words

} // namespace core
