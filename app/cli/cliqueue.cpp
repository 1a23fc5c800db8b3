// attest-cli queue: files waiting to be read, and files that failed.
#include "app/cli/clicommands.h"
#include "core/library/queue.h"

namespace app {
namespace {

constexpr int listed = 1000; // limit for waiting and for failed files

core::Json entryJson(const core::Queued &entry)
{
    return core::Json::object({{"path", entry.path},
                               {"recognise", entry.task == core::Queued::Recognise},
                               {"bytes", entry.bytes},
                               {"reason", entry.reason}});
}

int tell(const CliOptions &options, core::Library &library)
{
    const core::LibraryQueue queue(library);
    const core::QueueCounts counts = queue.counts();
    const QList<core::Queued> waiting = queue.list(core::Queued::Waiting, listed);
    const QList<core::Queued> failed = queue.list(core::Queued::Failed, listed);
    const bool paused = queue.paused();
    if (const std::optional<int> unread = complainOfUnread(library))
        return *unread;
    if (options.json) {
        QList<core::Json> lists[2];
        for (const core::Queued &entry : waiting)
            lists[0].append(entryJson(entry));
        for (const core::Queued &entry : failed)
            lists[1].append(entryJson(entry));
        printLine(oneLine(core::Json::object({{"waiting", counts.waiting},
                                              {"failed", counts.failed},
                                              {"paused", paused},
                                              {"waiting_list", lists[0]},
                                              {"failed_list", lists[1]}})));
        return CliStatus::Done;
    }
    for (const core::Queued &entry : waiting)
        printLine(QStringLiteral("%1  %2").arg(
            entry.task == core::Queued::Read ? QStringLiteral("waiting") : QStringLiteral("scan   "), entry.path));
    for (const core::Queued &entry : failed)
        printLine(QStringLiteral("failed   %1: %2").arg(entry.path, entry.reason));
    printNote(QStringLiteral("%1 waiting, %2 failed. “attest-cli add” reads the waiting files, “queue retry” tries the "
                             "failed ones again, and “queue clear” empties the queue.")
                  .arg(counts.waiting)
                  .arg(counts.failed));
    return CliStatus::Done;
}

} // namespace

int runQueue(const CliOptions &options, core::Library *library, std::stop_token)
{
    core::LibraryQueue queue(*library);
    const QString request = options.arguments.value(0);
    core::Result<void> done;
    if (request == QLatin1String("retry")) {
        done = queue.retryAll();
    } else if (request == QLatin1String("clear")) {
        done = queue.removeUnread();
        if (done)
            done = queue.removeAll(core::Queued::Failed);
    } else if (!request.isEmpty()) {
        printNote(QStringLiteral("“queue” takes “retry” or “clear”, not “%1”.").arg(request));
        return CliStatus::Usage;
    }
    if (!done)
        return complain(done.error());
    return tell(options, *library);
}

} // namespace app
