// A library's watched folders and the files found in them, stored in the library's own file. Scanning the disk is left
// to folderscan.h. Thread-safe.
#pragma once

#include "core/base/listing.h"
#include "core/base/result.h"
#include "core/values/document.h"
#include "core/values/folder.h"

#include <functional>
#include <stop_token>

namespace core {

class Library;
class Store;

struct FolderFile // state at the last scan
{
    qint64 id = 0; // 0: not yet stored
    FolderId folder = 0;
    QString dir; // relative to the folder; empty: its top
    QString name;
    FileStamp stamp;
    bool gone = false;
};

struct FolderFindings // stored in one transaction
{
    struct Move
    {
        FolderFile from;
        FolderFile to; // the file's new location and file stamp
    };

    struct Loss
    {
        FolderFile file;
        bool drive = false; // the file's folder or drive is missing as well
    };

    QList<FolderFile> there; // files that are new, changed, or present again
    QList<Move> moved;       // only the paths of their documents change
    QList<Loss> lost;        // their documents stay; a path is removed if other paths remain
    QList<qint64> leftOut;   // excluded by the filter; their documents stay, but are no longer watched

    qsizetype size() const { return there.size() + moved.size() + lost.size() + leftOut.size(); }
};

class LibraryFolders
{
public:
    explicit LibraryFolders(Library &library) : m_library(library) {}

    QList<Folder> folders() const;
    Result<Folder> folder(FolderId id) const;

    // Does not read the disk; scanning finds out whether the folder exists (folderscan.h). Errors: Invalid (already
    // watched, inside a watched folder, the whole file system, or a bad filter).
    Result<FolderId> add(const QString &path, const FolderFilter &filter);
    Result<void> setFilter(FolderId id, const FolderFilter &filter, WithDocuments leftOut, std::stop_token stop);
    Result<void> remove(FolderId id, WithDocuments documents, std::stop_token stop);
    Result<int> removeGone(FolderId id, std::stop_token stop); // removes documents without any file; returns how many

    // Used for scanning.
    QList<FolderFile> filesIn(FolderId id, const QString &dir) const;
    // The folders that directly contain recorded files: `dir` itself and folders below it. Empty `dir`: the watched
    // folder.
    QStringList dirsIn(FolderId id, const QString &dir) const;
    QList<FolderFile> withStamp(const FileStamp &stamp) const; // files in any folder
    QList<FolderFile> goneWithBytes(qint64 bytes) const;       // missing files of this size, at most a few hundred
    QString path(const FolderFile &file) const;                // absolute
    Document documentAt(const QString &path) const;
    Result<void> keep(const FolderFindings &findings);
    Result<void> setOffline(FolderId id, const QString &reason); // marks all files in the folder as unavailable
    // Marks the folder as available; returns how many of its files are back.
    Result<int> setThere(FolderId id, qint64 device);
    Result<void> setScanned(FolderId id, FolderState state, const QString &reason, const QList<FolderNote> &notes);
    qint64 device(FolderId id) const; // the device that the folder was on at the last scan

    // A path of a document, inside a watched folder or not.
    struct Place
    {
        QString path;
        int missing = 0;    // 0: present; 1: gone; 2: the folder or drive is missing
        Document read = {}; // size, hash and modification time of the file last read there
    };
    QList<Place> placesOfNoFolder() const;
    Result<void> setPlaces(const QList<Place> &places);

private:
    Result<void> removePlaces(const QStringList &paths, const std::stop_token &stop);
    Result<void> removeThose(const std::function<QList<DocumentId>(Store &)> &losing);

    Library &m_library;
};

} // namespace core
