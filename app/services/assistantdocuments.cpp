// What Assistant does with documents: those on their way into the library, and the list of those that are in it.
#include "app/services/assistantlanes.h"
#include "app/services/documentfile.h"
#include "core/base/detachedcall.h"
#include "core/ingest/pathcollection.h"
#include "core/ingest/ingestflow.h"
#include "core/ingest/recognitionflow.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QJsonArray>

namespace app {
namespace {

core::Document lockedAt(const QString &path)
{
    core::Document document;
    document.path = path;
    document.title = QFileInfo(path).fileName();
    document.status = core::DocumentStatus::NeedsPassword;
    return document;
}

constexpr int tellKeptEvery = 250; // milliseconds: a list for each document would be too many

core::Error errorOf(const core::Document &document)
{
    using core::DocumentStatus;
    const core::Error::Code code =
        document.status == DocumentStatus::NeedsPassword ? core::Error::NeedsPassword : core::Error::Unreadable;
    return {code, document.reason, document.path};
}

} // namespace

IngestQueue::Program Assistant::Private::queueProgram()
{
    keptTold.setSingleShot(true);
    keptTold.setInterval(tellKeptEvery);
    QObject::connect(&keptTold, &QTimer::timeout, q, [this] { tellKept(); });
    IngestQueue::Program program;
    program.begin = [this](const core::Queued &entry) { return beginReading(entry); };
    program.job = [this](const core::Queued &entry, int run) { return reading(entry, run); };
    program.end = [this](int run, const core::Result<void> &result) { runs.finish(run, result); };
    program.inWindow = [this](std::function<void()> call) { inWindow(std::move(call)); };
    program.changed = [this](const QueueView &view) {
        inQueue.show(view);
        reindexGate.setClosed(!mayReindex());
        reindexIfWanted();
        recogniseIfWanted(); // also where nothing waited to be read
    };
    program.idle = [this] {
        tellKept();
        refreshDocuments();
    };
    return program;
}

int Assistant::Private::beginReading(const core::Queued &entry)
{
    Run run;
    run.kind = entry.task == core::Queued::Read ? Run::Ingest : Run::Recognise;
    run.subject = entry.path;
    run.graph = run.kind == Run::Ingest ? core::ingestingFlow().graph() : core::recognisingFlow().graph();
    run.document = entry.document;
    run.entry = entry.id;
    run.bytes = entry.bytes;
    if (run.kind == Run::Recognise)
        scansTried.insert(entry.document);
    return runs.begin(run);
}

IngestQueue::Job Assistant::Private::reading(const core::Queued &entry, int run)
{
    if (entry.task == core::Queued::Recognise)
        return recognising(entry, run);
    return [=, this, settings = settings, unlocking = passwords.unlocking(entry.path)](std::stop_token stop) {
        core::IngestingTools tools{*library, settings, stop, {}};
        unlocking.arm(tools, passwords);
        const auto told = [&](const core::TraceEvent &event) {
            runs.send(run, event);
            queue.gate().pass(stop);
        };
        const core::Result<core::Document> read = core::ingestQueued(entry, unlocking.typed(), tools, told);
        if (!read && read.error().code != core::Error::NeedsPassword)
            return core::Result<void>(read.error());
        inWindow([this, unlocking, path = entry.path, document = read ? *read : lockedAt(entry.path)] {
            passwords.unlocked(unlocking, path, document);
        });
        if (!read)
            return core::Result<void>(read.error());
        inWindow([this, document = *read, stop] {
            if (stop.stop_requested()) // too late, and its text is not wanted any more than it was
                scansTried.insert(document.id);
            else
                lookForScans(document);
            kept(document);
        });
        return read->status == core::DocumentStatus::Indexed ? core::Result<void>() : errorOf(*read);
    };
}

void Assistant::Private::kept(const core::Document &document)
{
    keptSince.append(document);
    passages += document.passages;
    if (!keptTold.isActive())
        keptTold.start();
}

void Assistant::Private::tellKept()
{
    if (keptSince.isEmpty())
        return;
    emit q->documentsKept(std::exchange(keptSince, {}));
    fitIfWanted();
    embedIfWanted();
}

// What the user asks for by itself does not wait behind a folder.
void Assistant::Private::readNow(const QString &path, core::DocumentId id, const std::stop_token &stop)
{
    const std::optional<QFileInfo> file = core::askAboutFile(path, stop);
    if (!file)
        return;
    core::Queued entry;
    entry.path = path;
    entry.bytes = file->size();
    entry.document = id;
    entry.again = true;
    inWindow([this, entry] { queue.put({entry}, core::LibraryQueue::Next); });
}

void Assistant::Private::refreshDocuments()
{
    if (!usable())
        return;
    if (std::exchange(refreshing, true)) {
        refreshAgain = true;
        return;
    }
    views.post([this](std::stop_token) {
        const QList<core::Document> documents = library->documents();
        inWindow([this, documents] {
            refreshing = false;
            passages = 0;
            for (const core::Document &document : documents)
                passages += document.passages;
            emit q->libraryChanged(documents);
            fitIfWanted();
            embedIfWanted();
            reindexDue = true;
            reindexIfWanted();
            recogniseIfWanted();
            if (std::exchange(refreshAgain, false))
                refreshDocuments();
        });
    });
}

void Assistant::addDocuments(const QStringList &paths)
{
    Run run;
    run.kind = Run::Task;
    run.subject = tr("Looking for PDFs");
    run.stoppable = true;
    const qint64 batch = ++d->lastBatch;
    const auto job = [this, paths, batch](int number, std::stop_token stop) -> core::Result<void> {
        const auto put = [this](int) { d->inWindow([this] { d->queue.look(); }); };
        QString firstLeft;
        int left = 0;
        const core::Result<int> found =
            core::gather(paths, batch, *d->library, put, stop, [&](const QString &sentence) {
                if (left++ == 0)
                    firstLeft = sentence;
            });
        if (left > 0)
            d->runs.tell(number, QStringLiteral("gather"),
                         left == 1 ? firstLeft : tr("%1 files or folders were left out. %2").arg(left).arg(firstLeft));
        if (const QStringList folders = found ? d->folders.notKept(paths, stop) : QStringList(); !folders.isEmpty())
            d->runs.tell(number, QStringLiteral("gather"), {.folders = folders});
        return found ? core::Result<void>() : found.error();
    };
    d->gatherings[d->runs.post(d->gathering, run, job)] = batch;
}

void Assistant::readAgain(core::DocumentId id)
{
    d->postTask(d->views, tr("Reading again"), [this, id](std::stop_token stop) -> core::Result<void> {
        const core::Result<core::Document> document = d->library->document(id);
        if (!document)
            return document.error();
        const QString place = fileOf(*document, stop);
        d->readNow(place.isEmpty() ? document->path : place, id, stop);
        return {};
    });
}

void Assistant::addSampleLibrary()
{
    addDocuments({Manual::folder()});
}

} // namespace app
