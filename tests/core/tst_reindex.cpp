// Reindexing a library in use: its answers before, during and after; cancelled, killed, concurrent and unreadable
// cases; and that nothing is left over.
#include "core/base/contenthash.h"
#include "core/ingest/reindexflow.h"
#include "core/maintenance/backup.h"
#include "core/retrieval/indexes.h"
#include "core/maintenance/librarycare.h"
#include "core/ports/embedder.h"
#include "core/chunking/chunker.h"
#include "core/language/terms.h"
#include "core/library/libraryembedder.h"
#include "core/library/libraryindexes.h"
#include "core/library/librarysessions.h"
#include "core/store/database.h"
#include "pdfs.h"
#include "tests/traceevents.h"

#include <QDir>
#include <QElapsedTimer>
#include <QScopeGuard>
#include <QTemporaryDir>
#include <QTest>

#include <atomic>
#include <random>
#include <thread>

using namespace core;
using namespace Qt::StringLiterals;

namespace {

// A page of distinct sentences, so that no passages repeat and no line is taken for a header.
QString pageText(int seed, int lines = 40)
{
    static const QStringList words =
        u"glacier melting arctic copper voltage orchestra violin harbour pension mercury sediment trout winter "
        u"committee "
        "laboratory sample measurement depth village report island boat sunday bird notebook tank owner directive"_s
            .split(u' ');
    std::mt19937 dice{quint32(seed)};
    QStringList text;
    for (int i = 0; i < lines; ++i) {
        QStringList line{u"Line%1x%2 tells of"_s.arg(seed).arg(i)};
        for (int word = 0; word < 8; ++word)
            line.append(words[int(dice() % quint32(words.size()))]);
        text.append(line.join(u' ') + u'.');
    }
    return text.join(u'\n');
}

Page page(int number, const QString &text, PageStatus status = PageStatus::Text)
{
    Page made;
    made.number = number;
    made.width = 612;
    made.height = 792;
    made.status = status;
    made.text = text;
    float top = 72;
    int from = 0;
    for (const QString &line : text.split(u'\n')) {
        float left = 72;
        for (const QString &word : line.split(u' ')) {
            made.words.append({from, int(word.size()), {left, top, left + 5 * float(word.size()), top + 12}, 12});
            from += int(word.size()) + 1;
            left += 5 * float(word.size() + 1);
        }
        top += 14;
    }
    return made;
}

constexpr ReadAs asItIs{ReaderVersion, 1000, 200};
constexpr ReadAs shorter{ReaderVersion, 300, 50};

struct Place
{
    QTemporaryDir folder;
    QString inside = folder.filePath(u"library"_s);
    std::unique_ptr<Library> library = *Library::open(inside, [](const QString &) {});
    Inline parallel;
    std::stop_source stop;
    std::function<void()> pass;
    std::vector<std::pair<int, int>> told;
    QStringList passwords;
    int read = 0; // number of documents whose file was read

    void reopen()
    {
        library.reset();
        library = *Library::open(inside, [](const QString &) {});
    }

    // A document from a file, read by attest-pdf.
    Document addFile(const QString &name, int seed, int pages = 3)
    {
        QStringList texts;
        for (int i = 0; i < pages; ++i)
            texts.append(pageText(100 * seed + i));
        tests::writeFile(folder.filePath(name), tests::makePdf(texts));
        IngestingTools tools{*library, {}, {}, {}};
        const Result<Document> added = ingest(folder.filePath(name), {}, false, tools, [](const TraceEvent &) {});
        return added ? *added : Document();
    }

    // A document whose file does not exist.
    Document addPages(const QString &name, const QList<Page> &pages, const QByteArray &hash = {}, int reader = 1)
    {
        Document document;
        document.path = folder.filePath(name);
        document.title = name;
        document.hash = hash.isEmpty() ? QByteArray::number(qHash(name), 16) : hash;
        document.status = DocumentStatus::Indexed;
        document.origin = {reader, asItIs.length, asItIs.overlap, false, {}};
        const Result<Document> added = library->add(document, pages, chunk(pages, {}, {1000, 200}));
        return added ? *added : Document();
    }

    Document addText(const QString &name, int seed)
    {
        return addPages(name, {page(1, pageText(seed)), page(2, pageText(seed + 1))}, {}, ReaderVersion);
    }

    Result<int> renewAs(const ReadAs &wanted)
    {
        told.clear();
        read = 0;
        ReindexConditions conditions{parallel, stop.get_token()};
        conditions.progress = [&](int done, int of) { told.emplace_back(done, of); };
        conditions.pass = pass;
        conditions.passwords = [&](const QByteArray &) { return passwords; };
        return reindex(*library, {}, wanted, conditions, [&](const TraceEvent &event) {
            read += kindOf(event) == TraceKind::Entered && event.node == u"read";
        });
    }

