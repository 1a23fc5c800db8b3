#include "app/services/conversationservice.h"

#include "app/jobs/answerjob.h"
#include "app/jobs/localmodel.h"
#include "app/jobs/recheckjob.h"
#include "app/services/offers.h"
#include "core/flows/after/followups.h"
#include "core/flows/fork/resumedrun.h"
#include "core/library/librarysessions.h"

#include <QDateTime>
#include <QUuid>

#include <chrono>

namespace app {
namespace {

constexpr core::Timeout patienceToKeep{300}; // for storing a question before its answer exists

} // namespace

struct ConversationService::Fork
{
    core::Turn turn;
    core::ForkOptions options;
};

struct ConversationService::Question
{
    core::Asked asked;
    core::Settings settings;
    Run run = {};
    std::optional<Fork> fork = {};    // the step of another turn from which it continues
    core::Result<void> possible = {}; // why it cannot continue there
    int askedIn = 0;                  // as counted by SessionService::opened()
    std::shared_ptr<std::atomic<core::EndRequest>> endRequest = {};
};

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

// Before it is answered, so that it is never lost.
core::Result<core::SessionId> ConversationService::keepQuestion(const Question &question, core::SessionId session,
                                                                core::Timeout timeout)
{
    const Run &run = question.run;
    core::Turn pending;
    pending.id = run.turn;
    pending.asked = QDateTime::currentMSecsSinceEpoch();
    pending.question = run.completed.isEmpty() ? run.subject : run.completed;
    pending.typed = run.completed.isEmpty() ? QString() : run.subject;
    pending.flow = question.settings.flow;
    pending.graph = run.graph;
    pending.model = question.settings.model;
    pending.refusal = core::Refusal::Stopped;
    pending.remark = QStringLiteral("This answer was interrupted; ask again.");
    if (session == 0) { // both or neither: a session is never started without its question
        core::Session fresh;
        fresh.title = titleFor(run.subject);
        fresh.created = fresh.changed = pending.asked;
        fresh.turns = {pending};
        return core::LibrarySessions(*m_library).save(fresh, timeout);
    }
    const core::Result<void> kept = core::LibrarySessions(*m_library).saveTurn(session, pending, timeout);
    return kept ? core::Result<core::SessionId>(session) : kept.error();
}

core::PreviousTurn ConversationService::before() const
{
    if (m_sessions.current().isReadOnly())
        return {}; // it is answered in another session
    return m_question && m_askedIn == m_sessions.opened() ? core::PreviousTurn{m_askedLast, {}}
                                                          : lastOf(m_sessions.current());
}

int ConversationService::fork(const core::Turn &turn, const core::ForkOptions &options)
{
    const core::Result<core::Settings> wanted = forkSettings(m_settings, turn, options);
    Question question{{turn.question, turn.scope, {}, turn.typed}, wanted ? *wanted : m_settings};
    question.fork = Fork{turn, options};
    question.possible = wanted ? core::Result<void>() : wanted.error();
    question.run.fork = core::originOf(turn, options);
    return begin(std::move(question));
}

int ConversationService::begin(Question question)
{
    if (m_question)
        (void)m_runs.stop(m_question);
    if (m_sessions.current().isReadOnly())
        m_sessions.beginNew();
    const core::Asked &asked = question.asked;
    Run &run = question.run;
    run.kind = Run::Question;
    run.subject = asked.typed.isEmpty() ? asked.question : asked.typed;
    run.completed = asked.typed.isEmpty() ? QString() : asked.question;
    run.graph = graphOf(question.settings.flow);
    run.session = m_sessions.current().id;
    run.turn = QUuid::createUuid().toString(QUuid::WithoutBraces);
    m_askedLast = asked.question;
    m_askedIn = question.askedIn = m_sessions.opened();
    m_endRequest = question.endRequest = std::make_shared<std::atomic<core::EndRequest>>(core::EndRequest::GoOn);
    const auto job = [this, question](const core::Connections &known, int number, std::stop_token stop) {
        return answer(question, known, number, std::move(stop));
    };
    m_question = m_runs.postWithKeys(m_asking, run, servicesUsed(question.settings), job);
    return m_question;
}

core::Result<void> ConversationService::answer(const Question &question, core::Connections known, int number,
                                               std::stop_token stop)
{
    core::SessionId session = question.run.session;
    if (session == 0) // an earlier question may have started the session meanwhile
        session = m_begunIn.value(question.askedIn);
    core::Result<core::SessionId> kept = keepQuestion(question, session, patienceToKeep);
    if (kept && session == 0)
        QMetaObject::invokeMethod( // it is in the list before it is answered
            &m_sessions, [this] { m_sessions.refresh(); }, Qt::QueuedConnection);
    core::Settings placed = question.settings;
    core::Result<void> possible = question.possible;
    if (possible)
        possible = placeLocalModel(placed, known, m_models.localServer(), stop);
    const Means means{*m_library, m_pool, known, &m_verdicts, [&] { return question.endRequest->load(); }};
    const auto relayed = [&](const core::TraceEvent &event) { m_runs.send(number, event); };
    core::Turn turn;
    if (!possible)
        turn = failedTurn(question.asked, question.settings, possible.error());
    else if (question.fork)
        turn = forkTurn(question.fork->turn, question.fork->options, placed, means, relayed, stop);
    else
        turn = askQuestion(question.asked, placed, means, relayed, stop);
    turn.id = question.run.turn;
    if (!kept && kept.error().code == core::Error::Unavailable) // it was answered while the library was changing
        kept = keepQuestion(question, session, core::noTimeout);
    if (kept)
        m_begunIn[question.askedIn] = *kept;
    return take(turn, question, kept);
}

// A library that cannot be written to still answers.
core::Result<void> ConversationService::take(const core::Turn &turn, const Question &question,
                                             const core::Result<core::SessionId> &kept)
{
    const core::SessionId session = kept ? *kept : 0;
    const core::Result<void> saved = kept ? core::LibrarySessions(*m_library).saveTurn(session, turn) : kept.error();
    const auto told = [this, turn, session, askedIn = question.askedIn] {
        m_models.wantLocalServer(); // the settings may have changed since this question
        emit answered();
        m_sessions.takeAnswer(turn, session, askedIn);
    };
    QMetaObject::invokeMethod(this, told, Qt::QueuedConnection);
    return saved && turn.refusal == core::Refusal::Stopped ? core::Error::cancelled() : saved;
}

int ConversationService::ask(const QString &question, const QList<core::DocumentId> &documents)
{
    return begin({takenUp(question, documents, before(), m_settings), m_settings});
}

int ConversationService::askAsItStands(const QString &question, const QList<core::DocumentId> &documents)
{
    return begin({{question.trimmed(), documents, {}, {}, true}, m_settings});
}

int ConversationService::askBuiltIn(const QString &question, const QList<core::DocumentId> &documents)
{
    core::Settings settings = m_settings;
    settings.model = QStringLiteral("builtin");
    for (QString core::Settings::*role :
         {&core::Settings::writerModel, &core::Settings::rewriterModel, &core::Settings::relevanceModel,
          &core::Settings::supportModel, &core::Settings::utilityModel, &core::Settings::routerModel})
        (settings.*role).clear();
    return begin({{question.trimmed(), documents, {}}, settings});
}

int ConversationService::answerAnyway(const QString &question, const QList<core::Passage> &passages)
{
    return begin({{question.trimmed(), {}, passages}, m_settings});
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
        // Changes made by the user meanwhile are kept.
        return m_sessions.changeTurn(session, turn,
                                     [&](core::Turn &changed) { changed.review.rechecks.append(*checked); });
    };
    return m_runs.postWithKeys(m_checks, run, servicesUsed(m_settings), job);
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
    m_views.post(
        [this, told](std::stop_token stop) { told.later(this, core::LibrarySessions(*m_library).health(stop)); });
}

} // namespace app
