// The team's library that this one is joined to: connected, pulled now and then while the program runs, left. Where it
// was not joined nothing happens, and nothing of PostgreSQL is loaded. The window's thread; never blocks.
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

// Where a team's library is, as a person says it. The server may be a whole address (postgresql://…, host=…): then the
// rest is not looked at.
struct TeamPlace
{
    QString server;
    QString database;
    QString user;
    QString authority = {}; // the file of its certificate, where the system does not know it

    QString address() const; // as libpq wants it; empty: nothing was said
};

struct TeamState
{
    enum Doing { Nothing, Connecting, Pulling, Leaving };

    core::JoinedTeam joined;                 // its server is empty: none
    QList<core::TeamCollection> collections; // that one may see, as the server said last
    QSet<core::DocumentId> documents;        // of this library that are the team's
    bool hasOthers = false;                  // documents of its own
    bool isWhole = false;                    // all was pulled that there is
    Doing doing = Nothing;                   // stop() ends it
    int done = 0;                            // documents of a pull
    int of = 0;
    double seconds = 0; // since it began
    QString found;      // the address that answered, and waits to be joined
    QString trouble;    // why the server could not be asked the last time; empty: it could
    QString madeAt;     // a folder that was made for it

    bool operator==(const TeamState &) const = default;
};

class TeamService : public QObject
{
    Q_OBJECT

public:
    TeamService(LibraryAccess &library, ModelService &models, Runs &runs,
                std::chrono::milliseconds between = std::chrono::minutes(15));

    void begin();                                     // once the library is open
    void end();                                       // before another takes its place
    std::vector<Lane *> lanes() { return {&m_lane}; } // which use the library

    void watch(const Reply<TeamState> &changed); // told now, and whenever something changes
    // Whether it answers, and what one may see there. A password that is given is kept in the keychain, if it is right.
    void connectTo(const QString &address, const QString &password);
    // What answered last, into this library, or, with a folder, into one that is made there.
    void join(const QString &folder);
    void pull();
    void pullWith(const QString &password); // which the server wants, instead of the one that is kept
    void leave(core::WithDocuments documents);
    // An answer of a session of this library, for all who may see every document that it rests on. Tasks, which say at
    // the end what came of them.
    void publish(core::SessionId session, const QString &turn);
    void findAnswers(const Reply<core::Result<QList<core::TeamAnswer>>> &told); // that were published
    void fetchAnswer(const QString &id,
                     const Reply<core::Result<QString>> &told); // a file, which goes with the program
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
    ModelService &m_models; // whose keys never go along
    Runs &m_runs;
    QTimer m_next;
    TeamState m_state;
    QByteArray m_typed;                 // a password, until it is known to be right
    std::unique_ptr<Keyring> m_keyring; // made where a server is asked
    std::stop_source m_stop;
    int m_run = 0; // of a pull that brings something
    std::chrono::steady_clock::time_point m_begun;
    std::vector<Reply<TeamState>> m_watchers;
    std::unique_ptr<QTemporaryDir> m_fetched; // answers
    Lane m_lane;
};

} // namespace app
