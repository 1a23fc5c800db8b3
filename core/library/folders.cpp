// The watched folders themselves, and what the user changes in them.
#include "core/library/folders.h"

#include "core/library/libraryparts.h"
#include "core/library/sieve.h"
#include "core/store/binrepository.h"
#include "core/store/documentrepository.h"
#include "core/base/json.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>

namespace core {
namespace {

constexpr auto pathOfFile = "folder.path || '/' || iif(dir = '', '', dir || '/') || name";
constexpr int documentsAtOnce = 100; // documents removed per transaction: the words of all their passages are updated
constexpr int notesKept = 200;

QString textOf(const FolderFilter &filter)
{
    return QString::fromUtf8(Json::object({{"include", filter.include},
                                           {"exclude", filter.exclude},
                                           {"subfolders", filter.subfolders},
                                           {"hidden", filter.hidden},
                                           {"largest", filter.largest}})
                                 .written());
}

FolderFilter filterFrom(const QString &text)
{
    const Json json = Json::parse(text.toUtf8());
    FolderFilter filter;
    filter.include = textsOf(json[u"include"]);
    filter.exclude = textsOf(json[u"exclude"]);
    filter.subfolders = json[QLatin1String("subfolders")].toBool(true);
    filter.hidden = json[QLatin1String("hidden")].toBool();
    filter.largest = qint64(json[QLatin1String("largest")].toDouble());
    return filter;
}

QList<FolderNote> notesOf(Store &store, FolderId id)
{
    QList<FolderNote> notes;
    Statement rows(store.database(), "SELECT path, reason FROM foldernote WHERE folder = ?1 ORDER BY rowid");
    rows << id;
    while (rows.next())
        notes.append({rows.text(0), rows.text(1)});
    return notes;
}

int count(Store &store, const char *sql, FolderId id)
{
    Statement row(store.database(), sql);
    row << id;
    return row.next() ? int(row.integer(0)) : 0;
}

QList<Folder> foldersIn(Store &store)
{
    QList<Folder> found;
    {
        Statement rows(store.database(), "SELECT id, path, filter, state, reason, scanned FROM folder ORDER BY path");
        while (rows.next()) {
            Folder folder;
            folder.id = rows.integer(0);
            folder.path = rows.text(1);
            folder.filter = filterFrom(rows.text(2));
            folder.state = FolderState(rows.integer(3));
            folder.reason = rows.text(4);
            folder.scanned = rows.integer(5);
            found.append(folder);
        }
    }
    for (Folder &folder : found) {
        folder.notes = notesOf(store, folder.id);
        folder.gone = count(store, "SELECT count(*) FROM folderfile WHERE folder = ?1 AND gone <> 0", folder.id);
        folder.files = count(store, "SELECT count(*) FROM folderfile WHERE folder = ?1", folder.id) - folder.gone;
    }
    return found;
}

Error noFolder()
{
    return {Error::NotFound, QStringLiteral("This folder is no longer watched; look at the list again."), {}};
}

enum class Take { Any, Missing }; // any file; or only files that are missing

// Removes these paths from documents; those that lose their last one are removed.
QList<DocumentId> takeAway(Store &store, const QStringList &paths, Take take)
{
    QList<DocumentId> touched;
    for (const QString &path : paths) {
        Statement row(store.database(), "SELECT document, missing FROM place WHERE path = ?1");
        row << path;
        const bool isPlace = row.next();
        if (isPlace && take == Take::Missing && row.integer(1) == 0)
            continue;
        Statement waiting(store.database(), "DELETE FROM queue WHERE path = ?1 AND task = 0 AND state <> 1");
        waiting << path;
        waiting.run();
        if (!isPlace)
            continue;
        touched.append(row.integer(0));
        Statement place(store.database(), "DELETE FROM place WHERE path = ?1");
        place << path;
        place.run();
    }
    return withoutPlaces(store, touched);
}

// The next missing files, after the one with this id.
QStringList goneBehind(Store &store, FolderId folder, qint64 &id)
{
    static const QByteArray sql = QByteArray("SELECT folderfile.id, ") + pathOfFile +
                                  " FROM folderfile JOIN folder ON folder.id = folder WHERE gone <> 0 "
                                  "AND (?1 = 0 OR folder = ?1) AND folderfile.id > ?2 ORDER BY folderfile.id LIMIT ?3";
    QStringList found;
    Statement rows(store.database(), sql.constData());
    rows << folder << id << documentsAtOnce;
    while (rows.next()) {
        id = rows.integer(0);
        found.append(rows.text(1));
    }
    return found;
}

} // namespace

QList<DocumentId> withoutPlaces(Store &store, const QList<DocumentId> &documents)
{
    QList<DocumentId> lost;
    for (const DocumentId id : documents) {
        if (lost.contains(id))
            continue;
        Statement other(store.database(), "SELECT path FROM place WHERE document = ?1 ORDER BY missing, path LIMIT 1");
        other << id;
        if (!other.next()) {
            lost.append(id);
            continue;
        }
        Statement row(store.database(), "UPDATE document SET path = ?2 WHERE id = ?1 AND NOT EXISTS "
                                        "(SELECT 1 FROM place WHERE place.path = document.path AND document = ?1)");
        row << id << other.text(0);
        row.run();
    }
    return lost;
}

QList<Folder> LibraryFolders::folders() const
{
    return m_library.d->readTwice(foldersIn);
}

Result<Folder> LibraryFolders::folder(FolderId id) const
{
    for (const Folder &folder : folders()) {
        if (folder.id == id)
            return folder;
    }
    return noFolder();
}

Result<FolderId> LibraryFolders::add(const QString &path, const FolderFilter &filter)
{
    const QString clean = QDir::cleanPath(QFileInfo(path).absoluteFilePath());
    const auto invalid = [](const QString &sentence) { return Error{Error::Invalid, sentence, {}}; };
    if (const QString wrong = whatIsWrong(filter); !wrong.isEmpty())
        return invalid(wrong);
    if (clean == QLatin1String("/"))
        return invalid(QStringLiteral("The whole file system cannot be watched; choose a folder in it."));
    for (const Folder &known : folders()) {
        if (known.path == clean)
            return invalid(QStringLiteral("The folder %1 is already watched.").arg(clean));
        if (clean.startsWith(known.path + u'/'))
            return invalid(QStringLiteral("The folder %1 is inside %2, which is already watched; change that folder's "
                                          "filter if something is missing.")
                               .arg(clean, known.path));
    }
    FolderId id = 0;
    const Result<void> kept = m_library.d->change(
        [](Store &) { return QList<DocumentId>(); },
        [&](Store &store) {
            Statement row(store.database(), "INSERT INTO folder(path, filter, device, scanned, state, reason) "
                                            "VALUES (?1, ?2, 0, 0, 0, '')");
            row << clean << textOf(filter);
            row.run();
            id = store.database().lastId();
        });
    return kept ? Result<FolderId>(id) : kept.error();
}

Result<void> LibraryFolders::setFilter(FolderId id, const FolderFilter &filter, WithDocuments leftOut,
                                       std::stop_token stop)
{
    if (const QString wrong = whatIsWrong(filter); !wrong.isEmpty())
        return Error{Error::Invalid, wrong, {}};
    if (const Result<Folder> known = folder(id); !known)
        return known.error();
    const Sieve sieve(filter);
    QList<qint64> rows;
    QStringList paths;
    for (const QString &dir : dirsIn(id, {})) {
        for (const FolderFile &file : filesIn(id, dir)) {
            if (sieve.entersFolder(dir) && sieve.takesFile(dir, file.name, file.stamp.bytes))
                continue;
            rows.append(file.id);
            if (leftOut == WithDocuments::Remove)
                paths.append(path(file));
        }
    }
    const Result<void> kept =
        m_library.d->change([](Store &) { return QList<DocumentId>(); },
                            [&](Store &store) {
                                Statement row(store.database(), "UPDATE folder SET filter = ?2 WHERE id = ?1");
                                row << id << textOf(filter);
                                row.run();
                                Statement gone(store.database(), "DELETE FROM folderfile WHERE id = ?1");
                                for (const qint64 file : std::as_const(rows)) {
                                    gone << file;
                                    gone.run();
                                }
                            });
    return kept ? removePlaces(paths, stop) : kept;
}

Result<void> LibraryFolders::remove(FolderId id, WithDocuments documents, std::stop_token stop)
{
    if (const Result<Folder> known = folder(id); !known)
        return known.error();
    QStringList paths;
    if (documents == WithDocuments::Remove) {
        for (const QString &dir : dirsIn(id, {})) {
            for (const FolderFile &file : filesIn(id, dir))
                paths.append(path(file));
        }
    }
    // The folder comes first, so that an interrupted removal is not undone by reading files again.
    const Result<void> gone =
        m_library.d->change([](Store &) { return QList<DocumentId>(); },
                            [id](Store &store) {
                                Statement row(store.database(), "DELETE FROM folder WHERE id = ?1");
                                row << id;
                                row.run();
                            });
    return gone ? removePlaces(paths, stop) : gone;
}

// Missing files are queried again in each step, as files may come back meanwhile.
Result<int> LibraryFolders::removeGone(FolderId id, std::stop_token stop)
{
    const auto documents = [this] {
        return m_library.d->readTwice([](Store &store) { return store.counts(); }).documents;
    };
    const int before = documents();
    qint64 behind = -1;
    for (bool more = true; more;) {
        if (stop.stop_requested())
            return Error::cancelled();
        const Result<void> removed = removeThose([&](Store &store) {
            const QStringList paths = goneBehind(store, id, behind);
            more = !paths.isEmpty();
            return takeAway(store, paths, Take::Missing);
        });
        if (!removed)
            return removed.error();
    }
    if (const Result<void> tidied = keep({}); !tidied)
        return tidied.error();
    return before - documents();
}

Result<void> LibraryFolders::removePlaces(const QStringList &paths, const std::stop_token &stop)
{
    for (qsizetype from = 0; from < paths.size(); from += documentsAtOnce) {
        if (stop.stop_requested())
            return Error::cancelled();
        const Result<void> removed =
            removeThose([&](Store &store) { return takeAway(store, paths.mid(from, documentsAtOnce), Take::Any); });
        if (!removed)
            return removed;
    }
    return {};
}

// `losing` returns the documents that lose their last path.
Result<void> LibraryFolders::removeThose(const std::function<QList<DocumentId>(Store &)> &losing)
{
    QList<DocumentId> lost;
    return m_library.d->change([&](Store &store) { return lost = losing(store); },
                               [&](Store &store) {
                                   for (const DocumentId id : std::as_const(lost)) {
                                       BinRepository(store).takeDocument(id, QDateTime::currentMSecsSinceEpoch());
                                       DocumentRepository(store).remove(id);
                                       leaveQueue(store, id);
                                   }
                                   leaveRecognition(store);
                               });
}

qint64 LibraryFolders::device(FolderId id) const
{
    return m_library.d->readTwice([id](Store &store) {
        Statement row(store.database(), "SELECT device FROM folder WHERE id = ?1");
        row << id;
        return row.next() ? row.integer(0) : 0;
    });
}

Result<void> LibraryFolders::setScanned(FolderId id, FolderState state, const QString &reason,
                                        const QList<FolderNote> &notes)
{
    const QList<FolderNote> kept = notes.mid(0, notesKept);
    const bool same = m_library.d->readTwice([id](Store &store) { return notesOf(store, id); }) == kept;
    return m_library.d->change([](Store &) { return QList<DocumentId>(); },
                               [&](Store &store) {
                                   Statement row(store.database(), "UPDATE folder SET state = ?2, reason = ?3, "
                                                                   "scanned = ?4 WHERE id = ?1");
                                   row << id << int(state) << reason << QDateTime::currentMSecsSinceEpoch();
                                   row.run();
                                   if (same)
                                       return;
                                   Statement old(store.database(), "DELETE FROM foldernote WHERE folder = ?1");
                                   old << id;
                                   old.run();
                                   Statement note(store.database(), "INSERT INTO foldernote(folder, path, reason) "
                                                                    "SELECT id, ?2, ?3 FROM folder WHERE id = ?1");
                                   for (const FolderNote &each : kept) {
                                       note << id << each.path << each.reason;
                                       note.run();
                                   }
                               });
}

} // namespace core
