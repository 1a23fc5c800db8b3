// Models: their servers, their abilities, how well they judge, their keys, and the model served by this machine itself.
// Use it only on the window's thread; it never blocks. Replies arrive there.
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
    // Parallel calls use the threads of `pool`, which must outlive it.
    ModelService(const core::Settings &settings, Pool &pool);
    ~ModelService() override; // asks running jobs to stop, and waits for them

    // Lists all models that can be chosen.
    void findModels(const Reply<core::Result<QList<Choice>>> &found);
    // Looks for servers on this machine, in the settings, and at one additional address, which is sent only its own
    // key; empty: no additional address.
    void findServers(const QString &alsoAt, const Reply<QList<Server>> &found);
    // Tests what the model can do, and stores the result. Reports what is being tested through `trying` and, at the
    // end, the result through `probed`. Stops if the receiver of `probed` goes away.
    void probe(const QString &server, const QString &model, const Reply<QString> &trying,
               const Reply<core::Result<Abilities>> &probed);
    // Makes the Ollama server at this address download a model. Reports progress through `told` and, at the end,
    // success through `pulled`. Stops if the receiver of `pulled` goes away; the server keeps what it has received.
    void pull(const QString &server, const QString &name, const Reply<PullTold> &told,
              const Reply<core::Result<void>> &pulled);
    QList<Abilities> abilities() const; // the stored abilities of all models that have been tested
    // Measures on labelled pairs how far the model, as a judge, agrees with people, and stores the result. The
    // measurement is repeated only if the model, the pairs or the prompts have changed, or with `anew`. Stops if the
    // receiver goes away.
    void judge(const QString &server, const QString &model, bool anew, const Reply<int, int> &trying, // done, of
               const Reply<core::Result<JudgeTrialTold>> &tried);
    // One sentence for each role whose model judges worse than the built-in check.
    QStringList judgeWarnings() const;
    // Whether the model that currently has this role ("relevance", "support", "utility") gives probabilities with its
    // verdicts, which scores require. Unknown: not tested yet.
    Ability::Known saysHowSure(const QString &role) const;
    bool judgesNow(const core::GraderHealth &health) const; // whether that judge has that role in the settings

    // The server of Settings::localModel starts automatically when a role in the settings uses the model "local", and
    // ends when no role does. Calls back immediately and after every change, for as long as the receiver exists.
    void watchLocalServer(const Reply<LocalServerState> &changed);
    void localServerLog(const Reply<QStringList> &read); // replies with the last lines of its log

    // Keys. A service is the address of a server (a model server, SearXNG) or "tavily". A key is sent only to its own
    // service.
    void findKey(const QString &service, const Reply<KeyPlace> &found);
    // An empty key deletes the stored one. After an error the key is not stored, but works for as long as the program
    // runs.
    void setKey(const QString &service, const QString &key, const Reply<core::Result<void>> &kept);
    // Why keys are lost when the program ends, in one sentence; empty if they are stored.
    QString whyKeysAreNotKept() const { return m_keyring.whyNot(); }

    // For services that call models.
    void useSettings(const core::Settings &settings);
    void wantLocalServer(); // starts or stops the server as the settings require, because a test may have started it
    bool knowsKeys(const QStringList &services) const { return m_keyring.knows(services); } // true if there are none
    // Calls `begin` once the keys of these services are known, or after a short timeout.
    void whenKeysAreKnown(const QStringList &services, std::function<void()> begin);
    core::Connections connections() const; // a copy to use in a run
    LocalServer &localServer() { return m_local; }

signals:
    void keyChanged(const QString &service);
    void localServerChanged(const app::LocalServerState &state);

private:
    core::Settings m_settings;
    Pool &m_pool;
    ProfileFile m_profileFile;
    QList<core::ModelProfile> m_profiles; // profiles of probed models
    QList<core::JudgeTrial> m_trials;     // trials of models as judges
    QByteArray m_prices;                  // the user's own price list
    Keyring m_keyring;
    LocalServer m_local;
    std::vector<Reply<LocalServerState>> m_watchers; // receive the state of the local server
    Lane m_quick;                                    // for work the user waits for
    Lane m_servers;                                  // for requests to servers, which may be slow
    Lane m_pulls;                                    // for downloads, which take hours
};

} // namespace app
