// Scans watched folders for files that are new, changed, moved, gone or back. Only changes are stored, so that an
// unchanged folder costs no more than the scan itself.
#pragma once

#include "core/library/folders.h"

#include <chrono>

namespace core {

struct Corner // part of a folder
{
    QString dir;       // relative to the folder; empty: its top
    bool whole = true; // including everything below
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
    std::function<Result<void>(const QList<FileToRead> &files)> read; // queues them; at most a few hundred at a time
    std::stop_token stop = {};
    std::function<void(const FolderChange &)> tell = {};
    std::function<void(int files)> progress = {};             // files seen so far; called a few times a second at most
    std::function<void(const QByteArray &folder)> enter = {}; // called before listing, so that a watcher misses nothing
    std::chrono::milliseconds quiet{3000}; // files written to more recently may still be being copied
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
    int unread = 0;          // number of notes
    QList<Corner> unsettled; // with files that are still being written
};

// Errors: NotFound (the folder is not watched), Storage, Cancelled; whatever was stored before that stays.
Result<Scanned> scan(FolderId id, const QList<Corner> &corners, ScanTools &tools);

// Checks whether the files of documents outside watched folders exist, if `among` accepts their paths. Returns for how
// many this has changed.
Result<int> lookForFiles(const std::function<bool(const QString &path)> &among, ScanTools &tools);

} // namespace core
