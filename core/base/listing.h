// Lists the contents of a folder on disk. Names are bytes, as in the file system; not all of them are valid text.
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QList>

#include <functional>
#include <optional>
#include <stop_token>

namespace core {

struct FileStamp // identifies a version of a file; if it differs, the file may have changed
{
    qint64 bytes = 0;
    qint64 written = 0; // nanoseconds since 1970
    qint64 device = 0;
    qint64 inode = 0;

    bool operator==(const FileStamp &) const = default;
};

struct Listing
{
    struct File
    {
        QByteArray name;
        FileStamp stamp;
    };

    QList<File> files; // including links to files
    QList<QByteArray> folders;
    QList<QByteArray> links; // links to folders; never followed, because they may form cycles
    FileStamp self;
};

// Sorted by name. Only files whose names `wanted` accepts are examined. Errors: NotFound (the folder is gone),
// Unreadable (the message says why in a few words), Cancelled (even if the drive does not respond).
Result<Listing> listFolder(const QByteArray &folder, const std::function<bool(const QByteArray &name)> &wanted,
                           const std::stop_token &stop = {});

// Follows a link to its target. Returns nullopt if the file does not exist or the call was stopped first.
std::optional<FileStamp> stampOf(const QByteArray &path, const std::stop_token &stop = {});
bool isText(const QByteArray &name);   // whether the name is valid UTF-8, so that a QString can represent it
QString shown(const QByteArray &name); // for display; bytes that are not text appear as \xNN

} // namespace core
