// Questions and answers in the open session. One is answered at a time: asking stops the question before. The window's
// thread; never blocks. Replies come in the window's thread.
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
    // All must outlive it.
    ConversationService(const core::Settings &settings, LibraryAccess &library, ModelService &models, Pool &pool,
                        Runs &runs, SessionService &sessions);
    ~ConversationService() override; // asks running jobs to stop and waits for them

    // Returns the run's number. documents: searches only these. A question that depends on the previous one is
    // completed first, if the settings allow it (core/question/followup.h).
    int ask(const QString &question, const QList<core::DocumentId> &documents = {});
    int askAsItStands(const QString &question, const QList<core::DocumentId> &documents = {});
    // With the built-in model, whatever the settings: for when their server does not answer.
    int askBuiltIn(const QString &question, const QList<core::DocumentId> &documents = {});
    // Answers from these passages although the Critic refused them; the turn says that the user wanted it.
    int answerAnyway(const QString &question, const QList<core::Passage> &passages);
    // Continues from a step of a turn in the open session, with changes; the new turn records its origin.
    int fork(const core::Turn &turn, const core::ForkOptions &options);
    // In a session with the turns of the open one before this turn.
    void askInstead(const QString &turn, const QString &question);
    // For a running question: how to end once the current step has ended; GoOn withdraws the request.
    void requestEnd(int run, core::EndRequest request);

    // Whether the documents, as they are now, still support an answer: only its support is judged. A Task; the result
    // is stored with the answer.
    int checkAgain(core::SessionId session, const QString &turn);
    // Follow-up questions to an answer for which the library has passages.
    void followUps(const core::Turn &turn, const Reply<QStringList> &told);
    void starters(const Reply<QStringList> &told); // questions to start a session with
    // Statistics on judges over all questions in this library, by role and model.
    void health(const Reply<core::Result<QList<core::GraderHealth>>> &told);

    void forget() { m_begunIn.clear(); } // another library replaced this one; its lanes are idle
    std::vector<Lane *> lanes() { return {&m_asking, &m_checks, &m_views}; } // which use the library

signals:
    void answered();

private:
    struct Fork;
    struct Question; // as posted to the asking lane

    int begin(Question question);
    core::PreviousTurn before() const; // for the next question; it may not be answered yet
    // On the asking lane.
    core::Result<void> answer(const Question &question, core::Connections known, int number, std::stop_token stop);
    core::Result<void> take(const core::Turn &turn, const Question &question,
                            const core::Result<core::SessionId> &kept);
    core::Result<core::SessionId> keepQuestion(const Question &question, core::SessionId session,
                                               core::Timeout timeout);

    const core::Settings &m_settings; // always current
    LibraryAccess &m_library;
    ModelService &m_models;
    Pool &m_pool;
    Runs &m_runs;
    SessionService &m_sessions;
    core::VerdictCache m_verdicts;                               // for all questions while the program runs
    int m_question = 0;                                          // the current question's run; 0: none
    QString m_askedLast;                                         // its question, and
    int m_askedIn = 0;                                           // its session, as counted by SessionService::opened()
    std::shared_ptr<std::atomic<core::EndRequest>> m_endRequest; // by the user, for that run alone
    QHash<int, core::SessionId> m_begunIn; // used by the asking lane only: sessions started by questions, by opened()
    Lane m_asking;
    Lane m_checks; // for earlier answers
    Lane m_views;
};

} // namespace app
