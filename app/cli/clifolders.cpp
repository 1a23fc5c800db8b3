// attest-cli's command for watched folders: folders [add | remove | sync].
#include "app/cli/clicommands.h"
#include "app/settings/passwordfile.h"
#include "core/base/http.h"
#include "core/base/plural.h"
#include "core/ingest/folderscan.h"
#include "core/library/queue.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <chrono>
#include <limits>

namespace app {
namespace {

constexpr const char *states[] = {"waiting", "in-step", "partly", "offline"};
constexpr const char *changes[] = {"new", "changed", "moved", "gone", "back", "skipped"};
constexpr int roundsForUnsettled = 10; // rounds of waiting for files that are still being written

core::Json folderJson(const core::Folder &folder)
{
    QList<core::Json> notes;
    for (const core::FolderNote &note : folder.notes)
        notes.append(core::Json::object({{"path", note.path}, {"reason", note.reason}}));
    const core::FolderFilter &filter = folder.filter;
    const core::Json wanted = core::Json::object({{"include", filter.include},
                                                  {"exclude", filter.exclude},
                                                  {"subfolders", filter.subfolders},
                                                  {"hidden", filter.hidden},
                                                  {"largest", filter.largest}});
    const QDateTime scanned = QDateTime::fromMSecsSinceEpoch(folder.scanned).toUTC();
    return core::Json::object({{"path", folder.path},
                               {"state", QLatin1String(states[int(folder.state)])},
                               {"reason", folder.reason},
                               {"files", folder.files},
                               {"gone", folder.gone},
                               {"scanned", folder.scanned ? scanned.toString(Qt::ISODate) : QString()},
                               {"filter", wanted},
                               {"notes", notes}});
}

int listFolders(const CliOptions &options, const QList<core::Folder> &folders)
{
    QList<core::Json> list;
    for (const core::Folder &folder : folders) {
        list.append(folderJson(folder));
        if (options.json)
            continue;
        QString line = QStringLiteral("%1  %2%3  %4")
                           .arg(QString(QLatin1String(states[int(folder.state)])).leftJustified(8),
                                core::plural(folder.files, "file"),
                                folder.gone ? QStringLiteral(" (%1 gone)").arg(folder.gone) : QString(), folder.path);
        printLine(folder.reason.isEmpty() ? line : line + QStringLiteral(": ") + folder.reason);
        for (const core::FolderNote &note : folder.notes)
            printLine(QStringLiteral("    %1: %2").arg(note.path, note.reason));
    }
    if (options.json)
        printLine(oneLine(core::Json::object({{"folders", list}})));
    else if (list.isEmpty())
        printNote(QStringLiteral("No folder is watched; “attest-cli folders add DIR” adds one."));
    return CliStatus::Done;
}

void tellChange(const CliOptions &options, const core::FolderChange &change)
{
    const QString kind = QLatin1String(changes[change.kind]);
    if (options.json) {
        core::JsonObject json = core::Json::object({{"change", kind}, {"path", change.path}});
        if (!change.from.isEmpty())
            json.set("from", change.from);
        if (!change.reason.isEmpty())
            json.set("reason", change.reason);
        return printLine(oneLine(json));
    }
    QString line = QStringLiteral("%1  %2").arg(kind.leftJustified(7), change.path);
    if (!change.from.isEmpty())
        line += QStringLiteral(" (was %1)").arg(change.from);
    printLine(change.reason.isEmpty() ? line : line + QStringLiteral(": ") + change.reason);
}

// Waits a while for files that are still being written, and reports the remaining ones.
core::Result<bool> sync(const core::Folder &folder, const CliOptions &options, core::ScanTools &tools)
{
    QList<core::Corner> corners{{}};
    for (int round = 0; !corners.isEmpty(); ++round) {
        const core::Result<core::Scanned> scanned = core::scan(folder.id, corners, tools);
        if (!scanned)
            return scanned.error();
        if (scanned->offline) {
            const core::Result<core::Folder> now = core::LibraryFolders(tools.library).folder(folder.id);
            printNote(QStringLiteral("%1: %2").arg(folder.path, now ? now->reason : QString()));
            return false;
        }
        corners = scanned->unsettled;
        if (!corners.isEmpty() && round == roundsForUnsettled) {
            printNote(QStringLiteral("%1: some files are still being written; run “attest-cli folders sync” again when "
                                     "they are complete.")
                          .arg(folder.path));
            break;
        }
        if (!corners.isEmpty() && !core::pause(tools.quiet, tools.stop))
            return core::Error::cancelled();
    }
    if (options.removeGone) {
        const core::Result<int> removed = core::LibraryFolders(tools.library).removeGone(folder.id, tools.stop);
        if (!removed)
            return removed.error();
        printNote(QStringLiteral("%1: removed %2 whose files are gone.")
                      .arg(folder.path, core::plural(*removed, "document")));
    }
    return true;
}

// Entries left from an interrupted scan of these folders, or from failed reading, belong to this one: a scan without
// changes would not report them again.
core::Result<void> takeUp(const QList<core::Folder> &folders, qint64 batch, core::LibraryQueue &queue)
{
    QList<core::Queued> left;
    for (const core::Queued::State state : {core::Queued::Waiting, core::Queued::Failed}) {
        for (core::Queued &entry : queue.list(state, std::numeric_limits<int>::max())) {
            const auto holds = [&](const core::Folder &folder) { return entry.path.startsWith(folder.path + u'/'); };
            if (entry.task != core::Queued::Read || std::none_of(folders.begin(), folders.end(), holds))
                continue;
            entry.batch = batch;
            left.append(entry);
        }
    }
    return queue.put(left);
}

int syncFolders(const CliOptions &options, core::Library &library, const QList<core::Folder> &folders,
                std::stop_token stop)
{
    const core::Result<QStringList> passwords = passwordsFrom(options.passwordFile);
    if (!passwords)
        return complain(passwords.error());
    const qint64 batch = QDateTime::currentMSecsSinceEpoch();
    core::ScanTools tools{library,
                          [&](const QList<core::FileToRead> &files) {
                              QList<core::Queued> entries;
                              for (const core::FileToRead &file : files) {
                                  core::Queued entry;
                                  entry.path = file.path;
                                  entry.bytes = file.bytes;
                                  entry.batch = batch;
                                  entries.append(entry);
                              }
                              return core::LibraryQueue(library).put(entries);
                          },
                          stop};
    tools.tell = [&](const core::FolderChange &change) { tellChange(options, change); };
    QList<core::Folder> there;
    for (const core::Folder &folder : folders) {
        const core::Result<bool> done = sync(folder, options, tools);
        if (!done)
            return complain(done.error());
        if (*done)
            there.append(folder);
    }
    const core::Result<int> looked = core::lookForFiles([](const QString &) { return true; }, tools);
    if (!looked)
        return complain(looked.error());
    core::LibraryQueue queue(library);
    if (const core::Result<void> taken = takeUp(there, batch, queue); !taken)
        return complain(taken.error());
    const int status = readQueued(options, library, {*passwords, batch}, stop);
    return status == CliStatus::Done && there.size() < folders.size() ? CliStatus::Failed : status;
}

core::Result<core::Folder> folderAt(const QString &path, const QList<core::Folder> &folders)
{
    const QString clean = QDir::cleanPath(QFileInfo(path).absoluteFilePath());
    for (const core::Folder &folder : folders) {
        if (folder.path == clean)
            return folder;
    }
    return core::Error{
        core::Error::NotFound,
        QStringLiteral("The folder %1 is not watched; “attest-cli folders” lists those that are.").arg(clean),
        {}};
}

int addFolder(const CliOptions &options, core::Library &library, const QString &path, std::stop_token stop)
{
    core::LibraryFolders folders(library);
    if (!QFileInfo(path).isDir())
        return complain(
            {core::Error::NotFound, QStringLiteral("There is no folder “%1”; check the path.").arg(path), {}});
    if (const core::Result<core::Folder> known = folderAt(path, folders.folders())) { // known, with another filter
        const core::WithDocuments leftOut =
            options.withDocuments ? core::WithDocuments::Remove : core::WithDocuments::Keep;
        const core::Result<void> changed = folders.setFilter(known->id, options.filter, leftOut, stop);
        return changed ? syncFolders(options, library, {*known}, stop) : complain(changed.error());
    }
    const core::Result<core::FolderId> id = folders.add(path, options.filter);
    if (!id)
        return complain(id.error());
    const core::Result<core::Folder> added = folders.folder(*id);
    return added ? syncFolders(options, library, {*added}, stop) : complain(added.error());
}

} // namespace

int runFolders(const CliOptions &options, core::Library *library, std::stop_token stop)
{
    core::LibraryFolders folders(*library);
    const QString act = options.arguments.value(0);
    const QStringList paths = options.arguments.mid(1);
    const QList<core::Folder> all = folders.folders();
    if (const std::optional<int> unread = complainOfUnread(*library))
        return *unread;
    if (act.isEmpty())
        return listFolders(options, all);
    if (act == QLatin1String("add") && paths.size() == 1)
        return addFolder(options, *library, paths.first(), stop);
    if (act != QLatin1String("sync") && (act != QLatin1String("remove") || paths.isEmpty())) {
        printNote(QStringLiteral(
            "“folders” takes add DIR, remove DIR…, sync [DIR…], or nothing; see “attest-cli help folders”."));
        return CliStatus::Usage;
    }
    QList<core::Folder> chosen;
    for (const QString &path : paths) {
        const core::Result<core::Folder> folder = folderAt(path, all);
        if (!folder)
            return complain(folder.error());
        chosen.append(*folder);
    }
    if (act == QLatin1String("sync"))
        return syncFolders(options, *library, paths.isEmpty() ? all : chosen, stop);
    for (const core::Folder &folder : std::as_const(chosen)) {
        const core::WithDocuments documents =
            options.withDocuments ? core::WithDocuments::Remove : core::WithDocuments::Keep;
        const core::Result<void> removed = folders.remove(folder.id, documents, stop);
        if (!removed)
            return complain(removed.error());
    }
    return CliStatus::Done;
}

} // namespace app
