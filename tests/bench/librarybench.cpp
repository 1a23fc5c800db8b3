// How fast a library is: searching and opening one of 100,000 passages (ATTEST_BENCH_PASSAGES says another number),
// putting pages into one, and cutting pages into passages. The text is made on the spot: words with Zipf's frequencies,
// a third of each page from the vocabulary of its subject.
#include "core/library/library.h"
#include "core/text/chunker.h"

#include <QTemporaryDir>

#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdlib>
#include <random>

using namespace core;
using namespace Qt::StringLiterals;

namespace {

class Prose
{
public:
    explicit Prose(unsigned seed) : m_random(seed)
    {
        double sum = 0;
        for (int i = 0; i < vocabulary; ++i) {
            sum += 1.0 / (i + 3);
            m_chances.push_back(sum);
        }
    }

    QString word()
    {
        const double at = std::uniform_real_distribution<>(0, m_chances.back())(m_random);
        return wordOf(int(std::lower_bound(m_chances.begin(), m_chances.end(), at) - m_chances.begin()));
    }

    QString subjectWord(int subject)
    {
        const double at = std::uniform_real_distribution<>(0, 1)(m_random);
        return wordOf(300 + (subject * 7919 + int(at * at * 200) * 31) % (vocabulary - 300));
    }

    QString sentence(int subject)
    {
        QString text = word();
        text[0] = text[0].toUpper();
        const int words = std::uniform_int_distribution<>(8, 24)(m_random);
        for (int i = 0; i < words; ++i)
            text += u' ' + (i % 3 == 2 ? subjectWord(subject) : word());
        return text + u'.';
    }

    Page page(int number, int subject, int characters)
    {
        Page page;
        page.number = number;
        page.width = 612;
        page.height = 792;
        page.status = PageStatus::Text;
        page.text = u"A report on many subjects\n\n"_s;
        for (int next = 0; page.text.size() < characters; next = int(page.text.size()))
            page.text += sentence(subject) + (next % 5 == 4 ? u"\n\n"_s : u"\n"_s);
        page.text += QString::number(number);
        for (qsizetype from = 0, to = 0, line = 0; from < page.text.size(); from = to + 1) {
            for (to = from; to < page.text.size() && !page.text[to].isSpace();)
                ++to;
            if (to > from)
                page.words.append(
                    {int(from),
                     int(to - from),
                     {float(from % 90) * 5, float(line) * 12, float(from % 90) * 5 + 30, float(line) * 12 + 10},
                     10});
            line += to < page.text.size() && page.text[to] == u'\n';
        }
        return page;
    }

private:
    static constexpr int vocabulary = 60'000;

    static QString wordOf(int number)
    {
        static const QStringList syllables =
            u"ba ce di fo gu ha ke li mo nu pa re si to vu wa xe zi bro cla"_s.split(u' ');
        QString word;
        for (int rest = number + 1; rest > 0; rest /= 20)
            word += syllables[rest % 20];
        return word + u'n';
    }

    std::mt19937 m_random;
    std::vector<double> m_chances;
};

QList<Page> report(Prose &prose, int pages, int characters = 3500)
{
    QList<Page> made;
    for (int i = 1; i <= pages; ++i)
        made.append(prose.page(i, i / 10, characters));
    return made;
}

void addReport(Library &library, const QList<Page> &pages, int number)
{
    Document document;
    document.path = u"/reports/%1.pdf"_s.arg(number);
    document.title = u"Report %1"_s.arg(number);
    document.hash = QByteArray::number(number);
    document.status = DocumentStatus::Indexed;
    if (const auto kept = library.add(document, pages, chunk(pages, {}, {})); !kept)
        qFatal("%s", qPrintable(kept.error().message));
}

struct Large // made once for all that need it
{
    QTemporaryDir folder;
    std::unique_ptr<Library> library;

    static Large &instance()
    {
        static Large large;
        return large;
    }

private:
    Large()
    {
        const char *asked = std::getenv("ATTEST_BENCH_PASSAGES");
        const int passages = asked ? std::atoi(asked) : 100'000;
        library = std::move(*Library::open(folder.path(), {}));
        Prose prose(1);
        for (int number = 0; library->passageCount() < passages; ++number)
            addReport(*library, report(prose, 150), number);
        Inline parallel;
        if (const Result<void> fitted = library->fit(parallel, {}); !fitted)
            qFatal("%s", qPrintable(fitted.error().message));
    }
};

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
        large.library.reset(); // writes the cache, the first time
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

// A hundred pages into a library that has a semantic space already.
void ingesting(benchmark::State &state)
{
    QTemporaryDir folder;
    const auto library = std::move(*Library::open(folder.path(), {}));
    Prose prose(3);
    addReport(*library, report(prose, 200), 0);
    Inline parallel;
    (void)library->fit(parallel, {});
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
        (void)library->fit(parallel, {});
    state.counters["pages/s"] = benchmark::Counter(1000, benchmark::Counter::kIsIterationInvariantRate);
}
BENCHMARK(fitting)->Unit(benchmark::kMillisecond);

} // namespace

BENCHMARK_MAIN();
