#include "app/services/scanservice.h"

#include "app/runtime/pool.h"
#include "app/services/documentfile.h"
#include "core/ingest/recognitionflow.h"

#include <algorithm>
#include <utility>

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

ScanService::ScanService(const core::Settings &settings, LibraryAccess &library, Runs &runs, BackgroundWork &work,
                         DocumentService &documents, PdfPasswords &secrets, PasswordService &passwords,
                         const QueueService &inQueue, IngestQueue &queue)
    : m_settings(settings),
      m_library(library),
      m_runs(runs),
      m_work(work),
      m_documents(documents),
      m_secrets(secrets),
      m_passwords(passwords),
      m_inQueue(inQueue),
      m_queue(queue),
      m_scans(1, Priority::Background)
{
    // Once everything is read. Each document once: a stopped one is left until the next start.
    const auto reads = [this] {
        const QueueView &seen = m_inQueue.seen();
        return seen.reading > seen.recognising || seen.counts.waiting > seen.counts.toRecognise || isOff();
    };
    m_work.add({BackgroundWork::Recognise, &m_scans, reads, [this] { return look(); }});
    m_work.want(BackgroundWork::Recognise); // there may be some that are not queued
}

void ScanService::recognise(const QList<core::DocumentId> &documents, Pages pages)
{
    m_runs.postTask(m_views, tr("Looking for pages to recognise"),
                    [this, documents, pages](std::stop_token stop) -> core::Result<void> {
                        QList<core::Queued> entries;
                        for (const core::DocumentId id : documents) {
                            const core::Result<core::Document> document = m_library->document(id);
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
                        QMetaObject::invokeMethod(
                            this, [this, entries] { m_queue.put(entries, core::LibraryQueue::Next); },
                            Qt::QueuedConnection);
                        return {};
                    });
}

void ScanService::findLanguages(const Reply<ScanLanguages> &found)
{
    m_views.post([this, found](std::stop_token) {
        const core::OcrLanguages installed = core::installedOcrLanguages();
        const core::Result<QStringList> usual = core::chosenOcrLanguages({}, installed);
        ScanLanguages languages;
        for (const QString &id : installed.installed)
            languages.installed.append({id, core::ocrLanguageName(id)});
        std::sort(languages.installed.begin(), languages.installed.end(),
                  [](const ScanLanguage &a, const ScanLanguage &b) { return a.name < b.name; });
        languages.usual = usual ? *usual : QStringList();
        found.later(this, languages);
    });
}

// A document that was read, or read again, may be tried even if it was stopped before.
void ScanService::documentRead(const core::Document &document)
{
    m_tried.remove(document.id);
    if (m_settings.ocr != QLatin1String("force") || document.coverage.ocr > 0 || document.pages == 0) {
        m_work.wantSoon(BackgroundWork::Recognise); // once it is known how many others are being read
        return;
    }
    core::Queued entry = entryFor(document, document.path);
    entry.again = entry.every = true;
    m_queue.put({entry}, core::LibraryQueue::InTurn);
}

BackgroundWork::Look ScanService::look()
{
    return [this, tried = m_tried, since = m_stopped](const std::stop_token &stop) -> BackgroundWork::Then {
        QList<core::Queued> entries;
        for (const auto &waiting : core::LibraryRecognition(*m_library).waiting()) {
            if (stop.stop_requested())
                return {};
            const core::Result<core::Document> document =
                tried.contains(waiting.document) ? core::Error::cancelled() : m_library->document(waiting.document);
            if (const QString place = document ? fileOf(*document, stop) : QString(); !place.isEmpty())
                entries.append(entryFor(*document, place));
        }
        if (entries.isEmpty())
            return {};
        return [this, entries, since] { put(entries, since); };
    };
}

// Not if the user has stopped everything meanwhile; nor those begun meanwhile, as they were queued already.
void ScanService::put(QList<core::Queued> entries, int since)
{
    if (!m_library.isUsable() || isOff() || since != m_stopped)
        return;
    entries.removeIf([this](const core::Queued &entry) { return m_tried.contains(entry.document); });
    for (const core::Queued &entry : std::as_const(entries))
        m_tried.insert(entry.document);
    m_queue.put(entries, core::LibraryQueue::InTurn);
}

// The user has stopped everything that waits, including scans not queued yet.
void ScanService::leaveUntried()
{
    ++m_stopped;
    m_work.drop(BackgroundWork::Recognise);
    if (!m_library.isUsable())
        return;
    m_scans.post([this](std::stop_token) {
        const QList<core::LibraryRecognition::Waiting> untried = core::LibraryRecognition(*m_library).waiting();
        const auto leave = [this, untried] {
            for (const core::LibraryRecognition::Waiting &each : untried)
                m_tried.insert(each.document);
        };
        QMetaObject::invokeMethod(this, leave, Qt::QueuedConnection);
    });
}

// Recognition in progress continues as it was started, if its text is still wanted.
void ScanService::beginAnew()
{
    if (isOff())
        m_queue.stopUnasked();
    m_tried = m_queue.recognising();
    m_work.wantAnew(BackgroundWork::Recognise);
}

IngestQueue::Job ScanService::job(const core::Queued &entry, int run)
{
    return [=, this, settings = m_settings, typed = m_secrets.typedOnes(), known = m_secrets.known(),
            programs = m_queue.readersToSpare(), since = m_stopped](std::stop_token stop) {
        Pool pool(programs - 1, Priority::Background); // this thread works too
        core::RecognisingTools tools{*m_library, settings, pool, programs, stop};
        QByteArray locked;
        QStringList tried;
        tools.passwords = [&](const QByteArray &hash) {
            locked = hash;
            tried = QStringList{known.value(hash)} + typed;
            return tried;
        };
        const auto told = [&](const core::TraceEvent &event) {
            m_runs.send(run, event);
            m_queue.gate().pass(stop);
        };
        const auto inWindow = [this](std::function<void()> call) {
            QMetaObject::invokeMethod(this, std::move(call), Qt::QueuedConnection);
        };
        const core::Result<core::Document> read = core::recogniseQueued(entry, tools, told);
        if (read)
            inWindow([this, document = *read] { m_documents.keep(document); });
        else if (read.error().code == core::Error::Unavailable && !entry.again)
            inWindow([this, error = read.error()] { leave(error); });
        else if (read.error().code == core::Error::NeedsPassword)
            inWindow([=, this] { unlock(entry, locked, tried, since); });
        return read ? core::Result<void>() : core::Result<void>(read.error());
    };
}

// The keychain may have its password, entered in an earlier run of the program.
void ScanService::unlock(const core::Queued &entry, const QByteArray &hash, const QStringList &tried, int since)
{
    if (hash.isEmpty())
        return;
    m_passwords.triedInVain(hash, tried);
    m_passwords.whenUnlocked(hash, [this, entry, since] {
        if (entry.again || (!isOff() && since == m_stopped))
            m_queue.put({entry}, core::LibraryQueue::InTurn);
    });
}

void ScanService::forget()
{
    m_tried.clear();
    m_work.want(BackgroundWork::Recognise);
}

// Without the program or a language all others would fail as well, which is reported once.
void ScanService::leave(const core::Error &error)
{
    if (m_work.isLeft(BackgroundWork::Recognise))
        return;
    m_work.leave(BackgroundWork::Recognise);
    m_queue.removeUnasked();
    Run run;
    run.kind = Run::Task;
    run.subject = tr("Recognising the text of scans");
    m_runs.finish(m_runs.begin(run), error);
}

} // namespace app
