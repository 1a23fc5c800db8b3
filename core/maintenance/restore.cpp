// Restores a backup: the new library is completed under another name, then takes the place of the old one
// (replacement.h).
#include "core/maintenance/backup.h"

#include "core/maintenance/backupfile.h"
#include "core/maintenance/backupsource.h"
#include "core/maintenance/replacement.h"
#include "core/library/libraryparts.h"
#include "core/store/fulltextrepository.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <cerrno>

#include <unistd.h>

namespace core {
namespace {

constexpr int copiedPart = 40; // percent when the file is copied
constexpr int sound = 70;      // percent when it was checked
constexpr int made = 90;       // percent when the new library is complete; then it is put in place
constexpr int most = 100;

class Restoring
{
public:
    Restoring(const QString &file, const QString &folder, const Percent &percent, const std::stop_token &stop)
        : m_file(file),
          m_folder(folder),
          m_database(folder + QStringLiteral("/library.db")),
          m_made(comingLibrary(folder)),
          m_madeQuestions(comingQuestions(folder)),
          m_percent(percent),
          m_stop(stop)
    {
    }
    ~Restoring() { settleMaintenance(m_folder); }
    Restoring(const Restoring &) = delete;
    Restoring &operator=(const Restoring &) = delete;

    // Call these in this order. The last one is not undone.
    Result<void> copy(BackupSource &backup);
    Result<void> open();
    Result<void> replace();

    bool hasLibrary() const; // one that has contents or cannot be read
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
    Result<void> copyQuestions(const QByteArray &questions);
    Result<void> buildFullText(Store &store) const;
    Error stuck(int error) const { return cannotWrite(m_database, error); }

    QString m_file;
    QString m_folder;
    QString m_database;
    QString m_made;
    QString m_madeQuestions;
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

Result<void> Restoring::copy(BackupSource &backup)
{
    {
        QFile there(m_made);
        if (!there.open(QIODevice::WriteOnly | QIODevice::NewOnly | QIODevice::Unbuffered))
            return stuck(EACCES);
        const auto take = [&](QByteArrayView piece) -> Result<void> {
            errno = 0;
            if (there.write(piece.data(), piece.size()) == piece.size())
                return {};
            return stuck(errno ? errno : ENOSPC);
        };
        const auto percent = [&](int done) { m_percent(done * copiedPart / 100); };
        if (const Result<void> read = backup.readLibrary(take, percent, m_stop); !read)
            return read;
        if (fsync(there.handle()) != 0)
            return stuck(errno);
    }
    const Result<QByteArray> questions = backup.readQuestions(m_stop);
    if (!questions)
        return questions.error();
    return questions->isNull() ? Result<void>() : copyQuestions(*questions);
}

Result<void> Restoring::copyQuestions(const QByteArray &questions)
{
    QFile there(m_madeQuestions);
    if (!there.open(QIODevice::WriteOnly | QIODevice::NewOnly | QIODevice::Unbuffered))
        return stuck(EACCES);
    errno = 0;
    if (there.write(questions) != questions.size() || fsync(there.handle()) != 0)
        return stuck(errno ? errno : ENOSPC);
    return {};
}

// Anybody may have made the file: it is checked before it is searched, and only its passages are used.
Result<void> Restoring::buildFullText(Store &store) const
{
    FullTextRepository fullText(store);
    if (!fullText.isForged() && fullText.isSound())
        return {};
    store.database().begin();
    fullText.rebuild(m_stop);
    if (!m_stop.stop_requested())
        return store.database().commit();
    (void)store.database().rollBack();
    return Error::cancelled();
}

// Opens it as the program will: upgrades an older schema and builds the indexes.
Result<void> Restoring::open()
{
    {
        const auto look = Database::open(m_made, Database::WithoutTrace);
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
    if (const Result<void> built = buildFullText(**store); !built)
        return built;
    if (const Result<void> whole = (*store)->check(m_stop); !whole)
        return whole.error().code == Error::Cancelled ? whole : damaged(m_file);
    m_counts = (*store)->counts();
    m_percent(sound);
    auto indexes = Indexes::build(**store, m_folder, m_stop);
    if (!indexes)
        return indexes.error();
    m_indexes = std::move(*indexes);
    (*store)->becomeAnother();
    if (!(*store)->database().run("PRAGMA journal_mode=DELETE")) // a single file that can be moved
        return (*store)->database().error();
    m_percent(made);
    return m_stop.stop_requested() ? Error::cancelled() : Result<void>();
}

Result<void> Restoring::replace()
{
    Replacement replacement(m_folder, QFileInfo::exists(m_database) && hasLibrary() ? Replacement::IsSettled
                                                                                    : Replacement::IsNoLibrary);
    const auto percent = [this](int done) { m_percent(made + (done * (most - made)) / most); };
    if (const Result<void> put = replacement.put(percent); !put)
        return put;
    m_kept = replacement.kept();
    (void)m_indexes->save(m_folder + QStringLiteral("/index.cache")); // without it, the next start takes longer
    return {};
}

// The missing folders on the way, the innermost first.
QStringList missingFolders(const QString &folder)
{
    QStringList missing;
    for (QString each = folder; !each.isEmpty() && !QFileInfo::exists(each); each = QFileInfo(each).path())
        missing.append(each);
    return missing;
}

Result<Backup> restoreInto(const QString &folder, const QString &file, BackupSource &backup, IfThere ifThere,
                           const Percent &percent, const std::stop_token &stop)
{
    const auto lock = lockFolder(folder);
    if (!lock)
        return lock.error();
    settleMaintenance(folder); // left by a killed program
    Restoring restoring(file, folder, percent, stop);
    if (ifThere == IfThere::Refuse && restoring.hasLibrary())
        return Error{Error::Invalid,
                     QStringLiteral("There is already a library in %1; choose another folder, or use --replace to "
                                    "replace it with the backup.")
                         .arg(QDir::toNativeSeparators(folder)),
                     {}};
    if (const Result<void> copied = restoring.copy(backup); !copied)
        return copied.error();
    if (const Result<void> opened = restoring.open(); !opened)
        return opened.error();
    if (const Result<void> replaced = restoring.replace(); !replaced)
        return replaced.error();
    return restoring.result();
}

} // namespace

Result<Backup> readBackupInfo(const QString &file)
{
    const auto backup = BackupSource::open(file);
    return backup ? (*backup)->about() : backup.error();
}

Result<Backup> restore(const QString &file, const QString &folder, IfThere ifThere, const Percent &percent,
                       std::stop_token stop)
{
    const auto backup = BackupSource::open(file);
    if (!backup)
        return backup.error();
    const QString place = QDir(folder).absolutePath();
    const QStringList missing = missingFolders(place);
    const Result<Backup> restored =
        restoreInto(place, QFileInfo(file).absoluteFilePath(), **backup, ifThere, percent, stop);
    if (!restored) {
        for (const QString &made : missing)
            QDir().rmdir(made); // removes only an empty folder
    }
    return restored;
}

} // namespace core
