// Decides which of a folder's files its filter accepts.
#pragma once

#include "core/values/folder.h"

#include <QByteArray>

namespace core {

class Sieve
{
public:
    explicit Sieve(const FolderFilter &filter);

    static bool isPdf(const QByteArray &name); // judged by the extension
    bool entersFolder(const QString &dir) const;
    bool takesFile(const QString &dir, const QString &name, qint64 bytes) const; // assumes that its folder was accepted

private:
    FolderFilter m_filter;
    QList<QByteArray> m_include;
    QList<QByteArray> m_exclude;
};

// A file's path relative to the watched folder; `dir` is empty at its top.
QString within(const QString &dir, const QString &name);

// One sentence on what is wrong with the filter; empty if it is valid.
QString whatIsWrong(const FolderFilter &filter);

} // namespace core
