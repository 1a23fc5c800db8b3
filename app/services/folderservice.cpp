#include "app/services/folderservice.h"

#include "app/jobs/manual.h"
#include "core/base/detachedcall.h"
#include "core/ingest/folderscan.h"
#include "core/library/queue.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace app {

FolderService::FolderService(LibraryAccess &library, Runs &runs) : m_library(library), m_runs(runs) {}

FolderService::~FolderService() = default;

QStringList FolderService::notKept(core::Library &library, const QStringList &paths, const std::stop_token &stop)
{
    const QList<core::Folder> kept = core::LibraryFolders(library).folders();
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

void FolderService::begin()
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
        return core::LibraryQueue(*m_library).put(entries);
    };
    program.begin = [this](const core::Folder &folder, std::stop_source stop) {
        Run run;
        run.kind = Run::Task;
        run.subject = tr("Looking through %1").arg(QDir::toNativeSeparators(folder.path));
        run.stoppable = true;
        const int number = m_runs.begin(run);
        m_runs.isStoppedBy(number, std::move(stop));
        return number;
    };
    program.looked = [this](int run, int files) {
        m_runs.tell(run, QStringLiteral("scan"), {.unit = core::TaskProgress::Files, .done = files});
    };
    program.end = [this](int run, const core::Result<void> &result) { m_runs.finish(run, result); };
    program.changed = [this](const QList<core::Folder> &folders) {
        m_seen = folders;
        for (const Reply<QList<core::Folder>> &watcher : std::vector(m_watchers))
            watcher(folders);
    };
    program.placesChanged = [this] { emit placesChanged(); };
    program.grown = [this] { emit queueGrown(); };
    m_watch = std::make_unique<FolderWatch>(*m_library, program, FolderWatch::Pace());
}

void FolderService::end()
{
    m_watch.reset();
}

void FolderService::post(const QString &subject,
                         std::function<core::Result<void>(core::LibraryFolders &, std::stop_token)> job,
                         std::function<void()> then)
{
    Run run;
    run.kind = Run::Task;
    run.subject = subject;
    run.stoppable = true;
    m_runs.post(m_changes, run, [this, job = std::move(job), then = std::move(then)](int, std::stop_token stop) {
        core::LibraryFolders folders(*m_library);
        const core::Result<void> done = job(folders, stop);
        const auto tell = [this, then] {
            if (m_watch) // not while another library replaces this one
                then();
            emit documentsChanged();
        };
        QMetaObject::invokeMethod(this, tell, Qt::QueuedConnection);
        return done;
    });
}

void FolderService::watch(const Reply<QList<core::Folder>> &changed)
{
    std::erase_if(m_watchers, [](const auto &watcher) { return !watcher.isWanted(); });
    changed(m_seen);
    m_watchers.push_back(changed);
}

void FolderService::watchFolder(const QString &folder, const core::FolderFilter &filter)
{
    const auto added = std::make_shared<core::FolderId>(0);
    post(
        tr("Watching %1").arg(QDir::toNativeSeparators(folder)),
        [=](core::LibraryFolders &folders, std::stop_token) -> core::Result<void> {
            const core::Result<core::FolderId> id = folders.add(folder, filter);
            if (!id)
                return id.error();
            *added = *id;
            return {};
        },
        [this, added] {
            if (*added)
                m_watch->lookAt(*added);
        });
}

void FolderService::setFilter(core::FolderId id, const core::FolderFilter &filter, core::WithDocuments leftOut)
{
    post(
        tr("Changing what to include from a folder"),
        [=](core::LibraryFolders &folders, std::stop_token stop) {
            return folders.setFilter(id, filter, leftOut, stop);
        },
        [this, id] { m_watch->lookAt(id); });
}

void FolderService::leave(core::FolderId id, core::WithDocuments documents)
{
    post(
        tr("Removing a watched folder"),
        [=](core::LibraryFolders &folders, std::stop_token stop) { return folders.remove(id, documents, stop); },
        [this, id] { m_watch->forget(id); });
}

void FolderService::lookAtAll()
{
    if (m_watch)
        m_watch->lookAtAll();
}

void FolderService::removeGone(core::FolderId id)
{
    post(
        tr("Removing missing documents"),
        [=](core::LibraryFolders &folders, std::stop_token stop) -> core::Result<void> {
            const core::Result<int> removed = folders.removeGone(id, stop);
            return removed ? core::Result<void>() : removed.error();
        },
        [this] { m_watch->tell(); });
}

} // namespace app
