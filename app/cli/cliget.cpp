// attest-cli's command models get: downloads a model file, with progress.
#include "app/cli/clicommands.h"
#include "app/cli/cliservers.h"
#include "app/jobs/getjob.h"
#include "app/services/offers.h"

namespace app {
namespace {

int listFiles(const CliOptions &options)
{
    const core::Result<QList<Choice>> files = filesToGet();
    if (!files)
        return complain(files.error());
    if (options.json) {
        QList<core::Json> all;
        for (const Choice &file : *files)
            all.append(core::Json::object({{"name", file.id}, {"details", file.summary}}));
        printLine(oneLine(core::Json::object({{"files", all}, {"own_list", ownModelList()}})));
        return CliStatus::Done;
    }
    printLine(QStringLiteral(
        "Model files that fit the memory of this computer; “attest-cli models get NAME” downloads one:"));
    for (const Choice &file : *files)
        printLine(QStringLiteral("  %1 %2").arg(file.id, -24).arg(file.summary));
    printLine(QStringLiteral("To list more, add them to “%1”.").arg(ownModelList()));
    return CliStatus::Done;
}

} // namespace

int runModelGet(const CliOptions &options, std::stop_token stop)
{
    const QString named = options.arguments.value(1);
    if (named.isEmpty())
        return listFiles(options);
    const core::Result<QString> got =
        getModel({named, options.sha256.toLatin1(), options.to}, tellsOfModel(options.json), stop);
    if (!got && got.error().code == core::Error::Cancelled) {
        printNote(QStringLiteral("Stopped. The part already downloaded is kept; the same command resumes."));
        return CliStatus::Stopped;
    }
    if (!got)
        return complain(got.error());
    if (options.json)
        printLine(oneLine(core::Json::object({{"got", named}, {"file", *got}})));
    else
        printLine(QStringLiteral("%1 was downloaded, and its SHA-256 matches; use it with --model local --set "
                                 "\"local-model=%2\".")
                      .arg(named, *got));
    return CliStatus::Done;
}

} // namespace app
