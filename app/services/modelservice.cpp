#include "app/services/modelservice.h"

#include "app/jobs/answerjob.h"
#include "app/jobs/judgejob.h"
#include "app/jobs/localmodel.h"
#include "app/jobs/pulljob.h"
#include "core/base/catalogue.h"
#include "core/openai/discovery.h"
#include "core/openai/probe.h"
#include "core/ports/backend.h"

namespace app {
namespace {

constexpr std::chrono::seconds keyPatience{2}; // for a keychain that may have to be unlocked first
constexpr int shownLines = 200;                // lines of the local server's log

Abilities abilitiesOf(const core::ModelProfile &profile)
{
    Abilities abilities{profile.server,   profile.model, profile.kind, {}, profile.probed, profile.chat.value_or(false),
                        profile.whyNoChat};
    for (const core::Finding &finding : core::findings(profile)) {
        const Ability::Known known = finding.state.startsWith(QLatin1String("yes")) ? Ability::Yes
                                     : finding.state == QLatin1String("no")         ? Ability::No
                                                                                    : Ability::Unknown;
        abilities.lines.append({finding.ability, known, finding.state, finding.meaning});
    }
    return abilities;
}

QString modelFor(const QString &role, const core::Settings &settings)
{
    const QString &own = role == QLatin1String("relevance") ? settings.relevanceModel
                         : role == QLatin1String("support") ? settings.supportModel
                         : role == QLatin1String("utility") ? settings.utilityModel
                                                            : settings.routerModel;
    return own.trimmed().isEmpty() ? settings.model : own.trimmed();
}

bool isBuiltin(const QString &model)
{
    const core::Backend *backend = core::backendFor(model);
    return backend && backend->id == "builtin";
}

struct ModelThere // a model on a server that may differ from the settings'
{
    core::Settings settings; // with its server, because the key in the environment is only for that of the settings
    QStringList services;    // services whose keys are needed
};

ModelThere settingsFor(const QString &server, const QString &model, const core::Settings &present)
{
    ModelThere there{present, {}};
    core::Settings &settings = there.settings;
    settings.model = model;
    if (model == QLatin1String("local"))
        return there;
    core::Settings named = settings;
    named.serverUrl = server;
    const core::ModelName name = core::ModelName::from(model, named);
    settings.model = name.written(settings);
    if (core::ModelName::from(settings.model, settings).server != name.server) { // not an address
        settings.model = name.model;
        settings.serverUrl = name.server; // rejected with a message before anything is sent
    }
    there.services.append(name.server);
    return there;
}

Server toldOf(const core::FoundServer &server)
{
    Server told{server.kind, server.address, server.models};
    for (const core::FoundModel &model : server.details) {
        told.details.append(core::inWords(model));
        if (model.embeds)
            told.vectorModels.append(model.name);
    }
    return told;
}

core::Result<JudgeTrialTold> toldOf(const core::Result<core::JudgeTrial> &trial)
{
    const core::Result<core::JudgeTrial> builtin = core::tryBuiltinJudge();
    if (!trial || !builtin)
        return trial ? builtin.error() : trial.error();
    JudgeTrialTold told{core::sentenceOf(*trial, *builtin), core::proposalOf(*trial, *builtin), {}, {}, trial->tried};
    for (const core::LabelledPair::Kind role : core::JudgeTrial::roles)
        told.roles.append(core::lineOf(role, *trial, *builtin));
    for (const core::LabelledPair::Kind role : core::rolesOfBuiltin(*trial, *builtin))
        told.builtin.append(core::keyOf(role));
    return told;
}

} // namespace

ModelService::ModelService(const core::Settings &settings, Pool &pool)
    : m_settings(settings),
      m_pool(pool),
      m_profileFile(ProfileFile::usual()),
      m_profiles(m_profileFile.profiles()),
      m_trials(m_profileFile.trials()),
      m_prices(ProfileFile::readOwnPrices()),
      m_local(LocalServer::usualLog(), [this](const LocalServerState &state) {
          const auto tell = [this, state] {
              for (const Reply<LocalServerState> &watcher : std::vector(m_watchers))
                  watcher(state);
              emit localServerChanged(state);
          };
          QMetaObject::invokeMethod(this, tell, Qt::QueuedConnection);
      })
{
}

ModelService::~ModelService() = default;

void ModelService::findModels(const Reply<core::Result<QList<Choice>>> &found)
{
    const auto look = [this, found](const core::Settings &settings, const core::Connections &connections,
                                    std::stop_token stop) {
        QList<Choice> choices;
        std::optional<core::Error> error;
        for (const core::Backend *backend : core::offers<core::Backend>()) {
            const core::Result<QStringList> models = backend->models(settings, connections, stop);
            for (const QString &model : models ? *models : QStringList())
                choices.append({model, backend->id == "builtin" ? QString::fromUtf8(backend->title) : model,
                                QString::fromUtf8(backend->title)});
            if (!models)
                error = models.error();
        }
        // If a server does not answer, the built-in model is still there; it is an error only if none answers.
        found.later(this, error && choices.size() <= 1 ? core::Result<QList<Choice>>(*error)
                                                       : core::Result<QList<Choice>>(choices));
    };
    whenKeysAreKnown(servicesOf(m_settings), [this, settings = m_settings, look] {
        m_quick.post([settings, known = connections(), look](std::stop_token stop) { look(settings, known, stop); });
    });
}

void ModelService::findServers(const QString &alsoAt, const Reply<QList<Server>> &found)
{
    const auto look = [this, found](const core::Settings &settings, const core::Connections &connections,
                                    std::stop_token stop) {
        QList<Server> servers;
        for (const core::FoundServer &server : core::findServers(settings, connections, m_pool, stop))
            servers.append(toldOf(server));
        found.later(this, servers);
    };
    whenKeysAreKnown(servicesOf(m_settings) + QStringList{alsoAt}, [this, settings = m_settings, alsoAt, look] {
        core::Connections known = connections();
        known.places.append(alsoAt);
        m_servers.post([settings, known, look](std::stop_token stop) { look(settings, known, stop); });
    });
}

void ModelService::probe(const QString &server, const QString &model, const Reply<QString> &trying,
                         const Reply<core::Result<Abilities>> &probed)
{
    const auto [wanted, services] = settingsFor(server, model, m_settings);
    const auto answer = [this, probed](const core::Result<core::ModelProfile> &profile) {
        const auto take = [this, probed, profile] {
            if (profile)
                replace(m_profiles, *profile);
            wantLocalServer(); // it may have been started just for this
            probed(profile ? core::Result<Abilities>(abilitiesOf(*profile)) : profile.error());
        };
        QMetaObject::invokeMethod(this, take, Qt::QueuedConnection);
    };
    const auto ask = [this, answer, trying](core::Settings present, core::Connections known, std::stop_token stop) {
        const auto tell = [this, trying](const QString &what) { trying.later(this, what); };
        tell(tr("Waiting for the model"));
        const core::Result<void> placed = placeLocalModel(present, known, m_local, stop);
        core::Result<core::ModelProfile> profile =
            placed ? core::probe(present.model, present, known, tell, m_pool, stop) : placed.error();
        if (profile) {
            profile = remembered(*profile, present, m_local);
            (void)m_profileFile.remember(*profile); // if it cannot be stored, it is valid until the program ends
        }
        answer(profile);
    };
    whenKeysAreKnown(services, [this, wanted = wanted, ask, probed] {
        if (!probed.receiver())
            return;
        std::stop_source stopping =
            m_servers.post([wanted, ask, known = connections()](std::stop_token stop) { ask(wanted, known, stop); });
        connect(probed.receiver(), &QObject::destroyed, this, [stopping]() mutable { stopping.request_stop(); });
    });
}

void ModelService::judge(const QString &server, const QString &model, bool anew, const Reply<int, int> &trying,
                         const Reply<core::Result<JudgeTrialTold>> &tried)
{
    const auto [wanted, services] = settingsFor(server, model, m_settings);
    const auto answer = [this, tried](const core::Result<core::JudgeTrial> &trial) {
        const auto take = [this, tried, trial] {
            if (trial)
                replace(m_trials, *trial);
            wantLocalServer(); // it may have been started just for this
            tried(toldOf(trial));
        };
        QMetaObject::invokeMethod(this, take, Qt::QueuedConnection);
    };
    const auto ask = [this, answer, trying](const core::Settings &present, const core::Connections &known,
                                            const QList<core::JudgeTrial> &earlier, std::stop_token stop) {
        const auto tell = [this, trying](int done, int of) { trying.later(this, done, of); };
        const core::Result<core::JudgeTrial> trial = tryAsJudge(present, known, {m_local, m_pool, tell, earlier}, stop);
        if (trial)
            (void)m_profileFile.remember(*trial); // if it cannot be stored, it is valid until the program ends
        answer(trial);
    };
    const QList<core::JudgeTrial> earlier = anew ? QList<core::JudgeTrial>() : m_trials;
    whenKeysAreKnown(services, [this, wanted = wanted, ask, earlier, tried] {
        if (!tried.receiver())
            return;
        std::stop_source stopping = m_servers.post(
            [wanted, ask, earlier, known = connections()](std::stop_token stop) { ask(wanted, known, earlier, stop); });
        connect(tried.receiver(), &QObject::destroyed, this, [stopping]() mutable { stopping.request_stop(); });
    });
}

void ModelService::pull(const QString &server, const QString &name, const Reply<PullTold> &told,
                        const Reply<core::Result<void>> &pulled)
{
    const auto work = [this, server, name, settings = m_settings, told, pulled](const core::Connections &known,
                                                                                std::stop_token stop) {
        const auto tell = [this, &told](const PullTold &progress) { told.later(this, progress); };
        pulled.later(this, pullModel(server, name, settings, known, tell, stop));
    };
    whenKeysAreKnown({core::withoutSlash(server)}, [this, work, pulled] {
        if (!pulled.receiver())
            return;
        std::stop_source stopping =
            m_pulls.post([work, known = connections()](std::stop_token stop) { work(known, stop); });
        connect(pulled.receiver(), &QObject::destroyed, this, [stopping]() mutable { stopping.request_stop(); });
    });
}

QStringList ModelService::judgeWarnings() const
{
    return app::judgeWarnings(m_settings, m_trials);
}

Ability::Known ModelService::saysHowSure(const QString &role) const
{
    const QString model = modelFor(role, m_settings);
    if (isBuiltin(model))
        return Ability::Yes;
    const core::ModelName name = core::ModelName::from(model, m_settings);
    const bool isLocal = model == QLatin1String("local");
    for (const core::ModelProfile &profile : m_profiles) {
        const bool same = isLocal ? profile.model == m_settings.localModel
                                  : profile.server == name.server && profile.model == name.model;
        if (same && profile.logprobs)
            return *profile.logprobs ? Ability::Yes : Ability::No;
    }
    return Ability::Unknown;
}

// A verdict of the local model has the name its server gives it, which is unknown before it runs.
bool ModelService::judgesNow(const core::GraderHealth &health) const
{
    const QString model = modelFor(health.role, m_settings);
    const bool isBuiltinJudge = health.judge == QLatin1String("built-in");
    if (isBuiltin(model) || isBuiltinJudge)
        return isBuiltin(model) == isBuiltinJudge;
    return model == QLatin1String("local") || model == health.judge ||
           core::ModelName::from(model, m_settings).model == health.judge;
}

QList<Abilities> ModelService::abilities() const
{
    QList<Abilities> all;
    for (const core::ModelProfile &profile : m_profiles)
        all.append(abilitiesOf(profile));
    return all;
}

void ModelService::watchLocalServer(const Reply<LocalServerState> &changed)
{
    std::erase_if(m_watchers, [](const auto &watcher) { return !watcher.isWanted(); });
    m_watchers.push_back(changed);
    changed.later(this, m_local.state());
}

void ModelService::localServerLog(const Reply<QStringList> &read)
{
    m_quick.post([this, read](std::stop_token) { read.later(this, m_local.log(shownLines)); });
}

void ModelService::findKey(const QString &service, const Reply<KeyPlace> &found)
{
    m_keyring.find(service, found);
}

void ModelService::setKey(const QString &service, const QString &key, const Reply<core::Result<void>> &kept)
{
    m_keyring.set(service, key.trimmed().toUtf8(), [this, service, kept](const core::Result<void> &result) {
        emit keyChanged(service);
        kept(result);
    });
}

void ModelService::useSettings(const core::Settings &settings)
{
    m_settings = settings;
    const auto nobody = [](KeyPlace) {};
    for (const QString &service : servicesOf(m_settings))
        m_keyring.find(service, nobody);
    wantLocalServer();
}

void ModelService::wantLocalServer()
{
    m_local.configure(localConfig(m_settings));
}

void ModelService::whenKeysAreKnown(const QStringList &services, std::function<void()> begin)
{
    m_keyring.whenKnown(services, keyPatience, std::move(begin));
}

core::Connections ModelService::connections() const
{
    core::Connections connections;
    connections.keys = m_keyring.keys();
    connections.profiles = m_profiles;
    connections.prices = m_prices;
    return connections;
}

} // namespace app
