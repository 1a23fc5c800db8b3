// The files of watched folders, and the document paths that follow from them.
#include "core/library/folders.h"

#include "core/library/libraryparts.h"
#include "core/library/sieve.h"
#include "core/store/binrepository.h"
#include "core/store/documentrepository.h"

#include <QDateTime>

#include <algorithm>

namespace core {
namespace {

constexpr auto fileColumns = "SELECT id, folder, dir, name, bytes, written, device, inode, gone FROM folderfile ";

FolderFile fileFrom(const Statement &row)
{
    return {row.integer(0),
            row.integer(1),
            row.text(2),
            row.text(3),
            {row.integer(4), row.integer(5), row.integer(6), row.integer(7)},
            row.integer(8) != 0};
}

QList<FolderFile> rest(Statement &rows)
{
    QList<FolderFile> files;
    while (rows.next())
        files.append(fileFrom(rows));
    return files;
}

QString folderPath(Store &store, FolderId id)
{
    Statement row(store.database(), "SELECT path FROM folder WHERE id = ?1");
    row << id;
    return row.next() ? row.text(0) : QString();
}

QString pathIn(Store &store, const FolderFile &file)
{
    return folderPath(store, file.folder) + u'/' + within(file.dir, file.name);
}

DocumentId documentIn(Store &store, const QString &path)
{
    Statement row(store.database(), "SELECT document FROM place WHERE path = ?1");
    row << path;
    return row.next() ? row.integer(0) : 0;
}

template <class... Values>
void run(Store &store, const char *sql, const Values &...values)
{
    Statement row(store.database(), sql);
    (row << ... << values);
    row.run();
}

// Deletes the row of another file at this path, which was overwritten or has moved.
void put(Store &store, const FolderFile &file)
{
    run(store, "DELETE FROM folderfile WHERE folder = ?1 AND dir = ?2 AND name = ?3 AND id <> ?4", file.folder,
        file.dir, file.name, file.id);
    const FileStamp &stamp = file.stamp;
    run(store,
        "INSERT INTO folderfile(id, folder, dir, name, bytes, written, device, inode, gone) "
        "SELECT NULLIF(?1, 0), id, ?3, ?4, ?5, ?6, ?7, ?8, 0 FROM folder WHERE id = ?2 "
        "ON CONFLICT (id) DO UPDATE SET folder = ?2, dir = ?3, name = ?4, bytes = ?5, written = ?6, device = ?7, "
        "inode = ?8, gone = 0",
        file.id, file.folder, file.dir, file.name, stamp.bytes, stamp.written, stamp.device, stamp.inode);
    run(store, "UPDATE place SET missing = 0 WHERE path = ?1", pathIn(store, file));
}

// All at once, so that two files may swap names. A document whose path was overwritten keeps its other paths, and is
// removed with its last one.
QList<DocumentId> move(Store &store, const QList<FolderFindings::Move> &moves)
{
    struct Moving
    {
        DocumentId document;
        QString from;
        QString to;
    };
    QList<Moving> moving;
    QList<DocumentId> touched;
    for (const FolderFindings::Move &each : moves) {
        const QString from = pathIn(store, each.from);
        moving.append({documentIn(store, from), from, pathIn(store, each.to)});
    }
    for (qsizetype i = 0; i < moves.size(); ++i) {
        run(store, "DELETE FROM place WHERE path = ?1", moving.at(i).from);
        run(store, "UPDATE folderfile SET name = name || char(1) || id WHERE id = ?1", moves.at(i).from.id);
    }
    for (qsizetype i = 0; i < moves.size(); ++i) {
        FolderFile file = moves.at(i).to;
        file.id = moves.at(i).from.id;
        const Moving &each = moving.at(i);
        if (each.document != 0) {
            touched.append(each.document);
            if (const DocumentId before = documentIn(store, each.to); before != 0)
                touched.append(before);
            run(store,
                "INSERT INTO place(path, document) VALUES (?1, ?2) "
                "ON CONFLICT (path) DO UPDATE SET document = excluded.document, missing = 0",
                each.to, each.document);
            run(store, "UPDATE document SET path = ?2 WHERE id = ?1 AND path = ?3", each.document, each.to, each.from);
        }
        run(store, "UPDATE OR REPLACE queue SET path = ?2 WHERE path = ?1 AND state <> 1", each.from, each.to);
        put(store, file);
    }
    return touched;
}

// If it was still waiting to be read, it was not: when it comes back, it counts as changed.
void lose(Store &store, const FolderFindings::Loss &loss)
{
    const QString path = pathIn(store, loss.file);
    run(store,
        "UPDATE folderfile SET gone = 1, written = iif(EXISTS (SELECT 1 FROM queue WHERE path = ?2), 0, written) "
        "WHERE id = ?1",
        loss.file.id, path);
    run(store, "DELETE FROM queue WHERE path = ?1 AND task = 0 AND state <> 1", path);
    run(store, "UPDATE place SET missing = ?2 WHERE path = ?1", path, loss.drive ? 2 : 1);
}

// A missing file is no longer a path of its document if another path exists; and missing files whose documents the user
// has removed are forgotten.
QList<DocumentId> tidy(Store &store)
{
    QList<DocumentId> touched;
    {
        Statement rows(store.database(), "SELECT DISTINCT document FROM place AS gone WHERE missing <> 0 AND missing = "
                                         "1 AND EXISTS (SELECT 1 FROM place "
                                         "WHERE document = gone.document AND missing = 0)");
        while (rows.next())
            touched.append(rows.integer(0));
    }
    for (const DocumentId id : std::as_const(touched))
        run(store, "DELETE FROM place WHERE document = ?1 AND missing = 1", id);
    store.database().run("DELETE FROM folderfile WHERE gone <> 0 AND NOT EXISTS (SELECT 1 FROM place JOIN folder ON "
                         "folder.id = folder WHERE place.path = folder.path || '/' || iif(dir = '', '', dir || '/') "
                         "|| name)");
    return touched;
}

// Paths below a folder, as a range of the index.
struct Below
{
    explicit Below(const QString &path) : first(path + u'/'), end(path + u'0') {}
    QString first;
    QString end; // '0' follows '/' in ASCII
};

} // namespace

QList<FolderFile> LibraryFolders::filesIn(FolderId id, const QString &dir) const
{
    return m_library.d->readTwice([&](Store &store) {
        static const QByteArray sql = QByteArray(fileColumns) + "WHERE folder = ?1 AND dir = ?2";
        Statement rows(store.database(), sql.constData());
        rows << id << dir;
        return rest(rows);
    });
}

QStringList LibraryFolders::dirsIn(FolderId id, const QString &dir) const
{
    return m_library.d->readTwice([&](Store &store) {
        QStringList dirs;
        const Below below(dir);
        Statement rows(store.database(), "SELECT DISTINCT dir FROM folderfile WHERE folder = ?1 AND "
                                         "(?2 = '' OR dir = ?2 OR (dir >= ?3 AND dir < ?4))");
        rows << id << dir << below.first << below.end;
        while (rows.next())
            dirs.append(rows.text(0));
        return dirs;
    });
}

QList<FolderFile> LibraryFolders::withStamp(const FileStamp &stamp) const
{
    return m_library.d->readTwice([&](Store &store) {
        static const QByteArray sql =
            QByteArray(fileColumns) + "WHERE inode = ?1 AND device = ?2 AND bytes = ?3 AND written = ?4";
        Statement rows(store.database(), sql.constData());
        rows << stamp.inode << stamp.device << stamp.bytes << stamp.written;
        return rest(rows);
    });
}

QList<FolderFile> LibraryFolders::goneWithBytes(qint64 bytes) const
{
    return m_library.d->readTwice([&](Store &store) {
        static const QByteArray sql = QByteArray(fileColumns) + "WHERE gone <> 0 AND bytes = ?1 LIMIT 200";
        Statement rows(store.database(), sql.constData());
        rows << bytes;
        return rest(rows);
    });
}

QString LibraryFolders::path(const FolderFile &file) const
{
    return m_library.d->readTwice([&](Store &store) { return pathIn(store, file); });
}

Document LibraryFolders::documentAt(const QString &path) const
{
    return m_library.d->readTwice([&](Store &store) {
        const DocumentId id = documentIn(store, path);
        const Result<Document> document = DocumentRepository(store).find(id);
        store.database().clearError();
        return id != 0 && document ? *document : Document();
    });
}

Result<void> LibraryFolders::keep(const FolderFindings &findings)
{
    QList<DocumentId> lost;
    const auto perform = [&](Store &store) {
        QList<DocumentId> touched = move(store, findings.moved);
        for (const FolderFile &file : findings.there)
            put(store, file);
        for (const FolderFindings::Loss &loss : findings.lost)
            lose(store, loss);
        for (const qint64 id : findings.leftOut)
            run(store, "DELETE FROM folderfile WHERE id = ?1", id);
        touched += tidy(store);
        return lost = withoutPlaces(store, touched);
    };
    return m_library.d->change(perform, [&](Store &store) {
        for (const DocumentId id : std::as_const(lost)) {
            BinRepository(store).takeDocument(id, QDateTime::currentMSecsSinceEpoch());
            DocumentRepository(store).remove(id);
            leaveQueue(store, id);
        }
        leaveRecognition(store);
    });
}

Result<void> LibraryFolders::setOffline(FolderId id, const QString &reason)
{
    return m_library.d->change([](Store &) { return QList<DocumentId>(); },
                               [&](Store &store) {
                                   const Below below(folderPath(store, id));
                                   run(store, "UPDATE folder SET state = ?2, reason = ?3 WHERE id = ?1", id,
                                       int(FolderState::Offline), reason);
                                   run(store,
                                       "UPDATE place SET missing = 2 WHERE path >= ?1 AND path < ?2 AND missing = 0",
                                       below.first, below.end);
                               });
}

Result<int> LibraryFolders::setThere(FolderId id, qint64 device)
{
    int back = 0;
    const Result<void> kept = m_library.d->change(
        [](Store &) { return QList<DocumentId>(); },
        [&](Store &store) {
            const Below below(folderPath(store, id));
            run(store,
                "UPDATE folderfile SET device = ?2 WHERE folder = ?1 AND device = (SELECT device FROM folder "
                "WHERE id = ?1)",
                id, device);
            run(store, "UPDATE folder SET device = ?2, state = iif(state = ?3, ?4, state) WHERE id = ?1", id, device,
                int(FolderState::Offline), int(FolderState::InStep));
            run(store,
                "UPDATE place SET missing = 0 WHERE path >= ?1 AND path < ?2 AND missing = 2 AND path NOT IN "
                "(SELECT folder.path || '/' || iif(dir = '', '', dir || '/') || name FROM folderfile "
                "JOIN folder ON folder.id = folder WHERE folder = ?3 AND gone <> 0)",
                below.first, below.end, id);
            {
                Statement changes(store.database(), "SELECT changes()");
                back = changes.next() ? int(changes.integer(0)) : 0;
            }
            run(store,
                "UPDATE queue SET state = 0, attempts = 0, reason = '' WHERE state = 2 AND path >= ?1 AND path < ?2",
                below.first, below.end);
        });
    return kept ? Result<int>(back) : kept.error();
}

// Includes those below a folder that its filter excludes.
QList<LibraryFolders::Place> LibraryFolders::placesOfNoFolder() const
{
    return m_library.d->readTwice([](Store &store) {
        QList<std::pair<FolderId, QString>> folders;
        {
            Statement rows(store.database(), "SELECT id, path || '/' FROM folder");
            while (rows.next())
                folders.append({rows.integer(0), rows.text(1)});
        }
        const auto isFollowed = [&](const QString &path) {
            return std::any_of(folders.cbegin(), folders.cend(), [&](const auto &folder) {
                if (!path.startsWith(folder.second))
                    return false;
                const QString inside = path.mid(folder.second.size());
                const qsizetype slash = inside.lastIndexOf(u'/');
                Statement row(store.database(),
                              "SELECT 1 FROM folderfile WHERE folder = ?1 AND dir = ?2 AND name = ?3");
                row << folder.first << inside.left(std::max<qsizetype>(0, slash)) << inside.mid(slash + 1);
                return row.next();
            });
        };
        QList<Place> places;
        Statement rows(store.database(), "SELECT place.path, missing, bytes, hash, added FROM place JOIN document ON "
                                         "document.id = place.document ORDER BY place.path");
        while (rows.next()) {
            Place place{rows.text(0), int(rows.integer(1))};
            if (isFollowed(place.path))
                continue;
            place.read.bytes = rows.integer(2);
            place.read.hash = rows.text(3).toLatin1();
            place.read.added = rows.integer(4);
            places.append(place);
        }
        return places;
    });
}

Result<void> LibraryFolders::setPlaces(const QList<Place> &places)
{
    return m_library.d->change([](Store &) { return QList<DocumentId>(); },
                               [&](Store &store) {
                                   for (const Place &place : places)
                                       run(store, "UPDATE place SET missing = ?2 WHERE path = ?1", place.path,
                                           place.missing);
                               });
}

} // namespace core
