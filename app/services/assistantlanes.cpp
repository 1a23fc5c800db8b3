#include "app/services/assistantlanes.h"

#include "app/jobs/embedding.h"
#include "app/jobs/localmodel.h"
#include "core/flows/fork/takeover.h"

#include <QDateTime>
#include <QFileInfo>
#include <QUuid>

#include <algorithm>

namespace app {
namespace {

constexpr core::Patience patienceToKeep{300}; // a question, before it is answered; else it is kept with its answer
constexpr int firstFit = 2000; // passages after which a first semantic space is worth its time while still adding

} // namespace

Assistant::Private::Private(Assistant *assistant, const QString &libraryFolder)
    : q(assistant),
      folder(libraryFolder),
      file(SettingsFile::usual()),
      settings(file.settings()),
      pool(std::max(2, settings.concurrentCalls)),
      models(settings, pool),
      pages(library, secrets),
      evaluation(folder, file, settings, library, models, pool, runs),
      runs(library, models),
      workers(readersFor(settings.readers) - 1, Priority::Background), // the lane that calls works, too
      fitter(1, Priority::Background),
      vectors(1, Priority::Background),
      backups(1, Priority::Background),
      scans(1, Priority::Background),
      renewals(1, Priority::Background),
      views(2),
      gathering(1, Priority::Background),
      queue(readersFor(settings.readers), queueProgram()),
      folders(library, runs)
{
    connect(&evaluation, &EvaluationService::sessionsChanged, q, [this] { refreshSessions(); });
    connect(&folders, &FolderService::documentsChanged, q, [this] { refreshDocuments(); });
    connect(&folders, &FolderService::placesChanged, q, [this] {
        scansWanted = true; // some may be on a drive that is back
        refreshDocuments();
    });
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
    if (run == question)
        question = 0;
    if (gatheringsLeft.erase(run))
        queue.removeBatch(gatherings[run]); // which it may have put in after it was stopped
    gatherings.erase(run);
    fitting = fitting && run != fitRun;
}

void Assistant::Private::finished(int run, const core::Result<void> &result)
{
    if (run == renewing)
        renewed(result);
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
            runs.send(number, {core::TraceEvent::Progress, QStringLiteral("open"), 1, sentence, {}, 0});
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
        refreshSessions();
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
        inWindow([this, wanted] {
            fitting = false;
            if (wanted)
                fit();
        });
    });
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

void Assistant::Private::refreshSessions()
{
    if (!usable())
        return;
    tasks.post([this](std::stop_token) {
        const QList<core::Session> all = library->sessions();
        inWindow([this, all] {
            sessions = all;
            emit q->sessionChanged(session, sessions);
        });
    });
}

// On the asking lane: the question is kept before it is answered, so that it is never lost.
core::Result<core::SessionId> Assistant::Private::keepQuestion(const Run &run, const core::Settings &present,
                                                               core::Patience patience)
{
    core::Turn pending;
    pending.id = run.turn;
    pending.asked = QDateTime::currentMSecsSinceEpoch();
    pending.question = run.completed.isEmpty() ? run.subject : run.completed;
    pending.typed = run.completed.isEmpty() ? QString() : run.subject;
    pending.flow = present.flow;
    pending.graph = run.graph;
    pending.model = present.model;
    pending.refusal = core::Refusal::Stopped;
    pending.remark = QStringLiteral("This answer was interrupted; ask again.");
    if (run.session == 0) { // both or neither: no session is begun without what was asked in it
        core::Session fresh;
        fresh.title = titleFor(run.subject);
        fresh.created = fresh.changed = pending.asked;
        fresh.turns = {pending};
        return library->saveSession(fresh, patience);
    }
    const core::Result<void> kept = library->saveTurn(run.session, pending, patience);
    return kept ? core::Result<core::SessionId>(run.session) : kept.error();
}

core::AskedBefore Assistant::Private::before() const
{
    if (session.isReadOnly())
        return {}; // it is answered in another session
    return question && askedIn == conversation ? core::AskedBefore{askedLast, {}} : lastOf(session);
}

int Assistant::Private::ask(const core::Asked &asked, const core::Settings &by)
{
    return answerInSession(asked, by,
                           [asked](const core::Settings &placed, const Means &means, const core::TraceSink &trace,
                                   std::stop_token stop) { return askQuestion(asked, placed, means, trace, stop); });
}

