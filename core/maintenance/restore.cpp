// Putting a backup back: the new library is made whole under another name, then takes the place of the old one in one
// step of the file system.
#include "core/maintenance/backup.h"

#include "core/base/syncfolder.h"
#include "core/maintenance/backupfile.h"
#include "core/library/libraryparts.h"
#include "core/store/renewalfile.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QScopeGuard>

#include <sqlite3.h>

#include <cerrno>
#include <cstdio>

#include <unistd.h>

namespace core {

QStringList restoringFiles(const QString &folder)
{
    const QString made = folder + QStringLiteral("/library.restoring");
    return {made, made + QStringLiteral("-journal"), made + QStringLiteral("-wal"), made + QStringLiteral("-shm")};
}

namespace {

constexpr int copiedPart = 40; // of a hundred: how far it is when the file is copied, and
constexpr int sound = 70;      // when it was checked, and
constexpr int made = 90;       // when the new library is whole; then it is put in place

class Restoring
{
public:
    Restoring(const QString &file, const QString &folder, const Percent &percent, const std::stop_token &stop)
        : m_file(file),
          m_folder(folder),
          m_database(folder + QStringLiteral("/library.db")),
          m_made(restoringFiles(folder).first()),
          m_percent(percent),
          m_stop(stop)
    {
    }
    ~Restoring() { removeMade(); }
    Restoring(const Restoring &) = delete;
    Restoring &operator=(const Restoring &) = delete;

    // In this order. What the last one has done is not undone.
    Result<void> copy(QFile &backup, const Sealed &sealed);
    Result<void> open();
    Result<void> replace();

    bool hasLibrary() const; // one that holds something, or cannot be read
    Backup result() const
    {
        const QFileInfo file(m_file);
        return {m_file,
                file.size(),
                m_counts.documents,
                m_counts.passages,
                m_counts.sessions,
                file.lastModified().toMSecsSinceEpoch(),
                m_kept};
    }

private:
    void removeMade()
    {
        for (const QString &file : restoringFiles(m_folder))
            QFile::remove(file);
    }
    Result<void> settleOld();
    Result<void> keepOld();
    Error stuck(int error) const { return cannotWrite(m_database, error); }

