// Looking at the folders that are kept in step: what is new, changed, moved, gone or back. Only what changed is written
// down, so that looking at a folder in which nothing happened costs no more than looking.
#pragma once

#include "core/library/folders.h"

#include <chrono>

namespace core {

struct Corner // of a folder
{
    QString dir;       // within it; empty: at its top
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
    std::function<Result<void>(const QList<FileToRead> &files)> read; // puts them into the queue; some hundreds at most
    std::stop_token stop = {};
    std::function<void(const FolderChange &)> tell = {};
    std::function<void(int files)> progress = {};             // looked at so far; a few times a second at most
    std::function<void(const QByteArray &folder)> enter = {}; // before it is listed: who watches it misses nothing
    std::chrono::milliseconds quiet{3000}; // what was written to since then may still be being copied
};

struct Scanned
{
    bool offline = false;
    int files = 0; // looked at
    int fresh = 0;
    int changed = 0;
    int moved = 0;
    int gone = 0;
    int back = 0;
    int unread = 0;          // notes
    QList<Corner> unsettled; // where files are still being written
};

// Errors: NotFound (the folder is not kept in step any more), Storage, Cancelled; what was kept until then stays.
Result<Scanned> scan(FolderId id, const QList<Corner> &corners, ScanTools &tools);

// Whether the files of documents that are in no such folder are there, of those `among` lets through; returns how many
// of them changed in that.
Result<int> lookForFiles(const std::function<bool(const QString &path)> &among, ScanTools &tools);

} // namespace core
