// Entries of a BibTeX file, as reference managers write them. Unreadable parts are left out and reported. Pure.
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
    QHash<QString, QString> fields; // by name in lower case: plain text, without LaTeX
    QStringList files;              // as named there: relative to the file's folder, or absolute
    QString authors;                // or editors: "Ada Lovelace; Charles Babbage", as namesIn() reads them
    int year = 0;                   // 0: none

    bool operator==(const BibtexEntry &) const = default;
};

struct Bibtex
{
    QList<BibtexEntry> entries;
    QStringList faults; // one sentence each
};

Bibtex bibtexIn(const QString &text);

} // namespace core
