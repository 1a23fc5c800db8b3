// Parses the entries of BibTeX files written by reference managers. Unreadable parts are skipped and reported. Pure.
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
    QHash<QString, QString> fields; // keyed by lower-case name; plain text, without LaTeX
    QStringList files;              // paths as in the entry: relative to the file's folder, or absolute
    QString authors; // authors, or else editors, in the format that namesIn() parses: "Ada Lovelace; Charles Babbage"
    int year = 0;    // 0: none

    bool operator==(const BibtexEntry &) const = default;
};

struct Bibtex
{
    QList<BibtexEntry> entries;
    QStringList faults; // one sentence per unreadable part
};

Bibtex bibtexIn(const QString &text);

} // namespace core
