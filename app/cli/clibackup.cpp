// attest-cli's commands for the whole library: backup, restore, rescue.
#include "app/cli/clicommands.h"
#include "core/base/plural.h"
#include "core/maintenance/backup.h"
#include "core/maintenance/rescue.h"

#include <QDir>
#include <QElapsedTimer>

namespace app {
namespace {

core::IfThere ifThere(bool replaces)
{
    return replaces ? core::IfThere::Replace : core::IfThere::Refuse;
}

core::Json backupJson(const core::Backup &backup, const QString &library, double seconds)
{
    return core::Json::object({{"library", library},
                               {"file", backup.file},
                               {"bytes", backup.bytes},
                               {"documents", backup.documents},
                               {"passages", backup.passages},
                               {"sessions", backup.sessions},
                               {"seconds", seconds}});
}

QString content(const core::Backup &backup)
{
    return QStringLiteral("%1, %2, %3")
        .arg(core::plural(backup.documents, "document"), core::plural(backup.passages, "passage"),
             core::plural(backup.sessions, "session"));
}

constexpr double thousand = 1000; // milliseconds per second

} // namespace

int runBackup(const CliOptions &options, core::Library *, std::stop_token stop)
{
    QElapsedTimer clock;
    clock.start();
    const QString library = QDir(libraryFolder(options)).absolutePath();
    const core::Result<core::Backup> backup = core::backUp(
        library, options.arguments.first(), ifThere(options.overwrite), Telling(QStringLiteral("Backup")), stop);
    if (!backup)
        return complain(backup.error());
    if (options.json)
        printLine(oneLine(backupJson(*backup, library, double(clock.elapsed()) / thousand)));
    else
        printLine(QStringLiteral("%1: %2; written and verified.").arg(backup->file, content(*backup)));
    return CliStatus::Done;
}

int runRestore(const CliOptions &options, core::Library *, std::stop_token stop)
{
    QElapsedTimer clock;
    clock.start();
    const QString library = QDir(libraryFolder(options)).absolutePath();
    const core::Result<core::Backup> restored = core::restore(
        options.arguments.first(), library, ifThere(options.replace), Telling(QStringLiteral("Restoring")), stop);
    if (!restored)
        return complain(restored.error());
    if (options.json) {
        core::JsonObject json = backupJson(*restored, library, double(clock.elapsed()) / thousand);
        json.set("kept", restored->kept);
        printLine(oneLine(json));
        return CliStatus::Done;
    }
    printLine(QStringLiteral("Library %1: %2.").arg(library, content(*restored)));
    if (!restored->kept.isEmpty())
        printLine(QStringLiteral("The previous library is kept in %1.").arg(restored->kept));
    return CliStatus::Done;
}

int runRescue(const CliOptions &options, core::Library *, std::stop_token stop)
{
    const QString library = QDir(libraryFolder(options)).absolutePath();
    const core::Result<core::Rescued> rescued =
        core::rescue(library, options.arguments.first(), Telling(QStringLiteral("Rescue")), stop);
    if (!rescued)
        return complain(rescued.error());
    if (options.json) {
        printLine(oneLine(core::Json::object({{"library", rescued->folder},
                                              {"from", library},
                                              {"sessions", rescued->sessions},
                                              {"questions", rescued->questions},
                                              {"documents", rescued->documents},
                                              {"to_read", rescued->toRead},
                                              {"folders", rescued->folders},
                                              {"lost", rescued->lost}})));
        return CliStatus::Done;
    }
    printLine(QStringLiteral("Library %1: %2 with %3, %4, %5.")
                  .arg(rescued->folder, core::plural(rescued->sessions, "session"),
                       core::plural(rescued->questions, "question"), core::plural(rescued->documents, "document"),
                       core::plural(rescued->folders, "folder")));
    for (const QString &sentence : rescued->lost)
        printLine(QStringLiteral("  ") + sentence);
    if (rescued->toRead > 0)
        printLine(QStringLiteral("PDFs waiting to be read again: %1; “attest-cli --library %2 add” reads them.")
                      .arg(QString::number(rescued->toRead), rescued->folder));
    return CliStatus::Done;
}

} // namespace app
