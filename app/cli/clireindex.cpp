// attest-cli reread: updates documents whose passages should have another length, or that an older reader has read; and
// lists them.
#include "app/cli/clicommands.h"
#include "app/runtime/lane.h"
#include "app/settings/passwordfile.h"
#include "app/runtime/pool.h"
#include "core/ingest/reindexflow.h"

#include <QElapsedTimer>

namespace app {
namespace {

QString sentenceOf(int reindexed, int tried) // counts documents
{
    if (reindexed > 0)
        return reindexed == 1 ? QStringLiteral("One document was brought up to date.")
                              : QStringLiteral("%1 documents were brought up to date.").arg(reindexed);
    return tried == 0 ? QStringLiteral("No document is outdated.")
                      : QStringLiteral("No document was brought up to date: %1 could not be read again. If they are "
                                       "locked, give their passwords with “--password-file”.")
                            .arg(tried);
}

} // namespace

core::Result<QSet<core::DocumentId>> outdatedDocuments(const CliOptions &options, core::Library &library,
                                                       const std::stop_token &stop)
{
    const auto outdated = core::LibraryReindex(library, core::readAsIn(options.settings)).outdated(stop);
    if (!outdated)
        return outdated.error();
    QSet<core::DocumentId> found;
    for (const core::LibraryReindex::Outdated &each : *outdated)
        found.insert(each.document);
    return found;
}

int runReread(const CliOptions &options, core::Library *library, std::stop_token stop)
{
    const core::Result<QStringList> passwords = passwordsFrom(options.passwordFile);
    if (!passwords)
        return complain(passwords.error());
    Pool pool(readersFor(options.settings.readers).cores - 1); // the calling thread works too
    core::ReindexConditions conditions{pool, stop};
    conditions.passwords = [&](const QByteArray &) { return *passwords; };
    QElapsedTimer told;
    int tried = 0;
    conditions.progress = [&](int done, int of) {
        tried = of;
        if (told.isValid() && told.elapsed() < tellEvery)
            return;
        told.start();
        printNote(QStringLiteral("%1 of %2 documents prepared.").arg(done).arg(of));
    };
    const core::Result<int> reindexed =
        core::reindex(*library, options.settings, core::readAsIn(options.settings), conditions);
    if (!reindexed) {
        if (reindexed.error().code == core::Error::Cancelled)
            printNote(QStringLiteral("The old passages stay in use; “attest-cli reread” resumes."));
        return complain(reindexed.error());
    }
    const auto left = outdatedDocuments(options, *library, stop);
    if (!left)
        return complain(left.error());
    if (options.json)
        printLine(oneLine(core::Json::object({{"reread", *reindexed}, {"outdated", int(left->size())}})));
    else
        printLine(sentenceOf(*reindexed, tried));
    const core::Result<void> settled =
        *reindexed > 0 ? fitAndEmbed(*library, options.settings, stop) : core::Result<void>();
    return settled ? CliStatus::Done : complain(settled.error());
}

} // namespace app
