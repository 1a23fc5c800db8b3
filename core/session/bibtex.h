// Entries of a BibTeX file, as reference managers write them. What cannot be read is left out, and told. Pure.
#pragma once

#include <QHash>
#include <QList>
#include <QString>
#include <QStringList>

namespace core {

struct BibtexEntry
{
    QString type; // "article", in lower case
    QString key;
    QHash<QString, QString> fields; // by their names in lower case: plain text, without LaTeX
    QStringList files;              // as they are named there: relative to the file's folder, or absolute
    QString authors;                // or editors: "Ada Lovelace; Charles Babbage", as namesIn() reads them
    int year = 0;                   // 0: none

    bool operator==(const BibtexEntry &) const = default;
};

struct Bibtex
{
    QList<BibtexEntry> entries;
    QStringList faults; // a sentence each
};

Bibtex bibtexIn(const QString &text);

} // namespace core
