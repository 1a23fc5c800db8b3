// Measures how long a warm window waits for the first spans, ranked by words, and for their final order, by the
// evidence model; and the model's memory.
//     attest-latency LIBRARY QUESTIONS.jsonl [THREADS]
// A line of QUESTIONS has a "question". The times printed are the median and the 95th percentile.
#include "core/crossencoder/evidencemodel.h"
#include "core/eval/metrics.h"
#include "core/library/evidencesearch.h"
#include "core/models/builtin.h"
#include "threads.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFile>

#include <cstdio>
#include <ctime>
#include <malloc.h>

using namespace core;
using namespace Qt::StringLiterals;

namespace {

constexpr int wanted = 10; // passages

double megabytes() // resident memory without mapped files
{
    QFile file(u"/proc/self/status"_s);
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    const QList<QByteArray> lines = file.readAll().split('\n');
    for (const QByteArray &line : lines) {
        if (line.startsWith("RssAnon"))
            return line.simplified().split(' ').value(1).toDouble() / 1024;
    }
    return 0;
}

QStringList questionsIn(const QString &name)
{
    QFile file(name);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s cannot be read", qPrintable(name));
    QStringList questions;
    const QList<QByteArray> lines = file.readAll().split('\n');
    for (const QByteArray &line : lines) {
        if (const QString question = Json::parse(line)[u"question"].toString(); !question.isEmpty())
            questions.append(question);
    }
    return questions;
}

double processorSeconds()
{
    timespec time{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return double(time.tv_sec) + double(time.tv_nsec) * 1e-9;
}

void measure(const char *what, const QStringList &questions, const std::function<void(const QString &)> &search)
{
    QList<double> waited, worked; // milliseconds
    for (const QString &question : questions) {
        QElapsedTimer clock;
        clock.start();
        const double begun = processorSeconds();
        search(question);
        worked.append((processorSeconds() - begun) * 1e3);
        waited.append(double(clock.nsecsElapsed()) / 1e6);
    }
    std::printf("| %s | %.0f ms | %.0f ms | %.0f ms | %.0f ms |\n", what, percentile(waited, 0.5),
                percentile(waited, 0.95), percentile(worked, 0.5), percentile(worked, 0.95));
    std::fflush(stdout);
}

} // namespace

int main(int count, char *arguments[])
{
    const QCoreApplication application(count, arguments);
    const QStringList words = QCoreApplication::arguments().mid(1);
    if (words.size() < 2)
        qFatal("attest-latency LIBRARY QUESTIONS.jsonl [THREADS]");
    const auto library = Library::open(
        words[0], [](const QString &) {}, Library::ToRead);
    if (!library)
        qFatal("%s", qPrintable(library.error().message));
    const QStringList questions = questionsIn(words[1]);
    Threads parallel(words.value(2, u"2"_s).toInt());
    const auto search = [&](const QString &question, const EvidenceRanker &ranker) {
        const auto found = searchByEvidence({question, wanted, {}}, **library, ranker, parallel, {});
        if (!found)
            qFatal("%s", qPrintable(found.error().message));
    };
    const auto byWords = [&](const QString &question) { search(question, *wordRankerFor(**library)); };
    const auto byModel = [&](const QString &question) {
        search(question, *evidenceRankerFor(Settings(), **library, {}));
    };
    std::printf("%d passages, %lld questions, %s threads\n| within | half | 95 %% | processor, half | 95 %% |\n"
                "| --- | --- | --- | --- | --- |\n",
                (*library)->passageCount(), static_cast<long long>(questions.size()),
                qPrintable(words.value(2, u"2"_s)));
    byWords(questions.first()); // warms the caches
    measure("first spans", questions, byWords);
    malloc_trim(0);
    const double before = megabytes();
    QElapsedTimer clock;
    clock.start();
    if (!evidenceRankerFor(Settings(), **library, {})->readsByModel())
        qFatal("there is no evidence model");
    const qint64 loading = clock.elapsed();
    measure("final order", questions, byModel);
    malloc_trim(0);
    const double loaded = megabytes();
    EvidenceModel::installed().releaseIdle(EvidenceModel::Clock::now() + EvidenceModel::idleTime);
    malloc_trim(0);
    std::printf("the model: %lld ms to load, %.0f MB more while it is loaded, %.0f MB once it is let go\n",
                static_cast<long long>(loading), loaded - before, megabytes() - before);
    return 0;
}
