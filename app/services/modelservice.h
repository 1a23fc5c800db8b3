// Models: the servers that have them, what they can do, how well they judge, their keys, and the one that this machine
// serves itself. The window's thread; never blocks. Replies come in the window's thread.
#pragma once

#include "app/jobs/localserver.h"
#include "app/runtime/lane.h"
#include "app/runtime/pool.h"
#include "app/runtime/reply.h"
#include "app/services/offers.h"
#include "app/settings/keyring.h"
#include "app/settings/modelservers.h"
#include "app/settings/profilefile.h"
#include "core/base/settings.h"
#include "core/ports/connections.h"
#include "core/session/health.h"

#include <vector>

namespace app {

class ModelService : public QObject
{
    Q_OBJECT

public:
    // Calls that go on side by side take the threads of the pool, which outlives it.
    ModelService(const core::Settings &settings, Pool &pool);
    ~ModelService() override; // asks what is under way to stop and waits for it

    // What all models that can be named are.
    void findModels(const Reply<core::Result<QList<Choice>>> &found);
    // On this machine, those of the settings, and at one more address, which gets no key but its own; empty: nowhere
    // else.
    void findServers(const QString &alsoAt, const Reply<QList<Server>> &found);
    // Tries what the model can do, which is remembered. Told what is being tried, and in the end what was found. Ends
    // with the receiver of the latter.
    void probe(const QString &server, const QString &model, const Reply<QString> &trying,
               const Reply<core::Result<Abilities>> &probed);
    // Has the Ollama at this address bring a model. Told how far it is, and in the end whether it is there. Ends with
    // the receiver of the latter; what has come by then is kept by the server.
    void pull(const QString &server, const QString &name, const Reply<PullTold> &told,
              const Reply<core::Result<void>> &pulled);
    QList<Abilities> abilities() const; // remembered, of all models probed so far
    // Tries on labelled pairs how far the model agrees with people as a judge, which is remembered: it is not asked
    // again before it, the pairs or the prompts change, unless that is wanted (anew). Ends with the receiver.
    void judge(const QString &server, const QString &model, bool anew, const Reply<int, int> &trying, // done, of
               const Reply<core::Result<JudgeTrialTold>> &tried);
    // Of each role whose model was found to judge worse than the built-in check: one sentence.
    QStringList judgeWarnings() const;
    // Whether the model that plays this role now ("relevance", "support", "utility") says how sure it is of its
    // verdicts, as scores want it; Unknown: it was not probed.
    Ability::Known saysHowSure(const QString &role) const;
    bool judgesNow(const core::GraderHealth &health) const; // it plays this role by the settings

    // The server of Settings::localModel starts by itself while a role of the settings is played by the model "local",
    // and ends when none is. Told now, and whenever something changes, while the receiver lives.
    void watchLocalServer(const Reply<LocalServerState> &changed);
    void localServerLog(const Reply<QStringList> &read); // its last lines

    // Keys. A service is the address of a server (a model server, SearXNG), or "tavily". A key is sent to its service
    // and nowhere else.
    void findKey(const QString &service, const Reply<KeyPlace> &found);
    // An empty key forgets. An error means that the key is not kept, though it holds while the program runs.
    void setKey(const QString &service, const QString &key, const Reply<core::Result<void>> &kept);
    // But only while the program runs: one sentence; empty where they are.
    QString whyKeysAreNotKept() const { return m_keyring.whyNot(); }

    // For those that ask models.
    void useSettings(const core::Settings &settings);
    void wantLocalServer(); // or not, as the settings say: something else may have started it
    bool knowsKeys(const QStringList &services) const { return m_keyring.knows(services); } // or has none to wait for
    // Begins once the keys of these services are known, or after a short patience.
    void whenKeysAreKnown(const QStringList &services, std::function<void()> begin);
    core::Connections connections() const; // a copy for a run
    LocalServer &localServer() { return m_local; }

signals:
    void keyChanged(const QString &service);
    void localServerChanged(const app::LocalServerState &state);

private:
    core::Settings m_settings;
    Pool &m_pool;
    ProfileFile m_profileFile;
    QList<core::ModelProfile> m_profiles; // of models that were probed
    QList<core::JudgeTrial> m_trials;     // of models that were tried as judges
    QByteArray m_prices;                  // the user's own
    Keyring m_keyring;
    LocalServer m_local;
    std::vector<Reply<LocalServerState>> m_watchers; // of the local server
    Lane m_quick;                                    // what is waited for
    Lane m_servers;                                  // what asks servers, which may take its time
    Lane m_pulls;                                    // which take hours
};

} // namespace app