    QString m_file;
    QString m_folder;
    QString m_database;
    QString m_made;
    const Percent &m_percent;
    const std::stop_token &m_stop;
    Counts m_counts;
    std::unique_ptr<Indexes> m_indexes;
    QString m_kept;
};

bool Restoring::hasLibrary() const
{
    if (!QFileInfo::exists(m_database))
        return false;
    const auto store = Store::open(m_database, Database::ReadOnly);
    if (!store)
        return true;
    const Counts counts = (*store)->counts();
    return (*store)->database().failed() || counts.documents > 0 || counts.sessions > 0;
}

Result<void> Restoring::copy(QFile &backup, const Sealed &sealed)
{
    removeMade(); // by a program that was killed
    QFile there(m_made);
    if (!there.open(QIODevice::WriteOnly | QIODevice::Unbuffered))
        return stuck(EACCES);
    const auto take = [&](const QByteArray &block) -> Result<void> {
        errno = 0;
        if (there.write(block) == block.size())
            return {};
        return stuck(errno ? errno : ENOSPC);
    };
    const auto percent = [&](int done) { m_percent(done * copiedPart / 100); };
    const Result<QByteArray> sum = sumOf(backup, sealed.size, take, percent, m_stop);
    if (!sum)
        return sum.error();
    if (*sum != sealed.sum)
        return damaged(m_file);
    if (fsync(there.handle()) != 0)
        return stuck(errno);
    return {};
}

// As the program will: an older schema is brought up to date here, and the indexes are built.
Result<void> Restoring::open()
{
    {
        const auto look = Database::open(m_made, Database::ReadOnly);
        if (!look)
            return damaged(m_file);
        Statement version(**look, "PRAGMA user_version");
        if (!version.next())
            return damaged(m_file);
        if (version.integer(0) > Store::newestVersion())
            return newerBackup(m_file);
    }
    const auto store = Store::open(m_made, Database::ReadWrite);
    if (!store)
        return store.error().code == Error::Invalid ? damaged(m_file) : store.error();
    if (const Result<void> whole = (*store)->check(m_stop); !whole)
        return whole.error().code == Error::Cancelled ? whole : damaged(m_file);
    m_counts = (*store)->counts();
    m_percent(sound);
    auto indexes = Indexes::build(**store, m_folder, m_stop);
    if (!indexes)
        return indexes.error();
    m_indexes = std::move(*indexes);
    if (!(*store)->database().run("PRAGMA journal_mode=DELETE")) // one file, to be moved
        return (*store)->database().error();
    m_percent(made);
    return m_stop.stop_requested() ? Error::cancelled() : Result<void>();
}

// A log that stays behind would be taken for one of the new database: what it holds goes into the old one first. The
// log of a database that is damaged is kept beside it.
Result<void> Restoring::settleOld()
{
    const QString log = m_database + QStringLiteral("-wal");
    {
        const auto old = Database::open(m_database, Database::ReadWrite);
        if (old) {
            Statement settle(**old, "PRAGMA wal_checkpoint(TRUNCATE)");
            const bool settled = settle.next();
            const int code = sqlite3_errcode((*old)->handle()) & 0xff;
            if (settled && settle.integer(0) != 0)
                return Error{Error::Busy,
                             QStringLiteral("Another program is reading the library %1; wait for it and try again.")
                                 .arg(QDir::toNativeSeparators(m_folder)),
                             {}};
            if (!settled && code != SQLITE_CORRUPT && code != SQLITE_NOTADB)
                return (*old)->error();
        }
    }
    if (QFileInfo(log).size() == 0)
        QFile::remove(log);
    return {};
}

// Under its own name as well, until that is taken.
Result<void> Restoring::keepOld()
{
    const QString stem = m_folder + QDateTime::currentDateTime().toString(QStringLiteral("'/library-'yyyyMMdd-HHmmss"));
    m_kept = stem + QStringLiteral(".db");
    for (int i = 2; QFileInfo::exists(m_kept); ++i)
        m_kept = stem + QStringLiteral("-%1.db").arg(i);
    const bool linked = link(QFile::encodeName(m_database).constData(), QFile::encodeName(m_kept).constData()) == 0;
    if (!linked && !QFile::copy(m_database, m_kept)) { // a file system without links
        QFile::remove(m_kept);
        return stuck(ENOSPC);
    }
    const QString log = m_database + QStringLiteral("-wal");
    if (QFileInfo::exists(log) && !QFile::rename(log, m_kept + QStringLiteral("-wal")))
        return stuck(EACCES);
    return syncFolder(m_folder) ? Result<void>() : stuck(errno);
}

Result<void> Restoring::replace()
{
    const bool isThere = QFileInfo::exists(m_database);
    const bool worthKeeping = isThere && hasLibrary();
    if (isThere) {
        if (const Result<void> settled = settleOld(); !settled)
            return settled;
    }
    if (worthKeeping) {
        if (const Result<void> kept = keepOld(); !kept)
            return kept;
    }
    m_percent(made + 2);
    const QString cache = m_folder + QStringLiteral("/index.cache");
    for (const QString &ofTheOld : {cache, m_folder + QStringLiteral("/embedded.cache")})
        QFile::remove(ofTheOld);
    RenewalFile::remove(m_folder); // prepared for the old one
    QFile::remove(m_database + QStringLiteral("-shm"));
    m_percent(made + 4);
    if (rename(QFile::encodeName(m_made).constData(), QFile::encodeName(m_database).constData()) != 0) {
        const int error = errno;
        QFile::remove(m_kept);
        QFile::rename(m_kept + QStringLiteral("-wal"), m_database + QStringLiteral("-wal"));
        return stuck(error);
    }
    m_percent(made + 6);
    if (!syncFolder(m_folder))
        return stuck(errno);
    (void)m_indexes->save(cache); // without it the next start takes longer
    m_percent(100);
    return {};
}

// The folders on the way that are not there yet, the innermost first.
QStringList missingFolders(const QString &folder)
{
    QStringList missing;
    for (QString each = folder; !each.isEmpty() && !QFileInfo::exists(each); each = QFileInfo(each).path())
        missing.append(each);
    return missing;
}

Result<Backup> restoreInto(const QString &folder, QFile &backup, const Sealed &sealed, IfThere ifThere,
                           const Percent &percent, const std::stop_token &stop)
{
    const auto lock = lockFolder(folder);
    if (!lock)
        return lock.error();
    Restoring restoring(backup.fileName(), folder, percent, stop);
    if (ifThere == IfThere::Refuse && restoring.hasLibrary())
        return Error{Error::Invalid,
                     QStringLiteral("There is a library in %1 already; choose another folder, or say --replace to "
                                    "put the backup in its place.")
                         .arg(QDir::toNativeSeparators(folder)),
                     {}};
    if (const Result<void> copied = restoring.copy(backup, sealed); !copied)
        return copied.error();
    if (const Result<void> opened = restoring.open(); !opened)
        return opened.error();
    if (const Result<void> replaced = restoring.replace(); !replaced)
        return replaced.error();
    return restoring.result();
}

} // namespace

Result<Backup> lookInto(const QString &file)
{
    QFile backup(QFileInfo(file).absoluteFilePath());
    const Result<Sealed> sealed = readSeal(backup);
    if (!sealed)
        return sealed.error();
    const auto store = Store::open(backup.fileName(), Database::ReadOnly);
    const Result<int> version = store ? (*store)->version() : store.error();
    if (version && *version > Store::newestVersion())
        return newerBackup(backup.fileName());
    const Counts counts = version ? (*store)->counts() : Counts();
    if (!version || (*store)->database().failed())
        return damaged(backup.fileName());
    const QFileInfo there(backup);
    return Backup{there.absoluteFilePath(),
                  there.size(),
                  counts.documents,
                  counts.passages,
                  counts.sessions,
                  there.lastModified().toMSecsSinceEpoch(),
                  {}};
}

Result<Backup> restore(const QString &file, const QString &folder, IfThere ifThere, const Percent &percent,
                       std::stop_token stop)
{
    QFile backup(QFileInfo(file).absoluteFilePath());
    const Result<Sealed> sealed = readSeal(backup);
    if (!sealed)
        return sealed.error();
    const QString place = QDir(folder).absolutePath();
    const QStringList missing = missingFolders(place);
    const Result<Backup> restored = restoreInto(place, backup, *sealed, ifThere, percent, stop);
    if (!restored) {
        for (const QString &made : missing)
            QDir().rmdir(made); // only an empty one goes
    }
    return restored;
}

} // namespace core
