// Only one program at a time may use a library's folder: a lock file identifies it.
#include "core/base/plainfile.h"
#include "core/base/syncfolder.h"
#include "core/library/libraryparts.h"

#include <QDeadlineTimer>
#include <QDir>
#include <QSysInfo>

#include <cerrno>
#include <csignal>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/vfs.h>
#include <unistd.h>

namespace core {
namespace {

Error busy(const QLockFile &lock, const QString &folder)
{
    qint64 pid = 0;
    QString host;
    QString program;
    const bool told = lock.getLockInfo(&pid, &host, &program) && pid != 0;
    if (!told && lock.error() == QLockFile::UnknownError)
        return {Error::Storage,
                QStringLiteral("The folder %1 cannot be written to; free some space on its disk, or choose another "
                               "folder for the library.")
                    .arg(QDir::toNativeSeparators(folder)),
                QStringLiteral("lock file")};
    const bool here = host.isEmpty() || host == QSysInfo::machineHostName();
    const bool left = here && kill(pid_t(pid), 0) != 0 && errno == ESRCH; // left behind by a program that has ended
    if (!told || left)
        return {Error::Storage,
                QStringLiteral("You have no permission to write to the folder %1; change its permissions, or choose "
                               "another folder for the library.")
                    .arg(QDir::toNativeSeparators(folder)),
                QStringLiteral("lock file: error %1").arg(int(lock.error()))};
    if (!here)
        return {Error::Busy,
                QStringLiteral("The library %1 is in use on the computer %2; close it there, or delete the file "
                               "library.lock in that folder if nothing uses it any more.")
                    .arg(QDir::toNativeSeparators(folder), host),
                program};
    return {Error::Busy,
            QStringLiteral("The library %1 is in use by %2 (process %3); close it there and try again.")
                .arg(QDir::toNativeSeparators(folder), program.isEmpty() ? QStringLiteral("another program") : program,
                     QString::number(pid)),
            host};
}

// The kernel does not, or not always, know locks of other computers there.
bool isFarAway(int descriptor)
{
    struct statfs there = {};
    if (fstatfs(descriptor, &there) != 0)
        return true;
    switch (static_cast<quint32>(there.f_type)) {
    case 0x6969:     // NFS
    case 0x517b:     // SMB
    case 0xff534d42: // CIFS
    case 0xfe534d42: // SMB 2
    case 0x65735546: // FUSE, such as sshfs
    case 0x01021997: // 9P
    case 0x00c36400: // Ceph
    case 0x5346414f: // AFS
        return true;
    default:
        return false;
    }
}

// The kernel releases a lock when its program ends. The contents of the lock file do not matter then: the program may
// have died before writing its id, the id may now be another program's, and the machine may have another name.
enum class IfLeft { Say, Remove };

bool isLeft(const QString &lock, IfLeft ifLeft)
{
    const QByteArray name = QFile::encodeName(lock);
    const int descriptor = open(name.constData(), O_RDWR | O_CLOEXEC | O_NOFOLLOW);
    if (descriptor < 0)
        return false;
    struct stat held = {};
    struct stat named = {};
    bool left = !isFarAway(descriptor) && flock(descriptor, LOCK_EX | LOCK_NB) == 0 && fstat(descriptor, &held) == 0 &&
                stat(name.constData(), &named) == 0 && held.st_ino == named.st_ino;
    if (left && ifLeft == IfLeft::Remove)
        left = unlink(name.constData()) == 0;
    close(descriptor);
    return left;
}

// Survives a power cut along with its contents: names of new folders are stored in their parents.
bool makeFolder(const QString &folder)
{
    QStringList around;
    for (QString each = folder; !each.isEmpty() && !QFileInfo::exists(each); each = around.last())
        around.append(QFileInfo(each).path());
    if (!QDir().mkpath(folder))
        return false;
    for (const QString &each : std::as_const(around))
        (void)syncFolder(each); // a parent that cannot be read may still be used
    return true;
}

} // namespace

Result<void> lookAtFolder(const QString &folder)
{
    bool hasCache = false;
    for (const char *name : {"library.db", "library.lock", "library.renewing", "index.cache", "embedded.cache"}) {
        const QString file = folder + u'/' + QLatin1String(name);
        if (const Result<void> plain = wantPlainFile(file); !plain)
            return plain;
        hasCache = hasCache || (file.endsWith(QLatin1String(".cache")) && QFileInfo(file).size() > 0);
    }
    const QFileInfo database(folder + QStringLiteral("/library.db"));
    if (!hasCache || !database.exists() || database.size() > 0)
        return {};
    return Error{Error::Invalid,
                 QStringLiteral("The file “%1” is empty but should contain a library; restore a backup, or move the "
                                "folder away and add the documents again.")
                     .arg(QDir::toNativeSeparators(database.filePath())),
                 {}};
}

Result<std::unique_ptr<QLockFile>> lockFolder(const QString &folder)
{
    constexpr int settling = 1000; // milliseconds within which a program that creates a lock file locks it
    if (!makeFolder(folder))
        return Error{Error::Storage,
                     QStringLiteral("The folder %1 cannot be created; choose another one for the library.")
                         .arg(QDir::toNativeSeparators(folder)),
                     {}};
    const QString file = folder + QStringLiteral("/library.lock");
    if (const Result<void> plain = wantPlainFile(file); !plain)
        return plain.error();
    auto lock = std::make_unique<QLockFile>(file);
    lock->setStaleLockTime(0); // a lock is stale only if its program is dead, however long it is held
    const auto take = [&](int wait) {
        return lock->tryLock() || (isLeft(file, IfLeft::Say) &&
                                   (lock->tryLock(wait) || (isLeft(file, IfLeft::Remove) && lock->tryLock())));
    };
    if (take(settling))
        return lock;
    // The other program may just be starting, without having written its id yet, or just be ending.
    for (const QDeadlineTimer end(settling); !end.hasExpired();) {
        const Error why = busy(*lock, folder);
        if (why.code != Error::Storage || lock->error() != QLockFile::LockFailedError)
            return why;
        constexpr int oneTry = 50;
        if (lock->tryLock(oneTry) || take(oneTry))
            return lock;
    }
    return busy(*lock, folder);
}

} // namespace core
