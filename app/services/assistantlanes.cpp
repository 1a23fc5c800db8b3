#include "app/services/assistantlanes.h"

#include "core/crossencoder/evidencemodel.h"
#include "core/ingest/ingestflow.h"
#include "core/ingest/recognitionflow.h"
#include "core/library/readfailures.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>

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

core::Error errorOf(const core::Document &document)
{
    using core::DocumentStatus;
    const core::Error::Code code =
        document.status == DocumentStatus::NeedsPassword ? core::Error::NeedsPassword : core::Error::Unreadable;
    return {code, document.reason, document.path};
}

} // namespace

Assistant::Private::Private(Assistant *assistant, const QString &libraryFolder)
    : q(assistant),
      folder(libraryFolder),
      file(SettingsFile::usual()),
      settings(file.settings()),
      pool(std::max(2, settings.concurrentCalls)),
      models(settings, pool),
      runs(library, models),
      pages(library, secrets, runs),
      search(settings, library, pool),
      sessions(library, models, secrets, runs),
      conversation(settings, library, models, pool, runs, sessions),
      evaluation(folder, file, settings, library, models, pool, runs),
      work(library, runs),
      workers(readersFor(settings.readers).cores - 1, Priority::Background), // the calling lane works too
      restoring(1, Priority::Background),
      documents(library, runs, work, tasks, queue),
      index(settings, library, models, runs, work, documents, queue, workers),
      scans(settings, library, runs, work, documents, secrets, passwords, inQueue, queue),
      reindexing(settings, library, runs, work, documents, secrets, passwords, inQueue, queue),
      passwords(library, runs, secrets,
                [this](const QString &path, core::DocumentId id, const std::stop_token &stop) {
                    documents.readNow(path, id, stop);
                }),
      inQueue(queue),
      queue(readersFor(settings.readers), queueProgram()),
      maintenance(library, runs),
      zotero(library),
      team(library, models, runs),
      folders(library, runs)
{
    tellThrown(this, [this](const core::Error &error) {
        inWindow([this, error] { runs.tellFailed(tr("Working in the background"), error); });
    });
    // The evidence model's memory is released when nobody has used it for a while.
    connect(&idle, &QTimer::timeout, q, [] { core::EvidenceModel::installed().releaseIdle(); });
    idle.start(std::chrono::minutes(1));
    connect(&sessions, &SessionService::changed, q, &Assistant::sessionChanged);
    connect(&evaluation, &EvaluationService::sessionsChanged, &sessions, [this] { sessions.refresh(); });
    connect(&documents, &DocumentService::listed, q, &Assistant::libraryChanged);
    connect(&documents, &DocumentService::kept, q, &Assistant::documentsKept);
    connect(&conversation, &ConversationService::answered, &index, &IndexService::tryAgain); // a server may be back
    connect(&folders, &FolderService::documentsChanged, &documents, &DocumentService::refresh);
    connect(&folders, &FolderService::placesChanged, q, [this] {
        work.wantSoon(BackgroundWork::Recognise); // some files may be on a drive that is back
        documents.refresh();
    });
    connect(&passwords, &PasswordService::changed, &documents, &DocumentService::refresh);
    connect(&maintenance, &MaintenanceService::mended, q,
            [this](const QList<core::DocumentId> &toRead, bool otherwise) {
                for (const core::DocumentId id : toRead)
                    documents.readAgain(id);
                if (!otherwise)
                    return;
                index.tryAgain();
                documents.refresh(); // triggers fitting and vectors
            });
    connect(&maintenance, &MaintenanceService::fileDamaged, q, &Assistant::libraryDamaged);
    connect(&sessions, &SessionService::fileDamaged, q, &Assistant::libraryDamaged);
    connect(&maintenance, &MaintenanceService::cameBack, &documents, &DocumentService::refresh);
    connect(&maintenance, &MaintenanceService::cameBack, &sessions, [this] { sessions.refresh(); });
    connect(&inQueue, &QueueService::stoppingAll, &documents, &DocumentService::leaveGatherings);
    connect(&inQueue, &QueueService::stoppedAll, &scans, &ScanService::leaveUntried);
    connect(&folders, &FolderService::queueGrown, q, [this] { queue.look(); });
    connect(&zotero, &ZoteroService::queueGrown, q, [this] { queue.look(); });
    connect(&zotero, &ZoteroService::documentsChanged, &documents, &DocumentService::refresh);
    connect(&zotero, &ZoteroService::documentsChanged, &documents, &DocumentService::described);
    connect(&team, &TeamService::documentsChanged, &documents, &DocumentService::refresh);
    connect(&runs, &Runs::started, q, &Assistant::started);
    connect(&runs, &Runs::traced, q, &Assistant::traced);
    connect(&runs, &Runs::finished, q, &Assistant::finished); // before its consequences
    connect(&runs, &Runs::finished, &work, &BackgroundWork::runEnded);
    connect(&models, &ModelService::keyChanged, q, [this] {
        if (usable() && !settings.embedder.isEmpty())
            index.useEmbedder(); // the key may be the embedder's
    });
    connect(&models, &ModelService::localServerChanged, q, [this](const LocalServerState &state) {
        if (usable() && state.phase == LocalServerState::Running && settings.embedder == QLatin1String("local"))
            index.useEmbedder(); // at its new address
    });
}

