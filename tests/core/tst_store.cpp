// Durability: a program killed at any moment, a full disk, a newer library; and that blobs are returned
// unchanged.
#include "core/store/blobs.h"
#include "core/library/library.h"
#include "core/library/libraryembedder.h"
#include "core/library/libraryindexes.h"
#include "core/library/librarysessions.h"
#include "core/store/schema.h"
#include "core/store/store.h"
#include "core/store/documentrepository.h"
#include "core/store/embeddingrepository.h"
#include "core/store/spacerepository.h"

#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>

#include <atomic>
#include <csignal>
#include <cstdio>
#include <random>
#include <sqlite3.h>
#include <sys/resource.h>

using namespace core;
using namespace Qt::StringLiterals;

namespace {

constexpr int pagesEach = 6;

QString wordOf(int number)
{
    return u"w%1x"_s.arg(number, 6, 10, QChar(u'0'));
}

Result<Document> addNumbered(Library &library, int number, int pages = pagesEach)
{
    Document document;
    document.path = u"/numbered/%1.pdf"_s.arg(number);
    document.title = wordOf(number);
    document.hash = QByteArray::number(number);
    document.status = DocumentStatus::Indexed;
    QList<Page> all;
    QList<Passage> passages;
    for (int i = 1; i <= pages; ++i) {
        Page page;
        page.number = i;
        page.status = PageStatus::Text;
        page.text =
            u"Page %1 of the %2 says glacier, river and meadow %3 times."_s.arg(i).arg(wordOf(number)).arg(i % 4);
        Passage passage;
        passage.text = page.text;
        passage.page = passage.lastPage = i;
        passage.spans = {{0, int(page.text.size()), i, 0}};
        passages.append(passage);
        all.append(page);
    }
    return library.add(document, all, passages);
}

std::unique_ptr<Library> opened(const QString &folder)
{
    auto library = Library::open(folder, {});
    if (!library)
        qFatal("%s (%s)", qPrintable(library.error().message), qPrintable(library.error().detail));
    return std::move(*library);
}

std::unique_ptr<Library> openedWhenFree(const QString &folder)
{
    for (;;) {
        auto library = Library::open(folder, {});
        if (library)
            return std::move(*library);
        if (library.error().code != Error::Busy)
            qFatal("%s (%s)", qPrintable(library.error().message), qPrintable(library.error().detail));
        QThread::msleep(1);
    }
}

// The process that is killed: adds, replaces, removes and fits, and reports what is stored. Waits for any other.
int changeForEver(const QString &folder, int from)
{
    const auto library = openedWhenFree(folder);
    Inline parallel;
    for (int number = from;; ++number) {
        if (const auto kept = addNumbered(*library, number); !kept)
            return 1;
        std::printf("kept %d\n", number);
        std::fflush(stdout);
        if (number % 2 == 0) {
            Session session;
            session.title = wordOf(number);
            const auto saved = LibrarySessions(*library).save(session);
            if (!saved)
                return 3;
            std::printf("session %lld\n", saved.operator*());
            std::fflush(stdout);
        }
        if (LibraryIndexes(*library).wantsFitting() && !LibraryIndexes(*library).fit(parallel, {}))
            return 2;
        if (number % 3 == 0) {
            std::printf("removing %d\n", number - 1);
            std::fflush(stdout);
            (void)library->remove(library->withHash(QByteArray::number(number - 1)).id);
            std::printf("removed %d\n", number - 1);
            std::fflush(stdout);
        }
    }
}

volatile std::sig_atomic_t isEnded = 0;

// Another program with plain SQLite: it reads, checkpoints the log in each mode, and closes.
int writeBackForEver(const QString &file, unsigned seed)
{
    std::signal(SIGTERM, [](int) { isEnded = 1; });
    std::mt19937 dice(seed);
    constexpr const char *modes[] = {"PASSIVE", "FULL", "RESTART", "TRUNCATE"};
    for (int done = 0; !isEnded;) {
        sqlite3 *database = nullptr;
        if (sqlite3_open_v2(QFile::encodeName(file).constData(), &database, SQLITE_OPEN_READWRITE, nullptr) ==
            SQLITE_OK) {
            sqlite3_busy_timeout(database, int(dice() % 20));
            const bool reads = dice() % 2 == 0;
            if (reads)
                sqlite3_exec(database, "BEGIN; SELECT count(*) FROM document", nullptr, nullptr, nullptr);
            for (unsigned i = dice() % 8; i > 0; --i) {
                const QByteArray sql = QByteArray("PRAGMA wal_checkpoint(") + modes[dice() % std::size(modes)] + ')';
                done += sqlite3_exec(database, sql.constData(), nullptr, nullptr, nullptr) == SQLITE_OK;
                if (reads && i == 4)
                    sqlite3_exec(database, "COMMIT", nullptr, nullptr, nullptr);
                QThread::usleep(dice() % 3000);
            }
        }
        sqlite3_close_v2(database);
        std::printf("done %d\n", done);
        std::fflush(stdout);
    }
    return 0;
}

// What the programs that changed a library reported, and whether it is true.
class Said
{
public:
    void take(const QByteArray &heard)
    {
        const QList<QByteArray> lines = heard.split('\n');
        for (const QByteArray &line : lines.first(lines.size() - 1)) { // the last line may be incomplete
            const int number = line.mid(line.indexOf(' ') + 1).toInt();
            if (line.startsWith("session"))
                m_sessions.insert(number);
            else if (line.startsWith("kept"))
                m_kept.insert(number);
            else
                m_kept.remove(number); // a removal that has started
            if (line.startsWith("removed"))
                m_removed.insert(number);
        }
    }

