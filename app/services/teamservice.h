// The team library that this library has joined: connecting, pulling at intervals while the program runs, leaving. If
// none was joined, PostgreSQL's library is not even loaded. Use it in the window's thread; it never blocks.
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

// The location of a team's library, as a person would enter it. The server may be a complete address (postgresql://…,
// host=…), in which case the rest is ignored.
struct TeamPlace
{
    QString server;
    QString database;
    QString user;
    QString authority = {}; // certificate file of its authority, if the system does not know it

    QString address() const; // in libpq's format; empty: nothing was entered
};

struct TeamState
{
    enum Doing { Nothing, Connecting, Pulling, Leaving };

    core::JoinedTeam joined;                 // empty server: none was joined
    QList<core::TeamCollection> collections; // collections the user may see, according to the server
    QSet<core::DocumentId> documents;        // the team's documents in this library
    bool hasOthers = false;                  // the library also has documents of its own
    bool isWhole = false;                    // everything was pulled
    Doing doing = Nothing;                   // what is in progress; stop() ends it
    int done = 0;                            // documents pulled so far
    int of = 0;
    double seconds = 0; // time since the pull started
    QString found;      // address of the server that answered and can be joined
    QString trouble;    // why the server could not be reached the last time; empty: it was reached
    QString madeAt;     // folder created for a new library

    bool operator==(const TeamState &) const = default;
};

class TeamService : public QObject
{
    Q_OBJECT

public:
    TeamService(LibraryAccess &library, ModelService &models, Runs &runs,
                std::chrono::milliseconds between = std::chrono::minutes(15));

    void begin();                                     // call it once the library is open
    void end();                                       // call it before another library replaces this one
    std::vector<Lane *> lanes() { return {&m_lane}; } // lanes that use the library

    void watch(const Reply<TeamState> &changed); // calls back now and after every change
    // Checks whether the server answers, and what the user may see. A given password that works goes into the keychain.
    void connectTo(const QString &address, const QString &password);
    // Joins the library that answered last: with this library or, given a folder, with a new one created there.
    void join(const QString &folder);
    void pull();
    void pullWith(const QString &password); // if the server rejects the stored one
    void leave(core::WithDocuments documents);
    // Publishes an answer from a session of this library for everybody who may see all documents it rests on. These are
    // Tasks, which finally report their results.
    void publish(core::SessionId session, const QString &turn);
    void findAnswers(const Reply<core::Result<QList<core::TeamAnswer>>> &told); // lists published answers
    void fetchAnswer(const QString &id,
                     const Reply<core::Result<QString>> &told); // a temporary file, deleted when the program ends
    void stop();

signals:
    void documentsChanged();

private:
    struct Told; // result of a job
    using Job = std::function<core::Result<void>(Told &, std::stop_token)>;

    using AnswerJob = std::function<core::Result<void>(core::Postgres &, std::stop_token)>;

    void withServer(AnswerJob job, std::function<void(const core::Result<void> &)> then);
    void ask(TeamState::Doing doing, const QString &address, Job job);
    void post(const QString &address, const QString &service, const QByteArray &password, const Job &job);
    void take(const Told &told, const core::Result<void> &result);
    void tellProgress(int done, int of);
    void tell();

    LibraryAccess &m_library;
    ModelService &m_models; // its keys are never passed on
    Runs &m_runs;
    QTimer m_next;
    TeamState m_state;
    QByteArray m_typed;                 // password, until it is known to be right
    std::unique_ptr<Keyring> m_keyring; // created when a server is first contacted
    std::stop_source m_stop;
    int m_run = 0; // run of a pull that brings new documents
    std::chrono::steady_clock::time_point m_begun;
    std::vector<Reply<TeamState>> m_watchers;
    std::unique_ptr<QTemporaryDir> m_fetched; // downloaded answers
    Lane m_lane;
};

} // namespace app
