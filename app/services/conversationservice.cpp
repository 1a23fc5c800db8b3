#include "app/services/conversationservice.h"

#include "app/jobs/answerjob.h"
#include "app/jobs/localmodel.h"
#include "app/jobs/recheckjob.h"
#include "app/services/offers.h"
#include "core/flows/after/followups.h"
#include "core/flows/fork/resumedrun.h"

#include <QDateTime>
#include <QUuid>

namespace app {
namespace {

constexpr core::Timeout patienceToKeep{300}; // a question, before it is answered; else it is kept with its answer

} // namespace

ConversationService::ConversationService(const core::Settings &settings, LibraryAccess &library, ModelService &models,
                                         Pool &pool, Runs &runs, SessionService &sessions)
    : m_settings(settings),
      m_library(library),
      m_models(models),
      m_pool(pool),
      m_runs(runs),
      m_sessions(sessions)
{
    connect(&runs, &Runs::finishing, this, [this](int run) {
        if (run == m_question)
            m_question = 0;
    });
}

ConversationService::~ConversationService() = default;

// On the asking lane: the question is kept before it is answered, so that it is never lost.
core::Result<core::SessionId> ConversationService::keepQuestion(const Run &run, const core::Settings &present,
                                                                core::Timeout timeout)
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
        return m_library->saveSession(fresh, timeout);
    }
    const core::Result<void> kept = m_library->saveTurn(run.session, pending, timeout);
    return kept ? core::Result<core::SessionId>(run.session) : kept.error();
}

core::PreviousTurn ConversationService::before() const
{
    if (m_sessions.current().isReadOnly())
        return {}; // it is answered in another session
    return m_question && m_askedIn == m_sessions.opened() ? core::PreviousTurn{m_askedLast, {}}
                                                          : lastOf(m_sessions.current());
}

int ConversationService::begin(const core::Asked &asked, const core::Settings &by)
{
    return answer(asked, by,
                  [asked](const core::Settings &placed, const Means &means, const core::TraceSink &trace,
                          std::stop_token stop) { return askQuestion(asked, placed, means, trace, stop); });
}

int ConversationService::fork(const core::Turn &turn, const core::ForkOptions &options)
{
    const core::Asked asked{turn.question, turn.scope, {}, turn.typed};
    const core::Result<core::Settings> wanted = forkSettings(m_settings, turn, options);
    const auto goOn = [=](const core::Settings &placed, const Means &means, const core::TraceSink &trace,
                          std::stop_token stop) {
        return wanted ? forkTurn(turn, options, placed, means, trace, stop) : failedTurn(asked, placed, wanted.error());
    };
    return answer(asked, wanted ? *wanted : m_settings, goOn, core::originOf(turn, options));
}

int ConversationService::answer(const core::Asked &asked, const core::Settings &present, const Asking &how,
                                const core::ForkedFrom &fork)
{
    if (m_question)
        (void)m_runs.stop(m_question);
    if (m_sessions.current().isReadOnly())
        m_sessions.beginNew();
    Run run;
    run.kind = Run::Question;
    run.subject = asked.typed.isEmpty() ? asked.question : asked.typed;
    run.completed = asked.typed.isEmpty() ? QString() : asked.question;
    run.fork = fork;
    run.graph = graphOf(present.flow);
    run.session = m_sessions.current().id;
    run.turn = QUuid::createUuid().toString(QUuid::WithoutBraces);
    m_askedLast = asked.question;
    m_askedIn = m_sessions.opened();
    m_endRequest = std::make_shared<std::atomic<core::EndRequest>>(core::EndRequest::GoOn);
    const auto job = [=, this, request = m_endRequest, askedIn = m_askedIn](
                         const core::Connections &known, int number, std::stop_token stop) -> core::Result<void> {
        Run in = run;
        if (in.session == 0) // a question before this one may have begun the session meanwhile
            in.session = m_begunIn.value(askedIn);
        core::Result<core::SessionId> kept = keepQuestion(in, present, patienceToKeep);
        if (kept && in.session == 0)
            QMetaObject::invokeMethod( // it stands in the list before it is answered
                &m_sessions, [this] { m_sessions.refresh(); }, Qt::QueuedConnection);
        const auto relayed = [&](const core::TraceEvent &event) { m_runs.send(number, event); };
        const auto answering = [&](const core::Settings &placed, const core::Connections &connections) {
            return how(placed, {*m_library, m_pool, connections, &m_verdicts, [request] { return request->load(); }},
                       relayed, stop);
        };
        core::Turn turn = askAlsoLocally(asked, present, known, m_models.localServer(), answering, stop);
        turn.id = run.turn;
        if (!kept && kept.error().code == core::Error::Unavailable) // it was answered while the library changed
            kept = keepQuestion(in, present, core::noTimeout);
        if (kept)
            m_begunIn[askedIn] = *kept;
        const core::SessionId id = kept ? *kept : 0; // a library that cannot be written to still answers
        const core::Result<void> saved = kept ? m_library->saveTurn(id, turn) : kept.error();
        const auto take = [this, turn, id, askedIn] {
            m_models.wantLocalServer(); // the settings may be others by now than those of this question
            emit answered();
            m_sessions.takeAnswer(turn, id, askedIn);
        };
        QMetaObject::invokeMethod(this, take, Qt::QueuedConnection);
        return saved && turn.refusal == core::Refusal::Stopped ? core::Error::cancelled() : saved;
    };
    m_question = m_runs.postWithKeys(m_asking, run, servicesUsed(present), [this, job]() -> Runs::Job {
        return [job, known = m_models.connections()](int number, std::stop_token stop) {
            return job(known, number, stop);
        };
    });
    return m_question;
}

