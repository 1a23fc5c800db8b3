// attest-cli recognise, and text recognition of scans after all files were read.
#include "app/cli/clicommands.h"
#include "app/runtime/lane.h"
#include "app/settings/passwordfile.h"
#include "app/runtime/pool.h"
#include "core/base/plural.h"
#include "core/ingest/recognitionflow.h"

#include <QElapsedTimer>
#include <QFileInfo>
#include <QSet>

#include <algorithm>
#include <mutex>
#include <optional>

namespace app {
namespace {

class PagesProgress // progress on one document; any thread
{
public:
    explicit PagesProgress(const QString &name) : m_name(name) { m_clock.start(); }

    void hear(const core::TraceEvent &event)
    {
        const core::StepProgress *progress = event.as<core::StepProgress>();
        if (!progress)
            return;
        const int done = progress->done;
        const int of = progress->of;
        const std::lock_guard lock(m_mutex);
        m_first = m_first < 0 ? done : m_first;
        const qint64 now = m_clock.elapsed();
        if (done == m_first || now - m_told < tellEvery)
            return;
        m_told = now;
        const double rate = double(done - m_first) * 1000 / double(std::max<qint64>(now, 1)); // pages per second
        printProgress(QStringLiteral("%1: recognising page %2 of %3, %4 pages per minute, %5 left.")
                          .arg(m_name, QString::number(done), QString::number(of), QString::number(rate * 60, 'f', 0),
                               lasting((of - done) / std::max(rate, 0.001))));
    }

private:
    QString m_name;
    std::mutex m_mutex;
    QElapsedTimer m_clock;
    qint64 m_told = 0;
    int m_first = -1; // pages recognised earlier
};

core::Queued wishFor(core::DocumentId id, bool asked, bool every)
{
    core::Queued request;
    request.task = core::Queued::Recognise;
    request.document = id;
    request.again = asked;
    request.every = every;
    return request;
}

class Recognising // documents one after the other, or as many at once as processes are allowed
{
public:
    Recognising(const CliOptions &options, core::Library &library, const Scans &scans, core::Parallel &pool,
                std::stop_token stop)
        : m_options(options),
          m_library(library),
          m_scans(scans),
          m_pool(pool),
          m_stop(std::move(stop))
    {
    }

    core::Result<int> run()
    {
        const int programs = readersFor(m_options.settings.readers).cores;
        if (m_scans.wishes.size() < programs)
            work(programs);
        else
            m_pool.forEach(
                programs, [this](int) { work(1); }, m_stop);
        if (m_stop.stop_requested())
            return core::Error::cancelled();
        if (m_error)
            return *m_error;
        return m_failed;
    }

private:
    void work(int programs) // runs on any thread
    {
        while (const std::optional<core::Queued> request = next())
            recognise(*request, programs);
    }

    std::optional<core::Queued> next()
    {
        const std::lock_guard lock(m_mutex);
        if (m_error || m_stop.stop_requested() || m_next == m_scans.wishes.size())
            return {};
        return m_scans.wishes[m_next++];
    }

    void recognise(const core::Queued &request, int programs)
    {
        const core::Result<core::Document> known = m_library.document(request.document);
        const QString name = known ? QFileInfo(known->path).fileName() : QString();
        core::RecognisingTools tools{m_library, m_options.settings, m_pool, programs, m_stop};
        tools.passwords = [this](const QByteArray &) { return m_scans.passwords; };
        PagesProgress progress(name);
        const core::Result<core::Document> document =
            core::recogniseQueued(request, tools, [&](const core::TraceEvent &event) { progress.hear(event); });
        if (document)
            return m_scans.tell(*document);
        const std::lock_guard lock(m_mutex);
        const core::Error &error = document.error();
        switch (error.code) {
        case core::Error::Cancelled:
            return;
        case core::Error::Storage:
        case core::Error::Unavailable: // all other documents would fail in the same way
            m_error = error;
            return;
        default:
            ++m_failed;
            printNote(QStringLiteral("%1: %2").arg(name, error.message));
        }
    }

