// Speed of a library: searching and opening one of 100,000 passages, adding pages, and chunking.
#include "prose.h"
#include "core/library/libraryindexes.h"

#include <benchmark/benchmark.h>

#include <chrono>

using namespace core;
using namespace bench;

namespace {

void search(benchmark::State &state, int words, bool inOneDocument)
{
    Library &library = *Large::instance().library;
    Prose prose(7);
    std::vector<double> times;
    const QList<Document> documents = library.documents();
    int found = 0;
    for (auto _ : state) {
        Query query{u"What is"_s, 10, {}};
        const int subject = int(times.size()) % 15;
        for (int i = 0; i < words; ++i)
            query.text += u' ' + (i % 2 ? prose.subjectWord(subject) : prose.word());
        if (inOneDocument)
            query.documents = {documents[qsizetype(times.size()) % documents.size()].id};
        const auto begun = std::chrono::steady_clock::now();
        const auto passages = library.search(query, {});
        times.push_back(std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begun).count());
        found += passages && !passages->isEmpty();
    }
    std::sort(times.begin(), times.end());
    const auto at = [&](double share) { return times[size_t(share * double(times.size() - 1))]; };
    state.counters["p50_ms"] = at(0.5);
    state.counters["p95_ms"] = at(0.95);
    state.counters["passages"] = library.passageCount();
    state.counters["found"] = double(found) / double(times.size());
}

void searchShort(benchmark::State &state)
{
    search(state, 4, false);
}
BENCHMARK(searchShort)->Iterations(300)->Unit(benchmark::kMillisecond);

void searchLong(benchmark::State &state)
{
    search(state, 14, false);
}
BENCHMARK(searchLong)->Iterations(300)->Unit(benchmark::kMillisecond);

void searchOneDocument(benchmark::State &state)
{
    search(state, 6, true);
}
BENCHMARK(searchOneDocument)->Iterations(300)->Unit(benchmark::kMillisecond);

void openLarge(benchmark::State &state)
{
    Large &large = Large::instance();
    for (auto _ : state) {
        state.PauseTiming();
        large.library.reset(); // writes the cache the first time
        state.ResumeTiming();
        large.library = std::move(*Library::open(large.folder.path(), {}));
    }
}
BENCHMARK(openLarge)->Iterations(5)->Unit(benchmark::kMillisecond);

void openWithoutCache(benchmark::State &state)
{
    Large &large = Large::instance();
    for (auto _ : state) {
        state.PauseTiming();
        large.library.reset();
        QFile::remove(large.folder.filePath(u"index.cache"_s));
        state.ResumeTiming();
        large.library = std::move(*Library::open(large.folder.path(), {}));
    }
}
BENCHMARK(openWithoutCache)->Iterations(2)->Unit(benchmark::kMillisecond);

void chunking(benchmark::State &state)
{
    Prose prose(2);
    const QList<Page> pages = report(prose, 200);
    for (auto _ : state)
        benchmark::DoNotOptimize(chunk(pages, {}, {}));
    state.counters["pages/s"] = benchmark::Counter(200, benchmark::Counter::kIsIterationInvariantRate);
}
BENCHMARK(chunking)->Unit(benchmark::kMillisecond);

// Adds a hundred pages to a library that already has a semantic space.
void ingesting(benchmark::State &state)
{
    QTemporaryDir folder;
    const auto library = std::move(*Library::open(folder.path(), {}));
    Prose prose(3);
    addReport(*library, report(prose, 200), 0);
    Inline parallel;
    (void)LibraryIndexes(*library).fit(parallel, {});
    const QList<Page> pages = report(prose, 100);
    int number = 1;
    for (auto _ : state)
        addReport(*library, pages, number++);
    state.counters["pages/s"] = benchmark::Counter(100, benchmark::Counter::kIsIterationInvariantRate);
}
BENCHMARK(ingesting)->Unit(benchmark::kMillisecond);

void fitting(benchmark::State &state)
{
    QTemporaryDir folder;
    const auto library = std::move(*Library::open(folder.path(), {}));
    Prose prose(4);
    for (int i = 0; i < 10; ++i)
        addReport(*library, report(prose, 100), i);
    Inline parallel;
    for (auto _ : state)
        (void)LibraryIndexes(*library).fit(parallel, {});
    state.counters["pages/s"] = benchmark::Counter(1000, benchmark::Counter::kIsIterationInvariantRate);
}
BENCHMARK(fitting)->Unit(benchmark::kMillisecond);

} // namespace
