// Puts a backup or a rescued library in the place of the library, for which everything that uses it has to end.
#include "app/services/assistantlanes.h"
#include "core/maintenance/backup.h"
#include "core/maintenance/rescue.h"

#include <QDir>
#include <QFileInfo>

namespace app {
namespace {

QString wordsOf(const core::Backup &restored)
{
    const QString sentence = Assistant::tr("The backup was restored (documents: %1, sessions: %2).")
                                 .arg(restored.documents)
                                 .arg(restored.sessions);
    return restored.kept.isEmpty()
               ? sentence
               : sentence + u' ' +
                     Assistant::tr("The previous library is kept in %1.").arg(QDir::toNativeSeparators(restored.kept));
}

QString wordsOf(const core::Rescued &rescued)
{
    return Assistant::tr("All data that was still readable is now in a new library (sessions: %1, questions: %2, "
                         "documents: %3). PDFs to be read again: %4. The damaged library is kept in %5.")
        .arg(QString::number(rescued.sessions), QString::number(rescued.questions), QString::number(rescued.documents),
             QString::number(rescued.toRead), QDir::toNativeSeparators(rescued.kept));
}

} // namespace

int Assistant::restore(const QString &backup)
{
    const auto put = [this, backup](int run, const std::stop_token &stop) -> core::Result<core::TaskProgress> {
        const core::Result<core::Backup> restored = core::restore(
            backup, d->folder, core::IfThere::Replace, d->runs.percentOf(run, QStringLiteral("restore")), stop);
        if (!restored)
            return restored.error();
        return core::TaskProgress{.text = wordsOf(*restored)};
    };
    return d->replaceLibrary(tr("Restoring a backup"),
                             {tr("The library %1 is read-only; restore the backup into another folder."), put});
}

int Assistant::rescue()
{
    const auto put = [this](int run, const std::stop_token &stop) -> core::Result<core::TaskProgress> {
        const core::Result<core::Rescued> rescued =
            core::rescueInPlace(d->folder, d->runs.percentOf(run, QStringLiteral("rescue")), stop);
        if (!rescued)
            return rescued.error();
        return core::TaskProgress{.text = wordsOf(*rescued), .lost = rescued->lost};
    };
    return d->replaceLibrary(tr("Rescuing the library"),
                             {tr("The library %1 is read-only; rescue it into another folder."), put});
}

// Nothing may use the library while it is being replaced: running work is asked to stop, and new requests wait as they
// do while a library is being opened.
int Assistant::Private::replaceLibrary(const QString &subject, const Replacement &replacement)
{
    Run run;
    run.kind = Run::Task;
    run.subject = subject;
    run.stoppable = true;
    const int number = runs.beginToWait(run);
    replaceWhenOpen(replacement, number);
    return number;
}

void Assistant::Private::replaceWhenOpen(const Replacement &replacement, int number)
{
    if (library.isResting() || (!library.isOpen() && !library.isClosed()))
        return runs.whenOpen([=, this] { replaceWhenOpen(replacement, number); });
    if (!library.mayBeChanged()) {
        runs.leaveWaiting(number);
        const QString shown = QDir::toNativeSeparators(folder);
        return runs.finish(number, core::Error{core::Error::Storage, replacement.readOnly.arg(shown), {}});
    }
    const core::SessionId open = sessions.current().id;
    rest([=, this] { replace(replacement, number, open); });
}

void Assistant::Private::replace(const Replacement &replacement, int number, core::SessionId session)
{
    const bool stopped = !runs.leaveWaiting(number);
    runs.finishAll(); // runs of the folder watch, which no longer exists
    auto old = std::make_shared<std::unique_ptr<core::Library>>(library.take());
    runs.isStoppedBy(number, restoring.post([=, this](std::stop_token stop) {
        old->reset(); // writes its index cache
        const core::Result<core::TaskProgress> put =
            stopped ? core::Result<core::TaskProgress>(core::Error::cancelled()) : replacement.put(number, stop);
        auto opened = std::make_shared<core::Result<std::unique_ptr<core::Library>>>(
            core::Library::open(folder, [](const QString &) {}));
        if (put && *opened)
            runs.tell(number, QStringLiteral("restore"), *put);
        const core::Result<void> outcome = put ? core::Result<void>() : put.error();
        inWindow([=, this] { goOn(std::move(*opened), number, outcome, put ? 0 : session); });
    }));
}

// Once all lanes are idle, which may take as long as a stopped run needs to end.
void Assistant::Private::rest(std::function<void()> then)
{
    library.rest();
    sessions.rest();
    emit q->libraryChanged({}); // nobody refers to its documents any more
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
            lane->stopAll(); // includes jobs that are not runs: these may wait for an unresponsive drive
            lane->whenIdle([this, rested] { inWindow(rested); });
        }
    };
    if (library.isOpen() && library.mayBeChanged())
        queue.close(lanesRest); // files being read will wait again
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
        sessions.open(session); // everything is as before
}

} // namespace app
