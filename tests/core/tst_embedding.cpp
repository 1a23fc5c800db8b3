// Vectors from an embedder: computed while the old ones are in use, stored as they are made, and omitted if it fails.
#include "core/maintenance/backup.h"
#include "core/library/library.h"
#include "core/library/libraryembedder.h"
#include "core/library/libraryindexes.h"
#include "core/ports/embedder.h"
#include "core/search/vectorindex.h"
#include "core/language/terms.h"

#include <QDir>
#include <QProcess>
#include <QScopeGuard>
#include <QTemporaryDir>
#include <QTest>

#include <atomic>
#include <condition_variable>
#include <csignal>
#include <cstdio>
#include <mutex>
#include <thread>

using namespace core;
using namespace Qt::StringLiterals;

namespace {

// Knows synonyms: a direction for each of the first texts' words, and the same one for all synonyms.
class FakeEmbedder : public Embedder
{
public:
    explicit FakeEmbedder(const QString &name = u"fake@here"_s, int dimension = 512)
        : m_name(name),
          m_dimension(dimension)
    {
    }

    QString name() const override { return m_name; }
    Result<std::vector<std::vector<float>>> embed(const QStringList &texts, Purpose purpose,
                                                  std::stop_token stop) override
    {
        ++(purpose == Question ? questions : calls);
        if (before)
            before(texts, purpose);
        if (stop.stop_requested())
            return Error::cancelled();
        if (isGone || (!poison.isEmpty() && !texts.filter(poison).isEmpty()))
            return Error{Error::Unavailable, u"It does not answer; start it."_s, {}};
        std::vector<std::vector<float>> vectors;
        for (const QString &text : texts) {
            blanks += text.trimmed().isEmpty();
            vectors.push_back(vectorOf(text));
            if (purpose == Passage)
                ++passages;
        }
        if (spoil)
            spoil(vectors);
        return vectors;
    }

    std::atomic<int> questions = 0;
    std::atomic<int> calls = 0;
    std::atomic<int> passages = 0;
    std::atomic<int> blanks = 0;
    std::atomic<bool> isGone = false;
    QString poison;                                                        // a word that makes a call fail
    std::function<void(const QStringList &texts, Purpose purpose)> before; // runs before each call
    std::function<void(std::vector<std::vector<float>> &vectors)> spoil;

private:
    std::vector<float> vectorOf(const QString &text) const
    {
        static const QHash<QString, QString> synonyms{{u"automobil"_s, u"car"_s}, {u"physician"_s, u"doctor"_s}};
        std::vector<float> vector(size_t(m_dimension), 0.01f);
        for (const QString &term : queryTerms(text))
            vector[qChecksum(synonyms.value(term, term).toUtf8()) % size_t(m_dimension)] += 1;
        return vector;
    }

