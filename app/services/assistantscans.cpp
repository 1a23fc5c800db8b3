// What Assistant does with scans. They wait in the queue behind all that is to be read, because recognising text takes
// seconds a page. What nobody has asked for is seen from the pages themselves, so that it goes on after a restart.
#include "app/services/assistantlanes.h"
#include "app/services/documentfile.h"
#include "core/ingest/recognitionflow.h"

#include <QFileInfo>

#include <algorithm>

namespace app {
namespace {

core::Queued entryFor(const core::Document &document, const QString &place)
{
    core::Queued entry;
    entry.task = core::Queued::Recognise;
    entry.path = place;
    entry.bytes = document.bytes;
    entry.document = document.id;
    return entry;
}

} // namespace

void Assistant::recogniseText(const QList<core::DocumentId> &documents, Pages pages)
{
    d->postTask(d->views, tr("Looking for pages"),
                [this, documents, pages](std::stop_token stop) -> core::Result<void> {
                    QList<core::Queued> entries;
                    for (const core::DocumentId id : documents) {
                        const core::Result<core::Document> document = d->library->document(id);
                        if (!document)
                            continue; // it was removed meanwhile
                        const QString place = fileOf(*document, stop);
                        if (stop.stop_requested())
                            return core::Error::cancelled();
                        core::Queued entry = entryFor(*document, place.isEmpty() ? document->path : place);
                        entry.again = true;
                        entry.every = pages == Pages::All;
                        entries.append(entry);
                    }
                    d->inWindow([this, entries] { d->queue.put(entries, core::LibraryQueue::Next); });
                    return {};
                });
}

void Assistant::findScanLanguages(QObject *receiver, std::function<void(const ScanLanguages &)> found)
{
    d->views.post([this, receiver = QPointer(receiver), found](std::stop_token) {
        const core::OcrLanguages installed = core::installedOcrLanguages();
        const core::Result<QStringList> usual = core::chosenOcrLanguages({}, installed);
        ScanLanguages languages;
        for (const QString &id : installed.installed)
            languages.installed.append({id, core::ocrLanguageName(id)});
        std::sort(languages.installed.begin(), languages.installed.end(),
                  [](const ScanLanguage &a, const ScanLanguage &b) { return a.name < b.name; });
        languages.usual = usual ? *usual : QStringList();
        d->inWindow([receiver, found, languages] {
            if (receiver)
                found(languages);
        });
    });
}

// A document that was read, or read again, may be tried, though it was stopped before.
void Assistant::Private::lookForScans(const core::Document &document)
{
    scansTried.remove(document.id);
    if (settings.ocr != QLatin1String("force") || document.coverage.ocr > 0 || document.pages == 0) {
        scansWanted = true;
        return;
    }
    core::Queued entry = entryFor(document, document.path);
    entry.again = entry.every = true;
    queue.put({entry}, core::LibraryQueue::InTurn);
}

// Once all is read. Each document once: what was stopped stays so until the next start.
void Assistant::Private::recogniseIfWanted()
{
    const bool reads = inQueue.seen().reading > inQueue.seen().recognising ||
                       inQueue.seen().counts.waiting > inQueue.seen().counts.toRecognise;
    if (!usable() || reads || scansLeft || settings.ocr == QLatin1String("off") || !std::exchange(scansWanted, false))
        return;
    scans.post([this, tried = scansTried, since = scansStopped](std::stop_token stop) {
        QList<core::Queued> entries;
        for (const auto &waiting : core::LibraryRecognition(*library).waiting()) {
            if (stop.stop_requested())
                return;
            const core::Result<core::Document> document =
                tried.contains(waiting.document) ? core::Error::cancelled() : library->document(waiting.document);
            if (const QString place = document ? fileOf(*document, stop) : QString(); !place.isEmpty())
                entries.append(entryFor(*document, place));
        }
        if (!entries.isEmpty())
            inWindow([this, entries, since] { putScans(entries, since); });
    });
}

// Unless the user has stopped all meanwhile; nor those that were begun meanwhile, which were in the queue already.
void Assistant::Private::putScans(QList<core::Queued> entries, int since)
{
    if (!usable() || settings.ocr == QLatin1String("off") || since != scansStopped)
        return;
    entries.removeIf([this](const core::Queued &entry) { return scansTried.contains(entry.document); });
    for (const core::Queued &entry : std::as_const(entries))
        scansTried.insert(entry.document);
    queue.put(entries, core::LibraryQueue::InTurn);
}

// The user has stopped all that waits: so do the scans that would have been put in next.
void Assistant::Private::leaveUntriedScans()
{
    ++scansStopped;
    scansWanted = false;
    if (!usable())
        return;
    scans.post([this](std::stop_token) {
        const QList<core::LibraryRecognition::Waiting> untried = core::LibraryRecognition(*library).waiting();
        inWindow([this, untried] {
            for (const core::LibraryRecognition::Waiting &each : untried)
                scansTried.insert(each.document);
        });
    });
}

// What is being recognised goes on as it was begun, where its text is still wanted.
void Assistant::Private::beginScansAnew()
{
    if (settings.ocr == QLatin1String("off"))
        queue.stopUnasked();
    scansTried = queue.recognising();
    scansLeft = false;
    scansWanted = true;
    recogniseIfWanted();
}

IngestQueue::Job Assistant::Private::recognising(const core::Queued &entry, int run)
{
    return [=, this, settings = settings, typed = secrets.typedOnes(), known = secrets.known(),
            programs = queue.readersToSpare(), since = scansStopped](std::stop_token stop) {
        Pool pool(programs - 1, Priority::Background); // this thread works, too
        core::RecognisingTools tools{*library, settings, pool, programs, stop};
        QByteArray locked;
        QStringList tried;
        tools.passwords = [&](const QByteArray &hash) {
            locked = hash;
            tried = QStringList{known.value(hash)} + typed;
            return tried;
        };
        const auto told = [&](const core::TraceEvent &event) {
            runs.send(run, event);
            queue.gate().pass(stop);
        };
        const core::Result<core::Document> read = core::recogniseQueued(entry, tools, told);
        if (read)
            inWindow([this, document = *read] { kept(document); });
        else if (read.error().code == core::Error::Unavailable && !entry.again)
            inWindow([this, error = read.error()] { leaveScans(error); });
        else if (read.error().code == core::Error::NeedsPassword)
            inWindow([=, this] { unlockScan(entry, locked, tried, since); });
        return read ? core::Result<void>() : core::Result<void>(read.error());
    };
}

// The keychain may have its password, which was asked for when the file was read, by another run of the program.
void Assistant::Private::unlockScan(const core::Queued &entry, const QByteArray &hash, const QStringList &tried,
                                    int since)
{
    if (hash.isEmpty())
        return;
    passwords.triedInVain(hash, tried);
    passwords.whenUnlocked(hash, [this, entry, since] {
        if (entry.again || (settings.ocr != QLatin1String("off") && since == scansStopped))
            queue.put({entry}, core::LibraryQueue::InTurn);
    });
}

// Without a program or a language all others would fare alike, which is said once.
void Assistant::Private::leaveScans(const core::Error &error)
{
    if (std::exchange(scansLeft, true))
        return;
    queue.removeUnasked();
    Run run;
    run.kind = Run::Task;
    run.subject = tr("Recognising the text of scans");
    runs.finish(runs.begin(run), error);
}

} // namespace app
