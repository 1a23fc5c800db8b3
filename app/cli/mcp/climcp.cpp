// attest-cli mcp: serves the library to other assistants on standard input and output.
#include "app/cli/clicommands.h"
#include "app/cli/cliservers.h"
#include "app/cli/mcp/mcpserver.h"
#include "app/jobs/embedjob.h"

#include <QCoreApplication>
#include <QDir>

#include <csignal>

#include <fcntl.h>
#include <unistd.h>

namespace app {
namespace {

using core::Json;

// Only the built-in engine: what an assistant asks is sent neither to a model server nor to the web.
core::Settings offlineSettings(core::Settings settings)
{
    settings.model = QStringLiteral("builtin");
    for (QString *role : {&settings.writerModel, &settings.rewriterModel, &settings.relevanceModel,
                          &settings.supportModel, &settings.utilityModel, &settings.routerModel, &settings.localModel})
        role->clear();
    if (!makesVectorsItself(settings))
        settings.embedder.clear();
    settings.webSearch = QStringLiteral("off");
    return settings;
}

// Includes this call's library, so that it does not depend on the assistant's environment.
void printConfiguration(const CliOptions &options)
{
    const QString library = QDir(libraryFolder(options)).absolutePath();
    core::JsonEntries server{{"command", QCoreApplication::applicationFilePath()},
                             {"args", Json(QStringList{QStringLiteral("--library"), library, QStringLiteral("mcp")})}};
    const bool isForVscode = options.printConfig == u"vscode";
    if (isForVscode)
        server.prepend({"type", Json("stdio")});
    const Json servers = Json::object({{"attest", Json::object(server)}});
    const Json json = Json::object({{isForVscode ? "servers" : "mcpServers", servers}});
    printLine(QString::fromUtf8(json.written(Json::Form::Indented)).trimmed());
}

// Redirects all other output to standard error: the protocol's messages get a descriptor of their own.
int ownOutput()
{
    const int out = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3);
    dup2(STDERR_FILENO, STDOUT_FILENO);
    return out;
}

} // namespace

int runMcp(const CliOptions &options, core::Library *, std::stop_token stop)
{
    if (!options.printConfig.isEmpty()) {
        printConfiguration(options);
        return CliStatus::Done;
    }
    const QString folder = libraryFolder(options);
    const auto library = core::Library::open(folder, printNote, core::Library::ForAssistants);
    if (!library)
        return complain(library.error());
    const auto audit = McpAudit::open(options.audit.isEmpty() ? McpAudit::usualFile() : options.audit, folder);
    if (!audit)
        return complain(audit.error());
    std::signal(SIGPIPE, SIG_IGN); // a client that is gone ends the server like the end of input
    const core::Settings settings = offlineSettings(options.settings);
    CliLocalServer local; // not started: it serves no model
    useEmbedderOrSay(**library, settings, local.server, stop);
    auto server =
        std::make_unique<McpServer>(**library, settings, **audit, McpServer::Streams{STDIN_FILENO, ownOutput()});
    if (!server->serve(stop))
        _exit(CliStatus::Done); // nothing unwritten can be lost
    return stop.stop_requested() ? CliStatus::Stopped : CliStatus::Done;
}

} // namespace app
