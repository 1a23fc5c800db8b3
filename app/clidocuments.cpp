// attest-cli's commands for documents: add, list, show, remove, reindex, doctor.
#include "app/clicommands.h"
#include "app/cliservers.h"
#include "app/embedding.h"
#include "app/lane.h"
#include "app/pool.h"
#include "core/flows/gathering.h"
#include "core/flows/ingesting.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QTemporaryFile>

#include <functional>
#include <mutex>
#include <optional>

namespace app {
namespace {

constexpr const char *statuses[] = {"waiting",    "reading", "indexed", "needs-password",
                                    "unreadable", "scanned", "failed",  "offline"};
constexpr const char *pageStatuses[] = {"text", "ocr", "empty", "locked", "failed"};

QString statusName(core::DocumentStatus status)
{
    return QLatin1String(statuses[int(status)]);
}

// The first place of a document where there is a file; empty where there is none.
QString placeNow(const core::Document &document)
{
    for (const QString &place : QStringList{document.path} + document.places) {
        if (QFileInfo::exists(place))
            return place;
    }
    return {};
}

// A file that is not there now is offline, whatever was read of it; nothing of it is deleted.
core::DocumentStatus statusNow(const core::Document &document)
{
    return placeNow(document).isEmpty() ? core::DocumentStatus::Offline : document.status;
}

QStringList missingNow(const core::Document &document)
{
    QStringList missing;
    for (const QString &place : document.places) {
        if (!QFileInfo::exists(place))
            missing.append(place);
    }
    return missing;
}

QJsonObject documentJson(const core::Document &document)
{
    const core::Coverage &coverage = document.coverage;
    return {{QStringLiteral("id"), document.id},
            {QStringLiteral("path"), document.path},
            {QStringLiteral("places"), QJsonArray::fromStringList(document.places)},
            {QStringLiteral("missing"), QJsonArray::fromStringList(missingNow(document))},
            {QStringLiteral("title"), document.title},
            {QStringLiteral("pages"), document.pages},
            {QStringLiteral("status"), statusName(statusNow(document))},
            {QStringLiteral("reason"), document.reason},
            {QStringLiteral("coverage"), QJsonObject{{QStringLiteral("text"), coverage.text},
                                                     {QStringLiteral("ocr"), coverage.ocr},
                                                     {QStringLiteral("empty"), coverage.empty},
                                                     {QStringLiteral("locked"), coverage.locked},
                                                     {QStringLiteral("failed"), coverage.failed}}},
            {QStringLiteral("passages"), document.passages},
            {QStringLiteral("hash"), QString::fromLatin1(document.hash)},
            {QStringLiteral("seconds"), document.seconds}};
}

QString documentLine(const core::Document &document)
{
    QString line = QStringLiteral("%1  %2  %3 pages, %4 passages  %5")
                       .arg(document.id, 4)
                       .arg(statusName(statusNow(document)), -14)
                       .arg(document.pages)
                       .arg(document.passages)
                       .arg(QString(document.path).replace(u'\n', QChar::ReplacementCharacter));
    return document.reason.isEmpty() ? line : line + QStringLiteral(": ") + document.reason;
}

core::Result<QString> passwordFrom(const QString &name)
{
    if (name.isEmpty())
        return QString();
    QFile file(name);
    if (!file.open(QIODevice::ReadOnly))
        return core::Error{core::Error::NotFound,
                           QStringLiteral("The password file “%1” cannot be read (%2).").arg(name, file.errorString()),
                           {}};
    QString password = QString::fromUtf8(file.read(4096));
    while (password.endsWith(u'\n') || password.endsWith(u'\r'))
        password.chop(1);
    return password;
}

class Adding // what several readers take from the queue, until nothing is left of it
{
public:
    // batch: only what was put in with it; 0: all that waits.
    Adding(const CliOptions &options, core::Library &library, const QString &password, qint64 batch,
           std::stop_token stop)
        : m_options(options),
          m_library(library),
          m_queue(library),
          m_password(password),
          m_batch(batch),
          m_stop(stop, [this] { m_stopping.request_stop(); })
    {
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

    void work() // any thread
    {
        while (const std::optional<core::Queued> entry = next())
            read(*entry);
    }

    int failed() const { return m_failed; }
    const std::optional<core::Error> &error() const { return m_error; } // that ended all

private:
    static constexpr int ahead = 4; // taken from the queue at once

    std::optional<core::Queued> next()
    {
        std::lock_guard lock(m_mutex);
        if (m_stopping.stop_requested())
            return {};
        if (m_waiting.isEmpty()) {
            const auto taken = m_queue.take({.count = ahead, .batch = m_batch});
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
        const core::Result<core::Document> document =
            core::ingestQueued(entry, m_password, tools, [](const core::TraceEvent &) {});
        std::lock_guard lock(m_mutex);
        if (document)
            return tell(*document);
        if (document.error().code == core::Error::Cancelled)
            return;
        if (core::saysNothingOfTheFile(document.error())) { // the others would fare alike
            m_error = document.error();
            m_stopping.request_stop();
            return;
        }
        if (m_batch != 0)
            (void)m_queue.remove({entry.id}); // it is told here, and not kept for the window
        core::Document told;
        told.path = entry.path;
        told.status = core::DocumentStatus::Failed;
        told.reason = document.error().message;
        tell(told);
    }

    void tell(const core::Document &document)
    {
        printLine(m_options.json ? oneLine(documentJson(document)) : documentLine(document));
        if (document.status == core::DocumentStatus::Indexed)
            return;
        ++m_failed;
        printNote(QStringLiteral("%1: %2").arg(QFileInfo(document.path).fileName(), document.reason));
    }

    const CliOptions &m_options;
    core::Library &m_library;
    core::LibraryQueue m_queue;
    QString m_password;
    qint64 m_batch;
    std::stop_source m_stopping;
    std::stop_callback<std::function<void()>> m_stop;
    std::mutex m_mutex;
    QList<core::Queued> m_waiting; // taken, and read by nobody yet
    int m_failed = 0;
    std::optional<core::Error> m_error;
};

core::Result<void> fitIfWanted(core::Library &library, Pool &pool, std::stop_token stop)
{
    if (!library.wantsFitting())
        return {};
    const core::Result<void> fitted = library.fit(pool, stop);
    const bool tooLittle = !fitted && fitted.error().code == core::Error::Invalid; // text: no failure, words will do
    return tooLittle ? core::Result<void>() : fitted;
}

// Where the settings name an embedder: the vectors that are missing.
core::Result<void> embedIfWanted(core::Library &library, const core::Settings &settings, std::stop_token stop)
{
    if (settings.embedder.isEmpty())
        return {};
    constexpr int told = 640; // passages between two lines
    const core::Connections connections = connectionsFor(settings);
    CliLocalServer local;
    const core::Result<void> used = useEmbedder(library, settings, {connections, local.server}, stop);
    if (!used || !wantsEmbedding(library))
        return used;
    Pool pool(std::max(1, settings.concurrentCalls) - 1); // the caller asks too
    int next = 0;
    const auto tell = [&](int embedded, int all) {
        if (embedded < next && embedded < all)
            return;
        next = embedded + told;
        printNote(QStringLiteral("Vectors of %1 of %2 passages.").arg(embedded).arg(all));
    };
    return library.embed(tell, pool, stop);
}

int leaveWaiting(const core::LibraryQueue &queue)
{
    const core::QueueCounts counts = queue.counts();
    if (counts.waiting + counts.reading > 0)
        printNote(QStringLiteral("%1 files wait to be read; “attest-cli add” without a path goes on with them, and so "
                                 "does the window.")
                      .arg(counts.waiting + counts.reading));
    return CliStatus::Stopped;
}

// Whether attest-pdf can be started and reads a page.
core::Result<void> tryReader(std::stop_token stop)
{
    QTemporaryFile file(QDir::tempPath() + QStringLiteral("/attest-XXXXXX.pdf"));
    if (!file.open())
        return core::Error{
            core::Error::Storage, QStringLiteral("“%1” cannot be written to.").arg(QDir::tempPath()), {}};
    file.write(
        "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n"
        "3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 72 72]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n");
    file.close();
    const core::Result<core::ReadPdf> read = core::readPdf(
        file.fileName(), {}, [](int, int) {}, stop);
    return read ? core::Result<void>() : read.error();
}

// By number, else by path, else by file name, of which there may be several.
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

int readQueued(const CliOptions &options, core::Library &library, const QString &password, qint64 batch,
               std::stop_token stop)
{
    Pool pool(readersFor(options.settings.readers) - 1); // the caller reads too
    Adding adding(options, library, password, batch, stop);
    pool.forEach(readersFor(options.settings.readers), [&](int) { adding.work(); }, {});
    if (adding.error())
        return complain(*adding.error());
    if (stop.stop_requested())
        return leaveWaiting(core::LibraryQueue(library));
    const core::Result<void> fitted = fitIfWanted(library, pool, stop);
    if (!fitted)
        return complain(fitted.error());
    const core::Result<void> embedded = embedIfWanted(library, options.settings, stop);
    if (!embedded)
        return complain(embedded.error());
    return adding.failed() ? CliStatus::Failed : CliStatus::Done;
}

int runAdd(const CliOptions &options, core::Library *library, std::stop_token stop)
{
    const core::Result<QString> password = passwordFrom(options.passwordFile);
    if (!password)
        return complain(password.error());
    core::LibraryQueue queue(*library);
    const qint64 batch = options.arguments.isEmpty() ? 0 : QDateTime::currentMSecsSinceEpoch();
    if (batch != 0) {
        const core::Result<int> found = core::gather(
            options.arguments, batch, *library, [](int) {}, stop);
        if (!found && found.error().code != core::Error::Cancelled)
            return complain(found.error());
    } else if (queue.counts().waiting == 0) {
        printNote(QStringLiteral("Nothing waits to be read; name the PDFs or folders to add."));
        return CliStatus::Done;
    }
    return readQueued(options, *library, *password, batch, stop);
}

int runList(const CliOptions &options, core::Library *library, std::stop_token)
{
    QJsonArray documents;
    for (const core::Document &document : library->documents()) {
        documents.append(documentJson(document));
        if (!options.json)
            printLine(documentLine(document));
    }
    if (options.json)
        printLine(oneLine({{QStringLiteral("documents"), documents}}));
    else if (documents.isEmpty())
        printNote(QStringLiteral("The library is empty; “attest-cli add PATH” adds PDFs."));
    return CliStatus::Done;
}

int runShow(const CliOptions &options, core::Library *library, std::stop_token)
{
    const core::Result<QList<core::DocumentId>> ids = documentsNamed(options.arguments, *library, Named::One);
    if (!ids)
        return complain(ids.error());
    const core::Result<core::Document> document = library->document(ids->first());
    const core::Result<QList<core::Page>> pages = library->pages(ids->first());
    if (!document || !pages)
        return complain(document ? pages.error() : document.error());
    QJsonObject json = documentJson(*document);
    QJsonArray list;
    for (const core::Page &page : *pages)
        list.append(QJsonObject{{QStringLiteral("page"), page.number},
                                {QStringLiteral("page_label"), page.label},
                                {QStringLiteral("status"), QLatin1String(pageStatuses[int(page.status)])},
                                {QStringLiteral("reason"), page.reason}});
    json[QLatin1String("page_list")] = list;
    if (options.json) {
        printLine(oneLine(json));
        return CliStatus::Done;
    }
    printLine(documentLine(*document));
    const QStringList missing = missingNow(*document);
    for (const QString &place : document->places)
        printLine(QStringLiteral("  place %1%2")
                      .arg(QString(place).replace(u'\n', QChar::ReplacementCharacter),
                           missing.contains(place) ? QStringLiteral(" (not there now)") : QString()));
    for (const core::Page &page : *pages)
        printLine(QStringLiteral("  page %1%2: %3%4")
                      .arg(page.number)
                      .arg(page.label.isEmpty() ? QString() : QStringLiteral(" (“%1”)").arg(page.label),
                           QLatin1String(pageStatuses[int(page.status)]),
                           page.reason.isEmpty() ? QString() : QStringLiteral(", ") + page.reason));
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
    const core::Result<QString> password = passwordFrom(options.passwordFile);
    if (!password)
        return complain(password.error());
    int failed = 0;
    for (const core::Document &document : library->documents()) {
        if (stop.stop_requested())
            return CliStatus::Stopped;
        const QString place = placeNow(document);
        if (place.isEmpty())
            continue; // what was read of it stays
        core::IngestingTools tools{*library, options.settings, stop, {}};
        const core::Result<core::Document> again =
            core::ingest(place, *password, true, tools, [](const core::TraceEvent &) {});
        if (!again && again.error().code == core::Error::Cancelled)
            return CliStatus::Stopped;
        failed += !again || again->status != core::DocumentStatus::Indexed;
        if (again)
            printLine(options.json ? oneLine(documentJson(*again)) : documentLine(*again));
        else
            printNote(QStringLiteral("%1: %2").arg(QFileInfo(place).fileName(), again.error().message));
    }
    const core::Result<void> rebuilt = library->rebuild(stop);
    if (!rebuilt)
        return complain(rebuilt.error());
    Pool pool(1);
    const core::Result<void> fitted = fitIfWanted(*library, pool, stop);
    if (!fitted)
        return complain(fitted.error());
    const core::Result<void> embedded = embedIfWanted(*library, options.settings, stop);
    if (!embedded)
        return complain(embedded.error());
    return failed ? CliStatus::Failed : CliStatus::Done;
}

int runDoctor(const CliOptions &options, core::Library *library, std::stop_token stop)
{
    const QList<core::Document> documents = library->documents();
    int indexed = 0;
    for (const core::Document &document : documents)
        indexed += document.status == core::DocumentStatus::Indexed;
    const core::Result<void> reader = tryReader(stop);
    const core::Result<void> sound = options.deep ? library->check() : core::Result<void>();
    const bool cmaps = QFileInfo::exists(QStringLiteral("/usr/share/poppler/cMap"));
    QJsonObject json{{QStringLiteral("library"), library->folder()},
                     {QStringLiteral("documents"), int(documents.size())},
                     {QStringLiteral("indexed"), indexed},
                     {QStringLiteral("passages"), library->passageCount()},
                     {QStringLiteral("sessions"), int(library->sessions().size())},
                     {QStringLiteral("reader"), bool(reader)},
                     {QStringLiteral("poppler_data"), cmaps}};
    if (options.deep)
        json[QLatin1String("sound")] = bool(sound);
    if (options.json)
        printLine(oneLine(json));
    else
        printLine(QStringLiteral("Library %1: %2 documents, %3 indexed, %4 passages, %5 sessions.")
                      .arg(library->folder())
                      .arg(documents.size())
                      .arg(indexed)
                      .arg(library->passageCount())
                      .arg(library->sessions().size()));
    for (const core::Document &document : documents) {
        if (!options.json && statusNow(document) != core::DocumentStatus::Indexed)
            printLine(documentLine(document));
    }
    if (!sound)
        printNote(sound.error().message);
    if (!reader)
        printNote(reader.error().message);
    if (!cmaps)
        printNote(QStringLiteral("The package poppler-data is missing: Chinese, Japanese and Korean PDFs may give no "
                                 "text; install it and read them again."));
    return sound && reader && cmaps ? CliStatus::Done : CliStatus::Failed;
}

core::Result<QList<core::DocumentId>> documentsNamed(const QStringList &names, const core::Library &library, Named how)
{
    QList<core::DocumentId> ids;
    const QList<core::Document> documents = library.documents();
    for (const QString &name : names) {
        const QList<core::DocumentId> found = documentsNamed(name, documents);
        if (found.isEmpty())
            return core::Error{
                core::Error::NotFound,
                QStringLiteral("There is no document “%1”; “attest-cli list” shows what there is.").arg(name),
                {}};
        if (how == Named::One && found.size() > 1)
            return core::Error{
                core::Error::Invalid,
                QStringLiteral("There are %1 documents named “%2”; say the number that “attest-cli list” "
                               "shows, or the whole path.")
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
