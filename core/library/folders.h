// A library's watched folders, stored in its own file with what was found in them. Does not scan the disk: folderscan.h
// does. Any thread.
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

struct FolderFile // its state at the last scan
{
    qint64 id = 0; // 0: not stored yet
    FolderId folder = 0;
    QString dir; // within the folder; empty: its top
    QString name;
    FileStamp stamp;
    bool gone = false;
};

struct FolderFindings // stored in one transaction
{
    struct Move
    {
        FolderFile from;
        FolderFile to; // with its stamp
    };

    struct Loss
    {
        FolderFile file;
        bool drive = false; // its folder or its drive is missing too
    };

    QList<FolderFile> there; // new ones, and those that changed or came back
    QList<Move> moved;       // only the place of their documents changes
    QList<Loss> lost;        // their documents stay, except for a place when others remain
    QList<qint64> leftOut;   // by the filter: their documents stay, but are no longer watched

    qsizetype size() const { return there.size() + moved.size() + lost.size() + leftOut.size(); }
};

class LibraryFolders
{
public:
    explicit LibraryFolders(Library &library) : m_library(library) {}

    QList<Folder> folders() const;
    Result<Folder> folder(FolderId id) const;

    // Reads nothing; whether the folder exists is found out by scanning (folderscan.h). Errors: Invalid (already
    // watched, inside a watched folder, the whole file system, or a bad filter).
    Result<FolderId> add(const QString &path, const FolderFilter &filter);
    Result<void> setFilter(FolderId id, const FolderFilter &filter, WithDocuments leftOut, std::stop_token stop);
    Result<void> remove(FolderId id, WithDocuments documents, std::stop_token stop);
    Result<int> removeGone(FolderId id, std::stop_token stop); // documents none of whose files exist; how many

    // For scanning.
    QList<FolderFile> filesIn(FolderId id, const QString &dir) const;
    QStringList dirsIn(FolderId id, const QString &dir) const; // with files in them or below, including itself
    QList<FolderFile> withStamp(const FileStamp &stamp) const; // in any folder
    QList<FolderFile> goneWithBytes(qint64 bytes) const;       // some hundred at most
    QString path(const FolderFile &file) const;                // absolute
    Document documentAt(const QString &path) const;
    Result<void> keep(const FolderFindings &findings);
    Result<void> setOffline(FolderId id, const QString &reason); // with all its places
    Result<int> setThere(FolderId id, qint64 device);            // back; how many files came back with it
    Result<void> setScanned(FolderId id, FolderState state, const QString &reason, const QList<FolderNote> &notes);
    qint64 device(FolderId id) const; // where it was at the last scan

    // Places of documents, whether they are in a folder or not.
    struct Place
    {
        QString path;
        int missing = 0;    // 0: there; 1: gone; 2: its folder or its drive is missing
        Document read = {}; // what was last read there: bytes, hash and time
    };
    QList<Place> placesOfNoFolder() const;
    Result<void> setPlaces(const QList<Place> &places);

private:
    Result<void> removePlaces(const QStringList &paths, const std::stop_token &stop);
    Result<void> removeThose(const std::function<QList<DocumentId>(Store &)> &losing);

    Library &m_library;
};

} // namespace core
