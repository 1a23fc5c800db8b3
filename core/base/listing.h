// What a folder on the disk holds. Names are bytes, as the system has them: not all of them are text.
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QList>

#include <functional>
#include <optional>
#include <stop_token>

namespace core {

struct FileStamp // of a file; another one means that it may have changed
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

    QList<File> files; // and links to files
    QList<QByteArray> folders;
    QList<QByteArray> links; // to folders; nobody follows them, because they may lead in circles
    FileStamp self;
};

// Sorted by name. Only files that are `wanted` by their name are looked at. Errors: NotFound (it is not there any
// more), Unreadable; the message says why in a few words; Cancelled, also while the drive does not answer.
Result<Listing> listFolder(const QByteArray &folder, const std::function<bool(const QByteArray &name)> &wanted,
                           const std::stop_token &stop = {});

// Of what a link leads to; none: it is not there, or nobody knows because of a stop.
std::optional<FileStamp> stampOf(const QByteArray &path, const std::stop_token &stop = {});
bool isText(const QByteArray &name);   // a name that a QString can have
QString shown(const QByteArray &name); // to be read; what is no text stands there as \xNN

} // namespace core
