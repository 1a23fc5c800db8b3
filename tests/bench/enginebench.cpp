// Attest's own cost of a question, with a Writer and a Critic that answer immediately: steps, threads, trace, a search
// in a library of forty passages. The model's time is additional.
#include "app/runtime/pool.h"
#include "app/runtime/recorder.h"
#include "papers.h"
#include "prose.h"
#include "rulingmodels.h"
#include "tests/wordranking.h"

#include <QTemporaryDir>

#include <benchmark/benchmark.h>

#include <chrono>

using namespace core;

namespace {

struct Shelf
{
    Shelf()
    {
        bench::Prose prose(5); // similar passages would be found only once
        for (int i = 0; i < 40; ++i) {
            QString text = QStringLiteral("Points on a mortgage are prepaid interest.");
            for (int word = 0; word < 60; ++word)
                text += u' ' + prose.word();
            keepPaper(*library, text + u'.');
        }
    }

    QTemporaryDir folder;
    std::unique_ptr<Library> library = libraryAt(folder.path());
};

void engine(benchmark::State &state, const char *flow, int calls, bool onPool)
{
    static const Shelf shelf;
    app::Pool pool(4);
    Inline inOrder;
    const ruled::Rules rules;
    ruled::Critic critic(rules);
    ruled::Writer writer(rules);
    Settings settings;
    settings.passages = calls == 13 ? 3 : 4;
    settings.stopEarly = false;
    std::vector<double> times;
    for (auto _ : state) {
        const auto begun = std::chrono::steady_clock::now();
        const EvidenceRanker evidence = wordRanking();
        AnswerTools tools{*shelf.library, writer, critic, evidence, &critic, settings, inOrder, {}};
        AnswerTools parallel{*shelf.library, writer, critic, evidence, &critic, settings, pool, {}};
        parallel.atOnce = 4;
        app::Recorder recorder([](const TraceEvent &) {});
        const Turn turn =
            answer(*answerFlow(QLatin1String(flow)), {QStringLiteral("what are points on a mortgage"), {}, {}},
                   onPool ? parallel : tools, recorder.sink());
        times.push_back(std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begun).count());
        if (turn.ending != Ending::Passed || turn.cost.calls != calls)
            state.SkipWithError("this is not the happy path");
    }
    std::sort(times.begin(), times.end());
    state.counters["p50_ms"] = times[times.size() / 2];
    state.counters["p95_ms"] = times[times.size() * 95 / 100];
}
BENCHMARK_CAPTURE(engine, selfRag, "self-rag", 7, false)->Iterations(500)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(engine, selfRagOnThreads, "self-rag", 7, true)->Iterations(500)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(engine, passageRag, "passage-rag", 13, false)->Iterations(500)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(engine, passageRagOnThreads, "passage-rag", 13, true)->Iterations(500)->Unit(benchmark::kMillisecond);

} // namespace
