#include "core/maintenance/backupfile.h"

#include "core/base/syncfolder.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <cerrno>
#include <cstdio>
#include <cstring>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace core {

Error noBackup(const QString &file)
{
    return {Error::Invalid,
            QStringLiteral("“%1” is not a backup of an Attest library; choose one that Attest wrote.")
                .arg(QDir::toNativeSeparators(file)),
            {}};
}

Error damaged(const QString &file, const QString &detail)
{
    return {Error::Storage,
            QStringLiteral("The backup “%1” is damaged or has been changed; use another copy of it, or another backup.")
                .arg(QDir::toNativeSeparators(file)),
            detail};
}

Error newerBackup(const QString &file)
{
    return {Error::Invalid,
            QStringLiteral("The backup “%1” was made by a newer Attest; restore it with that version.")
                .arg(QDir::toNativeSeparators(file)),
            {}};
}

Error cannotWrite(const QString &file, int error)
{
    const QString name = QDir::toNativeSeparators(file);
    if (error == ENOSPC || error == EDQUOT || error == EFBIG)
        return {Error::Storage,
                QStringLiteral("There is no room for “%1”; free some space on that disk, or choose another place.")
                    .arg(name),
                QString::fromLocal8Bit(std::strerror(error))};
    return {Error::Storage,
            QStringLiteral("“%1” cannot be written (%2); choose another place.")
                .arg(name, QString::fromLocal8Bit(std::strerror(error))),
            {}};
}

Result<std::unique_ptr<PartFile>> PartFile::make(const QString &target)
{
    const QFileInfo there(target);
    const QString name = there.path() + QStringLiteral("/.") + there.fileName() + QStringLiteral(".attest-part");
    std::unique_ptr<PartFile> part(new PartFile(target, name));
    for (;;) {
        const Result<bool> taken = part->take();
        if (!taken)
            return taken.error();
        if (*taken)
            return part;
    }
}

Result<std::unique_ptr<PartFile>> PartFile::makeCopy(const QString &folder)
{
    for (int i = 1;; ++i) {
        const QString name = folder + QStringLiteral("/library.copying-%1").arg(i);
        std::unique_ptr<PartFile> copy(new PartFile(name, name));
        const Result<bool> taken = copy->take();
        if (taken && *taken)
            return copy;
        if (!taken && taken.error().code != Error::Busy) // Busy: another backup is being written
            return taken.error();
    }
}

void PartFile::removeCopies(const QString &folder)
{
    for (const QString &file : QDir(folder).entryList({QStringLiteral("library.copying-*")}, QDir::Files)) {
        const QString name = folder + u'/' + file;
        PartFile copy(name, name);
        (void)copy.take(); // deleted with this object
    }
}

Result<bool> PartFile::take()
{
    const QByteArray name = QFile::encodeName(m_name);
    constexpr mode_t mine = 0600; // it contains everything the user has read and asked
    const int descriptor = open(name.constData(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, mine);
    if (descriptor < 0)
        return cannotWrite(m_target, errno);
    if (flock(descriptor, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK) { // other errors: locks are unsupported
        close(descriptor);
        return Error{Error::Busy,
                     QStringLiteral("Another backup to “%1” is being written; wait for it, or choose another name.")
                         .arg(QDir::toNativeSeparators(m_target)),
                     {}};
    }
    struct stat locked = {};
    struct stat named = {};
    if (fstat(descriptor, &locked) != 0 || stat(name.constData(), &named) != 0 || locked.st_ino != named.st_ino) {
        close(descriptor); // the program that had it has just put it in place
        return false;
    }
    m_descriptor = descriptor;
    if (ftruncate(m_descriptor, 0) != 0)
        return cannotWrite(m_target, errno);
    return true;
}

PartFile::~PartFile()
{
    if (m_descriptor < 0)
        return;
    if (!m_name.isEmpty())
        QFile::remove(m_name);
    close(m_descriptor);
}

bool PartFile::write(qint64 at, QByteArrayView bytes)
{
    while (!bytes.isEmpty()) {
        const ssize_t wrote = pwrite(m_descriptor, bytes.data(), size_t(bytes.size()), off_t(at));
        if (wrote < 0 && errno == EINTR)
            continue;
        if (wrote <= 0)
            return false;
        at += wrote;
        bytes = bytes.sliced(wrote);
    }
    return true;
}

bool PartFile::sync()
{
    if (fsync(m_descriptor) != 0)
        return false;
    (void)posix_fadvise(m_descriptor, 0, 0, POSIX_FADV_DONTNEED);
    return true;
}

Result<void> PartFile::putInPlace(IfThere ifThere)
{
    const QByteArray from = QFile::encodeName(m_name);
    const QByteArray to = QFile::encodeName(m_target);
    int failed = 0;
    if (ifThere == IfThere::Refuse) { // also where a file has come there meanwhile
        failed = renameat2(AT_FDCWD, from.constData(), AT_FDCWD, to.constData(), RENAME_NOREPLACE);
        if (failed && (errno == EINVAL || errno == ENOSYS)) // the file system does not support this
            failed = rename(from.constData(), to.constData());
    } else {
        failed = rename(from.constData(), to.constData());
    }
    if (failed)
        return cannotWrite(m_target, errno);
    m_name.clear();
    if (!syncFolder(QFileInfo(m_target).path()))
        return cannotWrite(m_target, errno);
    return {};
}

} // namespace core
