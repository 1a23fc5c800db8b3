// How well a library finds: evidence pages of questions about PDFs, judged documents of classic collections, and what
// putting all of it into the library costs. Usage: attest-quality DATA [FILTER]; DATA is the folder of public sets.
#include "core/library/library.h"
#include "core/pdf/pdfreader.h"
#include "core/text/chunker.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDataStream>
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>
#include <QTemporaryDir>

#include <sys/resource.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>

using namespace core;
using namespace Qt::StringLiterals;

namespace {

double cpuSeconds()
{
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    const auto seconds = [](const timeval &time) { return double(time.tv_sec) + double(time.tv_usec) / 1e6; };
    return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

QList<QJsonObject> linesOf(const QString &path)
{
    QFile file(path);
    QList<QJsonObject> objects;
    if (!file.open(QIODevice::ReadOnly))
        return objects;
    while (!file.atEnd())
        objects.append(QJsonDocument::fromJson(file.readLine()).object());
    return objects;
}

template <class T>
T unwrap(Result<T> result)
{
    if (!result)
        qFatal("%s (%s)", qPrintable(result.error().message), qPrintable(result.error().detail));
    return std::move(*result);
}

// Pages as they were read, beside the temporary files: reading a hundred PDFs again takes longer than everything else.
ReadPdf readOnce(const QString &path)
{
    const QString name = QString::fromLatin1(QCryptographicHash::hash(path.toUtf8(), QCryptographicHash::Sha1).toHex());
    QFile kept(QDir::tempPath() + u"/attest-quality-"_s + name);
    ReadPdf read;
    if (kept.open(QIODevice::ReadOnly)) {
        QDataStream in(&kept);
        qsizetype pages = 0;
        qsizetype items = 0;
        in >> read.title >> items;
        for (qsizetype i = 0; i < items; ++i) {
            OutlineItem item;
            in >> item.title >> item.page >> item.level;
            read.outline.append(item);
        }
        in >> pages;
        for (qsizetype i = 0; i < pages; ++i) {
            Page page;
            int status = 0;
            qsizetype words = 0;
            in >> page.number >> page.label >> page.width >> page.height >> status >> page.text >> words;
            page.status = PageStatus(status);
            for (qsizetype j = 0; j < words; ++j) {
                Word word;
                in >> word.from >> word.length >> word.box.left >> word.box.top >> word.box.right >> word.box.bottom >>
                    word.size;
                page.words.append(word);
            }
            read.pages.append(page);
        }
        return read;
    }
    read = unwrap(readPdf(path, {}, {}, {}));
    if (kept.open(QIODevice::WriteOnly)) {
        QDataStream out(&kept);
        out << read.title << read.outline.size();
        for (const OutlineItem &item : std::as_const(read.outline))
            out << item.title << item.page << item.level;
        out << read.pages.size();
        for (const Page &page : std::as_const(read.pages)) {
            out << page.number << page.label << page.width << page.height << int(page.status) << page.text
                << page.words.size();
            for (const Word &word : page.words)
                out << word.from << word.length << word.box.left << word.box.top << word.box.right << word.box.bottom
                    << word.size;
        }
    }
    return read;
}

struct Costs
{
    double chunk = 0;
    double add = 0;
    double fit = 0;
    int pages = 0;
    double wall = 0;
};

void fit(Library &library, Costs &costs)
{
    Inline parallel;
    const double before = cpuSeconds();
    const Result<void> fitted = library.wantsFitting() ? library.fit(parallel, {}) : Result<void>();
    if (!fitted)
        qFatal("%s", qPrintable(fitted.error().message));
    costs.fit += cpuSeconds() - before;
    std::printf("  %d pages, %d passages; processor seconds: chunk %.2f, add %.2f, fit %.2f, together %.2f\n",
                costs.pages, library.passageCount(), costs.chunk, costs.add, costs.fit,
                costs.chunk + costs.add + costs.fit);
}

QHash<QString, DocumentId> addPdfs(Library &library, const QString &folder, Costs &costs)
{
    QHash<QString, DocumentId> ids;
    const QDir pdfs(folder);
    for (const QString &name : pdfs.entryList({u"*.pdf"_s}, QDir::Files, QDir::Name)) {
        const ReadPdf read = readOnce(pdfs.filePath(name));
        const double begun = cpuSeconds();
        const QList<Passage> passages = chunk(read.pages, read.outline, {});
        const double chunked = cpuSeconds();
        Document document;
        document.path = pdfs.filePath(name);
        document.title = read.title.isEmpty() ? name : read.title;
        document.hash = name.toUtf8().toHex();
        document.status = DocumentStatus::Indexed;
        ids.insert(name, unwrap(library.add(document, read.pages, passages)).id);
        costs.chunk += chunked - begun;
        costs.add += cpuSeconds() - chunked;
        costs.pages += int(read.pages.size());
    }
    fit(library, costs);
    return ids;
}

struct Rate
{
    const char *name;
    int depth;
    int hits = 0;
};

void countHits(std::vector<Rate> &rates, int rank)
{
    for (Rate &rate : rates)
        rate.hits += rank > 0 && rank <= rate.depth;
}

void print(const char *what, const std::vector<Rate> &rates, int all)
{
    std::printf("  %-26s", what);
    for (const Rate &rate : rates)
        std::printf("  %s %5.1f", rate.name, 100.0 * rate.hits / std::max(1, all));
    std::printf("  (%d questions)\n", all);
}

// The rank of the first page that is evidence; each page counts once.
int rankOfEvidence(const Library &library, const Query &query, const QSet<std::pair<DocumentId, int>> &evidence)
{
    QSet<std::pair<DocumentId, int>> seen;
    for (const Passage &passage : unwrap(library.search(query, {}))) {
        for (const Span &span : passage.spans) {
            if (evidence.contains({passage.document, span.page}))
                return int(seen.size()) + 1;
        }
        seen.insert({passage.document, passage.page});
    }
    return 0;
}

void questionsAboutPdfs(const QString &folder)
{
    QTemporaryDir where;
    const auto library = unwrap(Library::open(where.path(), {}));
    Costs costs;
    const auto ids = addPdfs(*library, folder + u"/pdfs"_s, costs);
    std::vector<Rate> everywhere{{"@1", 1}, {"@4", 4}, {"@10", 10}, {"@20", 20}};
    std::vector<Rate> inDocument = everywhere;
    int all = 0;
    int answered = 0;
    int unanswerable = 0;
    int empty = 0;
    for (const QJsonObject &question : linesOf(folder + u"/questions.jsonl"_s)) {
        QSet<std::pair<DocumentId, int>> evidence;
        for (const QJsonValue &each : question[u"evidence"_s].toArray())
            evidence.insert({ids.value(each[u"document"_s].toString()), each[u"page"_s].toInt()});
        const QString text = question[u"question"_s].toString();
        if (!question[u"answerable"_s].toBool(true)) {
            ++unanswerable;
            empty += unwrap(library->search({text, 4, {}}, {})).isEmpty();
            continue;
        }
        ++answered;
        if (evidence.isEmpty())
            continue;
        ++all;
        countHits(everywhere, rankOfEvidence(*library, {text, 40, {}}, evidence));
        const DocumentId document = ids.value(question[u"document"_s].toString());
        countHits(inDocument,
                  rankOfEvidence(*library, {text, 40, {document > 0 ? document : evidence.begin()->first}}, evidence));
    }
    print("all documents", everywhere, all);
    print("right document", inDocument, all);
    if (unanswerable > 0)
        std::printf("  nothing found for %d of %d that cannot be answered\n", empty, unanswerable);
}

void judgedCollection(const QString &folder)
{
    QTemporaryDir where;
    const auto library = unwrap(Library::open(where.path(), {}));
    Costs costs;
    QStringList names;
    QList<Page> pages;
    QList<Passage> passages;
    const double begun = cpuSeconds();
    for (const QJsonObject &document : linesOf(folder + u"/docs.jsonl"_s)) {
        Page page;
        page.number = int(pages.size()) + 1;
        page.status = PageStatus::Text;
        page.text = document[u"title"_s].toString() + u"\n\n"_s + document[u"text"_s].toString();
        names.append(document[u"id"_s].toVariant().toString());
        pages.append(page);
        passages += chunk({page}, {}, {});
    }
    const double chunked = cpuSeconds();
    Document document;
    document.path = folder;
    document.status = DocumentStatus::Indexed;
    unwrap(library->add(document, pages, passages));
    costs = {chunked - begun, cpuSeconds() - chunked, 0, int(pages.size()), 0};
    fit(*library, costs);

    QHash<QString, QHash<QString, int>> judged;
    QFile file(folder + u"/qrels.tsv"_s);
    if (file.open(QIODevice::ReadOnly)) {
        while (!file.atEnd()) {
            const QStringList fields = QString::fromUtf8(file.readLine()).simplified().split(u' ');
            if (fields.size() >= 3 && fields.last().toInt() > 0)
                judged[fields.first()][fields[fields.size() - 2]] = fields.last().toInt();
        }
    }
    double sum = 0;
    double recall = 0;
    int questions = 0;
    double seconds = 0;
    for (const QJsonObject &question : linesOf(folder + u"/queries.jsonl"_s)) {
        const auto relevant = judged.value(question[u"id"_s].toVariant().toString());
        if (relevant.isEmpty())
            continue;
        ++questions;
        QStringList ranked;
        const auto start = std::chrono::steady_clock::now();
        const QList<Passage> found = unwrap(library->search({question[u"text"_s].toString(), 30, {}}, {}));
        seconds += std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
        for (const Passage &passage : found) {
            if (const QString &name = names[passage.page - 1]; !ranked.contains(name))
                ranked.append(name);
        }
        double gain = 0;
        double best = 0;
        QList<int> grades = relevant.values();
        std::sort(grades.rbegin(), grades.rend());
        for (int i = 0; i < 10; ++i) {
            const double discount = std::log2(i + 2);
            if (i < ranked.size() && relevant.contains(ranked[i])) {
                gain += (std::exp2(relevant[ranked[i]]) - 1) / discount;
                recall += 1.0 / double(relevant.size());
            }
            if (i < grades.size())
                best += (std::exp2(grades[i]) - 1) / discount;
        }
        sum += gain / best;
    }
    std::printf("  nDCG@10 %.3f, recall@10 %.3f (%d questions, %.1f ms each)\n", sum / std::max(1, questions),
                recall / std::max(1, questions), questions, 1000 * seconds / std::max(1, questions));
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    const QString data = argc > 1 ? QString::fromLocal8Bit(argv[1]) : u"."_s;
    const QString filter = argc > 2 ? QString::fromLocal8Bit(argv[2]) : QString();
    for (const QString &set : {u"financebench-dev"_s, u"northwind"_s, u"uda"_s}) {
        if (!set.contains(filter) || !QFile::exists(data + u'/' + set))
            continue;
        std::printf("%s\n", qPrintable(set));
        questionsAboutPdfs(data + u'/' + set);
    }
    for (const QString &set : {u"retrieval/scifact"_s, u"retrieval/cranfield"_s, u"retrieval/cacm"_s}) {
        if (!set.contains(filter) || !QFile::exists(data + u'/' + set))
            continue;
        std::printf("%s\n", qPrintable(set));
        judgedCollection(data + u'/' + set);
    }
    return 0;
}
