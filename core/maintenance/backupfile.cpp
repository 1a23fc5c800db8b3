#include "core/maintenance/backupfile.h"

#include "core/base/syncfolder.h"
#include "core/store/store.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QtEndian>

#include <cerrno>
#include <cstdio>
#include <cstring>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace core {
namespace {

constexpr char mark[] = "Attest backup 1 sha256 "; // a newer form would have another number
constexpr qsizetype sumSize = 64;                  // hexadecimal
constexpr qsizetype sealSize = sizeof mark - 1 + sumSize + 1;
constexpr qint64 blockSize = 1 << 20;

// Where they stand in the head of a database.
constexpr qsizetype headSize = 100;
constexpr qsizetype versionAt = 60;
constexpr qsizetype applicationAt = 68;

Error noBackup(const QString &file)
{
    return {Error::Invalid,
            QStringLiteral("“%1” is no backup of an Attest library; choose a file that Attest has written as one.")
                .arg(QDir::toNativeSeparators(file)),
            {}};
}

} // namespace

Error damaged(const QString &file)
{
    return {Error::Storage,
            QStringLiteral("The backup “%1” is damaged or not whole; take another copy of it, or another backup.")
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

Result<QByteArray> sumOf(QFile &file, qint64 size, const TakeBlock &take, const Percent &percent,
                         const std::stop_token &stop)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    if (!file.seek(0))
        return damaged(file.fileName());
    for (qint64 at = 0; at < size;) {
        if (stop.stop_requested())
            return Error::cancelled();
        const QByteArray block = file.read(std::min(blockSize, size - at));
        if (block.isEmpty())
            return damaged(file.fileName());
        hash.addData(block);
        if (const Result<void> taken = take ? take(block) : Result<void>(); !taken)
            return taken.error();
        at += block.size();
        percent(int(at * 100 / size));
    }
    return hash.result().toHex();
}

QByteArray sealFor(const QByteArray &sum)
{
    return mark + sum + '\n';
}

Result<Sealed> readSeal(QFile &file)
{
    const QString name = QDir::toNativeSeparators(file.fileName());
    if (!QFileInfo(file).exists())
        return Error{Error::NotFound, QStringLiteral("There is no file “%1”; choose a backup.").arg(name), {}};
    if (!QFileInfo(file).isFile())
        return noBackup(file.fileName());
    if (!file.open(QIODevice::ReadOnly))
        return Error{Error::NotFound,
                     QStringLiteral("“%1” cannot be read (%2); allow it, or choose another backup.")
                         .arg(name, file.errorString()),
                     {}};
    const QByteArray head = file.read(headSize);
    const qint64 size = file.size() - sealSize;
    const QByteArray seal = size > 0 && file.seek(size) ? file.read(sealSize) : QByteArray();
    const bool sealed = seal.size() == sealSize && seal.startsWith(mark) && seal.endsWith('\n');
    if (sealed)
        return Sealed{size, seal.mid(sizeof mark - 1, sumSize)};
    // Without a seal it is told by the head what it may have been.
    const bool ours = head.size() == headSize && head.startsWith("SQLite format 3") &&
                      qFromBigEndian<quint32>(head.constData() + applicationAt) == quint32(Store::applicationId());
    if (!ours)
        return noBackup(file.fileName());
    if (qFromBigEndian<qint32>(head.constData() + versionAt) > Store::newestVersion())
        return newerBackup(file.fileName());
    return damaged(file.fileName());
}

Error newerBackup(const QString &file)
{
    return {Error::Invalid,
            QStringLiteral("The backup “%1” was made by a newer Attest; restore it with that one.")
                .arg(QDir::toNativeSeparators(file)),
            {}};
}

PartFile::PartFile(const QString &target) : m_target(target)
{
    const QFileInfo there(target);
    m_name = there.path() + QStringLiteral("/.") + there.fileName() + QStringLiteral(".attest-part");
}

Result<std::unique_ptr<PartFile>> PartFile::make(const QString &target)
{
    std::unique_ptr<PartFile> part(new PartFile(target));
    for (;;) {
        const Result<bool> taken = part->take();
        if (!taken)
            return taken.error();
        if (*taken)
            return part;
    }
}

Result<bool> PartFile::take()
{
    const QByteArray name = QFile::encodeName(m_name);
    constexpr mode_t mine = 0600; // it holds all that was read and asked
    const int descriptor = open(name.constData(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, mine);
    if (descriptor < 0)
        return cannotWrite(m_target, errno);
    if (flock(descriptor, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK) { // other errors: it knows no locks
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
        if (failed && (errno == EINVAL || errno == ENOSYS)) // a file system that cannot
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