void Assistant::Private::open()
{
    models.useSettings(settings);
    Run run;
    run.kind = Run::Task;
    run.subject = tr("Opening the library");
    const int number = runs.begin(run);
    tasks.post([this, number](std::stop_token) {
        const auto notice = [this, number](const QString &sentence) {
            runs.tell(number, QStringLiteral("open"), {.text = sentence});
        };
        auto result =
            std::make_shared<core::Result<std::unique_ptr<core::Library>>>(core::Library::open(folder, notice));
        const QFileInfo there(folder);
        const bool mayBeChanged = *result || !there.isDir() || there.isWritable();
        if (!mayBeChanged) {
            *result = core::Library::open(folder, notice, core::Library::ToRead);
            if (*result)
                notice(tr("The library %1 is read-only: nothing is saved.").arg(QDir::toNativeSeparators(folder)));
        }
        inWindow([=, this] { opened(std::move(*result), number, {}, mayBeChanged); });
    });
}

void Assistant::Private::opened(core::Result<std::unique_ptr<core::Library>> result, int run,
                                const core::Result<void> &outcome, bool mayBeChanged)
{
    library.open(std::move(result), mayBeChanged);
    if (!library.isClosed())
        core::ReadFailures(*library).tellTo([this](const core::Error &unread) {
            inWindow([=, this] {
                Run reading;
                reading.kind = Run::Task;
                reading.subject = tr("Reading the library");
                runs.finish(runs.begin(reading), unread);
                if (core::isDamage(unread))
                    emit q->libraryDamaged();
            });
        });
    if (!library.isClosed()) {
        runs.finish(run, outcome);
        if (mayBeChanged)
            index.open();
        documents.refresh();
        sessions.refresh();
        if (mayBeChanged)
            beginToRead();
    } else {
        runs.finish(run, library.whyNotUsable());
        if (core::isDamage(library.whyNotUsable()))
            emit q->libraryDamaged();
    }
    runs.libraryOpened();
}

void Assistant::Private::beginToRead()
{
    queue.open(*library);
    folders.begin();
    zotero.begin();
    team.begin();
}

IngestQueue::Program Assistant::Private::queueProgram()
{
    IngestQueue::Program program;
    program.begin = [this](const core::Queued &entry) { return beginReading(entry); };
    program.job = [this](const core::Queued &entry, int run) { return reading(entry, run); };
    program.end = [this](int run, const core::Result<void> &result) { runs.finish(run, result); };
    program.inWindow = [this](std::function<void()> call) { inWindow(std::move(call)); };
    program.changed = [this](const QueueView &view) {
        inQueue.show(view);
        reindexing.queueChanged();
        work.look(); // also if nothing was waiting to be read
    };
    program.idle = [this] {
        documents.queueRead();
        zotero.documentsRead();
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
        scans.begun(entry.document);
    return runs.begin(run);
}

IngestQueue::Job Assistant::Private::reading(const core::Queued &entry, int run)
{
    if (entry.task == core::Queued::Recognise)
        return scans.job(entry, run);
    return [=, this, settings = settings, unlocking = passwords.unlocking(entry.path)](std::stop_token stop) {
        core::IngestingTools tools{*library, settings, stop, {}};
        unlocking.arm(tools, passwords);
        tools.spare = &queue.idleReaders();
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
        inWindow([this, document = *read, stop] { wasRead(document, stop); });
        return read->status == core::DocumentStatus::Indexed ? core::Result<void>() : errorOf(*read);
    };
}

void Assistant::Private::wasRead(const core::Document &document, const std::stop_token &stop)
{
    if (stop.stop_requested()) // too late; its text is no longer wanted
        scans.begun(document.id);
    else
        scans.documentRead(document);
    documents.keep(document);
}

} // namespace app
