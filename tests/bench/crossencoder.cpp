// Scores pairs with the evidence model, for comparison with the float version (tests/tools/evidence-train/reference.py)
// and for timing:
//     attest-crossencoder FOLDER PAIRS.jsonl [--depth N] [--threads N] [--loops NAME] [--rounds N]
//     attest-crossencoder --tokens FOLDER TEXT
// A line of PAIRS is {"question": ..., "spans": [...]}; prints {"scores": [...]} for each, and times on standard error.
// The second form prints the tokens of each line of TEXT.
#include "core/crossencoder/crossencoder.h"
#include "core/embedding/tokenizer.h"
#include "threads.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFile>

#include <algorithm>
#include <cstdio>
#include <ctime>

namespace {

double processorSeconds()
{
    timespec time{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return double(time.tv_sec) + double(time.tv_nsec) * 1e-9;
}

// In kilobytes, as reported by the kernel.
int memory(const char *what)
{
    QFile file(QStringLiteral("/proc/self/status"));
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    for (const QByteArray &line : file.readAll().split('\n')) {
        if (line.startsWith(what))
            return line.simplified().split(' ').value(1).toInt();
    }
    return 0;
}

QList<QByteArray> linesOf(const QString &name)
{
    QFile file(name);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s cannot be read", qPrintable(name));
    QList<QByteArray> lines = file.readAll().split('\n');
    if (!lines.isEmpty() && lines.last().isEmpty())
        lines.removeLast();
    return lines;
}

QString optionOf(QStringList &words, const QString &name, const QString &usual)
{
    const qsizetype at = words.indexOf(name);
    if (at < 0 || at + 1 >= words.size())
        return usual;
    const QString value = words[at + 1];
    words.remove(at, 2);
    return value;
}

int printTokens(const QString &folder, const QString &text)
{
    QFile file(folder + QStringLiteral("/tokenizer.json"));
    const bool isOpen = file.open(QIODevice::ReadOnly);
    const auto tokenizer = core::Tokenizer::from(isOpen ? file.readAll() : QByteArray(), file.fileName());
    if (!tokenizer)
        qFatal("%s", qPrintable(tokenizer.error().message));
    for (const QByteArray &line : linesOf(text)) {
        QByteArray printed;
        for (const int token : tokenizer->tokens(QString::fromUtf8(line), core::Tokenizer::Unknown::Kept))
            printed += QByteArray::number(token) + ' ';
        std::printf("%s\n", printed.trimmed().constData());
    }
    return 0;
}

QStringList spansOf(const core::Json &pair)
{
    return core::textsOf(pair[u"spans"]);
}

} // namespace

int main(int count, char *arguments[])
{
    const QCoreApplication application(count, arguments);
    QStringList words = QCoreApplication::arguments().mid(1);
    if (words.size() == 3 && words[0] == QLatin1String("--tokens"))
        return printTokens(words[1], words[2]);
    const int depth = optionOf(words, QStringLiteral("--depth"), QStringLiteral("0")).toInt();
    const int rounds = optionOf(words, QStringLiteral("--rounds"), QStringLiteral("1")).toInt();
    const QString loops = optionOf(words, QStringLiteral("--loops"), core::CrossEncoder::loops().first());
    Threads parallel(optionOf(words, QStringLiteral("--threads"), QStringLiteral("2")).toInt());
    if (words.size() != 2) {
        std::fprintf(stderr,
                     "attest-crossencoder FOLDER PAIRS.jsonl [--depth N] [--threads N] [--loops %s] "
                     "[--rounds N]\nattest-crossencoder --tokens FOLDER TEXT\n",
                     qPrintable(core::CrossEncoder::loops().join(u'|')));
        return 2;
    }
    const int before = memory("VmRSS");
    QElapsedTimer clock;
    clock.start();
    auto encoder = core::CrossEncoder::from(words[0]);
    if (!encoder)
        qFatal("%s", qPrintable(encoder.error().message));
    const qint64 loading = clock.elapsed();
    const int loaded = memory("VmRSS");
    encoder->useLoops(loops);
    qint64 wall = std::numeric_limits<qint64>::max();
    double processor = 1e9;
    int scored = 0;
    for (int round = 0; round < rounds; ++round) {
        scored = 0;
        const double began = processorSeconds();
        clock.restart();
        for (const QByteArray &line : linesOf(words[1])) {
            const core::Json pair = core::Json::parse(line);
            const auto scores = encoder->scores(pair[u"question"].toString(), spansOf(pair), depth, parallel, {});
            if (!scores)
                qFatal("%s", qPrintable(scores.error().message));
            QList<core::Json> numbers;
            for (const float score : *scores)
                numbers.append(double(score));
            scored += int(numbers.size());
            if (round == 0)
                std::printf("%s\n", core::Json::object({{"scores", numbers}}).written().constData());
        }
        wall = std::min(wall, clock.elapsed());
        processor = std::min(processor, processorSeconds() - began);
    }
    std::fprintf(stderr,
                 "%s: loaded in %lld ms (%d MB); %d spans in %lld ms, %.0f ms of the processor; %d MB at most\n",
                 qPrintable(loops), qlonglong(loading), (loaded - before) / 1024, scored, qlonglong(wall),
                 processor * 1000, memory("VmHWM") / 1024);
    return 0;
}
