// attest-cli's commands for documents: add, list, show, remove, reindex.
#include "app/cli/clicommands.h"
#include "app/runtime/idlereaders.h"
#include "app/runtime/lane.h"
#include "app/settings/passwordfile.h"
#include "app/runtime/pool.h"
#include "core/base/plural.h"
#include "core/ingest/pathcollection.h"
#include "core/ingest/ingestflow.h"
#include "core/values/coverage.h"
#include "core/values/documentname.h"
#include "core/library/libraryindexes.h"
#include "core/library/readfailures.h"

#include <QDateTime>
#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>
#include <QHash>
#include <QSet>

#include <cstdio>
#include <functional>
#include <limits>
#include <mutex>
#include <optional>

namespace app {
namespace {

std::function<QStringList(const QByteArray &)> trying(const QStringList &passwords)
{
    return [passwords](const QByteArray &) { return passwords; };
}

class Adding // files that several readers take from the queue until it is empty
{
public:
    Adding(const CliOptions &options, core::Library &library, const ToRead &what, std::stop_token stop)
        : m_options(options),
          m_library(library),
          m_queue(library),
          m_what(what),
          m_stop(stop, [this] { m_stopping.request_stop(); })
    {
        for (const core::Queued &entry : m_queue.list(core::Queued::Waiting, std::numeric_limits<int>::max()))
            m_files += entry.task == core::Queued::Read && (what.batch == 0 || entry.batch == what.batch);
        const Readers readers = readersFor(options.settings.readers);
        m_idle.set(readers.cores - readers.files);
        m_clock.start();
    }
    ~Adding()
    {
        QList<core::QueueId> left;
        for (const core::Queued &entry : std::as_const(m_waiting))
            left.append(entry.id);
        (void)m_queue.putBack(left);
    }
    Adding(const Adding &) = delete;
    Adding &operator=(const Adding &) = delete;

    void work() // called from any thread
    {
        while (const std::optional<core::Queued> entry = next())
            read(*entry);
        m_idle.add(); // offers to help with large documents of the others
    }

    // Reports a document that was read or recognised, as far as possible. Any thread.
    void tell(const core::Document &document)
    {
        const QString line = m_options.json ? oneLine(documentJson(document)) : documentLine(document); // reads a disk
        std::lock_guard lock(m_mutex);
        m_untold.remove(document.id);
        m_unread.remove(document.id);
        const bool isRead = document.status == core::DocumentStatus::Indexed;
        if (isRead || m_options.json)
            printLine(line);
        if (isRead)
            return;
        if (document.id != 0)
            m_unread.insert(document.id);
        else
            ++m_failed;
        printNote(QStringLiteral("%1: %2").arg(QFileInfo(document.path).fileName(), document.reason));
    }
    void tellRest()
    {
        for (const core::Document &document : QHash(m_untold))
            tell(document);
    }

    // Only for several documents, and for people.
    void sumUp() const
    {
        if (m_options.json || m_done < 2)
            return;
        const int bad = failed();
        printNote(bad == 0 ? QStringLiteral("All %1 files were read.").arg(m_done)
                           : QStringLiteral("%1 of %2 files were read.").arg(m_done - bad).arg(m_done));
    }

    int failed() const { return m_failed + int(m_unread.size()); }
    const QList<core::DocumentId> &documents() const { return m_documents; } // documents now in the library
    const std::optional<core::Error> &error() const { return m_error; }      // the error that ended everything

private:
    static constexpr int ahead = 4; // entries taken from the queue at a time

    std::optional<core::Queued> next()
    {
        std::lock_guard lock(m_mutex);
        if (m_stopping.stop_requested())
            return {};
        if (m_waiting.isEmpty()) {
            const auto taken = m_queue.take({.count = ahead, .batch = m_what.batch});
            if (!taken)
                m_error = taken.error();
            else
                m_waiting = *taken;
        }
        return m_waiting.isEmpty() ? std::optional<core::Queued>() : m_waiting.takeFirst();
    }

    void read(const core::Queued &entry)
    {
        core::IngestingTools tools{m_library, m_options.settings, m_stopping.get_token(), {}};
        tools.passwords = trying(m_what.passwords);
        tools.spare = &m_idle;
        const core::Result<core::Document> document =
            core::ingestQueued(entry, {}, tools, [](const core::TraceEvent &) {});
        count();
        if (document)
            return keep(*document);
        if (document.error().code == core::Error::Cancelled)
            return;
        if (core::saysNothingOfTheFile(document.error())) { // all other files would fail in the same way
            std::lock_guard lock(m_mutex);
            m_error = document.error();
            m_stopping.request_stop();
            return;
        }
        if (!m_what.staysWhereItFails)
            (void)m_queue.remove({entry.id});
        core::Document told;
        told.path = entry.path;
        told.status = core::DocumentStatus::Failed;
        told.reason = document.error().message;
        tell(told);
    }