    QString problemWith(Library &library) const
    {
        for (const int number : m_kept) {
            const Document document = library.withHash(QByteArray::number(number));
            const auto pages = library.pages(document.id);
            const auto found = library.search({wordOf(number), 10, {}}, {});
            if (document.id == 0 || !pages || pages->size() != pagesEach || !found || found->isEmpty() ||
                found->first().document != document.id)
                return u"%1 was kept and is gone"_s.arg(number);
        }
        for (const int number : m_removed) {
            if (library.withHash(QByteArray::number(number)).id != 0)
                return u"%1 was removed and is there"_s.arg(number);
        }
        for (const int id : m_sessions) {
            if (!KeptSessions(library).find(id))
                return u"session %1 was kept and is gone"_s.arg(id);
        }
        return library.passageCount() == int(library.documents().size()) * pagesEach ? QString()
                                                                                     : u"other passages are searched"_s;
    }

    qsizetype kept() const { return m_kept.size(); }

private:
    QSet<int> m_kept;
    QSet<int> m_removed;
    QSet<int> m_sessions;
};

void verifySound(const QString &file)
{
    const auto store = Store::open(file, Database::ReadWrite);
    QVERIFY(bool(store));
    Database &database = (*store)->database();
    QVERIFY2(database.run("INSERT INTO fulltext(fulltext, rank) VALUES ('integrity-check', 1)"),
             qPrintable(database.error().detail));
    {
        Statement check(database, "PRAGMA integrity_check");
        QVERIFY(check.next());
        QCOMPARE(check.text(0), u"ok"_s);
    }
    {
        Statement orphans(database, "PRAGMA foreign_key_check");
        QVERIFY(!orphans.next());
    }
    {
        Statement uneven(database, "SELECT count(*) FROM document WHERE passages <> "
                                   "(SELECT count(*) FROM passage WHERE passage.document = document.id)");
        QVERIFY(uneven.next());
        QCOMPARE(uneven.integer(0), 0);
    }
    const StoredSpace space = SpaceRepository(**store).inUse();
    if (space.version == 0)
        return;
    int withVectors = 0;
    for (const Document &document : DocumentRepository(**store).all())
        withVectors += !SpaceRepository(**store).vectors(document.id, space.version).passages.isEmpty();
    QCOMPARE(withVectors, int(DocumentRepository(**store).all().size()));
}

} // namespace