    QString m_name;
    int m_dimension;
};

std::unique_ptr<Library> opened(const QString &folder)
{
    auto library = Library::open(folder, {});
    if (!library)
        qFatal("%s (%s)", qPrintable(library.error().message), qPrintable(library.error().detail));
    return std::move(*library);
}

Result<Document> add(Library &library, const QString &path, const QStringList &texts)
{
    Document document;
    document.path = path;
    document.title = path.section(u'/', -1);
    document.hash = path.toUtf8().toHex();
    document.status = DocumentStatus::Indexed;
    QList<Page> pages;
    QList<Passage> passages;
    for (const QString &text : texts) {
        Page page;
        page.number = int(pages.size()) + 1;
        page.status = PageStatus::Text;
        page.text = text;
        pages.append(page);
        Passage passage;
        passage.text = text;
        passage.page = passage.lastPage = page.number;
        passage.ordinal = int(passages.size());
        passage.spans = {{0, int(text.size()), page.number, 0}};
        passages.append(passage);
    }
    return library.add(document, pages, passages);
}

QStringList many(int count, const QString &about = u"meadow"_s)
{
    QStringList texts;
    for (int i = 0; i < count; ++i)
        texts.append(
            u"Passage %1 says that the %2 has %3 flowers and %4 rivers."_s.arg(i).arg(about).arg(i % 7).arg(i % 11));
    return texts;
}

const QStringList subjects{u"The car was sold last winter."_s,   u"Orchestras play in large halls."_s,
                           u"Glaciers melt in a warm summer."_s, u"The bakery opens before sunrise."_s,
                           u"Its doctor visits twice a week."_s, u"Copper conducts electricity well."_s};

Result<void> embed(Library &library, std::stop_token stop = {}, const LibraryEmbedder::Progress &progress = {})
{
    Inline parallel;
    return LibraryEmbedder(library).embed(progress, parallel, stop);
}

QStringList found(const Library &library, const QString &question, SearchRemarks *remarks = nullptr)
{
    const auto passages = library.search({question, 10, {}}, {}, remarks);
    if (!passages)
        qFatal("%s", qPrintable(passages.error().detail));
    QStringList texts;
    for (const Passage &passage : *passages)
        texts.append(passage.text);
    return texts;
}

// Threads that search until it is destroyed.
class Searching
{
public:
    explicit Searching(const Library &library)
    {
        for (int i = 0; i < 3; ++i)
            m_threads.emplace_back([&library, this](std::stop_token stop) {
                while (!stop.stop_requested()) {
                    const auto passages = library.search({u"automobile in the meadow with rivers"_s, 5, {}}, stop);
                    failures += !passages && passages.error().code != Error::Cancelled;
                    ++searches;
                }
            });
    }
    std::atomic<int> failures = 0;
    std::atomic<int> searches = 0;

private:
    std::vector<std::jthread> m_threads;
};

// The process that is killed: embeds and reports its progress.
int embedAndTell(const QString &folder)
{
    const auto library = opened(folder);
    LibraryEmbedder(*library).set(std::make_shared<FakeEmbedder>());
    const auto tell = [](int embedded, int) {
        std::printf("%d\n", embedded);
        std::fflush(stdout);
    };
    return embed(*library, {}, tell) ? 0 : 1;
}

} // namespace

class TestEmbedding : public QObject
{
    Q_OBJECT

private slots:
    void withoutAnEmbedderThereIsNothingToDo()
    {
        QTemporaryDir folder;
        const auto library = opened(folder.path());
        QVERIFY(bool(add(*library, u"/a.pdf"_s, subjects)));
        QVERIFY(bool(embed(*library)));
        QVERIFY(LibraryEmbedder(*library).state().embedder.isEmpty());
        SearchRemarks remarks;
        QCOMPARE(found(*library, u"melting glaciers"_s, &remarks), QStringList(subjects[2]));
        QVERIFY(remarks.isEmpty());
    }

    void findsWhatOnlyTheEmbedderKnows()
    {
        QTemporaryDir folder;
        const auto library = opened(folder.path());
        QVERIFY(bool(add(*library, u"/a.pdf"_s, subjects)));
        const auto embedder = std::make_shared<FakeEmbedder>();
        LibraryEmbedder(*library).set(embedder);
        QVERIFY(found(*library, u"Which automobile?"_s).isEmpty());
        QCOMPARE(embedder->questions, 0); // no vectors are available yet
        QCOMPARE(LibraryEmbedder(*library).state().embedded, 0);
        QCOMPARE(LibraryEmbedder(*library).state().passages, 6);
        QVERIFY(!LibraryEmbedder(*library).state().answers);
        QList<std::pair<int, int>> told;
        QVERIFY(bool(embed(*library, {}, [&](int embedded, int passages) { told.append({embedded, passages}); })));
        QCOMPARE(told, (QList<std::pair<int, int>>{{6, 6}}));
        QCOMPARE(LibraryEmbedder(*library).state().embedder, u"fake@here"_s);
        QCOMPARE(LibraryEmbedder(*library).state().embedded, 6);
        QVERIFY(LibraryEmbedder(*library).state().answers);
        const auto passages = library->search({u"Which automobile?"_s, 10, {}}, {});
        QVERIFY(bool(passages));
        QCOMPARE(passages->size(), 1); // all other passages are equally far from the question
        QCOMPARE(passages->first().text, subjects[0]);
        QVERIFY(passages->first().scores.embedding > 0.3);
        QVERIFY(passages->first().score > 0 && passages->first().score <= 1);
        QCOMPARE(found(*library, u"melting glaciers"_s), QStringList(subjects[2]));
        LibraryEmbedder(*library).set(nullptr);
        QVERIFY(found(*library, u"Which automobile?"_s).isEmpty());
        QVERIFY(LibraryEmbedder(*library).state().embedder.isEmpty());
    }

