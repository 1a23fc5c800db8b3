// Speed of the main tasks: reading PDFs, answering a question in a library of 100,000 passages, and showing the window
// on it.
#include "app/jobs/answerjob.h"
#include "app/runtime/pool.h"
#include "core/pdf/pdfreader.h"
#include "prose.h"

#include <QDir>
#include <QProcess>

#include <benchmark/benchmark.h>

#include <chrono>

using namespace core;
using namespace bench;

namespace {

// The manual, made at build time: real PDFs that are always available.
void extracting(benchmark::State &state)
{
    const QDir manual(QStringLiteral(ATTEST_BINARIES "/../share/attest/manual"));
    int pages = 0;
    for (auto _ : state) {
        for (const QString &name : manual.entryList({QStringLiteral("*.pdf")})) {
            const Result<ReadPdf> pdf = readPdf(manual.filePath(name), {}, [](int, int) {}, {});
            pages += pdf ? int(pdf->pages.size()) : 0;
        }
    }
    state.counters["pages/s"] = benchmark::Counter(pages, benchmark::Counter::kIsRate);
}
BENCHMARK(extracting)->Unit(benchmark::kMillisecond)->UseRealTime();

void builtInAnswer(benchmark::State &state)
{
    const Library &library = *Large::instance().library;
    app::Pool pool(2);
    Prose prose(11);
    std::vector<double> times;
    int answered = 0;
    for (auto _ : state) {
        QString question = QStringLiteral("What is");
        for (int i = 0; i < 5; ++i)
            question += u' ' + prose.subjectWord(int(times.size()) % 15);
        const auto begun = std::chrono::steady_clock::now();
        const Turn turn = app::askQuestion({question, {}, {}}, {}, {library, pool, {}}, [](const TraceEvent &) {}, {});
        times.push_back(std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begun).count());
        answered += !turn.answer.isEmpty();
    }
    std::sort(times.begin(), times.end());
    state.counters["p50_ms"] = times[times.size() / 2];
    state.counters["p95_ms"] = times[times.size() * 95 / 100];
    state.counters["answered"] = double(answered) / double(times.size());
}
BENCHMARK(builtInAnswer)->Iterations(100)->Unit(benchmark::kMillisecond);

// From the start of the program to a picture of the window with all documents listed, and to its end: an upper bound.
// Before the picture the program waits 800 ms to be sure that nothing follows; shown_ms excludes them.
void windowShown(benchmark::State &state)
{
    Large &large = Large::instance();
    large.library.reset(); // the window needs exclusive access
    QProcessEnvironment variables = QProcessEnvironment::systemEnvironment();
    variables.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
    const auto begun = std::chrono::steady_clock::now();
    for (auto _ : state) {
        QProcess window;
        window.setProcessEnvironment(variables);
        window.start(QStringLiteral(ATTEST_BINARIES "/attest"),
                     {QStringLiteral("--library"), large.folder.path(), QStringLiteral("--screenshot"),
                      large.folder.filePath(QStringLiteral("window.png"))});
        if (!window.waitForFinished(60000) || window.exitCode() != 0)
            state.SkipWithError("attest did not show its window; build the target attest first");
    }
    const std::chrono::duration<double, std::milli> taken = std::chrono::steady_clock::now() - begun;
    state.counters["shown_ms"] = taken.count() / double(state.iterations()) - 800;
    large.library = std::move(*Library::open(large.folder.path(), {}));
}
BENCHMARK(windowShown)->Iterations(5)->Unit(benchmark::kMillisecond);

} // namespace

BENCHMARK_MAIN();
