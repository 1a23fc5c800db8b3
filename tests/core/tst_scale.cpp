// A library larger than its memory: vectors in files, an outdated, missing or damaged cache, and a cancelled fit. Low
// limits make a small library behave like a large one.
#include "core/retrieval/indexes.h"
#include "core/maintenance/librarycare.h"
#include "core/search/vectorindex.h"
#include "core/store/spacerepository.h"
#include "core/library/libraryindexes.h"
#include "core/library/librarysessions.h"
#include "generatedtext.h"

#include <QTemporaryDir>
#include <QTest>

#include <chrono>
#include <cmath>
#include <future>

using namespace core;
using namespace Qt::StringLiterals;

namespace {

std::unique_ptr<Library> opened(const QString &folder, QStringList *notices = nullptr)
{
    auto library = Library::open(folder, [notices](const QString &sentence) {
        if (notices)
            notices->append(sentence);
    });
    if (!library)
        qFatal("%s", qPrintable(library.error().message));
    return std::move(*library);
}

// Each page is one passage.
DocumentId add(Library &library, int number, int pages, const QString &extra = {})
{
    static const QStringList texts =
        test::realTexts(QStringLiteral(ATTEST_SHARED_DATA), QStringLiteral(ATTEST_SOURCE)).mid(0, 400);
    test::LikeText like(texts, unsigned(number));
    Document document;
    document.path = u"/reports/%1.pdf"_s.arg(number);
    document.title = u"Report %1"_s.arg(number);
    document.hash = QByteArray::number(number) + extra.toUtf8().toHex();
    document.status = DocumentStatus::Indexed;
    QList<Page> made;
    QList<Passage> passages;
    for (int i = 1; i <= pages; ++i) {
        Page page = like.page(i, 400);
        page.text += u" Document%1 has page%2."_s.arg(number).arg(i) + extra;
        Passage passage;
        passage.text = page.text;
        passage.page = passage.lastPage = i;
        passage.ordinal = i - 1;
        passage.spans = {{0, int(page.text.size()), i, 0}};
        made.append(page);
        passages.append(passage);
    }
    const Result<Document> kept = library.add(document, made, passages);
    if (!kept)
        qFatal("%s", qPrintable(kept.error().message));
    return kept->id;
}

void fit(Library &library)
{
    Inline parallel;
    if (const Result<void> fitted = LibraryIndexes(library).fit(parallel, {}); !fitted)
        qFatal("%s", qPrintable(fitted.error().detail));
}

constexpr const char *questions[] = {"influence of pressure on flow", "cells and proteins in disease",
                                     "Document2 page3", "Document5 page7", "what is known about temperature"};

// The results of all questions, each passage by document and page.
QStringList answers(const Library &library, SearchRemarks *remarks = nullptr)
{
    QStringList all;
    for (const char *question : questions) {
        const auto passages = library.search({QString::fromLatin1(question), 5, {}}, {}, remarks);
        if (!passages)
            qFatal("%s", qPrintable(passages.error().detail));
        for (const Passage &passage : *passages)
            all.append(u"%1 %2"_s.arg(passage.path).arg(passage.page));
    }
    return all;
}

using Scored = QList<std::pair<double, QString>>; // the best first

QList<Scored> scoredAnswers(const Library &library)
{
    QList<Scored> all;
    for (const char *question : questions) {
        Scored scored;
        const auto passages = library.search({QString::fromLatin1(question), 5, {}}, {});
        for (const Passage &passage : passages ? *passages : QList<Passage>())
            scored.append({passage.score, u"%1 %2"_s.arg(passage.path).arg(passage.page)});
        all.append(scored);
    }
    return all;
}

// Quantising to eight bits may exchange results with nearly equal scores.
bool isSame(const Scored &one, const Scored &other)
{
    constexpr double rounding = 0.002;
    if (one.size() != other.size())
        return false;
    for (qsizetype i = 0; i < one.size(); ++i) {
        const auto &[score, place] = one[i];
        const bool isThere = std::any_of(other.begin(), other.end(), [&](const auto &each) {
            return each.second == place && std::abs(each.first - score) <= rounding;
        });
        if (std::abs(score - other[i].first) > rounding || (!isThere && score > one.last().first + rounding))
            return false;
    }
    return true;
}

// Some may have no results: the texts may be those of the manual, which does not mention diseases.
bool areSame(const QList<Scored> &some, const QList<Scored> &others)
{
    constexpr int fewest = 3; // minimum of questions with more than one result
    return std::count_if(some.begin(), some.end(), [](const Scored &each) { return each.size() > 1; }) >= fewest &&
           std::equal(some.begin(), some.end(), others.begin(), others.end(), isSame);
}

QStringList vectorFiles(const QString &folder)
{
    return QDir(folder).entryList({u"index-*.vectors"_s}, QDir::Files);
}

void copyAll(const QString &from, const QString &to)
{
    QDir(to).removeRecursively();
    QDir().mkpath(to);
    for (const QString &name : QDir(from).entryList(QDir::Files)) {
        if (name != u"library.lock")
            QFile::copy(from + u'/' + name, to + u'/' + name);
    }
}

void harm(const QString &path, double place)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadWrite))
        qFatal("not opened");
    file.seek(qint64(double(file.size()) * place));
    const char other = char(file.peek(1)[0] ^ 0x21);
    file.write(&other, 1);
}