    void searchesOnlyWhereItIsAsked()
    {
        QTemporaryDir folder;
        const auto library = opened(folder.path());
        QVERIFY(bool(add(*library, u"/a.pdf"_s, subjects)));
        const auto other = add(*library, u"/b.pdf"_s, {u"Another car stands in the yard."_s, subjects[1]});
        LibraryEmbedder(*library).set(std::make_shared<FakeEmbedder>());
        QVERIFY(bool(embed(*library)));
        const auto passages = library->search({u"Which automobile?"_s, 10, {other->id}}, {});
        QCOMPARE(passages->size(), 1);
        QCOMPARE(passages->first().document, other->id);
    }

    void theOldVectorsAnswerUntilTheNewAreWhole()
    {
        QTemporaryDir folder;
        const auto library = opened(folder.path());
        QVERIFY(bool(add(*library, u"/a.pdf"_s, subjects + many(200))));
        const auto first = std::make_shared<FakeEmbedder>(u"first"_s);
        LibraryEmbedder(*library).set(first);
        QVERIFY(bool(embed(*library)));
        const auto second = std::make_shared<FakeEmbedder>(u"second"_s, 480);
        int asked = 0;
        second->before = [&](const QStringList &, Embedder::Purpose purpose) {
            if (purpose == Embedder::Question)
                return;
            const int before = first->questions;
            QVERIFY(found(*library, u"Which automobile %1?"_s.arg(QString(asked + 3, u'z'))).contains(subjects[0]));
            QCOMPARE(first->questions, before + 1);
            ++asked;
        };
        LibraryEmbedder(*library).set(second);
        QVERIFY(!LibraryEmbedder(*library).state().answers);
        QVERIFY(bool(embed(*library)));
        QVERIFY(asked > 4);
        const int before = first->questions;
        QVERIFY(found(*library, u"Which automobile?"_s).contains(subjects[0]));
        QCOMPARE(second->questions, 1);
        QCOMPARE(first->questions, before);
        LibraryEmbedder(*library).set(first); // its vectors were removed
        QCOMPARE(LibraryEmbedder(*library).state().embedded, 0);
        QVERIFY(found(*library, u"Whose automobile?"_s).contains(subjects[0]));
        QCOMPARE(second->questions, 2);
    }

    void goesOnWhereItWasStopped()
    {
        QTemporaryDir folder;
        int embedded = 0;
        {
            const auto library = opened(folder.path());
            QVERIFY(bool(add(*library, u"/a.pdf"_s, many(1000))));
            LibraryEmbedder(*library).set(std::make_shared<FakeEmbedder>());
            std::stop_source stop;
            const auto stopped = embed(*library, stop.get_token(), [&](int done, int all) {
                QCOMPARE(all, 1000);
                if (done >= 500)
                    stop.request_stop();
            });
            QCOMPARE(stopped.error().code, Error::Cancelled);
            embedded = LibraryEmbedder(*library).state().embedded;
            QVERIFY(embedded >= 500 && embedded < 600);
            QVERIFY(!LibraryEmbedder(*library).state().answers);
        }
        const auto library = opened(folder.path());
        const auto embedder = std::make_shared<FakeEmbedder>();
        LibraryEmbedder(*library).set(embedder);
        QVERIFY(!LibraryEmbedder(*library).state().answers);
        QVERIFY(bool(embed(*library)));
        QCOMPARE(embedder->passages, 1000 - embedded);
        QCOMPARE(LibraryEmbedder(*library).state().embedded, 1000);
        QVERIFY(LibraryEmbedder(*library).state().answers);
        QVERIFY(bool(embed(*library)));
        QCOMPARE(embedder->passages, 1000 - embedded);
    }

