// attest-cli's part in recognising the text of scans, which comes behind the reading of all files.
#include "app/clicommands.h"
#include "app/lane.h"
#include "core/flows/recognising.h"

#include <QElapsedTimer>
#include <QFileInfo>
#include <QSet>

#include <mutex>

namespace app {
namespace {

constexpr qint64 tellEvery = 2000; // milliseconds, on stderr

QString lasting(double seconds)
{
    return seconds < 90 ? QStringLiteral("%1 s").arg(std::max(1, int(seconds)))
                        : QStringLiteral("%1 min").arg(int(seconds / 60 + 0.5));
}

class Progress // of one document; any thread
{
public:
    explicit Progress(const QString &name) : m_name(name) { m_clock.start(); }

    void hear(const core::TraceEvent &event)
    {
        if (event.kind != core::TraceEvent::Progress)
            return;
        const int done = event.details.value(QLatin1String("done")).toInt();
        const int of = event.details.value(QLatin1String("of")).toInt();
        const std::lock_guard lock(m_mutex);
        m_first = m_first < 0 ? done : m_first;
        const qint64 now = m_clock.elapsed();
        if (done == m_first || now - m_told < tellEvery)
            return;
        m_told = now;
        const double rate = double(done - m_first) * 1000 / double(std::max<qint64>(now, 1)); // pages a second
        printNote(QStringLiteral("%1: recognising page %2 of %3, %4 pages a minute, %5 to go.")
                      .arg(m_name)
                      .arg(done)
                      .arg(of)
                      .arg(rate * 60, 0, 'f', 0)
                      .arg(lasting((of - done) / std::max(rate, 0.001))));
    }

private:
    QString m_name;
    std::mutex m_mutex;
    QElapsedTimer m_clock;
    qint64 m_told = 0;
    int m_first = -1; // pages that were done before
};

QList<core::DocumentId> wanted(const QString &ocr, core::Library &library, const QList<core::DocumentId> &among)
{
    if (ocr == QLatin1String("off"))
        return {};
    QSet<core::DocumentId> waiting;
    for (const auto &each : core::LibraryRecognition(library).waiting())
        waiting.insert(each.document);
    QList<core::DocumentId> found;
    for (const core::DocumentId id : among) {
        if (!found.contains(id) && (waiting.contains(id) || ocr == QLatin1String("force")))
            found.append(id);
    }
    return found;
}

} // namespace

core::Result<void> recogniseScans(const CliOptions &options, core::Library &library, const Scans &scans,
                                  core::Parallel &pool, std::stop_token stop)
{
    const bool every = options.settings.ocr == QLatin1String("force");
    core::RecognisingTools tools{library, options.settings, pool, readersFor(options.settings.readers), stop};
    tools.passwords = [&](const QByteArray &) { return scans.passwords; };
    for (const core::DocumentId id : wanted(options.settings.ocr, library, scans.documents)) {
        const core::Result<core::Document> known = library.document(id);
        Progress progress(known ? QFileInfo(known->path).fileName() : QString());
        const core::Result<core::Document> document =
            core::recognise(id, 0, {}, every ? core::Wanted::Every : core::Wanted::Untried, tools,
                            [&](const core::TraceEvent &event) { progress.hear(event); });
        if (document) {
            scans.tell(*document);
            continue;
        }
        const core::Error &error = document.error();
        if (error.code == core::Error::Cancelled || error.code == core::Error::Storage)
            return error;
        if (error.code == core::Error::Unavailable) { // the others would fare alike; the text pages are there
            if (every)
                return error;
            printNote(error.message);
            return {};
        }
        printNote(QStringLiteral("%1: %2").arg(known ? QFileInfo(known->path).fileName() : QString(), error.message));
    }
    return {};
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
