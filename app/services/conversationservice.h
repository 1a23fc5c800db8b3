// Questions and answers in the open session. One question is answered at a time: asking another stops the previous one.
// Use it only on the window's thread; it never blocks. Replies arrive there.
#pragma once

#include "app/runtime/lane.h"
#include "app/runtime/pool.h"
#include "app/runtime/reply.h"
#include "app/services/libraryaccess.h"
#include "app/services/modelservice.h"
#include "app/services/runs.h"
#include "app/services/sessionservice.h"
#include "core/base/settings.h"
#include "core/flow/endrequest.h"
#include "core/models/verdictcache.h"
#include "core/session/forkpoints.h"
#include "core/session/health.h"

#include <QHash>

#include <atomic>
#include <memory>
#include <vector>

namespace core {
struct Asked;
struct PreviousTurn;
} // namespace core

namespace app {

class ConversationService : public QObject
{
    Q_OBJECT

public:
    // All arguments must outlive it.
    ConversationService(const core::Settings &settings, LibraryAccess &library, ModelService &models, Pool &pool,
                        Runs &runs, SessionService &sessions);
    ~ConversationService() override; // asks running jobs to stop, and waits for them

    // Returns the run's number. `documents`: search only these. A question that depends on the previous one is made
    // self-contained first, if the settings allow it (core/question/followup.h).
    int ask(const QString &question, const QList<core::DocumentId> &documents = {});
    int askAsItStands(const QString &question, const QList<core::DocumentId> &documents = {});
    // Like ask(), but always uses the built-in model, for when the configured server does not answer.
    int askBuiltIn(const QString &question, const QList<core::DocumentId> &documents = {});
    // Answers from these passages although the Critic rejected them; the turn records that the user asked for this.
    int answerAnyway(const QString &question, const QList<core::Passage> &passages);
    // Continues, with changes, from a step of a turn in the open session; the new turn records its origin.
    int fork(const core::Turn &turn, const core::ForkOptions &options);
    // Asks the question in a new session that starts with the open session's turns up to, but not including, this one.
    void askInstead(const QString &turn, const QString &question);
    // Asks a running question to end in this way after its current step; GoOn withdraws the request.
    void requestEnd(int run, core::EndRequest request);

    // Checks whether the documents in their current state still support an answer; judges only its support. A Task; the
    // result is stored with the answer.
    int checkAgain(core::SessionId session, const QString &turn);
    // Finds follow-up questions to an answer that the library has passages for.
    void followUps(const core::Turn &turn, const Reply<QStringList> &told);
    void starters(const Reply<QStringList> &told); // suggests questions for starting a session
    // Statistics on judges for all questions in this library, by role and model.
    void health(const Reply<core::Result<QList<core::GraderHealth>>> &told);

    void forget() { m_begunIn.clear(); } // the library was replaced; its lanes are idle
    std::vector<Lane *> lanes() { return {&m_asking, &m_checks, &m_views}; } // lanes that use the library

signals:
    void answered();

private:
    struct Fork;
    struct Question; // a question as posted to the asking lane

    int begin(Question question);
    core::PreviousTurn before() const; // the turn before the next question; it may still be unanswered
    // Runs on the asking lane.
    core::Result<void> answer(const Question &question, core::Connections known, int number, std::stop_token stop);
    core::Result<void> take(const core::Turn &turn, const Question &question,
                            const core::Result<core::SessionId> &kept);
    core::Result<core::SessionId> keepQuestion(const Question &question, core::SessionId session,
                                               core::Timeout timeout);

    const core::Settings &m_settings; // always up to date
    LibraryAccess &m_library;
    ModelService &m_models;
    Pool &m_pool;
    Runs &m_runs;
    SessionService &m_sessions;
    core::VerdictCache m_verdicts; // shared by all questions for as long as the program runs
    int m_question = 0;            // run of the current question; 0: none
    QString m_askedLast;           // text of the current question
    int m_askedIn = 0;             // session in which it was asked: SessionService::opened()
    std::shared_ptr<std::atomic<core::EndRequest>> m_endRequest; // the user's request, which applies to that run only
    QHash<int, core::SessionId> m_begunIn; // asking lane only: sessions started by questions, keyed by opened()
    Lane m_asking;
    Lane m_checks; // checks of earlier answers
    Lane m_views;
};

} // namespace app
