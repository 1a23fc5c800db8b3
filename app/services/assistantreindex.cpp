// What Assistant does where documents are outdated: passages of another length are wanted, or the reader has become
// better. On a lane of its own, behind all reading; what answers does so until all of it is there.
#include "app/services/assistantlanes.h"
#include "app/services/documentfile.h"
#include "core/ingest/reindexflow.h"

namespace app {

// None any more once the user has stopped it, until it is asked for, other settings come or the program starts.
void Assistant::Private::reindexIfWanted()
{
    if (!reindexDue || reindexLeft || looksForOutdated || !usable() || reindexRun != 0 || !mayReindex())
        return;
    reindexDue = false;
    looksForOutdated = true;
    reindexLane.post([this, wanted = core::readAsIn(settings)](std::stop_token stop) {
        core::LibraryReindex outdatedOnes(*library, wanted);
        const auto outdated = outdatedOnes.outdated(stop);
        const bool isWanted = outdated && !outdated->isEmpty();
        if (outdated && !isWanted)
            outdatedOnes.drop();
        const core::Result<QString> said = outdated ? core::Result<QString>(tr("All documents are up to date."))
                                                    : core::Result<QString>(outdated.error());
        inWindow([this, isWanted, said] {
            looksForOutdated = false;
            const bool isAskedFor = std::exchange(reindexAsked, false);
            if (!usable())
                return;
            if (isWanted && !reindexLeft)
                reindex(isAskedFor);
            else if (isAskedFor)
                sayOfReindex(said);
            reindexIfWanted(); // other settings may have come after what was looked for
        });
    });
}

// Behind all that is read or recognised, which would have to begin again where its document changes.
bool Assistant::Private::mayReindex() const
{
    return !queue.busy() && !queue.paused() && inQueue.seen().reading == 0 && inQueue.seen().counts.waiting == 0;
}

void Assistant::Private::reindexAfresh()
{
    reindexLeft = false;
    reindexDue = true;
    if (runs.isRunning(reindexRun)) {
        reindexAgain = true; // what it prepares is not wanted any more
        (void)runs.stop(reindexRun);
    }
    reindexIfWanted();
}

void Assistant::Private::reindex(bool asked)
{
    Run run;
    run.kind = Run::Task;
    run.subject = tr("Re-indexing outdated documents");
    run.stoppable = true;
    reindexRun = runs.post(
        reindexLane, run,
        [=, this, settings = settings, known = secrets.known(),
         typed = secrets.typedOnes()](int number, std::stop_token stop) -> core::Result<void> {
            core::Inline alone; // the pool is for questions
            core::ReindexConditions conditions{alone, stop};
            conditions.progress = [&](int done, int of) {
                runs.tell(number, QStringLiteral("renew"),
                          {.unit = core::TaskProgress::Documents, .done = done, .of = of});
            };
            conditions.pass = [&] { reindexGate.pass(stop); };
            QHash<QByteArray, QStringList> tried;
            conditions.passwords = [&](const QByteArray &hash) {
                QStringList passwords = QStringList{known.value(hash)} + typed;
                passwords.removeAll(QString());
                return *tried.insert(hash, passwords);
            };
            const core::Result<int> renewed = core::reindex(*library, settings, core::readAsIn(settings), conditions);
            if (asked && renewed && *renewed == 0)
                runs.tell(
                    number, QStringLiteral("renew"),
                    tr("No document was brought up to date: those that are outdated could not be read anew. Where "
                       "one is locked, type its password on the page about it."));
            inWindow([this, tried, nothing = renewed && *renewed == 0] {
                reindexLeft |= nothing && !reindexDue; // can be done about what is outdated
                unlockOutdated(tried);
            });
            return renewed ? core::Result<void>() : core::Result<void>(renewed.error());
        });
}

void Assistant::Private::sayOfReindex(const core::Result<QString> &said)
{
    Run run;
    run.kind = Run::Task;
    run.subject = tr("Looking for outdated documents");
    runs.post(tasks, run, [this, said](int number, std::stop_token) -> core::Result<void> {
        if (!said)
            return said.error();
        runs.tell(number, QStringLiteral("renew"), *said);
        return {};
    });
}

// Those that no password opened of which the program knows already: the keychain may hold one.
void Assistant::Private::unlockOutdated(const QHash<QByteArray, QStringList> &tried)
{
    if (tried.isEmpty() || !usable())
        return;
    for (auto each = tried.cbegin(); each != tried.cend(); ++each)
        passwords.triedInVain(each.key(), *each);
    views.post([this, tried](std::stop_token stop) {
        for (const QByteArray &hash : tried.keys()) {
            const core::Result<core::Document> document = library->document(library->withHash(hash).id);
            if (!document || document->origin.reader >= core::ReaderVersion)
                continue;
            const QString place = fileOf(*document, stop);
            inWindow([this, document = *document, place] { passwords.readIfKnown(document.hash, place, document.id); });
        }
    });
}

void Assistant::Private::reindexEnded(const core::Result<void> &result)
{
    reindexRun = 0;
    if (library.isResting())
        return;
    if (!std::exchange(reindexAgain, false))
        reindexLeft |= !result; // stopped; or the next time would fare alike
    refreshDocuments();
    reindexAsked &= !reindexLeft;
}

void Assistant::reindexDocuments()
{
    d->reindexLeft = false;
    d->reindexDue = d->reindexAsked = true;
    d->reindexIfWanted();
    d->reindexAgain |= d->runs.isStopping(d->reindexRun);
    if (d->usable() && d->queue.paused())
        d->sayOfReindex(tr("Reading is paused; once it goes on, and nothing waits to be read, your documents are "
                           "brought up to date."));
    else if (d->usable() && !d->mayReindex())
        d->sayOfReindex(tr("Your documents are brought up to date once nothing waits to be read any more."));
}

} // namespace app
