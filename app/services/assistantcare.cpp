// Putting a backup in the place of the library, for which all that uses it has to end.
#include "app/services/assistantlanes.h"
#include "core/maintenance/backup.h"

#include <QDir>
#include <QFileInfo>

namespace app {
namespace {

QString wordsOf(const core::Backup &restored)
{
    const QString sentence = Assistant::tr("The backup is restored (documents: %1, sessions: %2).")
                                 .arg(restored.documents)
                                 .arg(restored.sessions);
    return restored.kept.isEmpty() ? sentence
                                   : sentence + u' ' +
                                         Assistant::tr("The library that was there before is kept in %1.")
                                             .arg(QDir::toNativeSeparators(restored.kept));
}

} // namespace

// Nothing may use the library while another takes its place: what is under way is asked to stop, and what comes
// meanwhile waits as it does while the library is being opened.
int Assistant::restore(const QString &backup)
{
    Run run;
    run.kind = Run::Task;
    run.subject = tr("Restoring a backup");
    run.stoppable = true;
    const int number = d->runs.beginToWait(run);
    d->restoreWhenOpen(backup, number);
    return number;
}

void Assistant::Private::restoreWhenOpen(const QString &backup, int number)
{
    if (library.isResting() || (!library.isOpen() && !library.isClosed()))
        return runs.whenOpen([=, this] { restoreWhenOpen(backup, number); });
    if (!library.mayBeChanged()) {
        runs.leaveWaiting(number);
        const QString shown = QDir::toNativeSeparators(folder);
        return runs.finish(
            number,
            core::Error{core::Error::Storage,
                        tr("The library %1 may only be read; restore the backup into another folder.").arg(shown),
                        {}});
    }
    const core::SessionId open = sessions.current().id;
    rest([=, this] { restore(backup, number, open); });
}

void Assistant::Private::restore(const QString &backup, int number, core::SessionId session)
{
    const bool stopped = !runs.leaveWaiting(number);
    runs.finishAll(); // those of the folders' watch, which is gone
    auto old = std::make_shared<std::unique_ptr<core::Library>>(library.take());
    runs.isStoppedBy(number, restoring.post([=, this](std::stop_token stop) {
        old->reset(); // writes its index cache
        const core::Result<core::Backup> restored =
            stopped ? core::Result<core::Backup>(core::Error::cancelled())
                    : core::restore(backup, folder, core::IfThere::Replace,
                                    runs.percentOf(number, QStringLiteral("restore")), stop);
        auto opened = std::make_shared<core::Result<std::unique_ptr<core::Library>>>(
            core::Library::open(folder, [](const QString &) {}));
        if (restored && *opened)
            runs.tell(number, QStringLiteral("restore"), {.text = wordsOf(*restored)});
        const core::Result<void> outcome = restored ? core::Result<void>() : restored.error();
        inWindow([=, this] { goOn(std::move(*opened), number, outcome, restored ? 0 : session); });
    }));
}

// Once no lane does anything any more, for which a run that was stopped may have to be waited for.
void Assistant::Private::rest(std::function<void()> then)
{
    library.rest();
    sessions.rest();
    emit q->libraryChanged({}); // nobody names its documents any more
    runs.stopAll();
    folders.end();
    zotero.end();
    team.end();
    std::vector<Lane *> lanes{&tasks, &restoring};
    for (const std::vector<Lane *> &more :
         {documents.lanes(), index.lanes(), scans.lanes(), reindexing.lanes(), pages.lanes(), sessions.lanes(),
          conversation.lanes(), evaluation.lanes(), folders.lanes(), passwords.lanes(), maintenance.lanes(),
          search.lanes(), zotero.lanes(), team.lanes()})
        lanes.insert(lanes.end(), more.begin(), more.end());
    const auto left = std::make_shared<size_t>(lanes.size() + 1);
    const auto rested = [left, then] {
        if (--*left == 0)
            then();
    };
    const auto lanesRest = [this, lanes, rested] {
        rested();
        for (Lane *lane : lanes) {
            lane->stopAll(); // also what is no run: it may wait for a drive that does not answer
            lane->whenIdle([this, rested] { inWindow(rested); });
        }
    };
    if (library.isOpen() && library.mayBeChanged())
        queue.close(lanesRest); // what was being read waits again
    else
        lanesRest();
}

void Assistant::Private::goOn(core::Result<std::unique_ptr<core::Library>> result, int run,
                              const core::Result<void> &outcome, core::SessionId session)
{
    conversation.forget();
    work.reset();
    documents.forget();
    scans.forget();
    reindexing.forget();
    opened(std::move(result), run, outcome);
    if (session != 0 && !library.isClosed())
        sessions.open(session); // all is as it was
}

} // namespace app