    void survivesBeingKilled()
    {
        QTemporaryDir folder;
        QVERIFY(bool(add(*opened(folder.path()), u"/a.pdf"_s, many(1000))));
        QProcess program;
        program.start(QCoreApplication::applicationFilePath(), {u"embed"_s, folder.path()});
        QVERIFY(program.waitForStarted());
        QByteArray heard;
        while (heard.count('\n') < 5) {
            QVERIFY2(program.waitForReadyRead(60'000), "the program stopped by itself");
            heard += program.readAllStandardOutput();
        }
        program.kill();
        QVERIFY(program.waitForFinished());
        heard += program.readAllStandardOutput();
        const QList<QByteArray> lines = heard.left(heard.lastIndexOf('\n')).split('\n');
        const auto library = opened(folder.path());
        const auto embedder = std::make_shared<FakeEmbedder>();
        LibraryEmbedder(*library).set(embedder);
        const int kept = LibraryEmbedder(*library).state().embedded;
        QVERIFY2(kept >= lines.last().toInt(), heard.constData());
        QVERIFY(bool(embed(*library)));
        QCOMPARE(embedder->passages, 1000 - kept);
        QVERIFY(LibraryEmbedder(*library).state().answers);
        QVERIFY(bool(library->check()));
    }

    void answersAtOnceWithWhatWasKept()
    {
        QTemporaryDir folder;
        {
            const auto library = opened(folder.path());
            QVERIFY(bool(add(*library, u"/a.pdf"_s, subjects)));
            LibraryEmbedder(*library).set(std::make_shared<FakeEmbedder>());
            QVERIFY(bool(embed(*library)));
            QVERIFY(bool(add(*library, u"/b.pdf"_s, {u"The automobile has no vector yet."_s})));
        }
        const auto library = opened(folder.path());
        const auto embedder = std::make_shared<FakeEmbedder>();
        LibraryEmbedder(*library).set(embedder);
        QVERIFY(LibraryEmbedder(*library).state().answers);
        QCOMPARE(LibraryEmbedder(*library).state().embedded, 6);
        const QStringList texts = found(*library, u"Which automobile?"_s);
        QCOMPARE(texts.size(), 2);
        QVERIFY(texts.contains(subjects[0])); // found by its vector; passages without one by their words
        QCOMPARE(embedder->passages, 0);
        QVERIFY(bool(embed(*library)));
        QCOMPARE(embedder->passages, 1);
        QCOMPARE(LibraryEmbedder(*library).state().embedded, 7);
        QCOMPARE(found(*library, u"Which automobile?"_s).size(), 2);
    }

    void vectorsOfAnotherLibraryAnswerNothing_data()
    {
        QTest::addColumn<int>("how");
        QTest::newRow("a library put in the place of another by hand") << 0;
        QTest::newRow("a backup") << 1;
        QTest::newRow("an embedder of the same length") << 2;
    }
    void vectorsOfAnotherLibraryAnswerNothing()
    {
        QFETCH(int, how);
        QTemporaryDir folders[2];
        QStringList other = subjects;
        std::reverse(other.begin(), other.end()); // the same numbers for other texts
        for (const bool first : {false, true}) {
            const auto library = opened(folders[first ? 0 : 1].path());
            QVERIFY(bool(add(*library, u"/a.pdf"_s, first ? subjects : other)));
            LibraryEmbedder(*library).set(
                std::make_shared<FakeEmbedder>(first || how != 2 ? u"fake@here"_s : u"other@here"_s));
            QVERIFY(bool(embed(*library)));
        }
        QVERIFY(QFile::exists(folders[0].filePath(u"embedded.cache"_s)));
        QTemporaryDir beside;
        const QString backup = beside.filePath(u"backup.attest"_s);
        const auto untold = [](int) {};
        if (how == 1) {
            QVERIFY(bool(backUp(folders[1].path(), backup, IfThere::Refuse, untold, {})));
            QVERIFY(bool(restore(backup, folders[0].path(), IfThere::Replace, untold, {})));
            QVERIFY(!QFile::exists(folders[0].filePath(u"embedded.cache"_s)));
        } else {
            QVERIFY(QFile::remove(folders[0].filePath(u"library.db"_s)));
            QVERIFY(QFile::copy(folders[1].filePath(u"library.db"_s), folders[0].filePath(u"library.db"_s)));
        }
        for (int start = 0; start < 2; ++start) { // what is saved once more is right as well
            const auto library = opened(folders[0].path());
            LibraryEmbedder(*library).set(std::make_shared<FakeEmbedder>(how != 2 ? u"fake@here"_s : u"other@here"_s));
            QVERIFY(LibraryEmbedder(*library).state().answers);
            QCOMPARE(found(*library, u"Which automobile?"_s), QStringList{subjects[0]});
            QCOMPARE(found(*library, u"A physician"_s), QStringList{subjects[4]});
        }
    }

    void damagedVectorsAreReadAgain()
    {
        VectorIndex::limits = {1, 100, 4}; // more than a hundred vectors count as many
        const auto usual = qScopeGuard([] { VectorIndex::limits = {}; });
        QTemporaryDir folder;
        Inline parallel;
        const auto files = [&] { return QDir(folder.path()).entryList({u"embedded-*.vectors"_s}, QDir::Files); };
        {
            const auto library = opened(folder.path());
            QVERIFY(bool(add(*library, u"/a.pdf"_s, subjects + many(300))));
            LibraryEmbedder(*library).set(std::make_shared<FakeEmbedder>());
            QVERIFY(bool(embed(*library)));
            QVERIFY(bool(LibraryIndexes(*library).fit(parallel, {})));
            QVERIFY(!LibraryIndexes(*library).wantsFitting());
        }
        for (const QString &name : files()) { // comparable data are at the end
            QFile file(folder.filePath(name));
            QVERIFY(file.open(QIODevice::ReadWrite));
            const qint64 half = file.size() / 2;
            file.seek(half);
            file.write(QByteArray(int(file.size() - half), 'x'));
        }
        const auto library = opened(folder.path());
        const auto embedder = std::make_shared<FakeEmbedder>();
        LibraryEmbedder(*library).set(embedder);
        QVERIFY(!found(*library, u"Which automobile?"_s).contains(subjects[0]));
        QVERIFY(LibraryIndexes(*library).wantsFitting());
        const QStringList before = files();
        QVERIFY(bool(LibraryIndexes(*library).fit(parallel, {})));
        QVERIFY(!LibraryIndexes(*library).wantsFitting());
        QVERIFY(found(*library, u"Which automobile?"_s).contains(subjects[0]));
        QVERIFY(!LibraryIndexes(*library).wantsFitting());
        QCOMPARE(embedder->passages, 0);
        QCOMPARE(files().size(), before.size());
        for (const QString &name : files())
            QVERIFY(!before.contains(name));
    }

    void followsDocumentsThatComeAndGo()
    {
        QTemporaryDir folder;
        const auto library = opened(folder.path());
        const auto gone = add(*library, u"/a.pdf"_s, many(100));
        QVERIFY(bool(add(*library, u"/b.pdf"_s, many(100, u"harbour"_s))));
        const auto embedder = std::make_shared<FakeEmbedder>();
        embedder->before = [&](const QStringList &, Embedder::Purpose) {
            if (embedder->calls == 2)
                QVERIFY(bool(add(*library, u"/c.pdf"_s, subjects)));
            if (embedder->calls == 3)
                QVERIFY(bool(library->remove(gone->id)));
        };
        LibraryEmbedder(*library).set(embedder);
        QVERIFY(bool(embed(*library)));
        QCOMPARE(LibraryEmbedder(*library).state().embedded, 106);
        QCOMPARE(LibraryEmbedder(*library).state().passages, 106);
        QVERIFY(found(*library, u"Which automobile?"_s).contains(subjects[0]));
        QVERIFY(bool(library->remove(library->withHash(QByteArray("/c.pdf").toHex()).id)));
        QVERIFY(!found(*library, u"Which automobile?"_s).contains(subjects[0]));
        QCOMPARE(LibraryEmbedder(*library).state().embedded, 100);
        QVERIFY(bool(library->check()));
    }

    void refusesVectorsOfAnotherLength()
    {
        QTemporaryDir folder;
        const auto library = opened(folder.path());
        QVERIFY(bool(add(*library, u"/a.pdf"_s, subjects)));
        LibraryEmbedder(*library).set(std::make_shared<FakeEmbedder>());
        QVERIFY(bool(embed(*library)));
        QVERIFY(bool(add(*library, u"/b.pdf"_s, many(3))));
        const auto changed = std::make_shared<FakeEmbedder>(u"fake@here"_s, 256);
        LibraryEmbedder(*library).set(changed);
        const auto refused = embed(*library);
        QCOMPARE(refused.error().code, Error::Invalid);
        QVERIFY2(refused.error().message.contains(u"length"_s), qPrintable(refused.error().message));
        SearchRemarks remarks;
        QCOMPARE(found(*library, u"melting glaciers"_s, &remarks), QStringList(subjects[2]));
        QVERIFY(!remarks.isEmpty());
        QVERIFY(bool(LibraryIndexes(*library).rebuild({}))); // the remedy
        QVERIFY(bool(embed(*library)));
        QCOMPARE(LibraryEmbedder(*library).state().embedded, 9);
        QVERIFY(found(*library, u"Which automobile?"_s).contains(subjects[0]));
    }

    void aSetWithoutVectorsBindsToNoLength()
    {
        QTemporaryDir folder;
        const auto library = opened(folder.path());
        const auto document = add(*library, u"/a.pdf"_s, subjects);
        LibraryEmbedder(*library).set(std::make_shared<FakeEmbedder>());
        QVERIFY(bool(embed(*library)));
        QVERIFY(bool(library->remove(document->id)));
        QVERIFY(bool(add(*library, u"/a.pdf"_s, subjects)));
        LibraryEmbedder(*library).set(std::make_shared<FakeEmbedder>(u"fake@here"_s, 256));
        QVERIFY(bool(embed(*library)));
        QVERIFY(found(*library, u"Which automobile?"_s).contains(subjects[0]));
    }

    void keepsNoNonsense_data()
    {
        QTest::addColumn<int>("kind");
        QTest::newRow("no number") << 0;
        QTest::newRow("no direction") << 1;
        QTest::newRow("one too few") << 2;
        QTest::newRow("empty") << 3;
        QTest::newRow("of different lengths") << 4;
    }

    void keepsNoNonsense()
    {
        QFETCH(int, kind);
        QTemporaryDir folder;
        const auto library = opened(folder.path());
        QVERIFY(bool(add(*library, u"/a.pdf"_s, subjects)));
        const auto embedder = std::make_shared<FakeEmbedder>();
        embedder->spoil = [kind](std::vector<std::vector<float>> &vectors) {
            for (auto &vector : vectors) {
                if (kind == 0)
                    vector[3] = std::numeric_limits<float>::quiet_NaN();
                else if (kind == 1)
                    vector.assign(vector.size(), 0);
                else if (kind == 3)
                    vector.clear();
            }
            if (kind == 2)
                vectors.pop_back();
            if (kind == 4)
                vectors.back().push_back(1);
        };
        LibraryEmbedder(*library).set(embedder);
        const auto refused = embed(*library);
        QCOMPARE(refused.error().code, Error::Invalid);
        QVERIFY(!refused.error().message.isEmpty());
        QCOMPARE(LibraryEmbedder(*library).state().embedded, 0);
        QVERIFY(!LibraryEmbedder(*library).state().answers);
    }

    void asksNothingAboutEmptyTexts()
    {
        QTemporaryDir folder;
        const auto library = opened(folder.path());
        QVERIFY(bool(add(*library, u"/a.pdf"_s, {u""_s, subjects[0], u" \n "_s, subjects[1]})));
        const auto embedder = std::make_shared<FakeEmbedder>();
        LibraryEmbedder(*library).set(embedder);
        QVERIFY(bool(embed(*library)));
        QCOMPARE(embedder->blanks, 0);
        QCOMPARE(embedder->passages, 2);
        QCOMPARE(LibraryEmbedder(*library).state().embedded, 4);
        QVERIFY(found(*library, u"Which automobile?"_s).contains(subjects[0]));
        QVERIFY(bool(library->search({u"  "_s, 10, {}}, {})));
        QCOMPARE(embedder->blanks, 0);
    }

    void oneTextThatFailsDoesNotEndTheWork()
    {
        QTemporaryDir folder;
        const auto library = opened(folder.path());
        QVERIFY(bool(add(*library, u"/a.pdf"_s, many(40) + subjects)));
        const auto embedder = std::make_shared<FakeEmbedder>();
        embedder->poison = u"Glaciers"_s;
        LibraryEmbedder(*library).set(embedder);
        QVERIFY(bool(embed(*library)));
        QVERIFY(LibraryEmbedder(*library).state().answers);
        QVERIFY(found(*library, u"Which automobile?"_s).contains(subjects[0]));
        QCOMPARE(found(*library, u"melting in summer"_s), QStringList(subjects[2])); // by its words
        const int calls = embedder->calls;
        QVERIFY(bool(embed(*library)));
        QCOMPARE(embedder->calls, calls); // not asked repeatedly
    }

    void aServerThatIsGoneEndsTheWorkAndLosesNothing()
    {
        QTemporaryDir folder;
        const auto library = opened(folder.path());
        QVERIFY(bool(add(*library, u"/a.pdf"_s, many(400))));
        const auto embedder = std::make_shared<FakeEmbedder>();
        embedder->before = [&](const QStringList &, Embedder::Purpose) { embedder->isGone = embedder->calls > 10; };
        LibraryEmbedder(*library).set(embedder);
        const auto failed = embed(*library);
        QCOMPARE(failed.error().code, Error::Unavailable);
        QCOMPARE(failed.error().message, u"It does not answer; start it."_s);
        QCOMPARE(LibraryEmbedder(*library).state().embedded, 160); // ten calls of sixteen
        embedder->before = {};
        embedder->isGone = false;
        QVERIFY(bool(embed(*library)));
        QCOMPARE(embedder->passages, 400);
    }

    void aSearchDoesWithoutAnEmbedderThatIsGone()
    {
        QTemporaryDir folder;
        const auto library = opened(folder.path());
        QVERIFY(bool(add(*library, u"/a.pdf"_s, subjects)));
        const auto embedder = std::make_shared<FakeEmbedder>();
        LibraryEmbedder(*library).set(embedder);
        QVERIFY(bool(embed(*library)));
        SearchRemarks remarks;
        QVERIFY(!found(*library, u"Which automobile?"_s, &remarks).isEmpty());
        QVERIFY(remarks.isEmpty());
        QCOMPARE(embedder->questions, 1);
        embedder->isGone = true;
        QVERIFY(!found(*library, u"Which automobile?"_s, &remarks).isEmpty()); // it was asked before
        QVERIFY(remarks.isEmpty());
        QCOMPARE(found(*library, u"melting glaciers"_s, &remarks), QStringList(subjects[2]));
        QCOMPARE(remarks.silentEmbedder, u"fake@here"_s);
        QCOMPARE(embedder->questions, 2);
        remarks = {};
        QVERIFY(found(*library, u"Whose automobile?"_s, &remarks).isEmpty());
        QVERIFY(!remarks.isEmpty());
        QCOMPARE(embedder->questions, 2); // no second wait
        embedder->isGone = false;
        LibraryEmbedder(*library).set(embedder); // as after a change of settings
        remarks = {};
        QVERIFY(!found(*library, u"Whose automobile?"_s, &remarks).isEmpty());
        QVERIFY(remarks.isEmpty());
    }

    void aStopEndsTheWaitForAVector()
    {
        QTemporaryDir folder;
        const auto library = opened(folder.path());
        QVERIFY(bool(add(*library, u"/a.pdf"_s, subjects)));
        const auto embedder = std::make_shared<FakeEmbedder>();
        LibraryEmbedder(*library).set(embedder);
        QVERIFY(bool(embed(*library)));
        std::stop_source stop;
        embedder->before = [&](const QStringList &, Embedder::Purpose) { // waits until stopped
            std::mutex mutex;
            std::condition_variable_any changed;
            std::unique_lock lock(mutex);
            const std::jthread stopper([&] { stop.request_stop(); });
            changed.wait(lock, stop.get_token(), [] { return false; });
            QVERIFY(bool(add(*library, u"/b.pdf"_s, many(2)))); // no lock is held meanwhile
        };
        const auto passages = library->search({u"Which automobile?"_s, 10, {}}, stop.get_token());
        QCOMPARE(passages.error().code, Error::Cancelled);
        embedder->before = {};
        SearchRemarks remarks;
        QVERIFY(!found(*library, u"Which automobile?"_s, &remarks).isEmpty());
        QVERIFY(remarks.isEmpty()); // no remark on the server if the user stopped it
    }

    void givesUpWhenAnotherEmbedderIsSet()
    {
        QTemporaryDir folder;
        const auto library = opened(folder.path());
        QVERIFY(bool(add(*library, u"/a.pdf"_s, many(300) + subjects)));
        const auto first = std::make_shared<FakeEmbedder>(u"first"_s);
        const auto second = std::make_shared<FakeEmbedder>(u"second"_s);
        first->before = [&](const QStringList &, Embedder::Purpose) {
            if (first->calls == 6)
                LibraryEmbedder(*library).set(second);
        };
        LibraryEmbedder(*library).set(first);
        QCOMPARE(embed(*library).error().code, Error::Cancelled);
        QVERIFY(first->calls <= 8);
        QVERIFY(!LibraryEmbedder(*library).state().answers);
        QVERIFY(bool(embed(*library)));
        QCOMPARE(second->passages, 306);
        QVERIFY(LibraryEmbedder(*library).state().answers);
    }

    void aRepeatedTextIsFoundOnce()
    {
        QTemporaryDir folder;
        const auto library = opened(folder.path());
        QVERIFY(bool(add(*library, u"/a.pdf"_s, subjects)));
        QVERIFY(bool(add(*library, u"/b.pdf"_s, subjects)));
        LibraryEmbedder(*library).set(std::make_shared<FakeEmbedder>());
        QVERIFY(bool(embed(*library)));
        QCOMPARE(found(*library, u"Which automobile?"_s), QStringList(subjects[0]));
    }

    void swapsWhileOthersSearch()
    {
        QTemporaryDir folder;
        const auto library = opened(folder.path());
        QVERIFY(bool(add(*library, u"/a.pdf"_s, many(300) + subjects)));
        Inline parallel;
        QVERIFY(bool(LibraryIndexes(*library).fit(parallel, {})));
        {
            Searching others(*library);
            for (int round = 0; round < 4; ++round) {
                LibraryEmbedder(*library).set(std::make_shared<FakeEmbedder>(QString::number(round), 512 + round * 8));
                QVERIFY(bool(embed(*library)));
                QVERIFY(bool(add(*library, u"/%1.pdf"_s.arg(round), many(40, u"valley"_s))));
                QVERIFY(bool(embed(*library)));
                if (round == 1)
                    QVERIFY(bool(LibraryIndexes(*library).fit(parallel, {})));
                QVERIFY(bool(library->remove(library->withHash(u"/%1.pdf"_s.arg(round).toUtf8().toHex()).id)));
                QVERIFY(found(*library, u"Which automobile?"_s).contains(subjects[0]));
            }
            LibraryEmbedder(*library).set(nullptr);
            QCOMPARE(others.failures, 0);
            QVERIFY(others.searches > 0);
        }
        QVERIFY(bool(library->check()));
    }

    void itsVectorsChangeNothingOnceItIsGone()
    {
        QTemporaryDir folder;
        const auto library = opened(folder.path());
        QVERIFY(bool(add(*library, u"/a.pdf"_s, many(100) + subjects)));
        Inline parallel;
        QVERIFY(bool(LibraryIndexes(*library).fit(parallel, {})));
        const Query query{u"How many flowers and rivers does the meadow have in a warm summer?"_s, 20, {}};
        const QList<Passage> before = *library->search(query, {});
        LibraryEmbedder(*library).set(std::make_shared<FakeEmbedder>());
        QVERIFY(bool(embed(*library)));
        QVERIFY(library->search(query, {})->first().score != before.first().score);
        LibraryEmbedder(*library).set(nullptr);
        const QList<Passage> after = *library->search(query, {});
        QCOMPARE(after.size(), before.size());
        for (qsizetype i = 0; i < after.size(); ++i) {
            QCOMPARE(after[i].id, before[i].id);
            QVERIFY(after[i].score == before[i].score); // exactly equal
            QCOMPARE(after[i].scores.embedding, 0.0);
        }
    }
};

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    if (argc == 3 && qstrcmp(argv[1], "embed") == 0)
        return embedAndTell(QString::fromLocal8Bit(argv[2]));
    TestEmbedding test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_embedding.moc"
