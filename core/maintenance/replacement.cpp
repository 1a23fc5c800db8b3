// Test questions wait beside the new library until it is in place. If the library's temporary file is gone, they may
// follow, so that an interruption between the two can be completed later.
#include "core/maintenance/replacement.h"

#include "core/base/plainfile.h"
#include "core/base/syncfolder.h"
#include "core/library/libraryparts.h"
#include "core/library/testquestions.h"
#include "core/maintenance/backupfile.h"
#include "core/store/reindexfile.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <sqlite3.h>

#include <cerrno>
#include <cstdio>

#include <unistd.h>

namespace core {

QString comingLibrary(const QString &folder)
{
    return folder + QStringLiteral("/library.restoring");
}

QString comingQuestions(const QString &folder)
{
    return comingLibrary(folder) + QStringLiteral("-questions");
}

QString rescuedCopy(const QString &folder)
{
    return folder + QStringLiteral("/rescue.copy");
}

QString rescuingFolder(const QString &folder)
{
    return folder + QStringLiteral("/library.rescuing");
}

namespace {

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

// The questions first: without the library they would be taken for those of one already in place.
void removeComing(const QString &folder)
{
    QFile::remove(comingQuestions(folder));
    for (const char *of : {"", "-journal", "-wal", "-shm"})
        QFile::remove(comingLibrary(folder) + QLatin1String(of));
}

} // namespace

void settleMaintenance(const QString &folder)
{
    const QString questions = comingQuestions(folder);
    const bool mayFollow = QFileInfo::exists(questions) && !QFileInfo::exists(comingLibrary(folder));
    if (!mayFollow || replaceFile(questions, testQuestionsFile(folder)))
        removeComing(folder);
    PartFile::removeCopies(folder);
    const QString rescuing = rescuingFolder(folder);
    if (QFileInfo(rescuing).isSymLink()) // a link is not followed
        QFile::remove(rescuing);
    else
        QDir(rescuing).removeRecursively();
    for (const char *of : {"", "-journal", "-wal", "-shm"})
        QFile::remove(rescuedCopy(folder) + QLatin1String(of));
}

Replacement::Replacement(const QString &folder, Old old)
    : m_folder(folder),
      m_database(folder + QStringLiteral("/library.db")),
      m_old(old)
{
}

Error Replacement::stuck(int error) const
{
    return cannotWrite(m_database, error);
}

// A log left behind would be taken for the new database's: its contents are first written into the old one. The log of
// a damaged database is kept beside it.
Result<void> Replacement::settleOld()
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

// It also keeps its own name until that is taken.
Result<void> Replacement::keepAs(const QString &file, const QString &kept)
{
    if (link(QFile::encodeName(file).constData(), QFile::encodeName(kept).constData()) == 0)
        return {};
    if (QFile::copy(file, kept)) // a file system without hard links
        return {};
    QFile::remove(kept);
    return stuck(ENOSPC);
}

Result<void> Replacement::keepOld(bool questions)
{
    const bool library = m_old != IsNoLibrary;
    if (!library && !questions)
        return {};
    const QString time = QDateTime::currentDateTime().toString(QStringLiteral("yyyyMMdd-HHmmss"));
    const QString name = m_old == IsDamaged ? QStringLiteral("library.damaged") : QStringLiteral("library");
    QString unique = time;
    const auto libraryAt = [&] { return QStringLiteral("%1/%2-%3.db").arg(m_folder, name, unique); };
    const auto questionsAt = [&] { return m_folder + QStringLiteral("/test-questions-%1.jsonl").arg(unique); };
    for (int i = 2; QFileInfo::exists(libraryAt()) || QFileInfo::exists(questionsAt()); ++i)
        unique = time + QStringLiteral("-%1").arg(i);
    if (questions) {
        if (const Result<void> kept = keepAs(testQuestionsFile(m_folder), questionsAt()); !kept)
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

void Replacement::forgetKept()
{
    QFile::remove(m_keptQuestions);
    QFile::remove(m_kept);
    for (const char *of : {"-wal", "-journal"}) {
        if (!m_kept.isEmpty())
            QFile::rename(m_kept + QLatin1String(of), m_database + QLatin1String(of));
    }
}

Result<void> Replacement::put(const Percent &percent)
{
    const QString questions = testQuestionsFile(m_folder);
    const QString coming = comingQuestions(m_folder);
    if (m_old != IsDamaged && QFileInfo::exists(m_database)) {
        if (const Result<void> settled = settleOld(); !settled)
            return settled;
    }
    const bool hasQuestions = QFileInfo::exists(coming);
    const bool others = hasQuestions && QFileInfo::exists(questions) && !hasSameBytes(questions, coming);
    if (const Result<void> kept = keepOld(others); !kept) {
        forgetKept();
        return kept;
    }
    const QString journal = m_database + QStringLiteral("-journal"); // SQLite would roll it back into the new one
    if (m_kept.isEmpty() || !QFile::rename(journal, m_kept + QStringLiteral("-journal")))
        QFile::remove(journal);
    percent(20);
    for (const char *ofTheOld : {"/index.cache", "/embedded.cache"})
        QFile::remove(m_folder + QLatin1String(ofTheOld));
    ReindexFile::remove(m_folder); // it was prepared for the old library
    QFile::remove(m_database + QStringLiteral("-shm"));
    percent(40);
    if (!replaceFile(comingLibrary(m_folder), m_database)) {
        const int error = errno;
        forgetKept();
        return stuck(error);
    }
    percent(60);
    if ((hasQuestions && !replaceFile(coming, questions)) || !syncFolder(m_folder))
        return stuck(errno);
    percent(100);
    return {};
}

} // namespace core
