#include "app/services/assistantlanes.h"

#include "app/jobs/embedjob.h"
#include "app/jobs/localmodel.h"
#include "core/library/librarytables.h"

#include <QDateTime>
#include <QFileInfo>

#include <algorithm>

namespace app {
namespace {

constexpr int firstFit = 2000; // passages after which a first semantic space is worth its time while still adding

} // namespace

Assistant::Private::Private(Assistant *assistant, const QString &libraryFolder)
    : q(assistant),
      folder(libraryFolder),
      file(SettingsFile::usual()),
      settings(file.settings()),
      pool(std::max(2, settings.concurrentCalls)),
      models(settings, pool),
      runs(library, models),
      pages(library, secrets),
      sessions(library, models, secrets, runs),
      conversation(settings, library, models, pool, runs, sessions),
      evaluation(folder, file, settings, library, models, pool, runs),
      workers(readersFor(settings.readers) - 1, Priority::Background), // the lane that calls works, too
      fitter(1, Priority::Background),
      vectors(1, Priority::Background),
      restoring(1, Priority::Background),
      scans(1, Priority::Background),
      reindexLane(1, Priority::Background),
      views(2),
      gathering(1, Priority::Background),
      passwords(
          library, runs, secrets,
          [this](const QString &path, core::DocumentId id, const std::stop_token &stop) { readNow(path, id, stop); }),
      inQueue(queue),
      queue(readersFor(settings.readers), queueProgram()),
      maintenance(library, runs),
      folders(library, runs)
{
    connect(&sessions, &SessionService::changed, q, &Assistant::sessionChanged);
    connect(&evaluation, &EvaluationService::sessionsChanged, &sessions, &SessionService::refresh);
    connect(&conversation, &ConversationService::answered, q, [this] {
        embedTried = -1; // a server that was gone may have been started
        embedIfWanted();
    });
    connect(&folders, &FolderService::documentsChanged, q, [this] { refreshDocuments(); });
    connect(&folders, &FolderService::placesChanged, q, [this] {
        scansWanted = true; // some may be on a drive that is back
        refreshDocuments();
    });
    connect(&passwords, &PasswordService::changed, q, [this] { refreshDocuments(); });
    connect(&maintenance, &MaintenanceService::mended, q,
            [this](const QList<core::DocumentId> &toRead, bool otherwise) {
                for (const core::DocumentId id : toRead)
                    q->readAgain(id);
                if (!otherwise)
                    return;
                embedTried = -1;
                refreshDocuments(); // and what follows from it: fitting, vectors
            });
    connect(&inQueue, &QueueService::stoppingAll, q, [this] {
        for (const auto &[run, batch] : std::map(gatherings)) {
            gatheringsLeft.insert(run);
            q->stop(run);
        }
    });
    connect(&inQueue, &QueueService::stoppedAll, q, [this] { leaveUntriedScans(); });
    connect(&folders, &FolderService::queueGrown, q, [this] { queue.look(); });
    connect(&runs, &Runs::started, q, &Assistant::started);
    connect(&runs, &Runs::traced, q, &Assistant::traced);
    connect(&runs, &Runs::finishing, q, [this](int run) { finishing(run); });
    connect(&runs, &Runs::finished, q, &Assistant::finished); // before what follows from it
    connect(&runs, &Runs::finished, q, [this](int run, const core::Result<void> &result) { finished(run, result); });
    connect(&models, &ModelService::keyChanged, q, [this] {
        if (usable() && !settings.embedder.isEmpty())
            useEmbedder(); // it may be its key
    });
    connect(&models, &ModelService::localServerChanged, q, [this](const LocalServerState &state) {
        if (usable() && state.phase == LocalServerState::Running && settings.embedder == QLatin1String("local"))
            useEmbedder(); // at its new address
    });
}

void Assistant::Private::finishing(int run)
{
    if (gatheringsLeft.erase(run))
        queue.removeBatch(gatherings[run]); // which it may have put in after it was stopped
    gatherings.erase(run);
    fitting = fitting && run != fitRun;
}

void Assistant::Private::finished(int run, const core::Result<void> &result)
{
    if (run == reindexRun)
        reindexEnded(result);
    if (run == embedding) {
        embedding = 0;
        embedIfWanted(); // documents may have come after the last look
    }
}

void Assistant::Private::postTask(Lane &lane, const QString &subject,
                                  std::function<core::Result<void>(std::stop_token)> job)
{
    const int number = runs.postTask(lane, subject, std::move(job));
    if (&lane == &tasks)
        runs.keepToEnd(number);
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
            runs.tell(number, QStringLiteral("open"), sentence);
        };
        auto result =
            std::make_shared<core::Result<std::unique_ptr<core::Library>>>(core::Library::open(folder, notice));
        inWindow([this, number, result] { opened(std::move(*result), number); });
    });
}

void Assistant::Private::opened(core::Result<std::unique_ptr<core::Library>> result, int run,
                                const core::Result<void> &outcome)
{
    library.open(std::move(result));
    if (!library.isClosed()) {
        runs.finish(run, outcome);
        if (!settings.embedder.isEmpty())
            useEmbedder();
        refreshDocuments();
        sessions.refresh();
        queue.open(*library);
        folders.begin();
    } else {
        runs.finish(run, library.whyNotUsable());
    }
    runs.libraryOpened();
}

// Once the queue is empty; and while it is long, whenever the library is four times what it was. The library is asked
// on a lane: it may be taking a change over just now, and the window never waits.
void Assistant::Private::fitIfWanted()
{
    if (!usable() || fitting || (queue.busy() && passages < std::max(firstFit, 4 * fittedAt)))
        return;
    fitting = true;
    fitter.post([this](std::stop_token) {
        const bool wanted = library->wantsFitting();
        const bool lacksTables = !tablesKept && core::LibraryTables(*library).areMissing();
        inWindow([this, wanted, lacksTables] {
            fitting = false;
            if (lacksTables)
                keepTables();
            tablesKept = true;
            if (wanted)
                fit();
        });
    });
}

// What a stop leaves is gone on with at the next start; until then tables are told from the pages when they are wanted.
void Assistant::Private::keepTables()
{
    Run run;
    run.kind = Run::Task;
    run.subject = tr("Reading the tables of your documents");
    runs.post(fitter, run,
              [this](int, std::stop_token stop) { return core::LibraryTables(*library).putMissing(stop); });
}

void Assistant::Private::fit()
{
    fitting = true;
    fittedAt = passages;
    Run run;
    run.kind = Run::Task;
    run.subject = tr("Learning what your documents are about");
    fitRun = runs.post(fitter, run, [this](int, std::stop_token stop) { return fitSpace(*library, workers, stop); });
}

} // namespace app