int Assistant::Private::fork(const core::Turn &turn, const core::ForkWish &wish)
{
    const core::Asked asked{turn.question, turn.scope, {}, turn.typed};
    const core::Result<core::Settings> wanted = forkSettings(settings, turn, wish);
    const auto goOn = [=](const core::Settings &placed, const Means &means, const core::TraceSink &trace,
                          std::stop_token stop) {
        return wanted ? forkTurn(turn, wish, placed, means, trace, stop) : failedTurn(asked, placed, wanted.error());
    };
    return answerInSession(asked, wanted ? *wanted : settings, goOn, core::originOf(turn, wish));
}

int Assistant::Private::answerInSession(const core::Asked &asked, const core::Settings &present, const Asking &how,
                                        const core::ForkedFrom &fork)
{
    if (question)
        q->stop(question);
    if (session.isReadOnly())
        q->newSession();
    Run run;
    run.kind = Run::Question;
    run.subject = asked.typed.isEmpty() ? asked.question : asked.typed;
    run.completed = asked.typed.isEmpty() ? QString() : asked.question;
    run.fork = fork;
    run.graph = graphOf(present.flow);
    run.session = session.id;
    run.turn = QUuid::createUuid().toString(QUuid::WithoutBraces);
    askedLast = asked.question;
    askedIn = conversation;
    wish = std::make_shared<std::atomic<core::Wish>>(core::Wish::GoOn);
    const auto job = [=, this, wished = wish, askedIn = conversation](const core::Connections &known, int number,
                                                                      std::stop_token stop) -> core::Result<void> {
        Run in = run;
        if (in.session == 0) // a question before this one may have begun the session meanwhile
            in.session = begunIn.value(askedIn);
        core::Result<core::SessionId> kept = keepQuestion(in, present, patienceToKeep);
        const auto relayed = [&](const core::TraceEvent &event) { runs.send(number, event); };
        const auto answer = [&](const core::Settings &placed, const core::Connections &connections) {
            return how(placed, {*library, pool, connections, &verdicts, [wished] { return wished->load(); }}, relayed,
                       stop);
        };
        core::Turn turn = askAlsoLocally(asked, present, known, models.localServer(), answer, stop);
        turn.id = run.turn;
        if (!kept && kept.error().code == core::Error::Unavailable) // it was answered while the library changed
            kept = keepQuestion(in, present, core::forEver);
        if (kept)
            begunIn[askedIn] = *kept;
        const core::SessionId id = kept ? *kept : 0; // a library that cannot be written to still answers
        const core::Result<void> saved = kept ? library->saveTurn(id, turn) : kept.error();
        inWindow([this, turn, id, askedIn] {
            models.wantLocalServer(); // the settings may be others by now than those of this question
            answered(turn, id, askedIn);
        });
        return saved && turn.refusal == core::Refusal::Stopped ? core::Error::cancelled() : saved;
    };
    question = runs.postWithKeys(asking, run, servicesUsed(present), [this, job]() -> Runs::Job {
        return
            [job, known = models.connections()](int number, std::stop_token stop) { return job(known, number, stop); };
    });
    return question;
}

void Assistant::Private::answered(const core::Turn &turn, core::SessionId id, int askedIn)
{
    embedTried = -1; // a server that was gone may have been started
    embedIfWanted();
    const bool begun = session.id == 0 && askedIn == conversation; // this answer begins the session
    if (session.id != id && !begun) {
        refreshSessions(); // the user has moved on to another conversation
        return;
    }
    if (session.id == 0) {
        session.id = id;
        session.title = titleFor(turn.question);
        session.created = turn.asked;
    }
    session.changed = QDateTime::currentMSecsSinceEpoch();
    const auto same = [&](const core::Turn &known) { return known.id == turn.id; };
    const auto found = std::find_if(session.turns.begin(), session.turns.end(), same);
    if (found == session.turns.end())
        session.turns.append(turn);
    else
        *found = turn;
    session.turnCount = int(session.turns.size());
    emit q->sessionChanged(session, sessions);
    refreshSessions();
}

} // namespace app
