// Handles the files that a folder scan finds or misses: new ones are queued, moved ones keep their document, and
// everything is stored in batches. Private to this folder.
#pragma once

#include "core/ingest/folderscan.h"

#include <QHash>
#include <QSet>

namespace core {

class Findings
{
public:
    Findings(const Folder &folder, ScanTools &tools, Scanned &scanned)
        : m_folder(folder),
          m_tools(tools),
          m_folders(tools.library),
          m_scanned(scanned)
    {
    }

    Result<void> meet(const FolderFile *known, FolderFile now); // a file that exists; `known` is null for a new one
    void miss(const FolderFile &file) { m_missing.insert(file.stamp.bytes, file); } // a file that no longer exists
    void leaveOut(const FolderFile &file) { m_found.leftOut.append(file.id); }      // excluded by the filter
    Result<void> keep(bool all);   // stores the findings; unless `all`, only if there are many
    Result<void> loseWhatIsGone(); // call this last, because a missing file may still turn up elsewhere

    QString absolute(const QString &dir, const QString &name = {}) const;

private:
    Result<void> meetFresh(const FolderFile &now);
    Result<void> meetChanged(const FolderFile &known, const FolderFile &now);
    Result<bool> move(const FolderFile &now);
    bool isSettled(const FileStamp &stamp) const;
    bool isWhereItWas(const FolderFile &file) const;
    void want(const FolderFile &file);
    void tell(FolderChange::Kind kind, const FolderFile &file, const QString &from = {});

    const Folder &m_folder;
    ScanTools &m_tools;
    LibraryFolders m_folders;
    Scanned &m_scanned;
    FolderFindings m_found;
    QList<FileToRead> m_toRead;
    QMultiHash<qint64, FolderFile> m_missing; // keyed by size
    QSet<qint64> m_moved;                     // row ids
    bool m_overwriting = false;               // a file replaced another one, which may itself have moved
};

} // namespace core
