// What Assistant does with the folders that the library is kept in step with.
#include "app/services/assistantlanes.h"

#include "core/base/aside.h"
#include "core/ingest/scanning.h"
#include "core/library/queue.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace app {

QStringList Assistant::Private::foldersOnce(const QStringList &paths, const std::stop_token &stop) const
{
    const QList<core::Folder> kept = core::LibraryFolders(*library).folders();
    QStringList once;
    for (const QString &path : paths) {
        const std::optional<QFileInfo> named = core::askAboutFile(path, stop);
        if (!named)
            return {};
        const QString clean = QDir::cleanPath(named->absoluteFilePath());
        const bool isKept = std::any_of(kept.begin(), kept.end(), [&](const core::Folder &folder) {
            return clean == folder.path || clean.startsWith(folder.path + u'/');
        });
        if (named->isDir() && !isKept && clean != Manual::folder())
            once.append(clean);
    }
    return once;
}

void Assistant::Private::watchFolders()
{
    FolderWatch::Program program;
    program.read = [this](const QList<core::FileToRead> &files) {
        QList<core::Queued> entries;
        for (const core::FileToRead &file : files) {
            core::Queued entry;
            entry.path = file.path;
            entry.bytes = file.bytes;
            entries.append(entry);
        }
        return core::LibraryQueue(*library).put(entries);
    };
    program.begin = [this](const core::Folder &folder, std::stop_source stop) {
        Run run;
        run.kind = Run::Task;
        run.subject = tr("Looking through %1").arg(QDir::toNativeSeparators(folder.path));
        run.stoppable = true;
        const int number = runs.begin(run);
        runs.isStoppedBy(number, std::move(stop));
        return number;
    };
    program.looked = [this](int run, int files) {
        runs.send(run,
                  {core::TraceEvent::Progress, QStringLiteral("scan"), 1, {}, {{QStringLiteral("files"), files}}, 0});
    };
    program.end = [this](int run, const core::Result<void> &result) { runs.finish(run, result); };
    program.changed = [this](const QList<core::Folder> &folders) {
        foldersSeen = folders;
        for (const auto &[receiver, changed] : std::vector(folderWatchers)) {
            if (receiver)
                changed(folders);
        }
    };
    program.placesChanged = [this] {
        scansWanted = true; // some may be on a drive that is back
        refreshDocuments();
    };
    program.grown = [this] { queue.look(); };
    folderWatch = std::make_unique<FolderWatch>(*library, program, FolderWatch::Pace());
}

void Assistant::Private::postFolders(const QString &subject,
                                     std::function<core::Result<void>(core::LibraryFolders &, std::stop_token)> job,
                                     std::function<void()> then)
{
    Run run;
    run.kind = Run::Task;
    run.subject = subject;
    run.stoppable = true;
    runs.post(tasks, run, [this, job = std::move(job), then = std::move(then)](int, std::stop_token stop) {
        core::LibraryFolders folders(*library);
        const core::Result<void> done = job(folders, stop);
        inWindow([this, then] {
            then();
            refreshDocuments();
        });
        return done;
    });
}

void Assistant::watchFolders(QObject *receiver, std::function<void(const QList<core::Folder> &)> changed)
{
    std::erase_if(d->folderWatchers, [](const auto &watcher) { return !watcher.first; });
    changed(d->foldersSeen);
    d->folderWatchers.emplace_back(receiver, std::move(changed));
}

void Assistant::keepInStep(const QString &folder, const core::FolderFilter &filter)
{
    const auto added = std::make_shared<core::FolderId>(0);
    d->postFolders(
        tr("Keeping %1 in step").arg(QDir::toNativeSeparators(folder)),
        [=](core::LibraryFolders &folders, std::stop_token) -> core::Result<void> {
            const core::Result<core::FolderId> id = folders.add(folder, filter);
            if (!id)
                return id.error();
            *added = *id;
            return {};
        },
        [this, added] {
            if (*added && d->folderWatch)
                d->folderWatch->lookAt(*added);
        });
}

void Assistant::setFolderFilter(core::FolderId id, const core::FolderFilter &filter, core::WithDocuments leftOut)
{
    d->postFolders(
        tr("Changing what is wanted of a folder"),
        [=](core::LibraryFolders &folders, std::stop_token stop) {
            return folders.setFilter(id, filter, leftOut, stop);
        },
        [this, id] {
            if (d->folderWatch) // not while another library takes the place of this one
                d->folderWatch->lookAt(id);
        });
}

void Assistant::leaveFolder(core::FolderId id, core::WithDocuments documents)
{
    d->postFolders(
        tr("Leaving a folder"),
        [=](core::LibraryFolders &folders, std::stop_token stop) { return folders.remove(id, documents, stop); },
        [this, id] {
            if (d->folderWatch) // not while another library takes the place of this one
                d->folderWatch->forget(id);
        });
}

void Assistant::lookAtFolders()
{
    if (d->folderWatch)
        d->folderWatch->lookAtAll();
}

void Assistant::removeGone(core::FolderId id)
{
    d->postFolders(
        tr("Removing what is gone"),
        [=](core::LibraryFolders &folders, std::stop_token stop) -> core::Result<void> {
            const core::Result<int> removed = folders.removeGone(id, stop);
            return removed ? core::Result<void>() : removed.error();
        },
        [this] {
            if (d->folderWatch) // not while another library takes the place of this one
                d->folderWatch->tell();
        });
}

} // namespace app
