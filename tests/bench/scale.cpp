// The cost of a library of a given size, made from realistic text, or opened if it was made before. Prints times and
// memory by part. Usage: attest-scale DATA FOLDER PASSAGES [words]; DATA is the folder of public sets, FOLDER keeps the
// library for the next run. With "words" its semantic space is not fitted.
#include "core/library/library.h"
#include "core/library/libraryindexes.h"
#include "core/chunking/chunker.h"
#include "generatedtext.h"
#include "threads.h"

#include <QJsonDocument>
#include <QCoreApplication>
#include <QFile>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <ctime>

using namespace core;
using namespace Qt::StringLiterals;

namespace {

double now()
{
    return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

int mebibytes(const QByteArray &kind)
{
    QFile status(u"/proc/self/status"_s);
    if (!status.open(QIODevice::ReadOnly))
        return 0;
    for (const QByteArray &line : status.readAll().split('\n')) {
        if (line.startsWith(kind + ':'))
            return line.mid(kind.size() + 1).simplified().split(' ').first().toInt() / 1024;
    }
    return 0;
}

void tell(const char *what, double begun)
{
    std::printf("%-34s %9.2f s   memory: own %5d, of files %5d, most %5d MiB\n", what, now() - begun,
                mebibytes("RssAnon"), mebibytes("RssFile"), mebibytes("VmHWM"));
    std::fflush(stdout);
}

std::unique_ptr<Library> opened(const QString &folder, QStringList *notices = nullptr)
{
    auto library = Library::open(folder, [notices](const QString &sentence) {
        std::printf("  notice: %s\n", qPrintable(sentence));
        if (notices)
            notices->append(sentence);
    });
    if (!library)
        qFatal("%s (%s)", qPrintable(library.error().message), qPrintable(library.error().detail));
    return std::move(*library);
}

DocumentId add(Library &library, test::LikeText &like, int number, int pages)
{
    like.beginDocument();
    QList<Page> made;
    for (int i = 1; i <= pages; ++i)
        made.append(like.page(i));
    Document document;
    document.path = u"/reports/%1.pdf"_s.arg(number);
    document.title = u"Report %1"_s.arg(number);
    document.hash = QByteArray::number(number);
    document.status = DocumentStatus::Indexed;
    const Result<Document> kept = library.add(document, made, chunk(made, {}, {}));
    if (!kept)
        qFatal("%s", qPrintable(kept.error().message));
    return kept->id;
}

void fit(Library &library, const char *what)
{
    Threads parallel(4);
    const double begun = now();
    if (const Result<void> fitted = LibraryIndexes(library).fit(parallel, {}); !fitted)
        qFatal("%s", qPrintable(fitted.error().message));
    tell(what, begun);
}

void grow(Library &library, test::LikeText &like, int passages)
{
    constexpr int pages = 150;
    const double begun = now();
    int told = 0;
    for (int number = int(library.documents().size()); library.passageCount() < passages; ++number) {
        add(library, like, number, pages);
        if (library.passageCount() >= told + 100'000) {
            told = library.passageCount();
            tell(qPrintable(u"  %1 passages"_s.arg(told)), begun);
        }
    }
    tell("made", begun);
}

double processorSeconds()
{
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return double(time.tv_sec) + double(time.tv_nsec) / 1e9;
}

// Measures both wall and processor time, because other programs may run.
void search(Library &library, const char *what, const std::function<Query()> &query, int count)
{
    std::vector<double> times;
    std::vector<double> processor;
    int found = 0;
    for (int i = 0; i < count; ++i) {
        const Query asked = query();
        const double begun = now();
        const double before = processorSeconds();
        const auto passages = library.search(asked, {});
        processor.push_back(1000 * (processorSeconds() - before));
        times.push_back(1000 * (now() - begun));
        found += passages && !passages->isEmpty();
    }
    const auto at = [](std::vector<double> &all, double share) {
        std::sort(all.begin(), all.end());
        return all[size_t(share * double(all.size() - 1))];
    };
    std::printf("search %-24s p50 %6.1f  p95 %6.1f ms, of the processor %6.1f %6.1f   found for %3d of %3d\n", what,
                at(times, 0.5), at(times, 0.95), at(processor, 0.5), at(processor, 0.95), found, count);
    std::fflush(stdout);
}

// Questions of the public sets, each truncated or joined with the next ones to this many words.
QStringList questionsOf(int words, const QString &data)
{
    QList<QStringList> all;
    for (const auto name : {"financebench-dev", "northwind", "uda", "climate"}) {
        QFile file(data + u"/%1/questions.jsonl"_s.arg(QLatin1String(name)));
        if (!file.open(QIODevice::ReadOnly))
            continue;
        while (!file.atEnd())
            all.append(QJsonDocument::fromJson(file.readLine()).object()[u"question"_s].toString().split(u' '));
    }
    QStringList questions;
    for (qsizetype i = 0; i < all.size(); ++i) {
        QStringList question = all[i];
        for (qsizetype after = i + 1; question.size() < words; ++after)
            question += all[after % all.size()];
        questions.append(question.mid(0, words).join(u' '));
    }
    return questions;
}

void searches(Library &library, test::LikeText &like, const QString &data)
{
    for (const int words : {4, 40}) {
        const QStringList questions = questionsOf(words, data);
        qsizetype next = 0;
        if (!questions.isEmpty())
            search(
                library, qPrintable(u"asked in %1 words"_s.arg(words)),
                [&] {
                    return Query{questions[next++ * 7 % questions.size()], 10, {}};
                },
                int(std::min<qsizetype>(questions.size(), 199)));
    }
    QStringList real;
    QFile file(data + u"/retrieval/scifact/queries.jsonl"_s);
    if (file.open(QIODevice::ReadOnly)) {
        while (!file.atEnd())
            real.append(QJsonDocument::fromJson(file.readLine()).object()[u"text"_s].toString());
    }
    for (const int words : {1, 2, 4, 8, 14, 40})
        search(
            library, qPrintable(u"of %1 words"_s.arg(words)),
            [&] {
                return Query{like.question(words), 10, {}};
            },
            100);
    if (!real.isEmpty()) {
        qsizetype next = 0;
        search(
            library, "real questions",
            [&] {
                return Query{real[next++ % real.size()], 10, {}};
            },
            300);
        search(
            library, "real questions, warm",
            [&] {
                return Query{real[next++ % real.size()], 10, {}};
            },
            300);
    }
    search(
        library, "frequent words alone",
        [&] {
            return Query{u"results study increase cells"_s, 10, {}};
        },
        20);
    const QList<Document> documents = library.documents();
    size_t next = 0;
    const auto some = [&](qsizetype count) {
        QList<DocumentId> ids;
        for (qsizetype i = 0; i < count; ++i)
            ids.append(documents[qsizetype(next++ * 7919) % documents.size()].id);
        return ids;
    };
    search(
        library, "in one document",
        [&] {
            return Query{like.question(6), 10, some(1)};
        },
        100);
    search(
        library, "in five documents",
        [&] {
            return Query{like.question(6), 10, some(5)};
        },
        50);
    search(
        library, "in a third of them",
        [&] {
            return Query{like.question(6), 10, some(documents.size() / 3)};
        },
        30);
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    if (argc < 4)
        qFatal("Usage: attest-scale DATA FOLDER PASSAGES");
    const QString data = QString::fromLocal8Bit(argv[1]);
    const QString folder = QString::fromLocal8Bit(argv[2]);
    const int passages = QByteArray(argv[3]).toInt();
    double begun = now();
    test::LikeText like(test::realTexts(data, QStringLiteral(ATTEST_SOURCE)), 7);
    tell("texts read", begun);
    begun = now();
    auto library = opened(folder);
    tell("opened", begun);
    if (library->passageCount() < passages)
        grow(*library, like, passages);
    std::printf("%d passages in %d documents\n", library->passageCount(), int(library->documents().size()));
    if (argc < 5 && LibraryIndexes(*library).wantsFitting())
        fit(*library, "fit");
    searches(*library, like, data);
    tell("searched", begun);

    begun = now();
    const DocumentId extra = add(*library, like, 10'000'000, 150);
    tell("one document more", begun);
    begun = now();
    (void)library->remove(extra);
    tell("removed", begun);
    begun = now();
    library.reset();
    tell("closed", begun);
    begun = now();
    library = opened(folder);
    tell("opened again", begun);
    searches(*library, like, data);
    tell("searched", begun);
    return 0;
}
