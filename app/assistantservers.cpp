// What Assistant does with model servers, keys and the health of judges.
#include "app/assistant.h"
#include "app/assistantlanes.h"
#include "core/base/catalogue.h"
#include "core/model/backend.h"
#include "core/web/websearch.h"

#include <QCoreApplication>
#include <QPointer>

namespace app {

QList<Choice> Assistant::webEngines() const
{
    QList<Choice> choices;
    for (const core::WebEngine *engine : core::offers<core::WebEngine>())
        choices.append({core::toQString(engine->id), QCoreApplication::translate("WebEngine", engine->title),
                        QCoreApplication::translate("WebEngine", engine->leaves)});
    return choices;
}

void Assistant::findServers(QObject *receiver, std::function<void(const QList<Server> &)> found)
{
    d->views.post([this, settings = d->settings, connections = d->connections(), receiver = QPointer(receiver),
                   found](std::stop_token stop) {
        QList<Server> servers;
        for (const core::Backend *backend : core::offers<core::Backend>()) {
            if (backend->id == "builtin")
                continue;
            const core::Result<QStringList> models = backend->models(settings, connections, stop);
            if (models)
                servers.append({tr("OpenAI protocol"), Keyring::named(settings.serverUrl), *models});
        }
        d->inWindow([receiver, found, servers] {
            if (receiver)
                found(servers);
        });
    });
}

void Assistant::probe(const QString &server, const QString &, QObject *receiver, std::function<void(const QString &)>,
                      std::function<void(const core::Result<Abilities> &)> probed)
{
    const core::Error error{core::Error::Unavailable, tr("%1 cannot be probed yet.").arg(server), {}};
    d->inWindow([receiver = QPointer(receiver), probed, error] {
        if (receiver)
            probed(error);
    });
}

QList<Abilities> Assistant::abilities() const
{
    return {};
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
    if (!d->library) {
        answer(d->closed.value_or(core::Error{
            core::Error::Unavailable, tr("The library is still being opened; try again in a moment."), {}}));
        return;
    }
    d->views.post([this, answer](std::stop_token stop) {
        QList<core::GraderHealth> rows;
        for (const core::Session &known : d->library->sessions()) {
            const core::Result<core::Session> session = d->library->session(known.id);
            for (const core::Turn &turn : session ? session->turns : QList<core::Turn>())
                core::add(rows, core::healthOf(turn.trace));
            if (stop.stop_requested())
                return;
        }
        answer(rows);
    });
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
                   [receiver = QPointer(receiver), kept](const core::Result<void> &result) {
                       if (receiver)
                           kept(result);
                   });
}

bool Assistant::hasKey(const QString &service) const
{
    return d->keyring.place(service) != KeyPlace::None;
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
