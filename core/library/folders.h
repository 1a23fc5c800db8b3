// The folders that a library is kept in step with: remembered in its own file, with what was found in them. Nothing of
// it goes to the disk to look: folderscan.h does. Any thread.
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

struct FolderFile // as it was when it was last looked at
{
    qint64 id = 0; // 0: not kept yet
    FolderId folder = 0;
    QString dir; // within the folder; empty: at its top
    QString name;
    FileStamp stamp;
    bool gone = false;
};

struct FolderFindings // that are kept in one transaction
{
    struct Move
    {
        FolderFile from;
        FolderFile to; // with its stamp
    };

    struct Loss
    {
        FolderFile file;
        bool drive = false; // its folder or its drive is not there either
    };

    QList<FolderFile> there; // new ones, and those that changed or came back
    QList<Move> moved;       // only the place of their documents changes
    QList<Loss> lost;        // their documents stay, but for a place beside others
    QList<qint64> leftOut;   // by the filter: their documents stay, and are kept in step no longer

    qsizetype size() const { return there.size() + moved.size() + lost.size() + leftOut.size(); }
};

class LibraryFolders
{
public:
    explicit LibraryFolders(Library &library) : m_library(library) {}

    QList<Folder> folders() const;
    Result<Folder> folder(FolderId id) const;

    // Nothing is read by it, and whether it is there is found out by looking (folderscan.h). Errors: Invalid (it is
    // kept in step already, it is inside one that is, it is all of the file system, or the filter is wrong).
    Result<FolderId> add(const QString &path, const FolderFilter &filter);
    Result<void> setFilter(FolderId id, const FolderFilter &filter, WithDocuments leftOut, std::stop_token stop);
    Result<void> remove(FolderId id, WithDocuments documents, std::stop_token stop);
    Result<int> removeGone(FolderId id, std::stop_token stop); // documents none of whose files is there; how many

    // For those who look.
    QList<FolderFile> filesIn(FolderId id, const QString &dir) const;
    QStringList dirsIn(FolderId id, const QString &dir) const; // that have files, itself and below
    QList<FolderFile> withStamp(const FileStamp &stamp) const; // in any folder
    QList<FolderFile> goneWithBytes(qint64 bytes) const;       // some hundred at most
    QString path(const FolderFile &file) const;                // absolute
    Document documentAt(const QString &path) const;
    Result<void> keep(const FolderFindings &findings);
    Result<void> setOffline(FolderId id, const QString &reason); // all its places are
    Result<int> setThere(FolderId id, qint64 device);            // again; how many files came back with it
    Result<void> setScanned(FolderId id, FolderState state, const QString &reason, const QList<FolderNote> &notes);
    qint64 device(FolderId id) const; // it was on when last looked at

    // Places of documents, whether they are in a folder or not.
    struct Place
    {
        QString path;
        int missing = 0;    // 0: there; 1: gone; 2: its folder or its drive is not there
        Document read = {}; // what was last read there: bytes, hash and time of it
    };
    QList<Place> placesOfNoFolder() const;
    Result<void> setPlaces(const QList<Place> &places);

private:
    Result<void> removePlaces(const QStringList &paths, const std::stop_token &stop);
    Result<void> removeThose(const std::function<QList<DocumentId>(Store &)> &losing);

    Library &m_library;
};

} // namespace core
