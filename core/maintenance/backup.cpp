// Writing a backup: one state of the library is copied page by page, read back, checked, sealed and put in place.
#include "core/maintenance/backup.h"

#include "core/maintenance/backupfile.h"
#include "core/store/store.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <sqlite3.h>

#include <cerrno>

namespace core {
namespace {

constexpr int copied = 50;   // of a hundred: how far it is when the pages are copied, and
constexpr int readBack = 65; // when they were read again; the rest is checking

Error invalid(const QString &sentence, const QString &file)
{
    return {Error::Invalid, sentence.arg(QDir::toNativeSeparators(file)), {}};
}

// Where the file will stand, with links followed.
Result<QString> placeFor(const QString &file, const QString &folder, IfThere ifThere)
{
    if (file.isEmpty())
        return invalid(QStringLiteral("The backup needs the name of a file%1."), {});
    const QFileInfo wanted(QDir::current().absoluteFilePath(file));
    const QString place = wanted.exists() ? wanted.canonicalFilePath() : wanted.absoluteFilePath();
    const QFileInfo there(place);
    const QString parent = QFileInfo(there.path()).canonicalFilePath();
    if (parent.isEmpty() || !QFileInfo(parent).isDir())
        return Error{Error::NotFound,
                     QStringLiteral("There is no folder “%1”; make it, or choose another one for the backup.")
                         .arg(QDir::toNativeSeparators(there.path())),
                     {}};
    const QString library = QFileInfo(folder).canonicalFilePath();
    if (parent == library || parent.startsWith(library + u'/'))
        return invalid(QStringLiteral("“%1” is inside the library's own folder, and would be lost with it; choose "
                                      "another folder, best on another disk."),
                       file);
    if (there.exists() && !there.isFile())
        return invalid(QStringLiteral("“%1” is no file that could be replaced; choose another name."), file);
    if (there.exists() && ifThere == IfThere::Refuse)
        return invalid(QStringLiteral("There is a file “%1” already; choose another name, or say --overwrite to "
                                      "write over it."),
                       file);
    return parent + u'/' + there.fileName();
}

Result<std::unique_ptr<Store>> openLibrary(const QString &folder)
{
    const QString file = folder + QStringLiteral("/library.db");
    if (!QFileInfo(file).isFile())
        return Error{Error::NotFound,
                     QStringLiteral("There is no library in the folder %1; choose the one that holds it.")
                         .arg(QDir::toNativeSeparators(folder)),
                     {}};
    auto store = Store::open(file, Database::ReadOnly);
    if (!store)
        return store;
    const Result<int> version = (*store)->version();
    if (!version)
        return version.error();
    if (*version < Store::newestVersion())
        return invalid(QStringLiteral("The library %1 was made by an older Attest; open it once with this one, then "
                                      "back it up."),
                       folder);
    return store;
}

// What went wrong in copying, on which of the two sides it was.
Error copyError(int code, const QString &file, Database &library)
{
    switch (code) {
    case SQLITE_FULL:
        return cannotWrite(file, ENOSPC);
    case SQLITE_IOERR_WRITE: // SQLite does not tell a limit on the size of files from a failing disk
    case SQLITE_IOERR_TRUNCATE:
    case SQLITE_IOERR_FSYNC:
    case SQLITE_CANTOPEN:
        return {Error::Storage,
                QStringLiteral("“%1” cannot be written; check that disk and its free space, or choose another place.")
                    .arg(QDir::toNativeSeparators(file)),
                QStringLiteral("SQLite %1").arg(code)};
    default:
        library.note(code);
        return library.error();
    }
}

Result<void> copyPages(Database &library, const QString &part, const QString &file, const Percent &percent,
                       const std::stop_token &stop)
{
    constexpr int pages = 256; // at once: a megabyte, some milliseconds
    sqlite3 *there = nullptr;
    int code = sqlite3_open_v2(QFile::encodeName(part).constData(), &there, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX,
                               nullptr);
    if (code == SQLITE_OK) // what is half written is thrown away, so it needs no journal
        code = sqlite3_exec(there, "PRAGMA journal_mode=OFF; PRAGMA synchronous=OFF", nullptr, nullptr, nullptr);
    sqlite3_backup *backup = code == SQLITE_OK ? sqlite3_backup_init(there, "main", library.handle(), "main") : nullptr;
    if (code == SQLITE_OK && !backup)
        code = sqlite3_extended_errcode(there);
    while (code == SQLITE_OK && !stop.stop_requested()) {
        code = sqlite3_backup_step(backup, pages);
        const int all = std::max(1, sqlite3_backup_pagecount(backup));
        percent(int(qint64(all - sqlite3_backup_remaining(backup)) * copied / all));
    }
    sqlite3_backup_finish(backup);
    sqlite3_close(there);
    if (code == SQLITE_DONE)
        return {};
    return code == SQLITE_OK ? Error::cancelled() : copyError(code, file, library);
}

// Reads the copy from the disk, whole, and its seal is written only where all is as it was in the library.
Result<void> sealCopy(PartFile &part, const QString &file, const Counts &counts, const Percent &percent,
                      const std::stop_token &stop)
{
    QFile copy(part.name());
    if (!copy.open(QIODevice::ReadWrite))
        return cannotWrite(file, EACCES);
    // The library is written through a log beside it; the copy is one file, and says so at this place of its head.
    constexpr int modeAt = 18;
    if (!copy.seek(modeAt) || copy.write("\1\1", 2) != 2 || !copy.flush() || !part.sync())
        return cannotWrite(file, errno);
    const qint64 size = copy.size();
    const auto read = [&](int done) { percent(copied + done * (readBack - copied) / 100); };
    const Result<QByteArray> sum = sumOf(copy, size, {}, read, stop);
    if (!sum)
        return sum.error();
    {
        const auto store = Store::open(part.name(), Database::ReadOnly);
        const Result<void> sound = store ? (*store)->check(stop) : store.error();
        if (!sound && sound.error().code == Error::Cancelled)
            return sound;
        if (!sound || (*store)->counts() != counts)
            return Error{Error::Storage,
                         QStringLiteral("The backup “%1” is not sound when it is read back, so it was not kept; look "
                                        "at the library with “attest-cli doctor --deep” and at the disk.")
                             .arg(QDir::toNativeSeparators(file)),
                         sound ? QStringLiteral("counts differ") : sound.error().message + sound.error().detail};
    }
    const QByteArray seal = sealFor(*sum);
    if (!copy.seek(size) || copy.write(seal) != seal.size() || !copy.flush() || !part.sync())
        return cannotWrite(file, errno);
    return {};
}

} // namespace

Result<Backup> backUp(const QString &folder, const QString &file, IfThere ifThere, const Percent &percent,
                      std::stop_token stop)
{
    const auto store = openLibrary(QDir(folder).absolutePath());
    if (!store)
        return store.error();
    const Result<QString> place = placeFor(file, folder, ifThere);
    if (!place)
        return place.error();
    const auto part = PartFile::make(*place);
    if (!part)
        return part.error();
    // Counting begins what is read as one state; the copying goes on in it, whatever is changed meanwhile.
    Database &library = (*store)->database();
    library.beginReading();
    const Counts counts = (*store)->counts();
    const Result<void> written =
        library.failed() ? library.error() : copyPages(library, (*part)->name(), *place, percent, stop);
    library.end();
    if (!written)
        return written.error();
    if (const Result<void> sealed = sealCopy(**part, *place, counts, percent, stop); !sealed)
        return sealed.error();
    if (stop.stop_requested())
        return Error::cancelled();
    if (const Result<void> placed = (*part)->putInPlace(ifThere); !placed)
        return placed.error();
    percent(100);
    return Backup{*place,
                  QFileInfo(*place).size(),
                  counts.documents,
                  counts.passages,
                  counts.sessions,
                  QFileInfo(*place).lastModified().toMSecsSinceEpoch(),
                  {}};
}

} // namespace core
