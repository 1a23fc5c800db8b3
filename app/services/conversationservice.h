// Questions and their answers, in the open session. One is answered at a time: asking stops the question before. The
// window's thread; never blocks. Replies come in the window's thread.
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
    // All of them outlive it.
    ConversationService(const core::Settings &settings, LibraryAccess &library, ModelService &models, Pool &pool,
                        Runs &runs, SessionService &sessions);
    ~ConversationService() override; // asks what is under way to stop and waits for it

    // The number of the run. documents: only in these. A question that leans on the one before it is completed first,
    // where the settings want that (core/question/followup.h).
    int ask(const QString &question, const QList<core::DocumentId> &documents = {});
    int askAsItStands(const QString &question, const QList<core::DocumentId> &documents = {});
    // By the model that is built in, whatever the settings say: where their server does not answer.
    int askBuiltIn(const QString &question, const QList<core::DocumentId> &documents = {});
    // Answers from these passages though the Critic refused them; the turn says that it was the user's will.
    int answerAnyway(const QString &question, const QList<core::Passage> &passages);
    // Goes on from a step of a turn of the open session, otherwise; the new turn says where it comes from.
    int fork(const core::Turn &turn, const core::ForkOptions &options);
    // In a session with the turns of the open one before this turn.
    void askInstead(const QString &turn, const QString &question);
    // Of a question under way: how it is to end once the step that runs has ended; GoOn takes that back.
    void requestEnd(int run, core::EndRequest request);

    // Whether the documents, as they are now, still support an answer: support alone is asked. A Task; kept with it.
    int checkAgain(core::SessionId session, const QString &turn);
    // Questions that follow on an answer, and that the library has passages for.
    void followUps(const core::Turn &turn, const Reply<QStringList> &told);
    void starters(const Reply<QStringList> &told); // questions that a session may begin with
    // What judges did in all questions of this library, by role and model.
    void health(const Reply<core::Result<QList<core::GraderHealth>>> &told);

    void forget() { m_begunIn.clear(); } // another library took the place of this one; its lanes are idle
    std::vector<Lane *> lanes() { return {&m_asking, &m_checks, &m_views}; } // which use the library

signals:
    void answered();

private:
    struct Fork;
    struct Question; // as it goes to the asking lane

    int begin(Question question);
    core::PreviousTurn before() const; // the question to come; it may not be answered yet
    // On the asking lane.
    core::Result<void> answer(const Question &question, core::Connections known, int number, std::stop_token stop);
    core::Result<void> take(const core::Turn &turn, const Question &question,
                            const core::Result<core::SessionId> &kept);
    core::Result<core::SessionId> keepQuestion(const Question &question, core::SessionId session,
                                               core::Timeout timeout);

    const core::Settings &m_settings; // as they are now
    LibraryAccess &m_library;
    ModelService &m_models;
    Pool &m_pool;
    Runs &m_runs;
    SessionService &m_sessions;
    core::VerdictCache m_verdicts; // of all questions while the program runs
    int m_question = 0;            // the run of the question under way; 0: none
    QString m_askedLast;           // that one, and
    int m_askedIn = 0;             // in which session, as SessionService::opened() counts them
    std::shared_ptr<std::atomic<core::EndRequest>> m_endRequest; // of the user, for that run alone
    QHash<int, core::SessionId> m_begunIn; // of the asking lane alone: what a question began, as opened() counts
    Lane m_asking;
    Lane m_checks; // of answers that were given before
    Lane m_views;
};

} // namespace app