    int outdated(const ReadAs &wanted) { return int(LibraryReindex(*library, wanted).outdated()->size()); }

    QList<Passage> find(const QString &question) const { return *library->search({question, 10, {}}, {}); }

    // Search results for comparison.
    QStringList answers() const
    {
        QStringList all;
        for (const QString &question : {u"glacier melting in the arctic"_s, u"violin orchestra"_s, u"trout sediment"_s})
            for (const Passage &each : find(question))
                all.append(u"%1 %2 %3 %4 "_s.arg(each.id).arg(each.document).arg(each.page).arg(each.score) +
                           each.text);
        return all;
    }

    int longest() const
    {
        qsizetype most = 0;
        for (const Document &document : library->documents()) {
            const Result<QList<Passage>> all = library->search({u"line tells of"_s, 1000, {document.id}, true}, {});
            for (const Passage &each : *all)
                most = std::max(most, each.text.size());
        }
        return int(most);
    }

    // What is wrong with the library; empty: nothing. Memory and disk agree, and no files are left beside the library.
    QString problem()
    {
        int passages = 0;
        for (const Document &document : library->documents())
            passages += document.passages;
        if (passages != library->passageCount())
            return u"%1 passages of documents, %2 are searched"_s.arg(passages).arg(library->passageCount());
        if (const Result<void> sound = library->check(); !sound)
            return sound.error().message + sound.error().detail;
        const Result<Mended> mended = LibraryCare(*library).mend([](int) {}, {});
        if (!mended || !mended->sound() || !mended->done.isEmpty())
            return mended ? (mended->done + mended->broken).join(u'|') + u" mended"_s : mended.error().message;
        return left();
    }

    QString left() const { return QDir(inside).entryList({u"*renewing*"_s}, QDir::Files | QDir::Hidden).join(u' '); }
};

// A direction per word.
class WordEmbedder : public Embedder
{
public:
    QString name() const override { return u"words@here"_s; }
    Result<std::vector<std::vector<float>>> embed(const QStringList &texts, Purpose, std::stop_token) override
    {
        if (isGone)
            return Error{Error::Unavailable, u"It does not answer; start it."_s, {}};
        std::vector<std::vector<float>> vectors;
        for (const QString &text : texts) {
            std::vector<float> vector(64, 0.01f);
            for (const QString &term : queryTerms(text))
                vector[qChecksum(term.toUtf8()) % 64] += 1;
            vectors.push_back(vector);
            ++given;
        }
        return vectors;
    }

    std::atomic<bool> isGone = false;
    std::atomic<int> given = 0;
};

} // namespace

class tst_reindex : public QObject
{
    Q_OBJECT

private slots:
    void aDocumentWithADamagedPageStaysAsItIs()
    {
        Place place;
        const Document damaged = place.addText(u"damaged"_s, 1);
        const Document sound = place.addText(u"sound"_s, 3);
        {
            const auto database = *Database::open(place.inside + u"/library.db"_s, Database::ReadWrite);
            QVERIFY(database->run(u"UPDATE pagetext SET text = replace(text, 'tells', 'tolds') WHERE id = (SELECT id "
                                  "FROM page WHERE document = %1 AND number = 2)"_s.arg(damaged.id)
                                      .toLatin1()
                                      .constData()));
        }
        const Result<int> renewed = place.renewAs(shorter);
        QVERIFY(!renewed);
        QVERIFY2(renewed.error().message.contains(u"page 2 of “damaged”"), qPrintable(renewed.error().message));
        QCOMPARE(place.library->document(damaged.id)->passages, damaged.passages);
        QVERIFY(place.library->document(sound.id)->passages > sound.passages);
        QCOMPARE(place.outdated(shorter), 1);
    }

    void givesPassagesOfTheLengthThatIsWanted()
    {
        Place place;
        const Document one = place.addFile(u"one.pdf"_s, 1);
        const Document two = place.addFile(u"two.pdf"_s, 2);
        QVERIFY(place.longest() > 600);
        QCOMPARE(place.outdated(asItIs), 0);
        QCOMPARE(place.outdated(shorter), 2);
        QCOMPARE(*place.renewAs(shorter), 2);
        QCOMPARE(place.read, 0); // the stored pages were used
        QVERIFY2(place.longest() <= 400, qPrintable(QString::number(place.longest())));
        QCOMPARE(place.library->document(one.id)->path, one.path);
        QVERIFY(place.library->document(two.id)->passages > two.passages);
        QCOMPARE(place.library->document(two.id)->origin.length, 300);
        QCOMPARE(place.find(u"Line101x7"_s).first().document, one.id);
        QCOMPARE(place.problem(), QString());
        place.reopen();
        QVERIFY(place.longest() <= 400);
        QCOMPARE(place.problem(), QString());
    }