class TestStore : public QObject
{
    Q_OBJECT

private slots:
    void whatWasReportedSurvivesBeingKilled()
    {
        QTemporaryDir folder;
        std::mt19937 random(4711);
        Said said;
        for (int round = 0; round < 20; ++round) {
            QProcess program;
            program.start(QCoreApplication::applicationFilePath(),
                          {u"change"_s, folder.path(), QString::number(1 + 1000 * round)});
            QVERIFY(program.waitForStarted());
            const int lines = 1 + int(random() % 12);
            QByteArray heard;
            while (heard.count('\n') < lines) {
                QVERIFY2(program.waitForReadyRead(60'000), "the program stopped by itself");
                heard += program.readAllStandardOutput();
            }
            for (std::atomic<unsigned> wait = random() % 4'000'000; wait > 0; --wait) {
            }
            program.kill();
            QVERIFY(program.waitForFinished());
            said.take(heard + program.readAllStandardOutput());
            const QString problem = said.problemWith(*opened(folder.path()));
            QVERIFY2(problem.isEmpty(), qPrintable(problem));
            verifySound(folder.filePath(u"library.db"_s));
        }
        QVERIFY(said.kept() > 20);
    }

    // Two programs want to change it, the second after the first was killed; a third checkpoints the log meanwhile.
    void twoWritersAndAnotherProgramLoseNothing()
    {
        const int rounds = std::max(4, qEnvironmentVariableIntValue("ATTEST_WRITER_ROUNDS"));
        constexpr int roundsEach = 20; // per library
        std::mt19937 random(quint32(qEnvironmentVariableIntValue("ATTEST_WRITER_SEED")));
        const QString self = QCoreApplication::applicationFilePath();
        std::unique_ptr<QTemporaryDir> folder;
        Said said;
        int taken = 0;
        qint64 writtenBack = 0;
        for (int round = 0; round < rounds; ++round) {
            if (round % roundsEach == 0) {
                folder = std::make_unique<QTemporaryDir>();
                said = {};
                opened(folder->path()).reset();
            }
            const QString file = folder->filePath(u"library.db"_s);
            QProcess other;
            other.start(self, {u"write back"_s, file, QString::number(random())});
            QProcess writers[2];
            for (int i : {0, 1})
                writers[i].start(self, {u"change"_s, folder->path(), QString::number(1 + 1000 * round + 500 * i)});
            QByteArray heard[2];
            const auto listen = [&](int least) { // returns the one that has the library, or -1 if both have ended
                for (;;) {
                    for (int i : {0, 1}) {
                        if (writers[i].waitForReadyRead(2))
                            heard[i] += writers[i].readAllStandardOutput();
                        if (writers[i].state() != QProcess::NotRunning && heard[i].count('\n') >= least)
                            return i;
                    }
                    if (writers[0].state() == QProcess::NotRunning && writers[1].state() == QProcess::NotRunning)
                        return -1;
                }
            };
            const auto wait = [&] {
                for (std::atomic<unsigned> left = random() % 2'000'000; left > 0; --left) {
                }
            };
            QStringList wrong; // errors of those that ended by themselves
            const auto end = [&](QProcess &program, bool isKilled) {
                isKilled ? program.kill() : program.terminate();
                (void)program.waitForFinished();
                const int status = program.exitCode();
                const bool isCrash = program.exitStatus() == QProcess::CrashExit;
                if (isCrash != isKilled || status != (isKilled ? SIGKILL : 0))
                    wrong += u"round %1: %2 ended with %3: %4"_s.arg(round)
                                 .arg(program.arguments().join(u' '))
                                 .arg(status)
                                 .arg(QString::fromUtf8(program.readAllStandardError()));
            };
            const bool isOtherKilled = random() % 2 == 0;
            const bool isOtherFirst = random() % 2 == 0;
            QVERIFY(other.waitForReadyRead()); // it is working
            const int first = listen(1 + int(random() % 8));
            wait();
            if (isOtherFirst)
                end(other, isOtherKilled);
            if (first >= 0)
                end(writers[first], true);
            const int second = 1 - std::max(first, 0);
            if (random() % 4 > 0) { // otherwise no successor
                taken += listen(1 + int(random() % 4)) == second;
                wait();
            }
            end(writers[second], true);
            if (!isOtherFirst)
                end(other, isOtherKilled);
            QVERIFY2(wrong.isEmpty() && first >= 0, qPrintable(wrong.join(u'\n')));
            writtenBack += other.readAllStandardOutput().trimmed().split(' ').last().toLongLong();
            for (int i : {0, 1})
                said.take(heard[i] + writers[i].readAllStandardOutput());
            const QString problem = said.problemWith(*opened(folder->path()));
            QVERIFY2(problem.isEmpty(), qPrintable(u"round %1: %2"_s.arg(round).arg(problem)));
            verifySound(file);
        }
        qInfo("%d rounds: %d times the second writer went on, the log was written back %lld times by another program",
              rounds, taken, writtenBack);
    }

    void aFullDiskLosesNothing()
    {
        QTemporaryDir folder;
        const auto library = opened(folder.path());
        QVERIFY(bool(addNumbered(*library, 1)));
        rlimit before{};
        getrlimit(RLIMIT_FSIZE, &before);
        const auto handler = std::signal(SIGXFSZ, SIG_IGN);
        rlimit tight = before;
        tight.rlim_cur = 64 << 10;
        setrlimit(RLIMIT_FSIZE, &tight);
        const auto refused = addNumbered(*library, 2, 3000);
        setrlimit(RLIMIT_FSIZE, &before);
        std::signal(SIGXFSZ, handler);
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, Error::Storage);
        QVERIFY(!refused.error().message.isEmpty());
        QCOMPARE(library->documents().size(), 1);
        QCOMPARE(library->passageCount(), pagesEach);
        QVERIFY(!library->search({wordOf(1), 3, {}}, {})->isEmpty());
        QVERIFY(bool(addNumbered(*library, 2, 3000)));
        QCOMPARE(library->documents().size(), 2);
    }

    void saysThatTheDiskIsFull()
    {
        QTemporaryDir folder;
        const auto store = Store::open(folder.filePath(u"library.db"_s), Database::ReadWrite);
        QVERIFY(bool(store));
        Database &database = (*store)->database();
        QVERIFY(database.run("PRAGMA max_page_count=60"));
        database.begin();
        Document document;
        document.path = u"/a.pdf"_s;
        QList<Page> pages(1);
        pages[0].number = 1;
        pages[0].text = QString(1'000'000, u'x');
        (void)DocumentRepository(**store).insert(document, pages, {}, {}, {});
        const Result<void> kept = database.commit();
        QVERIFY(!kept);
        QCOMPARE(kept.error().code, Error::Storage);
        QVERIFY2(kept.error().message.contains(u"full"_s), qPrintable(kept.error().message));
        QVERIFY(DocumentRepository(**store).all().isEmpty());
    }

    void takesALibraryOfTheFirstVersionAlong()
    {
        QTemporaryDir folder;
        const QString file = folder.filePath(u"library.db"_s);
        QVERIFY(QFile::copy(u"" ATTEST_TEST_DATA "/library-1.db"_s, file));
        QFile::setPermissions(file, QFile::ReadOwner | QFile::WriteOwner);
        {
            const auto library = opened(folder.path());
            QCOMPARE(library->documents().size(), 2);
            const auto found = library->search({u"Which symphony?"_s, 3, {}}, {});
            QCOMPARE(found->size(), 1);
            QCOMPARE(found->first().text, u"The orchestra plays a symphony in the old concert hall."_s);
            QCOMPARE(LibraryEmbedder(*library).state().embedded, 0);
            QVERIFY(bool(addNumbered(*library, 1)));
        }
        verifySound(file);
        const auto store = Store::open(file, Database::ReadWrite);
        QVERIFY(bool(store));
        (*store)->database().begin();
        const StoredEmbedding set = EmbeddingRepository(**store).add(u"a"_s);
        EmbeddingRepository(**store).put(set.id, 1, QByteArray(8, 'x'));
        EmbeddingRepository(**store).put(set.id, 99, QByteArray(8, 'x')); // there is no such passage
        QVERIFY(bool((*store)->database().commit()));
        QCOMPARE(EmbeddingRepository(**store).count(set.id), 1);
        QCOMPARE(EmbeddingRepository(**store).withoutVector(set.id).size(), 1 + pagesEach);
    }

    // Otherwise each start builds the schema in memory for comparison, which takes 20 ms.
    void knowsTheSumOfItsSchema()
    {
        QTemporaryDir folder;
        opened(folder.path()).reset();
        const auto database = Database::open(folder.filePath(u"library.db"_s), Database::ReadOnly);
        QVERIFY(bool(database));
        const QByteArray sum = Schema::sumOf(**database);
        QVERIFY2(Schema::isNewest(**database), "sumOfNewest in core/store/schema.cpp is now " + sum);
    }

    void refusesANewerLibrary()
    {
        QTemporaryDir folder;
        opened(folder.path()).reset();
        {
            const auto store = Store::open(folder.filePath(u"library.db"_s), Database::ReadWrite);
            QVERIFY((*store)->database().run("PRAGMA user_version=99"));
        }
        const auto library = Library::open(folder.path(), {});
        QVERIFY(!library);
        QCOMPARE(library.error().code, Error::Invalid);
        QVERIFY(library.error().message.contains(u"newer"_s));
    }

    void refusesTheFileOfAnotherProgram()
    {
        QTemporaryDir folder;
        opened(folder.path()).reset();
        {
            const auto store = Store::open(folder.filePath(u"library.db"_s), Database::ReadWrite);
            QVERIFY((*store)->database().run("PRAGMA application_id=12345"));
        }
        QCOMPARE(Library::open(folder.path(), {}).error().code, Error::Invalid);
    }

    // A statement's text may reuse another's address, or be at two addresses.
    void knowsStatementsByTheirText()
    {
        const auto database = Database::open(u":memory:"_s, Database::ReadWrite);
        QVERIFY(database);
        char sql[] = "SELECT 1";
        for (const char digit : {'1', '2', '1'}) {
            sql[sizeof sql - 2] = digit;
            Statement row(**database, sql);
            QVERIFY(row.next());
            QCOMPARE(row.integer(0), digit - '0');
        }
        int prepared = 0;
        for (sqlite3_stmt *each = nullptr; (each = sqlite3_next_stmt((*database)->handle(), each));)
            ++prepared;
        QCOMPARE(prepared, 2);
    }

    void statementsOfOneTextRunWithinEachOther()
    {
        const auto database = Database::open(u":memory:"_s, Database::ReadWrite);
        QVERIFY(database);
        const char *numbers = "SELECT value FROM json_each('[1, 2, 3]') WHERE value > ?1";
        QList<qint64> seen;
        Statement outer(**database, numbers);
        outer << 0;
        while (outer.next()) {
            Statement inner(**database, numbers);
            inner << outer.integer(0);
            while (inner.next())
                seen.append(10 * outer.integer(0) + inner.integer(0));
        }
        QCOMPARE(seen, QList<qint64>({12, 13, 23}));
    }

    void blobsGiveBackWords()
    {
        QList<Word> words;
        for (int i = 0; i < 500; ++i)
            words.append({i * 7,
                          5,
                          {float(i % 80) * 7.25f, float(i / 80) * 12.5f, float(i % 80) * 7.25f + 30.125f,
                           float(i / 80) * 12.5f + 9.75f},
                          i % 50 == 0 ? 16.5f : 10.f,
                          i % 50 < 3 || i == 499});
        const QByteArray blob = toBlob(words);
        QVERIFY(blob.size() < words.size() * 12);
        const QList<Word> back = wordsFrom(blob, 5000);
        QCOMPARE(back.size(), words.size());
        for (int i = 0; i < words.size(); ++i) {
            QCOMPARE(back[i].from, words[i].from);
            QCOMPARE(back[i].length, words[i].length);
            QCOMPARE(back[i].box.left, words[i].box.left);
            QCOMPARE(back[i].box.bottom, words[i].box.bottom);
            QCOMPARE(back[i].size, words[i].size);
            QCOMPARE(back[i].bold, words[i].bold);
        }
        QVERIFY(wordsFrom(blob, 100).size() < 20); // never outside the text
        const QList<Span> spans{{0, 10, 3, 5}, {11, 20, 3, 40}, {31, 2, 4, 0}};
        const QList<Span> spansBack = spansFrom(toBlob(spans), 40);
        QCOMPARE(spansBack.size(), 3);
        QCOMPARE(spansBack[2].page, 4);
        QCOMPARE(spansBack[1].pageFrom, 40);
    }

    void blobsSurviveDamage()
    {
        QList<Word> words;
        for (int i = 0; i < 100; ++i)
            words.append({i * 7, 5, {10, 20, 30, 40}, 10, i % 9 == 0});
        const QByteArray blob = toBlob(words);
        std::mt19937 random(1);
        for (int i = 0; i < 2000; ++i) {
            QByteArray damaged = blob.left(1 + qsizetype(random() % size_t(blob.size())));
            for (int j = 0; j < 3; ++j)
                damaged[qsizetype(random() % size_t(damaged.size()))] = char(random());
            for (const Word &word : wordsFrom(damaged, 700))
                QVERIFY(word.from >= 0 && word.length >= 0 && word.from + word.length <= 700);
            for (const Span &span : spansFrom(damaged, 700))
                QVERIFY(span.from >= 0 && span.length >= 0 && span.from + span.length <= 700);
        }
    }
};

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    if (argc == 4 && qstrcmp(argv[1], "change") == 0)
        return changeForEver(QString::fromLocal8Bit(argv[2]), atoi(argv[3]));
    if (argc == 4 && qstrcmp(argv[1], "write back") == 0)
        return writeBackForEver(QString::fromLocal8Bit(argv[2]), unsigned(strtoul(argv[3], nullptr, 10)));
    TestStore test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_store.moc"