    void count()
    {
        const std::lock_guard lock(m_mutex);
        ++m_done;
        const qint64 now = m_clock.elapsed();
        if (m_options.json || m_done >= m_files || now - m_told < tellEvery)
            return;
        m_told = now;
        const double rate = double(m_done) * 1000 / double(now); // files per second
        printProgress(QStringLiteral("%1 of %2 files read, %3 per minute, %4 left.")
                          .arg(m_done)
                          .arg(m_files)
                          .arg(int(rate * 60 + 0.5))
                          .arg(lasting((m_files - m_done) / rate)));
    }

    // A document without searchable text is reported after its recognition.
    void keep(const core::Document &document)
    {
        {
            std::lock_guard lock(m_mutex);
            m_documents.append(document.id);
            if (document.status == core::DocumentStatus::Scanned && m_options.settings.ocr != QLatin1String("off")) {
                m_untold.insert(document.id, document);
                return;
            }
        }
        tell(document);
    }

    const CliOptions &m_options;
    core::Library &m_library;
    core::LibraryQueue m_queue;
    const ToRead m_what;
    IdleReaders m_idle;
    std::stop_source m_stopping;
    std::stop_callback<std::function<void()>> m_stop;
    std::mutex m_mutex;
    QList<core::Queued> m_waiting; // entries taken that nobody is reading yet
    int m_files = 0;               // files to read, as known at the start
    int m_done = 0;
    QElapsedTimer m_clock;
    qint64 m_told = 0;
    int m_failed = 0; // documents not even stored with a reason
    std::optional<core::Error> m_error;
    QList<core::DocumentId> m_documents;
    QSet<core::DocumentId> m_unread;
    QHash<core::DocumentId, core::Document> m_untold;
};

int leaveWaiting(const core::LibraryQueue &queue)
{
    const core::QueueCounts counts = queue.counts();
    const int files = counts.waiting - counts.toRecognise + counts.reading;
    if (files > 0)
        printNote(
            QStringLiteral("Not read yet: %1; to continue, run “attest-cli add” without a path, or open the window.")
                .arg(core::plural(files, "file")));
    return CliStatus::Stopped;
}

// By number, or else by path, or else by file name, which several may share.
QList<core::DocumentId> documentsNamed(const QString &name, const QList<core::Document> &documents)
{
    const QString path = QFileInfo(name).absoluteFilePath();
    QList<core::DocumentId> byName;
    QList<core::DocumentId> byPlace;
    for (const core::Document &document : documents) {
        if (QString::number(document.id) == name)
            return {document.id};
        if (document.path == path || document.places.contains(path))
            byPlace.append(document.id);
        else if (QFileInfo(document.path).fileName() == name)
            byName.append(document.id);
    }
    return byPlace.isEmpty() ? byName : byPlace;
}

} // namespace

int readQueued(const CliOptions &options, core::Library &library, const ToRead &what, std::stop_token stop)
{
    const Readers readers = readersFor(options.settings.readers);
    Adding adding(options, library, what, stop);
    {
        Pool reading(readers.files - 1); // the calling thread reads too
        reading.forEach(readers.files, [&](int) { adding.work(); }, {});
    }
    Pool pool(readers.cores - 1);
    if (adding.error() || stop.stop_requested())
        adding.tellRest();
    if (adding.error())
        return complain(*adding.error());
    if (stop.stop_requested())
        return leaveWaiting(core::LibraryQueue(library));
    QList<core::Queued> wishes = scansAmong(adding.documents(), library, options.settings.ocr);
    if (what.batch == 0) { // with --ocr force, all pages are recognised once, together with these
        wishes.removeIf([](const core::Queued &request) { return !request.every; });
        wishes += scansWaiting(library, options.settings.ocr);
    }
    const Scans scans{wishes, what.passwords, [&](const core::Document &document) { adding.tell(document); }};
    core::Result<void> fitted;
    Lane beside; // embeds finished documents while other processes recognise the rest
    beside.post([&](std::stop_token) { fitted = fitIfWanted(library, pool, stop); });
    const core::Result<int> recognised = recogniseScans(options, library, scans, pool, stop);
    adding.tellRest();
    adding.sumUp();
    beside.drain();
    if (!recognised || !fitted)
        return complain(recognised ? fitted.error() : recognised.error());
    if (const core::Result<void> settled = fitAndEmbed(library, options.settings, stop); !settled)
        return complain(settled.error());
    return adding.failed() || *recognised > 0 ? CliStatus::Failed : CliStatus::Done;
}

namespace {

// Paths from standard input, one per line.
QStringList typedPaths()
{
    QFile input;
    QStringList paths;
    if (!input.open(stdin, QIODevice::ReadOnly))
        return paths;
    for (const QByteArray &line : input.readAll().split('\n')) {
        if (!line.trimmed().isEmpty())
            paths.append(QFile::decodeName(line.trimmed()));
    }
    return paths;
}

} // namespace

int runAdd(const CliOptions &options, core::Library *library, std::stop_token stop)
{
    const core::Result<QStringList> passwords = passwordsFrom(options.passwordFile);
    if (!passwords)
        return complain(passwords.error());
    core::LibraryQueue queue(*library);
    const QStringList paths = options.arguments == QStringList(QStringLiteral("-")) ? typedPaths() : options.arguments;
    const qint64 batch = options.arguments.isEmpty() ? 0 : QDateTime::currentMSecsSinceEpoch();
    if (batch != 0) {
        const core::Result<int> found = core::gather(
            paths, batch, *library, [](int) {}, stop, printNote);
        if (!found && found.error().code != core::Error::Cancelled)
            return complain(found.error());
    } else if (queue.counts().waiting == 0 && scansWaiting(*library, options.settings.ocr).isEmpty()) {
        printNote(QStringLiteral("Nothing is waiting to be read or recognised; name the PDFs or folders to add."));
        return CliStatus::Done;
    }
    return readQueued(options, *library, {*passwords, batch, batch == 0}, stop);
}

int runList(const CliOptions &options, core::Library *library, std::stop_token)
{
    if (options.listTags)
        return listTags(*library, options.json);
    const core::Result<QList<core::DocumentId>> chosen = documentsChosen(options, *library);
    if (!chosen)
        return complain(chosen.error());
    QList<core::Json> documents;
    const QList<core::Document> all = library->documents();
    if (const std::optional<int> unread = complainOfUnread(*library))
        return *unread;
    for (const core::Document &document : all) {
        if (!chosen->isEmpty() && !chosen->contains(document.id))
            continue;
        documents.append(documentJson(document));
        if (!options.json)
            printLine(documentLine(document));
    }
    if (options.json)
        printLine(oneLine(core::Json::object({{"documents", documents}})));
    else if (documents.isEmpty())
        printNote(QStringLiteral("The library is empty; “attest-cli add PATH” adds PDFs."));
    return CliStatus::Done;
}

int runShow(const CliOptions &options, core::Library *library, std::stop_token stop)
{
    const core::Result<QList<core::DocumentId>> ids = documentsNamed(options.arguments, *library, Named::One);
    if (!ids)
        return complain(ids.error());
    const core::Result<core::Document> document = library->document(ids->first());
    const core::Result<QList<core::Page>> pages = library->pages(ids->first());
    if (!document || !pages)
        return complain(document ? pages.error() : document.error());
    if (options.tables || options.page)
        return showTables(options, *library, *document);
    const auto outdated = outdatedDocuments(options, *library, stop);
    if (!outdated)
        return complain(outdated.error());
    core::JsonObject json = documentJson(*document);
    json.set("outdated", outdated->contains(document->id));
    QList<core::Json> list;
    for (const core::Page &page : *pages)
        list.append(core::Json::object({{"page", page.number},
                                        {"page_label", page.label},
                                        {"status", core::name(page.status)},
                                        {"reason", page.reason}}));
    json.set("page_list", list);
    QList<core::Json> groups;
    for (const core::PageGroup &group : core::groupsOf(*pages))
        groups.append(core::toJson(group));
    json.set("page_groups", groups);
    if (options.json) {
        printLine(oneLine(json));
        return CliStatus::Done;
    }
    printLine(documentLine(*document));
    printLine(QStringLiteral("  %1%2").arg(
        document->author.isEmpty() ? QString() : document->author + QStringLiteral(", "), core::nameOf(*document)));
    if (outdated->contains(document->id))
        printLine(QStringLiteral("  outdated; “attest-cli reread” brings it up to date"));
    const QStringList missing = missingNow(*document);
    for (const QString &place : document->places)
        printLine(QStringLiteral("  location %1%2")
                      .arg(QString(place).replace(u'\n', QChar::ReplacementCharacter),
                           missing.contains(place) ? QStringLiteral(" (missing)") : QString()));
    for (const core::PageGroup &group : core::groupsOf(*pages))
        printLine(QStringLiteral("  %1: %2 %3%4")
                      .arg(core::name(group.status),
                           group.pages == 1 ? QStringLiteral("page") : QStringLiteral("pages"),
                           core::inWords(group.ranges),
                           group.reason.isEmpty() ? QString() : QStringLiteral(" (%1)").arg(group.reason)));
    return CliStatus::Done;
}

int runRemove(const CliOptions &options, core::Library *library, std::stop_token)
{
    const core::Result<QList<core::DocumentId>> ids = documentsNamed(options.arguments, *library, Named::One);
    if (!ids)
        return complain(ids.error());
    for (core::DocumentId id : *ids) {
        const core::Result<void> removed = library->remove(id);
        if (!removed)
            return complain(removed.error());
    }
    return CliStatus::Done;
}

int runReindex(const CliOptions &options, core::Library *library, std::stop_token stop)
{
    const core::Result<QStringList> passwords = passwordsFrom(options.passwordFile);
    if (!passwords)
        return complain(passwords.error());
    int failed = 0;
    QList<core::DocumentId> read;
    QSet<core::DocumentId> unread;
    const QList<core::Document> all = library->documents();
    if (const std::optional<int> failure = complainOfUnread(*library))
        return *failure;
    for (const core::Document &document : all) {
        if (stop.stop_requested())
            return CliStatus::Stopped;
        const QString place = placeNow(document);
        if (place.isEmpty())
            continue; // its text stays
        core::IngestingTools tools{*library, options.settings, stop, {}};
        tools.passwords = trying(*passwords);
        const core::Result<core::Document> again =
            core::ingest(place, {}, true, tools, [](const core::TraceEvent &) {});
        if (!again && again.error().code == core::Error::Cancelled)
            return CliStatus::Stopped;
        failed += !again;
        if (again)
            read.append(again->id);
        if (again && again->status != core::DocumentStatus::Indexed)
            unread.insert(again->id);
        if (again)
            printLine(options.json ? oneLine(documentJson(*again)) : documentLine(*again));
        else
            printNote(QStringLiteral("%1: %2").arg(QFileInfo(place).fileName(), again.error().message));
    }
    Pool pool(1);
    const auto tell = [&](const core::Document &document) {
        if (document.status == core::DocumentStatus::Indexed)
            unread.remove(document.id);
        printLine(options.json ? oneLine(documentJson(document)) : documentLine(document));
    };
    const QList<core::Queued> wishes = scansAmong(read, *library, options.settings.ocr);
    const core::Result<int> recognised = recogniseScans(options, *library, {wishes, *passwords, tell}, pool, stop);
    if (!recognised)
        return complain(recognised.error());
    const core::Result<void> rebuilt = core::LibraryIndexes(*library).rebuild(stop);
    if (!rebuilt)
        return complain(rebuilt.error());
    if (const core::Result<void> settled = fitAndEmbed(*library, options.settings, stop); !settled)
        return complain(settled.error());
    return failed || !unread.isEmpty() ? CliStatus::Failed : CliStatus::Done;
}

core::Result<QList<core::DocumentId>> documentsNamed(const QStringList &names, const core::Library &library, Named how)
{
    QList<core::DocumentId> ids;
    const QList<core::Document> documents = names.isEmpty() ? QList<core::Document>() : library.documents();
    if (const std::optional<core::Error> unread = core::ReadFailures(library).take())
        return *unread;
    for (const QString &name : names) {
        const QList<core::DocumentId> found = documentsNamed(name, documents);
        if (found.isEmpty())
            return core::Error{core::Error::NotFound,
                               QStringLiteral("There is no document “%1”; “attest-cli list” lists them.").arg(name),
                               {}};
        if (how == Named::One && found.size() > 1)
            return core::Error{
                core::Error::Invalid,
                QStringLiteral(
                    "There are %1 documents named “%2”; use the number from “attest-cli list”, or the full path.")
                    .arg(found.size())
                    .arg(name),
                {}};
        for (core::DocumentId id : found) {
            if (!ids.contains(id))
                ids.append(id);
        }
    }
    return ids;
}

} // namespace app
