#include "ui/window/modelactions.h"

#include <algorithm>

namespace ui {

void ModelActions::lookForServers()
{
    if (const core::Result<QList<app::Choice>> files = app::filesToGet();
        app::ModelDownloads::canBeServed() && files && !files->isEmpty())
        emit fileOffered(files->first());
    m_assistant.models().findServers({},
                                     {this, [this](const QList<app::Server> &servers) { emit serversFound(servers); }});
}

void ModelActions::use(const QString &server, const QString &model)
{
    const core::Settings settings = m_assistant.settings();
    setModel(server == settings.serverUrl ? model : model + u'@' + server);
    emit told(tr("Trying %1…").arg(model), app::ModelState::Tried);
    const auto trying = [this, model](const QString &what) {
        emit told(tr("Trying %1: %2…").arg(model, what), app::ModelState::Tried);
    };
    const auto probed = [this, model, before = settings.model](const core::Result<app::Abilities> &found) {
        keep(found, model, before);
    };
    m_assistant.models().probe(server, model, {this, trying}, {this, probed});
}

void ModelActions::getToKnow(const QString &name)
{
    if (name == QLatin1String("builtin"))
        return;
    const core::ModelName wanted = core::ModelName::from(name, m_assistant.settings());
    for (const app::Abilities &known : m_assistant.models().abilities()) {
        if (known.server == wanted.server && known.model == wanted.model)
            return;
    }
    // If the server does not answer, asking a question will report it.
    m_assistant.models().probe(wanted.server, wanted.model, {this, [](const QString &) {}},
                               {this, [](const core::Result<app::Abilities> &) {}});
}

void ModelActions::getFile(const QString &named)
{
    if (m_getting)
        return;
    m_getting = new QObject(this);
    emit told(tr("Asking the server…"), app::ModelState::Fetched);
    const auto progress = [this](const app::PullTold &far) { emit told(far.words, app::ModelState::Fetched); };
    const auto got = [this](const core::Result<QString> &file) {
        m_getting->deleteLater();
        m_getting = nullptr;
        file ? useFile(*file) : emit told(file.error().message, app::ModelState::Refused);
    };
    m_assistant.downloads().get(named, {m_getting, progress}, {m_getting, got});
}

void ModelActions::stopGetting()
{
    if (!m_getting)
        return;
    delete std::exchange(m_getting, nullptr);
    emit told(tr("Stopped. The part already downloaded is kept; the download resumes from there."),
              app::ModelState::Refused);
}

void ModelActions::useFile(const QString &file)
{
    core::Settings settings = m_assistant.settings();
    settings.localModel = file;
    m_assistant.setSettings(settings);
    use(settings.serverUrl, QStringLiteral("local"));
}

void ModelActions::setModel(const QString &name)
{
    core::Settings settings = m_assistant.settings();
    settings.model = name;
    m_assistant.setSettings(settings);
}

void ModelActions::keep(const core::Result<app::Abilities> &probed, const QString &model, const QString &before)
{
    if (!probed || !probed->chats) {
        setModel(before);
        const bool isVague = probed && probed->whyNot.isEmpty();
        emit told(isVague  ? tr("%1 does not write text; choose another model.").arg(model)
                  : probed ? probed->whyNot
                           : probed.error().message,
                  app::ModelState::Refused);
        return;
    }
    const auto saysHowSure = [](const app::Ability &ability) {
        return ability.name == QLatin1String("Log-probabilities") && ability.known == app::Ability::Yes;
    };
    const bool isSure = std::any_of(probed->lines.begin(), probed->lines.end(), saysHowSure);
    emit told(isSure ? tr("%1 is ready: it writes, judges, and says how sure it is.").arg(model)
                     : tr("%1 is ready: it writes and judges.").arg(model),
              app::ModelState::Ready);
    emit kept();
}

} // namespace ui
