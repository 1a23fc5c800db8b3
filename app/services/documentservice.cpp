#include "app/services/documentservice.h"

#include "app/jobs/manual.h"
#include "app/services/documentfile.h"
#include "app/services/folderservice.h"
#include "core/base/detachedcall.h"
#include "core/ingest/pathcollection.h"
#include "core/library/librarydescriptions.h"
#include "core/library/queue.h"

#include <QFileInfo>

#include <optional>
#include <utility>

namespace app {
namespace {

constexpr int tellKeptEvery = 250; // milliseconds: one list per document would be too many

} // namespace

DocumentService::DocumentService(LibraryAccess &library, Runs &runs, BackgroundWork &work, Lane &tasks,
                                 IngestQueue &queue)
    : m_library(library),
      m_runs(runs),
      m_work(work),
      m_tasks(tasks),
      m_queue(queue),
      m_views(2),
      m_gathering(1, Priority::Background)
{
    m_keptTold.setSingleShot(true);
    m_keptTold.setInterval(tellKeptEvery);
    connect(&m_keptTold, &QTimer::timeout, this, &DocumentService::tellKept);
    connect(&runs, &Runs::finishing, this, &DocumentService::gathered);
    m_work.add({BackgroundWork::Refresh, &m_views, {}, [this]() -> BackgroundWork::Look {
                    return [this](const std::stop_token &stop) { return list(stop); };
                }});
}

BackgroundWork::Then DocumentService::list(const std::stop_token &)
{
    return [this, documents = m_library->documents()] {
        m_passages = 0;
        for (const core::Document &document : documents)
            m_passages += document.passages;
        emit listed(documents);
        for (const BackgroundWork::Id each : {BackgroundWork::Fit, BackgroundWork::Embed, BackgroundWork::Reindex})
            m_work.wantSoon(each);
        m_work.look();
    };
}

void DocumentService::add(const QStringList &paths)
{
    QStringList rest;
    for (const QString &path : paths) {
        if (path.endsWith(QLatin1String(".bib"), Qt::CaseInsensitive))
            describeBy(path, false);
        else
            rest.append(path);
    }
    if (!rest.isEmpty())
        addFound(rest);
}

// Again: its PDFs have been read in the meantime.
void DocumentService::describeBy(const QString &bibtex, bool again)
{
    const auto told = [this, bibtex, again](const BibtexTaken &taken) {
        if (!again && !taken.toRead.isEmpty()) {
            m_bibtex.append(bibtex);
            m_queue.look();
        }
        if (!taken.described.isEmpty()) {
            refresh();
            emit described();
        }
        if (!again) // it was announced before
            emit bibtexTaken(bibtex, taken);
    };
    const auto job = [this, bibtex, again, told](int, std::stop_token stop) -> core::Result<void> {
        const core::Result<BibtexTaken> taken = takeBibtex(*m_library, bibtex, std::move(stop));
        if (!taken)
            return taken.error();
        if (const auto put = again ? core::Result<void>() : putInQueue(taken->toRead); !put)
            return put.error();
        QMetaObject::invokeMethod(
            this, [told, taken = *taken] { told(taken); }, Qt::QueuedConnection);
        return {};
    };
    Run run;
    run.kind = Run::Task;
    run.subject = tr("Reading %1").arg(QFileInfo(bibtex).fileName());
    run.stoppable = true;
    m_runs.post(m_gathering, run, job);
}

void DocumentService::queueRead()
{
    tellKept();
    refresh();
    for (const QString &bibtex : std::exchange(m_bibtex, {}))
        describeBy(bibtex, true);
}

core::Result<void> DocumentService::putInQueue(const QStringList &pdfs)
{
    QList<core::Queued> entries;
    for (const QString &path : pdfs) {
        core::Queued entry;
        entry.path = path;
        entry.bytes = QFileInfo(path).size();
        entries.append(entry);
    }
    return core::LibraryQueue(*m_library).put(entries);
}

void DocumentService::addFound(const QStringList &paths)
{
    Run run;
    run.kind = Run::Task;
    run.subject = tr("Looking for PDFs");
    run.stoppable = true;
    const qint64 batch = ++m_lastBatch;
    const auto job = [this, paths, batch](int number, std::stop_token stop) -> core::Result<void> {
        const auto put = [this](int) {
            QMetaObject::invokeMethod(
                this, [this] { m_queue.look(); }, Qt::QueuedConnection);
        };
        QString firstLeft;
        int left = 0;
        const core::Result<int> found = core::gather(paths, batch, *m_library, put, stop, [&](const QString &sentence) {
            if (left++ == 0)
                firstLeft = sentence;
        });
        if (left > 0)
            m_runs.tell(number, QStringLiteral("gather"),
                        {.text = left == 1
                                     ? firstLeft
                                     : tr("%Ln files or folders were left out.", nullptr, left) + u' ' + firstLeft});
        if (const QStringList folders = found ? FolderService::notKept(*m_library, paths, stop) : QStringList();
            !folders.isEmpty())
            m_runs.tell(number, QStringLiteral("gather"), {.folders = folders});
        return found ? core::Result<void>() : found.error();
    };
    m_gatherings[m_runs.post(m_gathering, run, job)] = batch;
}

void DocumentService::leaveGatherings()
{
    for (const auto &[run, batch] : std::map(m_gatherings)) {
        m_gatheringsLeft.insert(run);
        (void)m_runs.stop(run);
    }
}

void DocumentService::gathered(int run)
{
    if (m_gatheringsLeft.erase(run))
        m_queue.removeBatch(m_gatherings[run]); // it may have queued these after it was stopped
    m_gatherings.erase(run);
}

void DocumentService::addSampleLibrary()
{
    add({Manual::folder()});
}

void DocumentService::readAgain(core::DocumentId id)
{
    m_runs.postTask(m_views, tr("Reading again"), [this, id](std::stop_token stop) -> core::Result<void> {
        const core::Result<core::Document> document = m_library->document(id);
        if (!document)
            return document.error();
        const QString place = fileOf(*document, stop);
        readNow(place.isEmpty() ? document->path : place, id, stop);
        return {};
    });
}

void DocumentService::readNow(const QString &path, core::DocumentId id, const std::stop_token &stop)
{
    const std::optional<QFileInfo> file = core::askAboutFile(path, stop);
    if (!file)
        return;
    core::Queued entry;
    entry.path = path;
    entry.bytes = file->size();
    entry.document = id;
    entry.again = true;
    QMetaObject::invokeMethod(
        this, [this, entry] { m_queue.put({entry}, core::LibraryQueue::Next); }, Qt::QueuedConnection);
}

void DocumentService::remove(core::DocumentId id)
{
    m_runs.keepToEnd(m_runs.postTask(m_tasks, tr("Removing"), [this, id](std::stop_token) -> core::Result<void> {
        const core::Result<void> removed = m_library->remove(id);
        QMetaObject::invokeMethod(
            this, [this] { refresh(); }, Qt::QueuedConnection);
        return removed;
    }));
}

void DocumentService::describe(core::DocumentId id, const core::Description &description)
{
    change(tr("Saving the correction"), [this, id, description](core::LibraryDescriptions &descriptions) {
        const core::Result<void> done = descriptions.describe(id, description);
        QMetaObject::invokeMethod(this, &DocumentService::described, Qt::QueuedConnection);
        return done;
    });
}

void DocumentService::tag(const QList<core::DocumentId> &ids, const QString &tag)
{
    change(tr("Tagging"), [ids, tag](core::LibraryDescriptions &descriptions) { return descriptions.tag(ids, tag); });
}

void DocumentService::untag(const QList<core::DocumentId> &ids, const QString &tag)
{
    change(tr("Tagging"), [ids, tag](core::LibraryDescriptions &descriptions) { return descriptions.untag(ids, tag); });
}

void DocumentService::setTags(core::DocumentId id, const QStringList &tags)
{
    change(tr("Tagging"),
           [id, tags](core::LibraryDescriptions &descriptions) { return descriptions.setTags(id, tags); });
}

void DocumentService::setHidden(const QList<core::DocumentId> &ids, bool areHidden)
{
    change(
        areHidden ? tr("Hiding from assistants") : tr("Making visible to assistants"),
        [ids, areHidden](core::LibraryDescriptions &descriptions) { return descriptions.setHidden(ids, areHidden); });
}

void DocumentService::change(const QString &subject,
                             const std::function<core::Result<void>(core::LibraryDescriptions &)> &change)
{
    const auto job = [this, change](std::stop_token) -> core::Result<void> {
        core::LibraryDescriptions descriptions(*m_library);
        const core::Result<void> done = change(descriptions);
        QMetaObject::invokeMethod(
            this, [this] { refresh(); }, Qt::QueuedConnection);
        return done;
    };
    m_runs.keepToEnd(m_runs.postTask(m_tasks, subject, job));
}

void DocumentService::keep(const core::Document &document)
{
    m_keptSince.append(document);
    m_passages += document.passages;
    if (!m_keptTold.isActive())
        m_keptTold.start();
}

void DocumentService::tellKept()
{
    if (m_keptSince.isEmpty())
        return;
    emit kept(std::exchange(m_keptSince, {}));
    m_work.want(BackgroundWork::Fit);
    m_work.want(BackgroundWork::Embed);
}

} // namespace app