    const CliOptions &m_options;
    core::Library &m_library;
    const Scans &m_scans;
    core::Parallel &m_pool;
    std::stop_token m_stop;
    std::mutex m_mutex;
    qsizetype m_next = 0;
    int m_failed = 0;
    std::optional<core::Error> m_error;
};

void sayWhatIsLeft(core::Library &library, const QString &ocr)
{
    if (const qsizetype left = scansWaiting(library, ocr).size(); left > 0)
        printNote(QStringLiteral("Not recognised yet: %1; to continue, run “attest-cli recognise”, or open the window.")
                      .arg(core::plural(left, "document")));
}

} // namespace

QList<core::Queued> scansAmong(const QList<core::DocumentId> &documents, core::Library &library, const QString &ocr)
{
    const bool every = ocr == QLatin1String("force");
    QSet<core::DocumentId> waiting;
    if (ocr == QLatin1String("auto")) {
        for (const auto &each : core::LibraryRecognition(library).waiting())
            waiting.insert(each.document);
    }
    QList<core::Queued> wishes;
    QSet<core::DocumentId> seen;
    for (const core::DocumentId id : documents) {
        if (!seen.contains(id) && (waiting.contains(id) || every))
            wishes.append(wishFor(id, every, every));
        seen.insert(id);
    }
    return wishes;
}

QList<core::Queued> scansWaiting(core::Library &library, const QString &ocr)
{
    constexpr int most = 100'000;
    QList<core::Queued> wishes = core::LibraryQueue(library).list(core::Queued::Waiting, most);
    const bool onlyAsked = ocr == QLatin1String("off"); // entries the window queued automatically are left to it
    wishes.removeIf([&](const core::Queued &entry) {
        return entry.task != core::Queued::Recognise || (onlyAsked && !entry.again);
    });
    if (onlyAsked)
        return wishes;
    QSet<core::DocumentId> seen;
    for (const core::Queued &entry : std::as_const(wishes))
        seen.insert(entry.document);
    for (const auto &each : core::LibraryRecognition(library).waiting()) {
        if (!seen.contains(each.document))
            wishes.append(wishFor(each.document, false, false));
    }
    return wishes;
}

core::Result<int> recogniseScans(const CliOptions &options, core::Library &library, const Scans &scans,
                                 core::Parallel &pool, std::stop_token stop)
{
    const core::Result<int> failed = Recognising(options, library, scans, pool, stop).run();
    if (failed)
        return failed;
    const auto isAsked = [](const core::Queued &request) { return request.again; };
    const bool asked = scans.asked || std::any_of(scans.wishes.begin(), scans.wishes.end(), isAsked);
    if (failed.error().code == core::Error::Cancelled)
        sayWhatIsLeft(library, options.settings.ocr);
    if (failed.error().code != core::Error::Unavailable || asked)
        return failed;
    printNote(failed.error().message); // pages with text are stored
    return 0;
}

int runRecognise(const CliOptions &options, core::Library *library, std::stop_token stop)
{
    const core::Result<QStringList> passwords = passwordsFrom(options.passwordFile);
    const core::Result<QList<core::DocumentId>> ids = documentsNamed(options.arguments, *library, Named::One);
    if (!passwords || !ids)
        return complain(passwords ? ids.error() : passwords.error());
    Scans scans;
    scans.passwords = *passwords;
    scans.asked = true;
    scans.tell = [&options](const core::Document &document) {
        printLine(options.json ? oneLine(documentJson(document)) : documentLine(document));
    };
    for (const core::DocumentId id : *ids)
        scans.wishes.append(wishFor(id, true, options.force));
    if (ids->isEmpty()) {
        if (options.force) {
            printNote(QStringLiteral("“--force” needs the documents to recognise."));
            return CliStatus::Usage;
        }
        scans.wishes = scansWaiting(*library, QStringLiteral("auto"));
    }
    if (scans.wishes.isEmpty()) {
        printNote(QStringLiteral("No page is waiting to be recognised; name a document to recognise it again."));
        return CliStatus::Done;
    }
    Pool pool(readersFor(options.settings.readers).cores - 1); // the calling thread works too
    const core::Result<int> failed = recogniseScans(options, *library, scans, pool, stop);
    if (!failed)
        return complain(failed.error());
    if (const core::Result<void> settled = fitAndEmbed(*library, options.settings, stop); !settled)
        return complain(settled.error());
    return *failed > 0 ? CliStatus::Failed : CliStatus::Done;
}

core::Result<QStringList> ocrLanguages(const CliOptions &options, std::stop_token stop)
{
    const core::OcrLanguages installed = core::installedOcrLanguages();
    const core::Result<QStringList> chosen = core::chosenOcrLanguages(options.settings.ocrLanguages, installed);
    if (!chosen)
        return chosen.error();
    core::TextRecogniser recogniser(installed, *chosen);
    const core::PageImage paper{200, 100, QByteArray(200 * 100 * 4, char(255))};
    const core::Result<core::RecognisedText> tried = recogniser.recognise(paper, 200, 100, stop);
    if (!tried)
        return tried.error();
    return chosen;
}

} // namespace app