    void doesNothingWhereNothingIsOutdated()
    {
        Place place;
        place.addFile(u"one.pdf"_s, 1);
        const QStringList before = place.answers();
        QCOMPARE(*place.renewAs(asItIs), 0);
        QCOMPARE(*place.renewAs(shorter), 1);
        QVERIFY(place.answers() != before);
        const QStringList after = place.answers();
        place.pass = [] { QFAIL("there is nothing to do"); };
        QCOMPARE(*place.renewAs(shorter), 0);
        QCOMPARE(place.answers(), after);
        QCOMPARE(place.left(), QString());
    }

    void oneOfManyLeavesTheOthersAlone()
    {
        Place place;
        for (int i = 0; i < 6; ++i)
            place.addText(u"%1.pdf"_s.arg(i), 10 * i);
        QVERIFY(bool(LibraryIndexes(*place.library).fit(place.parallel, {})));
        QCOMPARE(*place.renewAs(shorter), 6);
        const QList<Passage> before = place.find(u"Line20x3"_s);
        const Document late = place.addText(u"late.pdf"_s, 500);
        QVERIFY(!place.find(u"Line500x30"_s).isEmpty());
        QCOMPARE(*place.renewAs(shorter), 1);
        QVERIFY(place.longest() <= 400);
        QCOMPARE(place.find(u"Line20x3"_s).first().id, before.first().id);
        QCOMPARE(place.find(u"Line500x30"_s).first().document, late.id);
        QCOMPARE(place.problem(), QString());
        place.reopen();
        QCOMPARE(place.find(u"Line500x30"_s).first().document, late.id);
        QCOMPARE(place.problem(), QString());
    }

    // The library contains an older reader's text of the file.
    void readsAgainWhatAnOlderReaderHasRead()
    {
        Place place;
        const Document file = place.addFile(u"one.pdf"_s, 1, 2);
        QVERIFY(bool(place.library->remove(file.id)));
        const Document old =
            place.addPages(u"one.pdf"_s, {page(1, u"Older words stand here."_s), page(2, u"And here."_s)}, file.hash);
        QCOMPARE(place.find(u"older words"_s).size(), 1);
        QCOMPARE(*place.renewAs(asItIs), 1);
        QCOMPARE(place.read, 1);
        QVERIFY(place.find(u"older words"_s).isEmpty());
        const Document now = *place.library->document(old.id);
        QCOMPARE(now.origin.reader, ReaderVersion);
        QCOMPARE(now.path, old.path);
        QCOMPARE(now.coverage.text, 2);
        QVERIFY(place.library->page(old.id, 1)->text.contains(u"Line100x3"_s));
        QCOMPARE(place.find(u"Line101x7"_s).first().document, old.id);
        QCOMPARE(place.problem(), QString());
        QCOMPARE(place.outdated(asItIs), 0);
    }

    void keepsThePagesOfAFileThatIsGoneUntilItIsThereAgain()
    {
        Place place;
        const Document file = place.addFile(u"one.pdf"_s, 1, 2);
        QVERIFY(bool(place.library->remove(file.id)));
        const Document old = place.addPages(u"one.pdf"_s, {page(1, pageText(7))}, file.hash);
        const QString path = place.folder.filePath(u"one.pdf"_s);
        QVERIFY(QFile::rename(path, path + u".away"_s));
        QCOMPARE(place.outdated(asItIs), 0); // nothing can be done about it
        QCOMPARE(*place.renewAs(shorter), 1);
        QCOMPARE(place.library->document(old.id)->origin.reader, 1);
        QCOMPARE(place.find(u"Line7x3"_s).first().document, old.id);
        QVERIFY(place.longest() <= 400);
        QCOMPARE(place.outdated(shorter), 0);
        QVERIFY(QFile::rename(path + u".away"_s, path));
        QCOMPARE(place.outdated(shorter), 1);
        QCOMPARE(*place.renewAs(shorter), 1);
        QCOMPARE(place.library->document(old.id)->origin.reader, ReaderVersion);
        QVERIFY(place.find(u"Line7x3"_s).isEmpty());
        QCOMPARE(place.problem(), QString());
    }

