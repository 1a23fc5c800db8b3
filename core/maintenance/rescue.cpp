#include "core/maintenance/rescue.h"

#include "core/library/filenow.h"
#include "core/library/libraryparts.h"
#include "core/library/testquestions.h"
#include "core/maintenance/backupfile.h"
#include "core/maintenance/damagedtables.h"
#include "core/maintenance/replacement.h"
#include "core/store/documentrepository.h"
#include "core/store/libraryfile.h"
#include "core/store/sumrepository.h"
#include "core/store/tagrepository.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QHash>
#include <QMap>
#include <QScopeGuard>
#include <QSet>

#include <algorithm>
#include <cerrno>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace core {
namespace {

Error cannotRescueInto(const QString &file, int error)
{
    return {Error::Storage,
            QStringLiteral("%1 cannot be copied; free some space on the disk, or choose another folder.")
                .arg(QDir::toNativeSeparators(file)),
            qt_error_string(error)};
}

// Copies block by block: unreadable blocks become zeros, which later steps distinguish from rows.
Result<void> copyWhatIsThere(const QString &from, const QString &to, const std::stop_token &stop)
{
    constexpr qint64 block = 4096;
    const int in = open(QFile::encodeName(from).constData(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    struct stat there = {};
    const auto closed = qScopeGuard([in] { close(in); });
    if (in < 0 || fstat(in, &there) != 0 || !S_ISREG(there.st_mode))
        return Error{Error::NotFound,
                     QStringLiteral("There is no library in %1; specify its folder.")
                         .arg(QDir::toNativeSeparators(QFileInfo(from).path())),
                     {}};
    QFile::remove(to); // left by an interrupted rescue
    const int made =
        open(QFile::encodeName(to).constData(), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0600);
    QFile out;
    if (made < 0 || !out.open(made, QIODevice::WriteOnly, QFileDevice::AutoCloseHandle))
        return cannotRescueInto(to, errno);
    QByteArray bytes(block, 0);
    for (qint64 at = 0; at < there.st_size; at += block) {
        if (stop.stop_requested())
            return Error::cancelled();
        const qint64 size = std::min<qint64>(block, there.st_size - at);
        if (pread(in, bytes.data(), size_t(size), at) != size)
            bytes.fill(0);
        if (out.write(bytes.constData(), size) != size)
            return cannotRescueInto(to, errno);
    }
    return out.flush() ? Result<void>() : cannotRescueInto(to, errno);
}

// One pass over the damaged tables into a new store, inside a single change.
class Rescuing
{
public:
    Rescuing(DamagedTables &damaged, Store &store, Rescued &rescued)
        : m_damaged(damaged),
          m_store(store),
          m_database(store.database()),
          m_rescued(rescued)
    {
    }

    void documents();
    void sessions();
    void folders();
    void queue();
    void team();
    void rest();

private:
    void lost(bool isWhole, const QString &what)
    {
        if (!isWhole)
            m_rescued.lost.append(QStringLiteral("Part of %1 could not be read.").arg(what));
    }
    void turns(const QSet<SessionId> &known);
    void putSession(SessionId id, const QString &title, const Statement *row);

    DamagedTables &m_damaged;
    Store &m_store;
    Database &m_database;
    Rescued &m_rescued;
    QSet<DocumentId> m_documents;
    QSet<SessionId> m_sessions;
};

bool isHash(const QString &hash)
{
    constexpr qsizetype length = 64;
    return hash.size() == length && std::all_of(hash.begin(), hash.end(), [](QChar c) {
               return (c >= u'0' && c <= u'9') || (c >= u'a' && c <= u'f');
           });
}

// Restores documents without their text, under their ids, so that sessions lead to them once they are read again.
void Rescuing::documents()
{
    QMap<QString, std::pair<DocumentId, int>> places;
    const bool placesWhole = m_damaged.readByKey(
        "place", "path, document, missing",
        [&](const Statement &row) {
            if (QDir::isAbsolutePath(row.text(1)) && row.integer(2) > 0)
                places.insert(row.text(1), {row.integer(2), int(row.integer(3))});
        },
        "SELECT 0, path, document, 0 FROM place INDEXED BY placedocument");
    Statement put(
        m_database,
        "INSERT OR IGNORE INTO document(id, revision, path, readtitle, hash, bytes, pages, passages, status, "
        "reason, seconds, added, textpages, ocrpages, emptypages, lockedpages, failedpages, readauthor, "
        "giventitle, givenauthor, givenyear, hidden) VALUES (?1, 0, ?2, ?3, ?4, ?5, 0, 0, ?6, ?7, 0, ?8, 0, 0, "
        "0, 0, 0, ?9, ?10, ?11, ?12, ?13)");
    const QString reason =
        QStringLiteral("The library was damaged and this document has not been read again; add its PDF.");
    const auto one = [&](DocumentId id, const QString &path, const QString &title, const QString &hash, qint64 bytes,
                         qint64 added, const QString &author, const std::optional<QString> &givenTitle,
                         const std::optional<QString> &givenAuthor, const std::optional<int> &givenYear,
                         bool isHidden) {
        put << id << path << title << hash << bytes << int(DocumentStatus::Failed) << reason << added << author
            << givenTitle << givenAuthor << givenYear << int(isHidden);
        put.run();
        m_documents.insert(id);
    };
    const auto given = [](const Statement &row, int column) {
        return row.isNull(column) ? std::nullopt : std::optional(row.text(column));
    };
    const bool documentsWhole = m_damaged.read(
        "document", "path, readtitle, hash, bytes, added, readauthor, giventitle, givenauthor, givenyear, hidden",
        [&](const Statement &row) {
            const DocumentId id = row.integer(0);
            const QString hash = row.text(3);
            if (id <= 0 || m_documents.contains(id) || !QDir::isAbsolutePath(row.text(1)) || !isHash(hash))
                return;
            one(id, row.text(1), row.text(2), hash, row.integer(4), row.integer(5), row.text(6), given(row, 7),
                given(row, 8), row.isNull(9) ? std::nullopt : std::optional(int(row.integer(9))), row.integer(10) != 0);
        });
    int found = 0; // found only by their paths
    for (auto place = places.begin(); place != places.end(); ++place) {
        const DocumentId id = place->first;
        if (!m_documents.contains(id)) {
            one(id, place.key(), QFileInfo(place.key()).fileName(), {}, 0, QDateTime::currentMSecsSinceEpoch(), {}, {},
                {}, {}, false);
            ++found;
        }
        Statement row(m_database, "INSERT OR IGNORE INTO place(path, document, missing) VALUES (?1, ?2, ?3)");
        row << place.key() << id << place->second;
        row.run();
    }
    m_database.run("INSERT OR IGNORE INTO place(path, document) SELECT path, id FROM document "
                   "WHERE id NOT IN (SELECT document FROM place)");
    if (found > 0)
        m_rescued.lost.append(
            QStringLiteral("For some documents, only the location is known, not what you entered about them: %1.")
                .arg(found));
    const auto tag = [&](const Statement &row) {
        if (!m_documents.contains(row.integer(1)) || row.text(2).trimmed().isEmpty())
            return;
        Statement kept(m_database, "INSERT OR IGNORE INTO tag(document, name) VALUES (?1, ?2)");
        kept << row.integer(1) << row.text(2);
        kept.run();
    };
    const bool tagsWhole =
        m_damaged.readByKey("tag", "document, name", tag, "SELECT 0, document, name FROM tag INDEXED BY tagname");
    lost(documentsWhole, QStringLiteral("the list of documents"));
    lost(placesWhole, QStringLiteral("the locations of documents"));
    lost(tagsWhole, QStringLiteral("the tags"));
    m_rescued.documents = int(m_documents.size());
}

void Rescuing::putSession(SessionId id, const QString &title, const Statement *row)
{
    Statement put(m_database, "INSERT OR IGNORE INTO session(id, title, created, changed, pinned, tags, branchedfrom, "
                              "imported) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)");
    const qint64 now = QDateTime::currentMSecsSinceEpoch();
    put << id << title << (row ? row->integer(2) : now) << (row ? row->integer(3) : now)
        << (row ? int(row->integer(4) != 0) : 0) << (row ? row->text(5) : QString()) << (row ? row->integer(6) : 0)
        << (row ? row->text(7) : QString());
    put.run();
    m_sessions.insert(id);
}

void Rescuing::sessions()
{
    const bool isWhole = m_damaged.read("session", "title, created, changed, pinned, tags, branchedfrom, imported",
                                        [&](const Statement &row) {
                                            if (row.integer(0) > 0 && !m_sessions.contains(row.integer(0)))
                                                putSession(row.integer(0), row.text(1), &row);
                                        });
    lost(isWhole, QStringLiteral("the list of sessions"));
    turns(m_sessions);
    const bool pictures =
        m_damaged.read("snippet", "session, turn, citation, page, width, height, png", [&](const Statement &row) {
            if (!m_sessions.contains(row.integer(1)))
                return;
            const QByteArray png = row.blob(7).toByteArray();
            Statement put(m_database,
                          "INSERT OR IGNORE INTO snippet(session, turn, citation, page, width, height, png) "
                          "VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)");
            put << row.integer(1) << row.text(2) << row.integer(3) << row.integer(4) << row.integer(5) << row.integer(6)
                << png;
            put.run();
        });
    lost(pictures, QStringLiteral("the pictures of imported sessions"));
    m_rescued.sessions = int(m_sessions.size());
}

// Copies turns unchanged, with their checksums: a damaged one is reported where it is shown, and stays.
void Rescuing::turns(const QSet<SessionId> &known)
{
    QHash<std::pair<SessionId, QString>, QByteArray> sums;
    const bool sumsWhole = m_damaged.readByKey("turnsum", "session, turn, sum", [&](const Statement &row) {
        sums.insert({row.integer(1), row.text(2)}, row.blob(3).toByteArray());
    });
    int uncompared = 0;
    QMap<SessionId, QMap<int, QString>> places; // positions of the turns in each session
    QSet<qint64> rows;
    const QSet<SessionId> listed = known;
    const bool isWhole = m_damaged.read("turn", "session, ordinal, id, json", [&](const Statement &row) {
        const SessionId session = row.integer(1);
        const QString id = row.text(3);
        const QByteArray json = row.blob(4).toByteArray();
        if (session <= 0 || id.isEmpty() || json.isEmpty() || rows.contains(row.integer(0)))
            return;
        rows.insert(row.integer(0));
        if (!m_sessions.contains(session))
            putSession(session, QStringLiteral("Session %1").arg(session), nullptr);
        Statement put(m_database, "INSERT OR IGNORE INTO turn(session, ordinal, id, json) VALUES (?1, ?2, ?3, ?4)");
        put << session << row.integer(2) << id << QString::fromUtf8(json);
        put.run();
        if (const QByteArray sum = sums.value({session, id}); !sum.isEmpty())
            SumRepository(m_store).putTurn(session, id, sum);
        else
            ++uncompared;
        places[session].insert(int(row.integer(2)), id);
        ++m_rescued.questions;
    });
    lost(isWhole, QStringLiteral("the questions and answers"));
    if (uncompared > 0 && (!sumsWhole || !sums.isEmpty())) // an older Attest stored no checksums
        m_rescued.lost.append(
            QStringLiteral("Some questions could not be compared with their stored data, and may be damaged: %1.")
                .arg(uncompared));
    for (auto session = places.begin(); session != places.end(); ++session) {
        const int missing = session->lastKey() + 1 - int(session->size());
        if (missing > 0)
            m_rescued.lost.append(QStringLiteral("Session %1 has lost questions: %2.")
                                      .arg(QString::number(session.key()), QString::number(missing)));
        if (!listed.contains(session.key()))
            m_rescued.lost.append(QStringLiteral("The title and the tags of session %1 are lost.").arg(session.key()));
    }
}

void Rescuing::folders()
{
    QSet<qint64> known;
    const bool isWhole = m_damaged.read("folder", "path, filter", [&](const Statement &row) {
        if (row.integer(0) <= 0 || !QDir::isAbsolutePath(row.text(1)) || known.contains(row.integer(0)))
            return;
        Statement put(m_database, "INSERT OR IGNORE INTO folder(id, path, filter, device, scanned, state, reason) "
                                  "VALUES (?1, ?2, ?3, 0, 0, 0, '')");
        put << row.integer(0) << row.text(1) << row.text(2);
        put.run();
        known.insert(row.integer(0));
    });
    const bool files = m_damaged.read(
        "folderfile", "folder, dir, name, bytes, written, device, inode, gone", [&](const Statement &row) {
            if (!known.contains(row.integer(1)))
                return;
            Statement put(m_database,
                          "INSERT OR IGNORE INTO folderfile(folder, dir, name, bytes, written, device, inode, "
                          "gone) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)");
            put << row.integer(1) << row.text(2) << row.text(3) << row.integer(4) << row.integer(5) << row.integer(6)
                << row.integer(7) << row.integer(8);
            put.run();
        });
    lost(isWhole, QStringLiteral("the list of watched folders"));
    lost(files,
         QStringLiteral(
             "the records of the files in these folders (files whose documents you removed may be added again)"));
    m_rescued.folders = int(known.size());
}

void Rescuing::queue()
{
    constexpr int read = 0; // value of Queued::Read
    QSet<QString> known;
    const bool isWhole = m_damaged.read("queue", "path, bytes, task, document", [&](const Statement &row) {
        const QString path = row.text(1);
        if (row.integer(3) != read || row.integer(4) != 0 || !QDir::isAbsolutePath(path) || known.contains(path))
            return;
        known.insert(path);
        Statement put(m_database, "INSERT OR IGNORE INTO queue(path, bytes, task, document, again, batch, position, "
                                  "attempts, state, reason) VALUES (?1, ?2, 0, 0, 0, 0, 0, 0, 0, '')");
        put << path << row.integer(2);
        put.run();
    });
    lost(isWhole, QStringLiteral("the queue of files to read"));
}

// Its documents will be pulled again: all are compared, as after a change of permissions.
void Rescuing::team()
{
    bool isThere = false;
    const bool isWhole = m_damaged.read("team", "server, library", [&](const Statement &row) {
        if (isThere || row.text(1).isEmpty())
            return;
        isThere = true;
        Statement put(m_database, "INSERT INTO team(id, server, library, watermark, rights, pulled) "
                                  "VALUES (?1, ?2, ?3, 0, '', 0)");
        put << row.integer(0) << row.text(1) << row.text(2);
        put.run();
    });
    lost(isWhole, QStringLiteral("the connection to the team library"));
}

// Passage ids are never reused, because sessions refer to them.
void Rescuing::rest()
{
    if (const qint64 last = m_damaged.lastNumber("passage"); last > 0) {
        m_database.run("DELETE FROM sqlite_sequence WHERE name = 'passage'");
        Statement put(m_database, "INSERT INTO sqlite_sequence(name, seq) VALUES ('passage', ?1)");
        put << last;
        put.run();
    }
    int binned = 0;
    const bool isWhole = m_damaged.read("bin", "kind", [&](const Statement &) { ++binned; });
    if (binned > 0 || !isWhole)
        m_rescued.lost.append(QStringLiteral("The contents of the bin are lost."));
}

// Queues PDFs that are unchanged since they were read; the others are reported.
Result<void> queueDocuments(Library &library, Rescued &rescued, const std::stop_token &stop)
{
    QList<Queued> entries;
    QStringList changed;
    QStringList away;
    for (const Document &document : library.documents()) {
        if (stop.stop_requested())
            return Error::cancelled();
        QString place;
        bool isChanged = false;
        for (const QString &each : document.places) {
            const FileNow now = fileNow(each, document, stop);
            place = place.isEmpty() && now == FileNow::Same ? each : place;
            isChanged = isChanged || now == FileNow::Changed;
        }
        if (place.isEmpty()) {
            (isChanged ? changed : away).append(document.path);
            continue;
        }
        Queued entry;
        entry.path = place;
        entry.bytes = QFileInfo(place).size();
        entry.document = document.id;
        entry.again = true;
        entries.append(entry);
    }
    rescued.toRead = int(entries.size());
    for (const QString &path : std::as_const(changed))
        rescued.lost.append(QStringLiteral("The text of %1 is lost, because the file has changed.").arg(path));
    for (const QString &path : std::as_const(away))
        rescued.lost.append(
            QStringLiteral("The text of %1 will be missing until its PDF, which was not found, is added again.")
                .arg(path));
    return LibraryQueue(library).put(entries);
}

Result<void> fill(DamagedTables &damaged, const QString &to, Rescued &rescued, const Percent &percent,
                  const std::stop_token &stop)
{
    auto store = Store::open(to + QStringLiteral("/library.db"), Database::ReadWrite);
    if (!store)
        return store.error();
    Database &database = (*store)->database();
    database.begin();
    Rescuing rescuing(damaged, **store, rescued);
    rescuing.documents();
    percent(50);
    rescuing.sessions();
    percent(70);
    rescuing.folders();
    rescuing.queue();
    rescuing.team();
    rescuing.rest();
    if (stop.stop_requested()) {
        (void)database.rollBack();
        return Error::cancelled();
    }
    (*store)->changed();
    return database.commit();
}

Result<Rescued> rescueInto(const QString &from, const QString &to, const Percent &percent, const std::stop_token &stop)
{
    const QString copy = rescuedCopy(to);
    const auto removed = qScopeGuard([copy] {
        for (const char *of : {"", "-wal", "-shm", "-journal"})
            QFile::remove(copy + QLatin1String(of));
    });
    const QString library = from + QStringLiteral("/library.db");
    if (const Result<void> taken = copyWhatIsThere(library, copy, stop); !taken)
        return taken.error();
    if (QFileInfo::exists(library + QStringLiteral("-wal"))) {
        const Result<void> log = copyWhatIsThere(library + QStringLiteral("-wal"), copy + QStringLiteral("-wal"), stop);
        if (!log && log.error().code != Error::NotFound)
            return log.error();
    }
    const bool isLogOfOther = hasLogOfOther(copy);
    if (isLogOfOther)
        QFile::remove(copy + QStringLiteral("-wal"));
    percent(20);
    Result<DamagedTables> damaged = DamagedTables::open(copy, stop);
    if (!damaged)
        return damaged.error();
    Rescued rescued;
    rescued.folder = to;
    if (isLogOfOther)
        rescued.lost.append(QStringLiteral("The file “%1” belongs to another library and was not used.")
                                .arg(QDir::toNativeSeparators(library + QStringLiteral("-wal"))));
    if (const Result<void> filled = fill(*damaged, to, rescued, percent, stop); !filled)
        return filled.error();
    percent(80);
    if (QFileInfo(testQuestionsFile(from)).isFile())
        QFile::copy(testQuestionsFile(from), testQuestionsFile(to));
    const auto opened = Library::open(to, {});
    if (!opened)
        return opened.error();
    if (const Result<void> queued = queueDocuments(**opened, rescued, stop); !queued)
        return queued.error();
    percent(100);
    return rescued;
}

// For a library that nobody else is using.
Result<Rescued> rescueLocked(const QString &source, const QString &target, const Percent &percent,
                             const std::stop_token &stop)
{
    if (QFileInfo::exists(target + QStringLiteral("/library.db")) ||
        QFileInfo(source).canonicalFilePath() == QFileInfo(target).canonicalFilePath())
        return Error{Error::Invalid,
                     QStringLiteral("There is already a library in %1; choose another folder for the rescued data.")
                         .arg(QDir::toNativeSeparators(target)),
                     {}};
    if (!QFileInfo(source + QStringLiteral("/library.db")).isFile())
        return Error{
            Error::NotFound,
            QStringLiteral("There is no library in %1; specify its folder.").arg(QDir::toNativeSeparators(source)),
            {}};
    const bool isNew = !QFileInfo::exists(target);
    if (!QDir().mkpath(target))
        return cannotRescueInto(target, errno);
    Result<Rescued> rescued = rescueInto(source, target, percent, stop);
    if (!rescued && isNew)
        QDir(target).removeRecursively();
    else if (!rescued) {
        for (const char *of : {"library.db", "library.db-wal", "library.db-shm", "index.cache", "library.lock"})
            QFile::remove(target + u'/' + QLatin1String(of));
    }
    return rescued;
}

} // namespace

Result<Rescued> rescue(const QString &from, const QString &to, const Percent &percent, std::stop_token stop)
{
    const QString source = QDir(from).absolutePath();
    // A program that writes to it would change it during the copy. In a read-only folder nobody does.
    const bool mayBeLocked = QFileInfo(source).isDir() && QFileInfo(source).isWritable();
    const auto lock = mayBeLocked ? lockFolder(source) : Result<std::unique_ptr<QLockFile>>(nullptr);
    if (!lock && lock.error().code == Error::Busy)
        return lock.error();
    return rescueLocked(source, QDir(to).absolutePath(), percent, stop);
}

Result<Rescued> rescueInPlace(const QString &folder, const Percent &percent, std::stop_token stop)
{
    const QString place = QDir(folder).absolutePath();
    const auto lock = lockFolder(place);
    if (!lock)
        return lock.error();
    settleMaintenance(place); // left by a killed program
    const auto settled = qScopeGuard([place] { settleMaintenance(place); });
    const QString made = rescuingFolder(place);
    Result<Rescued> rescued = rescueLocked(place, made, percent, stop);
    if (!rescued)
        return rescued;
    const QString library = comingLibrary(place); // test questions stay where they were
    if (rename(QFile::encodeName(made + QStringLiteral("/library.db")).constData(),
               QFile::encodeName(library).constData()) != 0)
        return cannotWrite(library, errno);
    Replacement replacement(place, Replacement::IsDamaged);
    if (const Result<void> put = replacement.put([](int) {}); !put)
        return put.error();
    rescued->folder = place;
    rescued->kept = replacement.kept();
    return rescued;
}

} // namespace core
