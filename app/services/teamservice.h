// The team's library that this one has joined: connecting, pulling from time to time while the program runs, leaving.
// Without one nothing happens, and nothing of PostgreSQL is loaded. The window's thread; never blocks.
#pragma once

#include "app/runtime/lane.h"
#include "app/runtime/reply.h"
#include "app/services/libraryaccess.h"
#include "app/services/runs.h"
#include "app/settings/keyring.h"
#include "core/library/libraryteam.h"
#include "core/team/teamanswers.h"
#include "core/team/teamlibrary.h"

#include <QObject>
#include <QTemporaryDir>
#include <QTimer>

#include <chrono>
#include <memory>
#include <vector>

namespace app {

// Where a team's library is, as a person would enter it. The server may be a complete address (postgresql://…, host=…):
// then the rest is ignored.
struct TeamPlace
{
    QString server;
    QString database;
    QString user;
    QString authority = {}; // the file of its certificate, if the system does not know it

    QString address() const; // in libpq's format; empty: nothing was entered
};

struct TeamState
{
    enum Doing { Nothing, Connecting, Pulling, Leaving };

    core::JoinedTeam joined;                 // an empty server: none
    QList<core::TeamCollection> collections; // visible to the user, according to the server
    QSet<core::DocumentId> documents;        // the team's documents in this library
    bool hasOthers = false;                  // documents of its own
    bool isWhole = false;                    // everything was pulled
    Doing doing = Nothing;                   // stop() ends it
    int done = 0;                            // documents of a pull
    int of = 0;
    double seconds = 0; // since it started
    QString found;      // the address that answered, and can be joined
    QString trouble;    // why the server could not be reached last time; empty: it was
    QString madeAt;     // a folder that was created for it

    bool operator==(const TeamState &) const = default;
};

class TeamService : public QObject
{
    Q_OBJECT

public:
    TeamService(LibraryAccess &library, ModelService &models, Runs &runs,
                std::chrono::milliseconds between = std::chrono::minutes(15));

    void begin();                                     // once the library is open
    void end();                                       // before another replaces it
    std::vector<Lane *> lanes() { return {&m_lane}; } // which use the library

    void watch(const Reply<TeamState> &changed); // called now, and after every change
    // Whether it answers, and what the user may see there. A given password is stored in the keychain if it is right.
    void connectTo(const QString &address, const QString &password);
    // Joins the library that answered last, with this one or, given a folder, with a new one created there.
    void join(const QString &folder);
    void pull();
    void pullWith(const QString &password); // required by the server instead of the stored one
    void leave(core::WithDocuments documents);
    // Publishes an answer from a session of this library for all who may see every document it rests on. Tasks, which
    // finally report their results.
    void publish(core::SessionId session, const QString &turn);
    void findAnswers(const Reply<core::Result<QList<core::TeamAnswer>>> &told); // that were published
    void fetchAnswer(const QString &id,
                     const Reply<core::Result<QString>> &told); // a temporary file, deleted when the program ends
    void stop();

signals:
    void documentsChanged();

private:
    struct Told; // by a job
    using Job = std::function<core::Result<void>(Told &, std::stop_token)>;

    using AnswerJob = std::function<core::Result<void>(core::Postgres &, std::stop_token)>;

    void withServer(AnswerJob job, std::function<void(const core::Result<void> &)> then);
    void ask(TeamState::Doing doing, const QString &address, Job job);
    void post(const QString &address, const QString &service, const QByteArray &password, const Job &job);
    void take(const Told &told, const core::Result<void> &result);
    void tellProgress(int done, int of);
    void tell();

    LibraryAccess &m_library;
    ModelService &m_models; // its keys are never included
    Runs &m_runs;
    QTimer m_next;
    TeamState m_state;
    QByteArray m_typed;                 // a password, until it is known to be right
    std::unique_ptr<Keyring> m_keyring; // created when a server is asked
    std::stop_source m_stop;
    int m_run = 0; // of a pull with new documents
    std::chrono::steady_clock::time_point m_begun;
    std::vector<Reply<TeamState>> m_watchers;
    std::unique_ptr<QTemporaryDir> m_fetched; // answers
    Lane m_lane;
};

} // namespace app
