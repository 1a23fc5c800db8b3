// Scans watched folders: what is new, changed, moved, gone or back. Only changes are stored, so that an
// unchanged folder costs no more than the scan itself.
#pragma once

#include "core/library/folders.h"

#include <chrono>

namespace core {

struct Corner // part of a folder
{
    QString dir;       // within it; empty: its top
    bool whole = true; // and all below
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
    std::function<Result<void>(const QList<FileToRead> &files)> read; // queues them; some hundreds at a time at most
    std::stop_token stop = {};
    std::function<void(const FolderChange &)> tell = {};
    std::function<void(int files)> progress = {};             // files seen so far; called a few times a second at most
    std::function<void(const QByteArray &folder)> enter = {}; // before it is listed, so that a watcher misses nothing
    std::chrono::milliseconds quiet{3000}; // a file written to more recently may still be being copied
};

struct Scanned
{
    bool offline = false;
    int files = 0; // seen
    int fresh = 0;
    int changed = 0;
    int moved = 0;
    int gone = 0;
    int back = 0;
    int unread = 0;          // notes
    QList<Corner> unsettled; // where files are still being written
};

// Errors: NotFound (the folder is no longer watched), Storage, Cancelled; what was stored until then stays.
Result<Scanned> scan(FolderId id, const QList<Corner> &corners, ScanTools &tools);

// Checks whether the files of documents outside watched folders exist, among those that `among` accepts; returns for
// how many this changed.
Result<int> lookForFiles(const std::function<bool(const QString &path)> &among, ScanTools &tools);

} // namespace core
