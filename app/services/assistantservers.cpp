// What Assistant does with model servers, keys and the health of judges.
#include "app/services/assistant.h"
#include "app/jobs/asking.h"
#include "app/services/assistantlanes.h"
#include "app/jobs/judging.h"
#include "app/jobs/localmodel.h"
#include "core/base/catalogue.h"
#include "core/base/http.h"
#include "core/ports/backend.h"
#include "core/openai/discovery.h"
#include "core/openai/probing.h"
#include "core/embedding/staticembedder.h"
#include "core/web/websearch.h"

#include <QCoreApplication>
#include <QPointer>
#include <QUrl>

namespace app {
namespace {

Abilities abilitiesOf(const core::ModelProfile &profile)
{
    Abilities abilities{profile.server, profile.model, profile.kind, {}, profile.probed, profile.chat.value_or(false)};
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

struct ModelThere // a model on a server that may not be that of the settings
{
    core::Settings settings; // with their server: the key in the environment is for that one alone
    QStringList services;    // whose keys are needed
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
    if (core::ModelName::from(settings.model, settings).server != name.server) { // it is no address
        settings.model = name.model;
        settings.serverUrl = name.server; // is refused in words before anything is sent
    }
    there.services.append(name.server);
    return there;
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

QList<Choice> Assistant::webEngines() const
{
    QList<Choice> choices;
    for (const core::WebEngine *engine : core::offers<core::WebEngine>())
        choices.append({core::toQString(engine->id), QCoreApplication::translate("WebEngine", engine->title),
                        QCoreApplication::translate("WebEngine", engine->leaves)});
    return choices;
}

QString Assistant::whatVectorsTell(const core::Settings &settings)
{
    const QUrl server(core::ModelName::from(settings.embedder, settings).server);
    const core::Backend *backend = core::backendFor(settings.embedder);
    const bool staysHere = settings.embedder.isEmpty() || !backend || !backend->embedder ||
                           settings.embedder == QLatin1String("local") ||
                           core::namesStaticEmbedder(settings.embedder) || core::isThisMachine(server);
    return staysHere ? tr("Nothing leaves this machine for vectors.")
                     : tr("The text of every passage in the library, and each question, is sent to %1.")
                           .arg(core::shown(server));
}

bool Assistant::mayAskTheWeb(const core::Settings &settings)
{
    return webSearchOf(settings) != nullptr;
}

void Assistant::findServers(const QString &alsoAt, QObject *receiver, std::function<void(const QList<Server> &)> found)
{
    const auto look = [this, receiver = QPointer(receiver), found](
                          const core::Settings &settings, const core::Connections &connections, std::stop_token stop) {
        QList<Server> servers;
        for (const core::FoundServer &server : core::findServers(settings, connections, d->pool, stop))
            servers.append({server.kind, server.address, server.models});
        d->inWindow([receiver, found, servers] {
            if (receiver)
                found(servers);
        });
    };
    const QStringList services = servicesOf(d->settings) + QStringList{alsoAt};
    d->keyring.whenKnown(services, keyPatience, [this, settings = d->settings, alsoAt, look] {
        core::Connections connections = d->connections();
        connections.places.append(alsoAt);
        d->servers.post([settings, connections, look](std::stop_token stop) { look(settings, connections, stop); });
    });
}

void Assistant::probe(const QString &server, const QString &model, QObject *receiver,
                      std::function<void(const QString &)> trying,
                      std::function<void(const core::Result<Abilities> &)> probed)
{
    const auto [settings, services] = settingsFor(server, model, d->settings);
    const auto answer = [this, receiver = QPointer(receiver), probed](const core::Result<core::ModelProfile> &profile) {
        d->inWindow([this, receiver, probed, profile] {
            if (profile)
                replace(d->profiles, *profile);
            d->wantLocalServer(); // it may have been started for this alone
            if (receiver)
                probed(profile ? core::Result<Abilities>(abilitiesOf(*profile)) : profile.error());
        });
    };
    const auto tell = [this, receiver = QPointer(receiver), trying](const QString &what) {
        d->inWindow([receiver, trying, what] {
            if (receiver)
                trying(what);
        });
    };
    const auto ask = [this, answer, tell](core::Settings present, core::Connections connections, std::stop_token stop) {
        tell(tr("Waiting for the model"));
        const core::Result<void> placed = placeLocalModel(present, connections, d->local, stop);
        core::Result<core::ModelProfile> profile =
            placed ? core::probe(present.model, present, connections, tell, d->pool, stop) : placed.error();
        if (profile) {
            profile = remembered(*profile, present, d->local);
            (void)d->profileFile.remember(*profile); // what cannot be kept holds until the end
        }
        answer(profile);
    };
    d->keyring.whenKnown(services, keyPatience, [this, wanted = settings, ask, receiver = QPointer(receiver)] {
        if (!receiver)
            return;
        std::stop_source stopping = d->servers.post(
            [wanted, ask, connections = d->connections()](std::stop_token stop) { ask(wanted, connections, stop); });
        connect(receiver, &QObject::destroyed, this, [stopping]() mutable { stopping.request_stop(); });
    });
}

void Assistant::judge(const QString &server, const QString &model, bool anew, QObject *receiver,
                      std::function<void(int, int)> trying,
                      std::function<void(const core::Result<JudgeTrialTold> &)> tried)
{
    const auto [settings, services] = settingsFor(server, model, d->settings);
    const auto answer = [this, receiver = QPointer(receiver), tried](const core::Result<core::JudgeTrial> &trial) {
        d->inWindow([this, receiver, tried, trial] {
            if (trial)
                replace(d->trials, *trial);
            d->wantLocalServer(); // it may have been started for this alone
            if (receiver)
                tried(toldOf(trial));
        });
    };
    const auto told = [this, receiver = QPointer(receiver), trying](int done, int of) {
        d->inWindow([receiver, trying, done, of] {
            if (receiver)
                trying(done, of);
        });
    };
    const auto ask = [this, answer, told](const core::Settings &wanted, const core::Connections &connections,
                                          const QList<core::JudgeTrial> &known, std::stop_token stop) {
        const core::Result<core::JudgeTrial> trial =
            tryAsJudge(wanted, connections, {d->local, d->pool, told, known}, stop);
        if (trial)
            (void)d->profileFile.remember(*trial); // what cannot be kept holds until the end
        answer(trial);
    };
    const QList<core::JudgeTrial> known = anew ? QList<core::JudgeTrial>() : d->trials;
    d->keyring.whenKnown(services, keyPatience, [this, wanted = settings, ask, known, receiver = QPointer(receiver)] {
        if (!receiver)
            return;
        std::stop_source stopping =
            d->servers.post([wanted, ask, known, connections = d->connections()](std::stop_token stop) {
                ask(wanted, connections, known, stop);
            });
        connect(receiver, &QObject::destroyed, this, [stopping]() mutable { stopping.request_stop(); });
    });
}

QStringList Assistant::judgeWarnings() const
{
    return app::judgeWarnings(d->settings, d->trials);
}

Ability::Known Assistant::saysHowSure(const QString &role) const
{
    const QString model = modelFor(role, d->settings);
    if (isBuiltin(model))
        return Ability::Yes;
    const core::ModelName name = core::ModelName::from(model, d->settings);
    const bool isLocal = model == QLatin1String("local");
    for (const core::ModelProfile &profile : d->profiles) {
        const bool same = isLocal ? profile.model == d->settings.localModel
                                  : profile.server == name.server && profile.model == name.model;
        if (same && profile.logprobs)
            return *profile.logprobs ? Ability::Yes : Ability::No;
    }
    return Ability::Unknown;
}

// Of the local model a verdict bears the name that its server gives it, which nobody knows before it runs.
bool Assistant::judgesNow(const core::GraderHealth &health) const
{
    const QString model = modelFor(health.role, d->settings);
    const bool isBuiltinJudge = health.judge == QLatin1String("built-in");
    if (isBuiltin(model) || isBuiltinJudge)
        return isBuiltin(model) == isBuiltinJudge;
    return model == QLatin1String("local") || model == health.judge ||
           core::ModelName::from(model, d->settings).model == health.judge;
}

QList<Abilities> Assistant::abilities() const
{
    QList<Abilities> all;
    for (const core::ModelProfile &profile : d->profiles)
        all.append(abilitiesOf(profile));
    return all;
}

void Assistant::health(QObject *receiver, std::function<void(const core::Result<QList<core::GraderHealth>> &)> told)
{
    const auto answer = [this, receiver = QPointer(receiver),
                         told](const core::Result<QList<core::GraderHealth>> &rows) {
        d->inWindow([receiver, told, rows] {
            if (receiver)
                told(rows);
        });
    };
    if (!d->usable()) {
        answer(d->closed.value_or(core::Error{
            core::Error::Unavailable, tr("The library is still being opened; try again in a moment."), {}}));
        return;
    }
    d->views.post([this, answer](std::stop_token stop) { answer(d->library->health(stop)); });
}

void Assistant::watchLocalServer(QObject *receiver, std::function<void(const LocalServerState &)> changed)
{
    std::erase_if(d->localWatchers, [](const auto &watcher) { return !watcher.first; });
    d->localWatchers.emplace_back(receiver, changed);
    d->inWindow([this, receiver = QPointer(receiver), changed] {
        if (receiver)
            changed(d->local.state());
    });
}

void Assistant::localServerLog(QObject *receiver, std::function<void(const QStringList &)> read)
{
    constexpr int shownLines = 200;
    d->views.post([this, receiver = QPointer(receiver), read](std::stop_token) {
        const QStringList lines = d->local.log(shownLines);
        d->inWindow([receiver, read, lines] {
            if (receiver)
                read(lines);
        });
    });
}

void Assistant::findKey(const QString &service, QObject *receiver, std::function<void(KeyPlace)> found)
{
    d->keyring.find(service, [receiver = QPointer(receiver), found](KeyPlace place) {
        if (receiver)
            found(place);
    });
}

void Assistant::setKey(const QString &service, const QString &key, QObject *receiver,
                       std::function<void(const core::Result<void> &)> kept)
{
    d->keyring.set(service, key.trimmed().toUtf8(),
                   [this, receiver = QPointer(receiver), kept](const core::Result<void> &result) {
                       if (d->usable() && !d->settings.embedder.isEmpty())
                           d->useEmbedder(); // it may be its key
                       if (receiver)
                           kept(result);
                   });
}

bool Assistant::keysAreKept() const
{
    return d->keyring.keeps();
}

QString Assistant::whyKeysAreNotKept() const
{
    return d->keyring.whyNot();
}

} // namespace app
