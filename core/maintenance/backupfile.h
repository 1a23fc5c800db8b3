// Files while they are written, and what is said of backups that cannot be. Private to this folder.
#pragma once

#include "core/maintenance/backup.h"

#include <QByteArray>

#include <memory>

namespace core {

// Is locked while it lives, and removed with it unless it was put in place. One that a program left behind when it was
// killed is written over by the next; one that is being written is not touched.
class PartFile
{
public:
    static Result<std::unique_ptr<PartFile>> make(const QString &target); // hidden beside the place where it will stand
    static Result<std::unique_ptr<PartFile>> makeCopy(const QString &folder); // of a library, in its folder
    static void removeCopies(const QString &folder);                          // of programs that were killed
    ~PartFile();
    PartFile(const PartFile &) = delete;
    PartFile &operator=(const PartFile &) = delete;

    QString name() const { return m_name; }
    bool write(qint64 at, QByteArrayView bytes); // false: errno says why
    bool sync(); // to the disk, and out of memory, so that what is read next comes from the disk
    Result<void> putInPlace(IfThere ifThere);

private:
    PartFile(const QString &target, const QString &name) : m_target(target), m_name(name) {}
    Result<bool> take(); // false: it was moved away meanwhile, try again

    QString m_target;
    QString m_name;
    int m_descriptor = -1;
};

Error cannotWrite(const QString &file, int error); // as in errno
Error noBackup(const QString &file);
Error damaged(const QString &file, const QString &detail = {});
Error newerBackup(const QString &file);

} // namespace core
