// The formats are SQLite's (sqlite.org/fileformat2.html); all numbers are big-endian.
#include "core/store/libraryfile.h"

#include "core/base/plainfile.h"
#include "core/store/database.h"

#include <QDir>
#include <QFile>
#include <QtEndian>

#include <sqlite3.h>

#include <optional>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace core {
namespace {

constexpr qint64 smallest = 512; // smallest page size in bytes

// A log or a journal, open for reading; size 0: missing or empty. The library's own file is never opened separately
// while SQLite uses it: closing it would release SQLite's locks in this process.
class Bytes
{
public:
    explicit Bytes(const QString &file)
        : m_descriptor(::open(QFile::encodeName(file).constData(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK))
    {
        struct stat there = {};
        if (m_descriptor >= 0 && fstat(m_descriptor, &there) == 0)
            m_size = there.st_size;
    }
    ~Bytes()
    {
        if (m_descriptor >= 0)
            ::close(m_descriptor);
    }
    Bytes(const Bytes &) = delete;
    Bytes &operator=(const Bytes &) = delete;

    qint64 size() const { return m_size; }
    QByteArray at(qint64 from, qsizetype count) const
    {
        QByteArray bytes(count, '\0');
        const ssize_t read = pread(m_descriptor, bytes.data(), size_t(count), off_t(from));
        bytes.truncate(qsizetype(std::max<ssize_t>(0, read)));
        return bytes;
    }

private:
    int m_descriptor;
    qint64 m_size = 0;
};

quint32 number(QByteArrayView bytes, qsizetype at)
{
    return at + 4 <= bytes.size() ? qFromBigEndian<quint32>(bytes.data() + at) : 0;
}

struct FileHead
{
    explicit FileHead(const QByteArray &bytes)
        : isOfDatabase(bytes.startsWith(QByteArrayView("SQLite format 3\0", 16))),
          pageSize(bytes.size() < 18 ? 0 : qFromBigEndian<quint16>(bytes.constData() + 16)),
          isWrittenAhead(bytes.size() > 19 && bytes[18] == 2 && bytes[19] == 2),
          schemaCookie(number(bytes, 40)),
          version(qint32(number(bytes, 60))),
          application(qint32(number(bytes, 68)))
    {
        if (pageSize == 1)
            pageSize = 65'536;
    }

