// Scans watched folders for files that are new, changed, moved, missing or back again. Only changes are stored, so that
// an unchanged folder costs no more than the scan itself.
#pragma once

#include "core/library/folders.h"

#include <chrono>

namespace core {

struct Corner // part of a folder
{
    QString dir;       // relative to the folder; empty: its top
    bool whole = true; // includes everything below
    bool operator==(const Corner &) const = default;
};

struct FileToRead
{
    QString path;
    qint64 bytes = 0;
};

struct ScanTools
{
    Library &library;
    std::function<Result<void>(const QList<FileToRead> &files)> read; // queues files, at most a few hundred at a time
    std::stop_token stop = {};
    std::function<void(const FolderChange &)> tell = {};
    std::function<void(int files)> progress = {};             // files seen so far; called at most a few times a second
    std::function<void(const QByteArray &folder)> enter = {}; // called before listing, so that a watcher misses nothing
    std::chrono::milliseconds quiet{3000};                    // files modified more recently may still be incomplete
};

struct Scanned
{
    bool offline = false;
    int files = 0; // files seen
    int fresh = 0;
    int changed = 0;
    int moved = 0;
    int gone = 0;
    int back = 0;
    int unread = 0;          // files and folders that were skipped, each with a note
    QList<Corner> unsettled; // parts with files that are still being written
};

// Errors: NotFound (the folder is not watched), Storage, Cancelled; changes stored before an error are kept.
Result<Scanned> scan(FolderId id, const QList<Corner> &corners, ScanTools &tools);

// Checks whether the files of documents outside watched folders still exist, if `among` accepts their paths. Returns
// the number of files that went missing or came back.
Result<int> lookForFiles(const std::function<bool(const QString &path)> &among, ScanTools &tools);

} // namespace core
