// Putting a backup back: the new library is made whole under another name, then takes the place of the old one in one
// step of the file system. Test questions wait beside it until then; that the library under the other name is gone
// tells that they may follow, so that what a kill has left between the two is finished later.
#include "core/maintenance/backup.h"

#include "core/base/plainfile.h"
#include "core/base/syncfolder.h"
#include "core/maintenance/backupfile.h"
#include "core/maintenance/backupsource.h"
#include "core/library/libraryparts.h"
#include "core/library/testquestions.h"
#include "core/store/fulltextrepository.h"
#include "core/store/reindexfile.h"

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
namespace {

QString restoringFile(const QString &folder)
{
    return folder + QStringLiteral("/library.restoring");
}

QString restoringQuestions(const QString &folder)
{
    return restoringFile(folder) + QStringLiteral("-questions");
}

bool replaceFile(const QString &from, const QString &to)
{
    return rename(QFile::encodeName(from).constData(), QFile::encodeName(to).constData()) == 0;
}

bool hasSameBytes(const QString &one, const QString &other)
{
    QFile a(one);
    QFile b(other);
    return isPlainFile(one) && a.open(QIODevice::ReadOnly) && b.open(QIODevice::ReadOnly) && a.size() == b.size() &&
           a.readAll() == b.readAll();
}

// The questions first: without the library they would be taken for those of one that is in place.
void removeRestoring(const QString &folder)
{
    QFile::remove(restoringQuestions(folder));
    for (const char *of : {"", "-journal", "-wal", "-shm"})
        QFile::remove(restoringFile(folder) + QLatin1String(of));
}

} // namespace

void settleMaintenance(const QString &folder)
{
    const QString questions = restoringQuestions(folder);
    const bool mayFollow = QFileInfo::exists(questions) && !QFileInfo::exists(restoringFile(folder));
    if (!mayFollow || replaceFile(questions, testQuestionsFile(folder)))
        removeRestoring(folder);
    PartFile::removeCopies(folder);
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
          m_questions(testQuestionsFile(folder)),
          m_made(restoringFile(folder)),
          m_madeQuestions(restoringQuestions(folder)),
          m_percent(percent),
          m_stop(stop)
    {
    }
    ~Restoring() { settleMaintenance(m_folder); }
    Restoring(const Restoring &) = delete;
    Restoring &operator=(const Restoring &) = delete;

    // In this order. What the last one has done is not undone.
    Result<void> copy(BackupSource &backup);
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
    Result<void> copyQuestions(const QByteArray &questions);
    Result<void> buildFullText(Store &store) const;
    Result<void> settleOld();
    Result<void> keepAs(const QString &file, const QString &kept);
    Result<void> keepOld(bool library, bool questions);
    void forgetKept();
    Error stuck(int error) const { return cannotWrite(m_database, error); }

    QString m_file;
    QString m_folder;
    QString m_database;
    QString m_questions; // the user's own for tests
    QString m_made;
    QString m_madeQuestions;
    const Percent &m_percent;
    const std::stop_token &m_stop;
    Counts m_counts;
    std::unique_ptr<Indexes> m_indexes;
    QString m_kept;
    QString m_keptQuestions;
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

// Anybody may have made it: it is looked at before it is searched, and needs nothing but the passages.
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

// As the program will: an older schema is brought up to date here, and the indexes are built.
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
Result<void> Restoring::keepAs(const QString &file, const QString &kept)
{
    if (link(QFile::encodeName(file).constData(), QFile::encodeName(kept).constData()) == 0)
        return {};
    if (QFile::copy(file, kept)) // a file system without links
        return {};
    QFile::remove(kept);
    return stuck(ENOSPC);
}

Result<void> Restoring::keepOld(bool library, bool questions)
{
    if (!library && !questions)
        return {};
    const QString time = QDateTime::currentDateTime().toString(QStringLiteral("yyyyMMdd-HHmmss"));
    QString unique = time;
    const auto libraryAt = [&] { return m_folder + QStringLiteral("/library-%1.db").arg(unique); };
    const auto questionsAt = [&] { return m_folder + QStringLiteral("/test-questions-%1.jsonl").arg(unique); };
    for (int i = 2; QFileInfo::exists(libraryAt()) || QFileInfo::exists(questionsAt()); ++i)
        unique = time + QStringLiteral("-%1").arg(i);
    if (questions) {
        if (const Result<void> kept = keepAs(m_questions, questionsAt()); !kept)
            return kept;
        m_keptQuestions = questionsAt();
    }
    if (library) {
        if (const Result<void> kept = keepAs(m_database, libraryAt()); !kept)
            return kept;
        m_kept = libraryAt();
        const QString log = m_database + QStringLiteral("-wal");
        if (QFileInfo::exists(log) && !QFile::rename(log, m_kept + QStringLiteral("-wal")))
            return stuck(EACCES);
    }
    return syncFolder(m_folder) ? Result<void>() : stuck(errno);
}

void Restoring::forgetKept()
{
    QFile::remove(m_keptQuestions);
    QFile::remove(m_kept);
    if (!m_kept.isEmpty())
        QFile::rename(m_kept + QStringLiteral("-wal"), m_database + QStringLiteral("-wal"));
}

Result<void> Restoring::replace()
{
    const bool isThere = QFileInfo::exists(m_database);
    const bool worthKeeping = isThere && hasLibrary();
    if (isThere) {
        if (const Result<void> settled = settleOld(); !settled)
            return settled;
    }
    const bool hasQuestions = QFileInfo::exists(m_madeQuestions);
    const bool others = hasQuestions && QFileInfo::exists(m_questions) && !hasSameBytes(m_questions, m_madeQuestions);
    if (const Result<void> kept = keepOld(worthKeeping, others); !kept) {
        forgetKept();
        return kept;
    }
    const QString journal = m_database + QStringLiteral("-journal"); // SQLite would roll it back into the new one
    if (m_kept.isEmpty() || !QFile::rename(journal, m_kept + QStringLiteral("-journal")))
        QFile::remove(journal);
    m_percent(made + 2);
    const QString cache = m_folder + QStringLiteral("/index.cache");
    for (const QString &ofTheOld : {cache, m_folder + QStringLiteral("/embedded.cache")})
        QFile::remove(ofTheOld);
    ReindexFile::remove(m_folder); // prepared for the old one
    QFile::remove(m_database + QStringLiteral("-shm"));
    m_percent(made + 4);
    if (!replaceFile(m_made, m_database)) {
        const int error = errno;
        forgetKept();
        return stuck(error);
    }
    m_percent(made + 6);
    if ((hasQuestions && !replaceFile(m_madeQuestions, m_questions)) || !syncFolder(m_folder))
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

Result<Backup> restoreInto(const QString &folder, const QString &file, BackupSource &backup, IfThere ifThere,
                           const Percent &percent, const std::stop_token &stop)
{
    const auto lock = lockFolder(folder);
    if (!lock)
        return lock.error();
    settleMaintenance(folder); // of a program that was killed
    Restoring restoring(file, folder, percent, stop);
    if (ifThere == IfThere::Refuse && restoring.hasLibrary())
        return Error{
            Error::Invalid,
            QStringLiteral("There is already a library in %1; choose another folder, or use --replace to replace it.")
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
            QDir().rmdir(made); // only an empty one goes
    }
    return restored;
}

} // namespace core