    bool isOfDatabase;
    quint32 pageSize;
    bool isWrittenAhead;
    quint32 schemaCookie;
    qint32 version;
    qint32 application;
};

// Number of pages of the database as of the last complete change in its log; 0: the log has none. Frames from before
// the log was restarted have other salts and come last.
quint32 pagesByLog(const Bytes &log, const QByteArray &head)
{
    constexpr qint64 headSize = 32;
    constexpr qint64 frameHead = 24;
    const qint64 frame = frameHead + number(head, 8);
    const QByteArray salts = head.mid(16, 8);
    const auto frameAt = [&](qint64 i) { return log.at(headSize + i * frame, frameHead); };
    qint64 from = 0;
    qint64 to = (log.size() - headSize) / frame;
    while (from < to) { // finds the first frame that does not belong to this log
        const qint64 middle = from + (to - from) / 2;
        if (frameAt(middle).mid(8, 8) == salts)
            from = middle + 1;
        else
            to = middle;
    }
    while (from-- > 0) {
        if (const quint32 pages = number(frameAt(from), 4); pages > 0)
            return pages;
    }
    return 0;
}

bool isOfOther(const Bytes &log, const FileHead &head, qint64 fileSize)
{
    const QByteArray logHead = log.at(0, 32);
    if (logHead.size() < 32 || logHead.count('\0') == 32) // power was lost while the log was being started
        return false;
    if ((number(logHead, 0) | 1) != 0x377f0683 || number(logHead, 8) != head.pageSize || !head.isWrittenAhead)
        return true;
    const quint32 pages = pagesByLog(log, logHead);
    return pages > 0 && pages < fileSize / head.pageSize; // a library never shrinks
}

// Attest creates a journal only when it creates a library, whose first page did not exist before, and when it switches
// a restored library to a log, which changes only that page. So what SQLite would restore is what is there.
bool isOwnJournal(const Bytes &journal, const QByteArray &head, qint64 fileSize)
{
    constexpr qint64 record = 512;
    constexpr qsizetype schemaAt = 40; // offset in the header, up to the program's version
    constexpr qsizetype schemaSize = 52;
    const FileHead file(head);
    const quint32 pagesBefore = number(journal.at(0, 28), 16);
    if (pagesBefore == 0)
        return fileSize <= 65'536 && file.application == 0 && file.version == 0;
    if (pagesBefore != fileSize / std::max(smallest, qint64(file.pageSize)) ||
        journal.size() > record + file.pageSize + 8)
        return false;
    const QByteArray page = journal.at(record, 4 + head.size());
    return page.size() < 4 + head.size() ||
           (number(page, 0) == 1 && page.mid(4 + schemaAt, schemaSize) == head.mid(schemaAt, schemaSize));
}

// The header as SQLite reads it, which may reject a file with a foreign log; empty if that fails. Errors: Busy.
Result<QByteArray> headOf(const QString &file)
{
    for (const auto access : {Database::WithoutTrace, Database::FileAlone}) {
        const auto database = Database::connect(file, access);
        sqlite3_file *there = nullptr;
        if (!database && database.error().code == Error::Busy)
            return database.error();
        if (!database ||
            sqlite3_file_control((*database)->handle(), "main", SQLITE_FCNTL_FILE_POINTER, &there) != SQLITE_OK)
            continue;
        QByteArray head(100, '\0');
        if (there->pMethods && there->pMethods->xRead(there, head.data(), int(head.size()), 0) == SQLITE_OK)
            return head;
    }
    return QByteArray();
}

Error ofOther(const QString &file)
{
    return {Error::Invalid,
            QStringLiteral("The file “%1” is not from Attest; copy the whole folder, then open the library with the "
                           "program that last changed it, or restore a backup.")
                .arg(QDir::toNativeSeparators(file)),
            {}};
}

Error ofOtherLibrary(const QString &file)
{
    return {Error::Invalid,
            QStringLiteral("The file “%1” belongs to another library; move it out of the folder, then open the library "
                           "again.")
                .arg(QDir::toNativeSeparators(file)),
            {}};
}

// Identifies a library; none: it has none yet, or it cannot be read.
struct Identity
{
    std::optional<qint64> id;
    std::optional<qint64> generation;
};

Identity identityOf(const QString &file, Database::Access access)
{
    Identity found;
    const auto database = Database::connect(file, access);
    if (!database)
        return found;
    // The file has not been compared with the schema yet: a table of that name might belong to a virtual table module.
    Statement table(**database, "SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'library' AND sql = "
                                "'CREATE TABLE library(key TEXT PRIMARY KEY, value INTEGER NOT NULL) WITHOUT ROWID'");
    if (!table.next())
        return found;
    Statement rows(**database, "SELECT key, value FROM library WHERE key IN ('id', 'generation')");
    while (rows.next())
        (rows.text(0) == QLatin1String("id") ? found.id : found.generation) = rows.integer(1);
    return (*database)->failed() ? Identity() : found;
}

// If the id has not been written back yet, the file has the generation at which it was assigned. A file whose first
// tables have not been written back has nothing to lose.
bool differ(const Identity &file, const Identity &withLog)
{
    if (!file.generation || !withLog.generation)
        return false;
    if (file.id)
        return withLog.id != file.id;
    constexpr int chance = 20; // in bits
    return withLog.id && quint64(*withLog.id) >> chance != (quint64(*file.generation) << chance) >> chance;
}

Error damagedFile(const QString &file)
{
    return storageError(SQLITE_NOTADB, file, QStringLiteral("SQLite %1: not a database").arg(SQLITE_NOTADB));
}

} // namespace

Error foreignLog(const QString &file)
{
    return ofOther(file + QStringLiteral("-wal"));
}

bool hasLogOfOther(const QString &file)
{
    constexpr int attempts = 3; // a concurrent write may be seen half done
    for (int i = 0; i < attempts; ++i) {
        if (!differ(identityOf(file, Database::FileAlone), identityOf(file, Database::WithoutTrace)))
            return false;
    }
    return true;
}

Result<LibraryFile> lookAtFile(const QString &file)
{
    const QString logName = file + QStringLiteral("-wal");
    const QString sharedName = file + QStringLiteral("-shm");
    const QString journalName = file + QStringLiteral("-journal");
    for (const QString &each : {file, logName, sharedName, journalName}) {
        if (const Result<void> plain = wantPlainFile(each); !plain)
            return plain.error();
    }
    struct stat there = {};
    const qint64 size = lstat(QFile::encodeName(file).constData(), &there) == 0 ? qint64(there.st_size) : 0;
    const Bytes log(logName);
    const Bytes journal(journalName);
    const bool hasJournal = journal.size() > 0 && journal.at(0, 1) != QByteArray(1, '\0'); // otherwise it was used up
    const Result<QByteArray> first = size >= smallest ? headOf(file) : Result(QByteArray());
    if (!first)
        return first.error();
    const FileHead head(*first);
    if (hasJournal && !isOwnJournal(journal, *first, size))
        return ofOther(journalName);
    LibraryFile found;
    if (size == 0 || (hasJournal && head.application == 0 && head.version == 0))
        return log.size() > 0 ? Result<LibraryFile>(foreignLog(file)) : Result<LibraryFile>(found);
    if (access(QFile::encodeName(file).constData(), R_OK) != 0)
        return storageError(SQLITE_CANTOPEN, file, {});
    if (size < smallest || !head.isOfDatabase || head.pageSize < smallest)
        return damagedFile(file);
    if (log.size() > 0 && isOfOther(log, head, size))
        return foreignLog(file);
    if (log.size() > 0 && hasLogOfOther(file))
        return ofOtherLibrary(logName);
    found.isNew = false;
    found.version = head.version;
    found.application = head.application;
    found.schemaCookie = head.schemaCookie;
    return found;
}

} // namespace core
