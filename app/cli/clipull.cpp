// attest-cli's command models pull: makes Ollama download a model, with progress.
#include "app/cli/clicommands.h"
#include "app/cli/cliservers.h"
#include "app/jobs/pulljob.h"
#include "app/services/offers.h"

#include <QUrl>

namespace app {
namespace {

int listSuggestions(const CliOptions &options)
{
    const QList<Choice> models = modelsToPull();
    if (options.json) {
        QList<core::Json> all;
        for (const Choice &model : models)
            all.append(core::Json::object({{"name", model.id}, {"details", model.summary}}));
        printLine(oneLine(core::Json::object({{"suggestions", all}})));
        return CliStatus::Done;
    }
    printLine(
        QStringLiteral("Models that fit the memory of this computer; “attest-cli models pull NAME” downloads one:"));
    for (const Choice &model : models)
        printLine(QStringLiteral("  %1 %2").arg(model.id, -24).arg(model.summary));
    return CliStatus::Done;
}

} // namespace

int runModelPull(const CliOptions &options, std::stop_token stop)
{
    const QString name = options.arguments.value(1);
    if (name.isEmpty())
        return listSuggestions(options);
    const QString server =
        core::withoutSlash(options.server.isEmpty() ? options.settings.serverUrl : options.server.trimmed());
    const QUrl url(server);
    if (url.scheme() != QLatin1String("http") && url.scheme() != QLatin1String("https"))
        return complain(
            {core::Error::Invalid,
             QStringLiteral("“%1” is not the address of an Ollama server; write it as http://localhost:11434.")
                 .arg(server),
             {}});
    core::Settings settings = options.settings;
    settings.serverUrl = server;
    const core::Result<void> pulled =
        pullModel(server, name, settings, connectionsFor(settings), tellsOfModel(options.json), stop);
    if (!pulled && pulled.error().code == core::Error::Cancelled) {
        printNote(QStringLiteral("Stopped. The server keeps the part already downloaded; the same command resumes."));
        return CliStatus::Stopped;
    }
    if (!pulled)
        return complain(pulled.error());
    if (options.json)
        printLine(oneLine(core::Json::object({{"pulled", name}, {"server", server}})));
    else
        printLine(QStringLiteral("%1 was downloaded; use it with --model %2.")
                      .arg(name, core::ModelName{name, server}.written(options.settings)));
    return CliStatus::Done;
}

} // namespace app