int ConversationService::ask(const QString &question, const QList<core::DocumentId> &documents)
{
    return begin(takenUp(question, documents, before(), m_settings), m_settings);
}

int ConversationService::askAsItStands(const QString &question, const QList<core::DocumentId> &documents)
{
    return begin({question.trimmed(), documents, {}, {}, true}, m_settings);
}

int ConversationService::askBuiltIn(const QString &question, const QList<core::DocumentId> &documents)
{
    core::Settings settings = m_settings;
    settings.model = QStringLiteral("builtin");
    for (QString core::Settings::*role :
         {&core::Settings::writerModel, &core::Settings::rewriterModel, &core::Settings::relevanceModel,
          &core::Settings::supportModel, &core::Settings::utilityModel, &core::Settings::routerModel})
        (settings.*role).clear();
    return begin({question.trimmed(), documents, {}}, settings);
}

int ConversationService::answerAnyway(const QString &question, const QList<core::Passage> &passages)
{
    return begin({question.trimmed(), {}, passages}, m_settings);
}

void ConversationService::requestEnd(int run, core::EndRequest request)
{
    if (run == m_question && m_endRequest)
        *m_endRequest = request;
}

int ConversationService::checkAgain(core::SessionId session, const QString &turn)
{
    Run run;
    run.kind = Run::Task;
    run.subject = tr("Checking the answer again");
    run.stoppable = true;
    const auto job = [=, this, present = m_settings](const core::Connections &known, int, std::stop_token stop) {
        const core::Result<core::Turn> kept = keptTurn(*m_library, session, turn);
        if (!kept)
            return core::Result<void>(kept.error());
        const core::Result<core::Recheck> checked =
            recheckAnswer(*kept, present, {*m_library, known, m_models.localServer()}, stop);
        QMetaObject::invokeMethod(
            this, [this] { m_models.wantLocalServer(); }, Qt::QueuedConnection);
        if (!checked)
            return core::Result<void>(checked.error());
        // What the user has changed meanwhile stays.
        return m_sessions.changeTurn(session, turn,
                                     [&](core::Turn &changed) { changed.review.rechecks.append(*checked); });
    };
    return m_runs.postWithKeys(m_checks, run, servicesUsed(m_settings), [this, job]() -> Runs::Job {
        return [job, known = m_models.connections()](int number, std::stop_token stop) {
            return job(known, number, stop);
        };
    });
}

void ConversationService::askInstead(const QString &turn, const QString &question)
{
    m_sessions.branch(turn, titleFor(question), [this, question] { ask(question); });
}

void ConversationService::followUps(const core::Turn &turn, const Reply<QStringList> &told)
{
    if (m_library.isUsable())
        m_views.post([=, this](std::stop_token stop) { told.later(this, core::followUpsOf(turn, *m_library, stop)); });
}

void ConversationService::starters(const Reply<QStringList> &told)
{
    if (m_library.isUsable())
        m_views.post([=, this](std::stop_token stop) { told.later(this, core::startersOf(*m_library, stop)); });
}

void ConversationService::health(const Reply<core::Result<QList<core::GraderHealth>>> &told)
{
    if (!m_library.isUsable())
        return told.later(this, m_library.whyNotUsable());
    m_views.post([this, told](std::stop_token stop) { told.later(this, m_library->health(stop)); });
}

} // namespace app
