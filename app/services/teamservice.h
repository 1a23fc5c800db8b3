// The team library that this library has joined: connects to it, pulls from it at intervals while the program runs, and
// leaves it. If no team library was joined, PostgreSQL's client library is not even loaded. Use it only on the window's
// thread; it never blocks.
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

// The location of a team's library, as the user enters it. The server may be a complete address (postgresql://…,
// host=…), in which case the other fields are ignored.
struct TeamPlace
{
    QString server;
    QString database;
    QString user;
    QString authority = {}; // certificate file of the server's authority, if the system does not know it

    QString address() const; // in libpq's format; empty: nothing was entered
};

struct TeamState
{
    enum Doing { Nothing, Connecting, Pulling, Leaving };

    core::JoinedTeam joined;                 // `server` is empty if none was joined
    QList<core::TeamCollection> collections; // collections that the user may see, according to the server
    QSet<core::DocumentId> documents;        // the team's documents in this library
    bool hasOthers = false;                  // the library also has documents of its own
    bool isWhole = false;                    // whether everything has been pulled
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

    void begin();                                     // call this once the library is open
    void end();                                       // call this before another library replaces this one
    std::vector<Lane *> lanes() { return {&m_lane}; } // lanes that use the library

    void watch(const Reply<TeamState> &changed); // calls back immediately and after every change
    // Checks whether the server answers, and what the user may see. If a password is given and works, it is stored in
    // the keychain.
    void connectTo(const QString &address, const QString &password);
    // Joins the team library that answered last, either with this library or, if a folder is given, with a new library
    // created there.
    void join(const QString &folder);
    void pull();
    void pullWith(const QString &password); // for when the server rejects the stored password
    void leave(core::WithDocuments documents);
    // Publishes an answer from a session of this library, for everyone who may see all documents on which it is based.
    // A Task that reports its result at the end.
    void publish(core::SessionId session, const QString &turn);
    void findAnswers(const Reply<core::Result<QList<core::TeamAnswer>>> &told); // lists published answers
    void fetchAnswer(const QString &id,
                     const Reply<core::Result<QString>> &told); // a temporary file, deleted when the program ends
    void stop();

signals:
    void documentsChanged();

private:
    struct Told; // the result of a job
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
    QByteArray m_typed;                 // the password entered, until it is known to be right
    std::unique_ptr<Keyring> m_keyring; // created when a server is first contacted
    std::stop_source m_stop;
    int m_run = 0; // the run of a pull that brings new documents
    std::chrono::steady_clock::time_point m_begun;
    std::vector<Reply<TeamState>> m_watchers;
    std::unique_ptr<QTemporaryDir> m_fetched; // downloaded answers
    Lane m_lane;
};

} // namespace app