    void aFileThatCannotBeReadIsNotTriedAgainUntilItIsAnother_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::newRow("no PDF") << QByteArray("no PDF");
        QTest::newRow("empty") << QByteArray();
    }

    void aFileThatCannotBeReadIsNotTriedAgainUntilItIsAnother()
    {
        QFETCH(QByteArray, content);
        Place place;
        const QString path = place.folder.filePath(u"one.pdf"_s);
        QVERIFY(tests::writeFile(path, content));
        const QByteArray hash = *contentHash(path, {});
        const Document old = place.addPages(u"one.pdf"_s, {page(1, pageText(7))}, hash);
        const QStringList before = place.answers();
        QCOMPARE(place.outdated(asItIs), 1);
        QCOMPARE(*place.renewAs(asItIs), 0);
        QCOMPARE(place.answers(), before);
        QCOMPARE(place.outdated(asItIs), 0);
        QCOMPARE(place.outdated({ReaderVersion + 1, 1000, 200}), 1); // a newer version may do better
        QCOMPARE(*place.renewAs(shorter), 1);                        // the stored pages are cut
        QCOMPARE(place.library->document(old.id)->origin.reader, 1);
        QCOMPARE(place.library->document(old.id)->status, DocumentStatus::Indexed);
        QVERIFY(tests::writeFile(path, content + "\n% and more"));
        QCOMPARE(place.outdated(shorter), 1);
        QCOMPARE(*place.renewAs(shorter), 0);
        QCOMPARE(place.outdated(shorter), 0);
        QCOMPARE(place.problem(), QString());
    }

    void aLockedFileIsReadWithItsPassword()
    {
        Place place;
        tests::PdfFile locked;
        locked.pages = {tests::pdfPage(u"Kingfishers dive into the lake."_s)};
        locked.password = u"secret"_s;
        const QString path = place.folder.filePath(u"locked.pdf"_s);
        QVERIFY(tests::writeFile(path, tests::makePdf(locked)));
        const Document old = place.addPages(u"locked.pdf"_s, {page(1, u"Older words."_s)}, *contentHash(path, {}));
        place.passwords = {u"wrong"_s};
        QCOMPARE(*place.renewAs(asItIs), 0);
        QCOMPARE(place.outdated(asItIs), 1); // its password may be known later
        place.passwords = {u"wrong"_s, u"secret"_s};
        QCOMPARE(*place.renewAs(asItIs), 1);
        QCOMPARE(place.find(u"kingfishers"_s).size(), 1);
        QVERIFY(place.library->document(old.id)->origin.locked);
        QCOMPARE(place.problem(), QString());
    }

    void whatIsDamagedBeforeTheEndLeavesWhatThereWas()
    {
        Place place;
        for (int i = 0; i < 6; ++i)
            place.addText(u"%1.pdf"_s.arg(i), 10 * i);
        const QStringList before = place.answers();
        place.pass = [&, passed = 0]() mutable {
            if (++passed == 6)
                place.stop.request_stop();
        };
        QCOMPARE(place.renewAs(shorter).error().code, Error::Cancelled); // the file is closed, and one is left
        place.stop = {};
        place.pass = nullptr;
        QFile file(place.inside + u"/library.renewing"_s);
        QVERIFY(file.open(QIODevice::ReadWrite));
        for (qint64 at = file.size() / 2 / 4096 * 4096; at < file.size(); at += 4096) {
            file.seek(at);
            file.write(QByteArray(4000, 'x'));
        }
        file.close();
        const Result<int> reindexed = place.renewAs(shorter);
        if (!reindexed) { // otherwise it noticed in time and started again
            QCOMPARE(reindexed.error().code, Error::Storage);
            QVERIFY2(reindexed.error().message.startsWith(u"The data prepared"_s),
                     qPrintable(reindexed.error().message));
            QCOMPARE(place.answers(), before);
            QCOMPARE(place.problem(), QString());
            QCOMPARE(*place.renewAs(shorter), 6);
        }
        QVERIFY(place.longest() <= 400);
        QCOMPARE(place.problem(), QString());
    }

    void answersAsBeforeUntilAllOfItIsThere()
    {
        Place place;
        for (int i = 0; i < 6; ++i)
            place.addText(u"%1.pdf"_s.arg(i), 10 * i);
        QVERIFY(bool(LibraryIndexes(*place.library).fit(place.parallel, {})));
        const QStringList before = place.answers();
        int looked = 0;
        place.pass = [&] {
            ++looked;
            QCOMPARE(place.answers(), before);
        };
        QCOMPARE(*place.renewAs(shorter), 6);
        QVERIFY(looked > 6);
        QVERIFY(place.answers() != before);
        QCOMPARE(place.told.front(), (std::pair(0, 6)));
        QCOMPARE(place.told.back(), (std::pair(6, 6)));
        QCOMPARE(place.problem(), QString());
    }

    void aSearchIsAnsweredByTheOldOrByTheNewAndNeverByNeither()
    {
        Place place;
        for (int i = 0; i < 8; ++i)
            place.addText(u"%1.pdf"_s.arg(i), 10 * i);
        QVERIFY(bool(LibraryIndexes(*place.library).fit(place.parallel, {})));
        ReadAs wanted = shorter;
        for (int round = 0; round < 6; ++round) {
            const QStringList before = place.answers();
            std::atomic<bool> ended = false;
            std::vector<std::vector<QList<Passage>>> found(2);
            std::vector<std::thread> threads;
            for (int i = 0; i < 2; ++i)
                threads.emplace_back([&, i] {
                    do { // at least once, however late the thread starts
                        auto hits = place.library->search({u"violin orchestra"_s, 10, {}}, {});
                        if (found[size_t(i)].empty() || !hits || ids(*hits) != ids(found[size_t(i)].back()))
                            found[size_t(i)].push_back(hits ? *hits : QList<Passage>());
                    } while (!ended);
                });
            const Result<int> reindexed = place.renewAs(wanted);
            ended = true;
            for (std::thread &thread : threads)
                thread.join();
            QCOMPARE(*reindexed, 8);
            const QList<Passage> now = place.find(u"violin orchestra"_s);
            for (const auto &mine : found) {
                QVERIFY2(mine.size() <= 2, qPrintable(QString::number(mine.size()))); // the old ones and the new ones
                QVERIFY(!mine.empty());
                if (mine.size() == 2)
                    QCOMPARE(ids(mine.back()), ids(now));
                for (const QList<Passage> &hits : mine)
                    QCOMPARE(hits.size(), 10);
            }
            wanted = round % 2 == 0 ? asItIs : shorter;
        }
        QCOMPARE(place.problem(), QString());
    }

    // ATTEST_RENEWED documents of 40 pages (by default a few). Prints the time of the swap and how long searches wait.
    void noSearchWaitsForTheSwap()
    {
        bool given = false;
        const int documents = std::max(4, qEnvironmentVariableIntValue("ATTEST_RENEWED", &given));
        Place place;
        for (int i = 0; i < documents; ++i) {
            QList<Page> pages;
            for (int number = 1; number <= 40; ++number)
                pages.append(page(number, pageText(100 * i + number)));
            place.addPages(u"%1.pdf"_s.arg(i), pages, {}, ReaderVersion);
        }
        QVERIFY(bool(LibraryIndexes(*place.library).fit(place.parallel, {})));
        QElapsedTimer sinceBegun;
        qint64 beforeSwap = 0;
        std::atomic<bool> swaps = false;
        std::atomic<bool> ended = false;
        place.pass = [&] { // the last call before the swap
            beforeSwap = sinceBegun.elapsed();
            swaps = int(place.told.size()) > documents;
        };
        std::vector<qint64> waited;
        std::thread searching([&] {
            while (!ended) {
                QElapsedTimer clock;
                clock.start();
                const bool isMeant = swaps;
                QVERIFY(!place.find(u"violin orchestra"_s).isEmpty());
                if (isMeant)
                    waited.push_back(clock.elapsed());
            }
        });
        const int passages = place.library->passageCount();
        sinceBegun.start();
        const Result<int> reindexed = place.renewAs(shorter);
        const qint64 took = sinceBegun.elapsed();
        ended = true;
        searching.join();
        QCOMPARE(*reindexed, documents);
        std::sort(waited.begin(), waited.end());
        QVERIFY(!waited.empty());
        qInfo(
            "%d passages became %d: prepared in %lld ms, put in place in %lld ms; of %zu searches meanwhile the median "
            "took %lld ms, the longest %lld ms",
            passages, place.library->passageCount(), beforeSwap, took - beforeSwap, waited.size(),
            waited[waited.size() / 2], waited.back());
        QVERIFY(waited.back() < std::max<qint64>(1000, (took - beforeSwap) / 2));
    }

    void stoppedItIsAsItWasAndGoesOnLater()
    {
        Place place;
        for (int i = 0; i < 6; ++i)
            place.addText(u"%1.pdf"_s.arg(i), 10 * i);
        QVERIFY(bool(LibraryIndexes(*place.library).fit(place.parallel, {})));
        const QStringList before = place.answers();
        int passed = 0;
        place.pass = [&] {
            if (++passed == 4)
                place.stop.request_stop();
        };
        QCOMPARE(place.renewAs(shorter).error().code, Error::Cancelled);
        QCOMPARE(place.answers(), before);
        place.reopen(); // prepared data survive a restart
        QCOMPARE(place.answers(), before);
        place.stop = {};
        place.pass = nullptr;
        QCOMPARE(*place.renewAs(shorter), 6);
        QCOMPARE(place.told.front(), (std::pair(3, 6)));
        QCOMPARE(place.problem(), QString());
    }

    void whatWasPreparedForOtherWishesGoes()
    {
        Place place;
        for (int i = 0; i < 4; ++i)
            place.addText(u"%1.pdf"_s.arg(i), 10 * i);
        const QStringList before = place.answers();
        place.pass = [&, passed = 0]() mutable {
            if (++passed == 3)
                place.stop.request_stop();
        };
        QCOMPARE(place.renewAs(shorter).error().code, Error::Cancelled);
        QVERIFY(!place.left().isEmpty());
        place.stop = {};
        place.pass = nullptr;
        QCOMPARE(*place.renewAs({ReaderVersion, 500, 100}), 4);
        QCOMPARE(place.told.front(), (std::pair(0, 4)));
        QVERIFY(place.longest() > 300 && place.longest() <= 600);
        QCOMPARE(*place.renewAs(asItIs), 4); // and back again
        QCOMPARE(place.answers().size(), before.size());
        QCOMPARE(place.problem(), QString());
        place.pass = [&, passed = 0]() mutable {
            if (++passed == 3)
                place.stop.request_stop();
        };
        QCOMPARE(place.renewAs(shorter).error().code, Error::Cancelled);
        place.stop = {};
        QCOMPARE(*place.renewAs(asItIs), 0); // the user accepts the old text
        QCOMPARE(place.problem(), QString());
    }

    void stoppedAtAnyMomentItIsAllOldOrAllNew()
    {
        Place place;
        for (int i = 0; i < 6; ++i)
            place.addText(u"%1.pdf"_s.arg(i), 10 * i);
        QVERIFY(bool(LibraryIndexes(*place.library).fit(place.parallel, {})));
        std::mt19937 dice{5};
        ReadAs wanted = shorter;
        int stopped = 0;
        for (int round = 0; round < 20; ++round) {
            const QStringList before = place.answers();
            place.stop = {};
            std::atomic<bool> ends = false;
            place.pass = [&] { ends = true; };
            const auto until = std::chrono::microseconds(dice() % 120'000);
            std::thread stopper([&, source = place.stop]() mutable {
                const auto begun = std::chrono::steady_clock::now();
                while (std::chrono::steady_clock::now() - begun < until)
                    std::this_thread::yield();
                source.request_stop();
            });
            const Result<int> reindexed = place.renewAs(wanted);
            stopper.join();
            if (reindexed) {
                QVERIFY(place.answers() != before);
                QVERIFY(wanted.length == 1000 || place.longest() <= 400);
                wanted = wanted.length == 1000 ? shorter : asItIs;
                continue;
            }
            ++stopped;
            QCOMPARE(reindexed.error().code, Error::Cancelled);
            QCOMPARE(place.answers(), before);
            QVERIFY(bool(place.library->check()));
        }
        QVERIFY(stopped > 0);
        place.stop = {};
        QVERIFY(bool(place.renewAs(wanted)));
        QCOMPARE(place.problem(), QString());
    }

    void whatChangesMeanwhileIsRightAfterwards()
    {
        Place place;
        QList<Document> documents;
        for (int i = 0; i < 6; ++i)
            documents.append(place.addText(u"%1.pdf"_s.arg(i), 10 * i));
        QVERIFY(bool(LibraryIndexes(*place.library).fit(place.parallel, {})));
        place.pass = [&, passed = 0]() mutable {
            switch (++passed) {
            case 4: // one prepared, one not prepared, and one new
                QVERIFY(bool(place.library->remove(documents[0].id)));
                QVERIFY(bool(place.library->remove(documents[5].id)));
                place.addText(u"late.pdf"_s, 500);
                break;
            case 7: // all are prepared: one gets other words, and one another place
                place.addPages(u"1.pdf"_s, {page(1, pageText(600))}, "other", ReaderVersion);
                QVERIFY(bool(place.library->addPlace(documents[2].id, u"/elsewhere/2.pdf"_s)));
                break;
            default:
                break;
            }
        };
        QVERIFY(bool(place.renewAs(shorter)));
        place.pass = nullptr;
        QCOMPARE(place.library->documents().size(), 5);
        QVERIFY(place.find(u"Line0x3"_s).isEmpty());
        QVERIFY(place.find(u"Line50x3"_s).isEmpty());
        QVERIFY(place.find(u"Line10x3"_s).isEmpty());
        QVERIFY(!place.find(u"Line600x3"_s).isEmpty());
        QVERIFY(!place.find(u"Line500x3"_s).isEmpty());
        QVERIFY(place.library->document(documents[2].id)->places.contains(u"/elsewhere/2.pdf"_s));
        QVERIFY(place.longest() <= 400);
        QCOMPARE(place.outdated(shorter), 0);
        QCOMPARE(place.problem(), QString());
    }

    // As late as possible: between reading for the swap and the swap itself.
    void whatChangesWhileItIsPutInPlaceIsRightAsWell()
    {
        Place place;
        QList<Document> documents;
        for (int i = 0; i < 6; ++i)
            documents.append(place.addText(u"%1.pdf"_s.arg(i), 10 * i));
        QVERIFY(bool(LibraryIndexes(*place.library).fit(place.parallel, {})));
        const int usual = Indexes::madeUpAtOnce;
        const auto asBefore = qScopeGuard([usual] { Indexes::madeUpAtOnce = usual; });
        for (int round = 0; round < 8; ++round) {
            const ReadAs wanted = round % 2 == 0 ? shorter : asItIs;
            Indexes::madeUpAtOnce = round < 4 ? usual : 0; // then it is read once more
            std::atomic<bool> ended = false;
            std::thread changing([&] {
                for (int i = 0; !ended; ++i) {
                    place.addText(u"moving.pdf"_s, 700 + i % 50);
                    (void)place.library->addPlace(documents[i % 6].id, u"/elsewhere/%1.pdf"_s.arg(i % 6));
                }
            });
            const Result<int> reindexed = place.renewAs(wanted);
            ended = true;
            changing.join();
            QVERIFY2(bool(reindexed),
                     reindexed ? "" : qPrintable(reindexed.error().message + reindexed.error().detail));
            for (const Document &document : documents)
                QCOMPARE(place.library->document(document.id)->origin.length, wanted.length);
            QVERIFY(bool(place.library->check()));
            QVERIFY(!place.find(u"Line20x3"_s).isEmpty());
        }
        QCOMPARE(place.problem(), QString());
    }

    void whatOldSessionsCiteStillOpens()
    {
        Place place;
        const Document file = place.addFile(u"one.pdf"_s, 1, 2);
        QVERIFY(bool(place.library->remove(file.id)));
        // The older reader included a first line that this one omits.
        const QString text = u"Page 1 of 2\n"_s + pageText(100);
        const Document old = place.addPages(u"one.pdf"_s, {page(1, text), page(2, pageText(101))}, file.hash);
        const Passage cited = place.find(u"Line100x7"_s).first();
        const int from = int(cited.text.indexOf(u"Line100x7"_s));
        const int to = int(cited.text.indexOf(u'.', from));
        QVERIFY(from >= 0 && !place.library->places(cited, from, to).isEmpty());
        Session session;
        session.title = u"about it"_s;
        Turn turn;
        turn.id = u"one"_s;
        turn.question = u"What does it tell of?"_s;
        turn.sources = {cited};
        turn.citations = {{1,
                           cited.id,
                           old.id,
                           u"one"_s,
                           u"one.pdf"_s,
                           1,
                           {},
                           cited.text.mid(from, to - from),
                           from,
                           to,
                           place.library->places(cited, from, to)}};
        session.turns = {turn};
        const SessionId id = *LibrarySessions(*place.library).save(session);
        QCOMPARE(*place.renewAs(shorter), 1);
        const Result<Session> opened = LibrarySessions(*place.library).find(id);
        QCOMPARE(opened->turns.first().sources.first().text, cited.text);
        QCOMPARE(opened->turns.first().citations.first().quote, turn.citations.first().quote);
        QCOMPARE(opened->turns.first().citations.first().places.size(), 1);
        QVERIFY(bool(place.library->document(opened->turns.first().citations.first().document)));
        // The position of its words on the page as read now.
        const QList<PlaceOnPage> now = place.library->places(opened->turns.first().sources.first(), from, to);
        QCOMPARE(now.size(), 1);
        const Page read = *place.library->page(old.id, 1);
        const auto word = std::find_if(read.words.begin(), read.words.end(), [&](const Word &each) {
            return QStringView(read.text).mid(each.from, each.length) == u"Line100x7";
        });
        QVERIFY(word != read.words.end());
        QCOMPARE(now.first().boxes.first().top, word->box.top);
        QCOMPARE(now.first().boxes.first().left, word->box.left);
    }

    void recognisedPagesKeepTheirText()
    {
        Place place;
        tests::PdfFile made;
        made.pages = {tests::pdfPage(pageText(3, 20)), tests::PdfPage()};
        made.pages[1].picture = true;
        const QString path = place.folder.filePath(u"scan.pdf"_s);
        QVERIFY(tests::writeFile(path, tests::makePdf(made)));
        const Document old = place.addPages(
            u"scan.pdf"_s, {page(1, u"Older words."_s), page(2, u"Recognised kingfishers dive."_s, PageStatus::Ocr)},
            *contentHash(path, {}));
        QCOMPARE(*place.renewAs(asItIs), 1);
        QCOMPARE(place.library->page(old.id, 2)->status, PageStatus::Ocr);
        QCOMPARE(place.library->page(old.id, 2)->text, u"Recognised kingfishers dive."_s);
        QCOMPARE(place.find(u"kingfishers"_s).size(), 1);
        QVERIFY(place.find(u"older"_s).isEmpty());
        QCOMPARE(place.library->document(old.id)->coverage.ocr, 1);
        QCOMPARE(place.problem(), QString());
    }

    void theEmbeddersVectorsAreThereWhenItAnswers()
    {
        Place place;
        for (int i = 0; i < 4; ++i)
            place.addText(u"%1.pdf"_s.arg(i), 10 * i);
        const auto embedder = std::make_shared<WordEmbedder>();
        LibraryEmbedder(*place.library).set(embedder);
        QVERIFY(bool(LibraryEmbedder(*place.library).embed({}, place.parallel, {})));
        QCOMPARE(*place.renewAs(shorter), 4);
        QCOMPARE(LibraryEmbedder(*place.library).state().embedded, place.library->passageCount());
        QVERIFY(LibraryEmbedder(*place.library).state().answers);
        QVERIFY(place.find(u"violin orchestra"_s).first().scores.embedding > 0);
        const int given = embedder->given;
        QVERIFY(bool(LibraryEmbedder(*place.library).embed({}, place.parallel, {})));
        QCOMPARE(embedder->given, given); // none was computed again
        embedder->isGone = true;
        QCOMPARE(*place.renewAs(asItIs), 4); // it continues without an embedder
        QCOMPARE(LibraryEmbedder(*place.library).state().embedded, 0);
        QVERIFY(!place.find(u"violin orchestra"_s).isEmpty());
        embedder->isGone = false;
        QVERIFY(bool(LibraryEmbedder(*place.library).embed({}, place.parallel, {})));
        QCOMPARE(LibraryEmbedder(*place.library).state().embedded, place.library->passageCount());
        QVERIFY(bool(place.library->check()));
    }

    void aSpaceThatIsFittedMeanwhileIsTheOneInUse()
    {
        Place place;
        for (int i = 0; i < 6; ++i)
            place.addText(u"%1.pdf"_s.arg(i), 10 * i);
        place.pass = [&, passed = 0]() mutable {
            if (++passed == 4)
                QVERIFY(bool(LibraryIndexes(*place.library).fit(place.parallel, {})));
        };
        QCOMPARE(*place.renewAs(shorter), 6);
        QVERIFY(place.find(u"violin orchestra"_s).first().scores.vector > 0);
        QCOMPARE(place.problem(), QString());
    }

    void whatWasPreparedAndIsDamagedIsPreparedAgain()
    {
        Place place;
        for (int i = 0; i < 6; ++i)
            place.addText(u"%1.pdf"_s.arg(i), 10 * i);
        place.pass = [&, passed = 0]() mutable {
            if (++passed == 6)
                place.stop.request_stop();
        };
        QCOMPARE(place.renewAs(shorter).error().code, Error::Cancelled);
        place.stop = {};
        place.pass = nullptr;
        QFile file(place.inside + u"/library.renewing"_s);
        QVERIFY(file.open(QIODevice::ReadWrite));
        for (qint64 at = 8192; at < file.size(); at += 4096) {
            file.seek(at);
            file.write(QByteArray(2000, 'x'));
        }
        file.close();
        const Result<Mended> mended = LibraryCare(*place.library).mend([](int) {}, {});
        QVERIFY(mended && mended->sound());
        QCOMPARE(mended->done.size(), 1);
        QCOMPARE(place.left(), QString());
        QVERIFY(tests::writeFile(file.fileName(), "not a database at all, whoever wrote it"));
        QCOMPARE(*place.renewAs(shorter), 6);
        QCOMPARE(place.problem(), QString());
    }

    void whatWasPreparedForALibraryGoesWithIt()
    {
        Place place;
        for (int i = 0; i < 4; ++i)
            place.addText(u"%1.pdf"_s.arg(i), 10 * i);
        const QString backup = place.folder.filePath(u"backup"_s);
        QVERIFY(bool(backUp(place.library->folder(), backup, IfThere::Replace, [](int) {}, {})));
        place.pass = [&, passed = 0]() mutable {
            if (++passed == 3)
                place.stop.request_stop();
        };
        QCOMPARE(place.renewAs(shorter).error().code, Error::Cancelled);
        QVERIFY(!place.left().isEmpty());
        place.library.reset();
        QVERIFY(bool(restore(backup, place.inside, IfThere::Replace, [](int) {}, {})));
        QCOMPARE(place.left(), QString());
        place.reopen();
        place.stop = {};
        place.pass = nullptr;
        QCOMPARE(*place.renewAs(shorter), 4);
        QCOMPARE(place.problem(), QString());
    }

private:
    static QList<PassageId> ids(const QList<Passage> &passages)
    {
        QList<PassageId> found;
        for (const Passage &each : passages)
            found.append(each.id);
        return found;
    }
};

QTEST_GUILESS_MAIN(tst_reindex)
#include "tst_reindex.moc"