// Requests a stop as soon as a condition holds.
class Stopping : public Parallel
{
public:
    explicit Stopping(std::function<bool()> when) : m_when(std::move(when)) {}
    std::stop_token token() { return m_stop.get_token(); }
    void forEach(int count, const std::function<void(int)> &work, std::stop_token stop) override
    {
        for (int i = 0; i < count && !stop.stop_requested(); ++i) {
            work(i);
            if (m_when())
                m_stop.request_stop();
        }
    }

private:
    std::function<bool()> m_when;
    std::stop_source m_stop;
};

// Calls a function after each part of the work.
class Coming : public Parallel
{
public:
    explicit Coming(std::function<void()> happens) : m_happens(std::move(happens)) {}
    void forEach(int count, const std::function<void(int)> &work, std::stop_token stop) override
    {
        for (int i = 0; i < count && !stop.stop_requested(); ++i)
            work(i);
        m_happens();
    }

private:
    std::function<void()> m_happens;
};

} // namespace

class TestScale : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        VectorIndex::limits = {1, 100, 4}; // more than a hundred vectors count as many
        Indexes::readAtOnce = 100;
    }

    void cleanup()
    {
        VectorIndex::limits = {};
        Indexes::readAtOnce = 50'000;
        Indexes::madeUpAtOnce = 4'000;
    }

    void findsTheSameInFilesAsInMemory()
    {
        QTemporaryDir inMemory;
        QTemporaryDir inFiles;
        QList<Scored> expected;
        {
            VectorIndex::limits = {};
            const auto library = opened(inMemory.path());
            for (int i = 1; i <= 8; ++i)
                add(*library, i, 40);
            fit(*library);
            expected = scoredAnswers(*library);
            QVERIFY(vectorFiles(inMemory.path()).isEmpty());
            init();
        }
        {
            const auto library = opened(inFiles.path());
            for (int i = 1; i <= 8; ++i)
                add(*library, i, 40);
            fit(*library);
            QVERIFY(!vectorFiles(inFiles.path()).isEmpty());
            const QList<Scored> found = scoredAnswers(*library);
            QVERIFY(areSame(found, expected));
        }
        QStringList notices;
        const auto again = opened(inFiles.path(), &notices);
        QVERIFY(notices.isEmpty());
        const QList<Scored> found = scoredAnswers(*again);
        QVERIFY(areSame(found, expected));
        QVERIFY(!LibraryIndexes(*again).wantsFitting());
    }

    void whatIsAddedAndRemovedLaterIsKnownAtOnce()
    {
        QTemporaryDir folder;
        const auto library = opened(folder.path());
        for (int i = 1; i <= 6; ++i)
            add(*library, i, 40);
        fit(*library);
        const DocumentId late = add(*library, 7, 40, u" A kestrel hovers above the glacier."_s);
        const auto kestrel = [&] { return library->search({u"kestrel"_s, 3, {}}, {})->size(); };
        QVERIFY(kestrel() > 0);
        QVERIFY(bool(library->remove(late)));
        QCOMPARE(kestrel(), 0);
        const qsizetype before = vectorFiles(folder.path()).size();
        for (int i = 0; i < 12; ++i) // the same documents again, so that the files contain many removed ones
            add(*library, 1 + i % 6, 40, QString::number(i));
        QVERIFY(vectorFiles(folder.path()).size() > before);
        QVERIFY(LibraryIndexes(*library).wantsFitting());
        fit(*library);
        QVERIFY(!LibraryIndexes(*library).wantsFitting());
        QVERIFY(vectorFiles(folder.path()).size() <= 2 * VectorIndex::limits.files);
        for (const QString &answer : answers(*library))
            QVERIFY2(!answer.startsWith(u"/reports/7"), qPrintable(answer));
        QVERIFY(bool(library->check()));
    }

    void findsInManyDocumentsThatLieApart()
    {
        QTemporaryDir folder;
        const auto library = opened(folder.path());
        QList<DocumentId> asked;
        for (int i = 1; i <= 240; ++i) {
            const QString text =
                i % 80 == 1 ? u" A kestrel hovers above the glacier of report %1."_s.arg(i) : QString();
            const DocumentId id = add(*library, i, 2, text);
            if (i % 2 == 1)
                asked.append(id);
        }
        const auto found = library->search({u"Where does a kestrel hover?"_s, 10, asked}, {});
        QVERIFY(bool(found));
        QSet<DocumentId> documents;
        for (const Passage &passage : *found) {
            QVERIFY(asked.contains(passage.document));
            if (passage.text.contains(u"kestrel"_s))
                documents.insert(passage.document);
        }
        QCOMPARE(documents, (QSet<DocumentId>{asked[0], asked[40], asked[80]}));
    }

    void ofDocumentsThatAreAllGoneNoFileStays()
    {
        QTemporaryDir folder;
        const auto library = opened(folder.path());
        for (int i = 1; i <= 6; ++i)
            add(*library, i, 40);
        fit(*library);
        QVERIFY(!vectorFiles(folder.path()).isEmpty());
        for (const Document &document : library->documents())
            QVERIFY(bool(library->remove(document.id)));
        QVERIFY(LibraryIndexes(*library).wantsFitting());
        fit(*library);
        QVERIFY(!LibraryIndexes(*library).wantsFitting());
        QCOMPARE(vectorFiles(folder.path()), QStringList());
        add(*library, 7, 40, u" A kestrel hovers."_s);
        QVERIFY(library->search({u"kestrel"_s, 3, {}}, {})->size() > 0);
    }

    void aCacheOfAnEarlierTimeIsCaughtUpWith()
    {
        QTemporaryDir folder;
        QTemporaryDir earlier;
        QTemporaryDir later;
        {
            const auto library = opened(folder.path());
            for (int i = 1; i <= 6; ++i)
                add(*library, i, 40);
            fit(*library);
        }
        copyAll(folder.path(), earlier.path());
        QList<Scored> expected;
        double idf = 0;
        {
            const auto library = opened(folder.path());
            add(*library, 7, 30, u" A kestrel hovers."_s);
            add(*library, 8, 3);
            const auto documents = library->documents();
            QVERIFY(bool(library->remove(documents.first().id)));
            add(*library, 3, 40, u" Read again."_s);
            expected = scoredAnswers(*library);
            idf = library->idf(u"kestrel"_s);
        }
        // As after a kill: the current database with an old cache and its files.
        copyAll(folder.path(), later.path());
        for (const QString &name : QDir(later.path()).entryList({u"index*"_s}, QDir::Files))
            QFile::remove(later.filePath(name));
        for (const QString &name : QDir(earlier.path()).entryList({u"index*"_s}, QDir::Files))
            QVERIFY(QFile::copy(earlier.filePath(name), later.filePath(name)));
        QStringList notices;
        const auto library = opened(later.path(), &notices);
        QCOMPARE(notices, QStringList());
        SearchRemarks remarks;
        (void)answers(*library, &remarks);
        QVERIFY(remarks.isEmpty()); // results by meaning are available from the start
        QVERIFY(library->search({u"kestrel"_s, 3, {}}, {})->size() > 0);
        QVERIFY(LibraryIndexes(*library).wantsFitting()); // words of removed documents are still counted
        fit(*library);
        const QList<Scored> found = scoredAnswers(*library);
        QVERIFY(areSame(found, expected));
        QCOMPARE(library->idf(u"kestrel"_s), idf);
        QVERIFY(!LibraryIndexes(*library).wantsFitting());
    }

    void aLibraryOfAnEarlierTimeIsNotMixedWithALaterCache_data()
    {
        QTest::addColumn<int>("readAtOnce");
        QTest::newRow("small") << 50'000;
        QTest::newRow("large") << 100;
    }
    void aLibraryOfAnEarlierTimeIsNotMixedWithALaterCache()
    {
        QFETCH(int, readAtOnce);
        Indexes::readAtOnce = readAtOnce;
        QTemporaryDir folder;
        const QString file = folder.filePath(u"library.db"_s);
        const QString earlier = folder.filePath(u"earlier.db"_s);
        QStringList expected;
        {
            const auto library = opened(folder.path());
            for (int i = 1; i <= 6; ++i)
                add(*library, i, 40);
            fit(*library);
            expected = answers(*library);
        }
        QVERIFY(QFile::copy(file, earlier));
        {
            const auto library = opened(folder.path());
            add(*library, 3, 40, u" Read again."_s);
            add(*library, 5, 40, u" Read again."_s);
        }
        QVERIFY(QFile::remove(file) && QFile::rename(earlier, file)); // as if somebody had restored a copy by hand
        const auto library = opened(folder.path());
        for (int i = 1; i <= 6; ++i) {
            const auto found = library->search({u"Document%1 page7"_s.arg(i), 1, {}}, {});
            QVERIFY(found && !found->isEmpty());
            QCOMPARE(found->first().path, u"/reports/%1.pdf"_s.arg(i));
            QCOMPARE(found->first().page, 7);
        }
        if (LibraryIndexes(*library).wantsFitting())
            fit(*library);
        QCOMPARE(answers(*library), expected);
    }

    void aLargeLibraryWithoutItsCacheAnswersByWordsUntilItIsMended_data()
    {
        QTest::addColumn<int>("what");
        QTest::newRow("no cache") << 0;
        QTest::newRow("a damaged cache") << 1;
        QTest::newRow("no file of vectors") << 2;
        QTest::newRow("a file of vectors with a damaged head") << 3;
    }
    void aLargeLibraryWithoutItsCacheAnswersByWordsUntilItIsMended()
    {
        QFETCH(int, what);
        QTemporaryDir folder;
        QStringList expected;
        double idf = 0;
        {
            const auto library = opened(folder.path());
            for (int i = 1; i <= 6; ++i)
                add(*library, i, 40);
            fit(*library);
        }
        const QString cache = folder.filePath(u"index.cache"_s);
        const QString file = folder.filePath(vectorFiles(folder.path()).value(0));
        if (what == 0)
            QVERIFY(QFile::remove(cache));
        else if (what == 1)
            harm(cache, 0.5);
        else if (what == 2)
            QVERIFY(QFile::remove(file));
        else
            harm(file, 0.0);
        QStringList notices;
        {
            const auto library = opened(folder.path(), &notices);
            QCOMPARE(notices.size(), 1);
            QVERIFY2(notices.first().contains(u"being rebuilt"_s), qPrintable(notices.first()));
            SearchRemarks remarks;
            const auto words = library->search({u"Document5 page7"_s, 5, {}}, {}, &remarks);
            QVERIFY(words && !words->isEmpty());
            QCOMPARE(words->first().path, u"/reports/5.pdf"_s);
            QVERIFY(remarks.isRebuilding);
            // The library may change before it is repaired.
            add(*library, 7, 40, u" A kestrel hovers."_s);
            QVERIFY(bool(library->remove(library->documents().first().id)));
            QVERIFY(LibraryIndexes(*library).wantsFitting());
            fit(*library);
            QVERIFY(!LibraryIndexes(*library).wantsFitting());
            remarks = {};
            expected = answers(*library, &remarks);
            QVERIFY(remarks.isEmpty());
            idf = library->idf(u"kestrel"_s);
            QVERIFY(std::abs(idf - std::log(1 + 240.0 / 41)) < 1e-9);
        }
        const auto again = opened(folder.path(), &notices);
        QCOMPARE(notices.size(), 1);
        QCOMPARE(answers(*again), expected);
        QCOMPARE(again->idf(u"kestrel"_s), idf);
    }

    void whereMuchChangesWhileItIsReadItIsReadAgain()
    {
        Indexes::madeUpAtOnce = 100;
        QTemporaryDir folder;
        QTemporaryDir copy;
        {
            const auto library = opened(folder.path());
            for (int i = 1; i <= 6; ++i)
                add(*library, i, 40);
            fit(*library);
        }
        QVERIFY(QFile::remove(folder.filePath(u"index.cache"_s)));
        copyAll(folder.path(), copy.path());
        const auto readsOn = [](const Library &library) { // until it takes over
            SearchRemarks remarks;
            (void)library.search({u"flow"_s, 1, {}}, {}, &remarks);
            return !remarks.isEmpty();
        };
        int steps = 0;
        {
            const auto library = opened(copy.path());
            Stopping counting([&] {
                steps += readsOn(*library);
                return false;
            });
            QVERIFY(bool(LibraryIndexes(*library).fit(counting, {})));
            QVERIFY(steps > 0);
        }
        const auto library = opened(folder.path());
        int step = 0;
        int more = 0;
        Stopping changing([&] {
            if (++step == steps) {
                for (int i = 1; i <= 6; ++i)
                    add(*library, i, 40, u" A kestrel hovers."_s);
            } else if (step > steps && readsOn(*library)) {
                ++more;
                const auto kept =
                    std::async(std::launch::async, [&] { return bool(LibrarySessions(*library).save({})); });
                if (kept.wait_for(std::chrono::seconds(30)) != std::future_status::ready)
                    qFatal("A change has to wait for it.");
            }
            return false;
        });
        QVERIFY(bool(LibraryIndexes(*library).fit(changing, {})));
        QVERIFY(more > 0);
        QVERIFY(!readsOn(*library));
        QVERIFY(library->search({u"kestrel hovers above Document4"_s, 3, {}}, {})->size() > 0);
        const auto sound = library->check();
        QVERIFY2(bool(sound), sound ? "" : qPrintable(sound.error().detail));
        QCOMPARE(library->passageCount(), 240);
    }

    void knowsHowRareWordsAreBeforeTheyAreCounted()
    {
        QTemporaryDir folder;
        QHash<QString, double> rarities;
        const QStringList words{u"kestrel"_s, u"document3"_s, u"page7"_s, u"nowhere"_s};
        {
            const auto library = opened(folder.path());
            for (int i = 1; i <= 6; ++i)
                add(*library, i, 40, i % 2 == 0 ? u" A kestrel hovers."_s : QString());
            for (const QString &word : words)
                rarities[word] = library->idf(word);
            QCOMPARE(rarities[u"kestrel"_s], std::log(1 + 240.0 / 121));
        }
        QVERIFY(QFile::remove(folder.filePath(u"index.cache"_s)));
        const auto library = opened(folder.path());
        for (const QString &word : words)
            QCOMPARE(library->idf(word), rarities[word]);
        // A word of many passages must not be taken for one of the new passages only.
        add(*library, 7, 5, u" A kestrel hovers."_s);
        QCOMPARE(library->idf(u"kestrel"_s), std::log(1 + 245.0 / 126));
        QVERIFY(bool(library->remove(library->withPlace(u"/reports/2.pdf"_s).id)));
        QCOMPARE(library->idf(u"kestrel"_s), std::log(1 + 205.0 / 86));
        fit(*library);
        QCOMPARE(library->idf(u"kestrel"_s), std::log(1 + 205.0 / 86));
        QCOMPARE(library->idf(u"nowhere"_s), std::log(1 + 205.0));
    }

    void aDamagedVectorIsNoticedWhenASearchComesByAndMended()
    {
        QTemporaryDir folder;
        {
            const auto library = opened(folder.path());
            for (int i = 1; i <= 6; ++i)
                add(*library, i, 40);
            fit(*library);
        }
        for (const QString &name : vectorFiles(folder.path()))
            harm(folder.filePath(name), 0.9);
        const auto library = opened(folder.path());
        QVERIFY(!LibraryIndexes(*library).wantsFitting());
        (void)answers(*library);
        QVERIFY(LibraryIndexes(*library).wantsFitting());
        fit(*library);
        (void)answers(*library);
        QVERIFY(!LibraryIndexes(*library).wantsFitting());
    }

    void aStoppedFitGoesOnWhereItWas()
    {
        QTemporaryDir folder;
        QStringList before;
        {
            const auto library = opened(folder.path());
            for (int i = 1; i <= 40; ++i)
                add(*library, i, 5);
            fit(*library);
            for (int i = 41; i <= 80; ++i)
                add(*library, i, 5);
            before = answers(*library);
            const auto store = Store::open(folder.filePath(u"library.db"_s), Database::ReadOnly);
            QVERIFY(bool(store));
            Stopping stopping([&] { // somewhere among the documents
                const int version = SpaceRepository(**store).coming().version;
                return version > 0 && SpaceRepository(**store).withoutVectors(version).size() < 50;
            });
            QCOMPARE(LibraryIndexes(*library).fit(stopping, stopping.token()).error().code, Error::Cancelled);
            QCOMPARE(answers(*library), before); // the old space stays in use
            QVERIFY(LibraryIndexes(*library).wantsFitting());
            QVERIFY(bool(library->check()));
        }
        const auto library = opened(folder.path());
        QCOMPARE(answers(*library), before);
        const auto store = Store::open(folder.filePath(u"library.db"_s), Database::ReadOnly);
        QVERIFY(bool(store));
        const StoredSpace coming = SpaceRepository(**store).coming();
        QVERIFY(coming.version > 0);
        fit(*library);
        QVERIFY(!LibraryIndexes(*library).wantsFitting());
        QCOMPARE(SpaceRepository(**store).inUse().version, coming.version);
        QCOMPARE(SpaceRepository(**store).coming().version, 0);
        QVERIFY(SpaceRepository(**store).withoutVectors(coming.version).isEmpty());
        QVERIFY(bool(library->check()));
    }

    // Two documents arrive whenever some have been placed, so that there is never a moment at which all are.
    void aFitEndsThoughDocumentsKeepComing()
    {
        constexpr int most = 200;
        const QTemporaryDir folder;
        const auto library = opened(folder.path());
        for (int number = 1; number <= 12; ++number)
            add(*library, number, 8);
        int last = 12;
        Coming coming([&] {
            if (last < most)
                add(*library, ++last, 2);
            if (last < most)
                add(*library, ++last, 2);
        });
        QVERIFY(bool(LibraryIndexes(*library).fit(coming, {})));
        QVERIFY2(last < most, "it waited until no more of them came");
        const auto found = library->search({u"Document%1 page2"_s.arg(last), 1, {}}, {});
        QVERIFY(found && found->size() == 1);
        QVERIFY(found->first().path == u"/reports/%1.pdf"_s.arg(last));
        QVERIFY(found->first().scores.vector != 0); // the last document is placed too
    }

    void aCheckLeavesAFitToGoOn_data()
    {
        QTest::addColumn<bool>("first");
        QTest::addColumn<bool>("meanwhile");
        QTest::newRow("the first, meanwhile") << true << true;
        QTest::newRow("the first, stopped") << true << false;
        QTest::newRow("another, meanwhile") << false << true;
        QTest::newRow("another, stopped") << false << false;
    }
    void aCheckLeavesAFitToGoOn()
    {
        QFETCH(bool, first);
        QFETCH(bool, meanwhile);
        QTemporaryDir folder;
        const auto library = opened(folder.path());
        for (int i = 1; i <= 30; ++i)
            add(*library, i, 5);
        if (!first) {
            fit(*library);
            for (int i = 31; i <= 60; ++i)
                add(*library, i, 5);
        }
        const auto store = Store::open(folder.filePath(u"library.db"_s), Database::ReadOnly);
        QVERIFY(bool(store));
        const auto isHalfDone = [&] {
            const int version = SpaceRepository(**store).coming().version;
            return version > 0 && SpaceRepository(**store).withoutVectors(version).size() < (first ? 20 : 40);
        };
        QStringList done;
        int coming = 0;
        const auto mend = [&] {
            const qsizetype left =
                SpaceRepository(**store).withoutVectors(SpaceRepository(**store).coming().version).size();
            coming = SpaceRepository(**store).coming().version;
            const auto mended = LibraryCare(*library).mend([](int) {}, {});
            if (!mended || !mended->sound())
                qFatal("not mended");
            done += mended->done;
            QCOMPARE(SpaceRepository(**store).coming().version, coming);
            QCOMPARE(SpaceRepository(**store).withoutVectors(coming).size(), left);
        };
        bool mended = false;
        Stopping stopping([&] {
            if (mended || !isHalfDone())
                return false;
            mended = true;
            if (!meanwhile)
                return true;
            mend();
            return false;
        });
        const Result<void> fitted = LibraryIndexes(*library).fit(stopping, stopping.token());
        QVERIFY(mended);
        if (!meanwhile) {
            QCOMPARE(fitted.error().code, Error::Cancelled);
            mend();
            fit(*library);
        } else {
            QVERIFY2(bool(fitted), fitted ? "" : qPrintable(fitted.error().message + fitted.error().detail));
        }
        QCOMPARE(done, QStringList());
        QCOMPARE(SpaceRepository(**store).inUse().version, coming);
        QVERIFY(!LibraryIndexes(*library).wantsFitting());
        const Result<void> sound = library->check();
        QVERIFY2(bool(sound), sound ? "" : qPrintable(sound.error().detail));
    }

    void nothingIsLeftBehindByAProgramThatWasKilled()
    {
        QTemporaryDir folder;
        add(*opened(folder.path()), 1, 20);
        for (const char *name :
             {"index-0123.vectors", "index-4567.vectors.part", "index.cache.Ab1Cd2", "embedded.cache.Ef3Gh4"}) {
            QFile file(folder.filePath(QString::fromLatin1(name)));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write("half");
        }
        const auto library = opened(folder.path());
        QCOMPARE(QDir(folder.path()).entryList({u"index-*"_s, u"*.cache.*"_s}, QDir::Files), QStringList());
    }
};

QTEST_GUILESS_MAIN(TestScale)
#include "tst_scale.moc"
