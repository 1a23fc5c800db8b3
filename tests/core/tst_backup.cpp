// A library in one file and back: one state of it whatever is changed meanwhile, known when it is damaged, and at every
// moment either the old or the new one is whole.
#include "core/maintenance/backup.h"
#include "core/store/store.h"
#include "oldschema.h"
#include "papers.h"
#include "samples.h"

#include <QCryptographicHash>
#include <QDir>
#include <QTemporaryDir>
#include <QTest>
#include <QtEndian>

#include <atomic>
#include <csignal>
#include <random>
#include <thread>

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace core;
using namespace Qt::StringLiterals;

namespace {

const QStringList papers = {u"Copper conducts electricity very well."_s, u"Bees dance to tell where flowers are."_s,
                            u"Glaciers carry boulders far into the plain."_s};
const QStringList others = {u"The violin is tuned in fifths."_s};
const Percent untold = [](int) {};

struct Place // a folder with a library, and room beside it
{
    explicit Place(const QStringList &texts = papers)
    {
        if (!texts.isEmpty())
            libraryAt(library(), texts);
    }
    QString library() const { return folder.filePath(u"library"_s); }
    QString file() const { return folder.filePath(u"backup.attest"_s); }
    QStringList entries() const
    {
        return QDir(folder.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
    }

    QTemporaryDir folder;
};

// Titles and texts of what a library holds, in which every text is found by itself.
QStringList contentOf(const Library &library)
{
    QStringList content;
    for (const Document &document : library.documents()) {
        const Result<Page> page = library.page(document.id, 1);
        if (!page || document.passages != 1)
            qFatal("The document %s is not whole.", qPrintable(document.title));
        const auto found = library.search({page->text, 1, {}}, {});
        if (!found || found->isEmpty() || found->first().text != page->text)
            qFatal("“%s” is not found.", qPrintable(page->text));
        content.append(page->text);
    }
    if (const Result<void> sound = library.check(); !sound)
        qFatal("%s (%s)", qPrintable(sound.error().message), qPrintable(sound.error().detail));
    return content;
}

QStringList contentOf(const QString &folder)
{
    return contentOf(*libraryAt(folder));
}

Result<Backup> backedUp(const Place &place, IfThere ifThere = IfThere::Refuse, const Percent &percent = untold,
                        std::stop_token stop = {})
{
    return backUp(place.library(), place.file(), ifThere, percent, std::move(stop));
}

// What a backup's file holds, restored into a new folder.
QStringList contentOfBackup(const QString &file)
{
    QTemporaryDir folder;
    const Result<Backup> restored = restore(file, folder.filePath(u"new"_s), IfThere::Refuse, untold, {});
    if (!restored)
        qFatal("%s (%s)", qPrintable(restored.error().message), qPrintable(restored.error().detail));
    return contentOf(folder.filePath(u"new"_s));
}

QByteArray bytesOf(const QString &name)
{
    QFile file(name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void write(const QString &name, const QByteArray &bytes)
{
    QFile file(name);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("%s cannot be written.", qPrintable(name));
}

constexpr qsizetype sealSize = 23 + 64 + 1;

// The same with other pages, as a program would have sealed it.
QByteArray sealed(const QByteArray &pages)
{
    return pages + "Attest backup 1 sha256 " + QCryptographicHash::hash(pages, QCryptographicHash::Sha256).toHex() +
           '\n';
}

// Runs it in a process that kills itself when it is told of progress for the n-th time; whether it came to that.
bool killedAt(int n, const std::function<void(const Percent &)> &run)
{
    const pid_t child = fork();
    if (child == 0) {
        alarm(60);
        int told = 0;
        run([&](int) {
            if (++told == n)
                kill(getpid(), SIGKILL);
        });
        _exit(0);
    }
    int status = 0;
    waitpid(child, &status, 0);
    if (WIFSIGNALED(status) && WTERMSIG(status) != SIGKILL)
        qFatal("It ended by signal %d.", WTERMSIG(status));
    return WIFSIGNALED(status);
}

class SmallDisk // no file may become larger while it lives
{
public:
    explicit SmallDisk(rlim_t bytes)
    {
        m_signal = std::signal(SIGXFSZ, SIG_IGN);
        getrlimit(RLIMIT_FSIZE, &m_before);
        const rlimit small{bytes, m_before.rlim_max};
        setrlimit(RLIMIT_FSIZE, &small);
    }
    ~SmallDisk()
    {
        setrlimit(RLIMIT_FSIZE, &m_before);
        std::signal(SIGXFSZ, m_signal);
    }
    SmallDisk(const SmallDisk &) = delete;
    SmallDisk &operator=(const SmallDisk &) = delete;

private:
    rlimit m_before = {};
    void (*m_signal)(int) = nullptr;
};

void verifySentence(const Error &error, Error::Code code)
{
    QVERIFY2(error.code == code, qPrintable(error.message + error.detail));
    QVERIFY(error.message.endsWith(u'.'));
    QVERIFY(!error.message.contains(u'\n'));
}

} // namespace

class tst_backup : public QObject
{
    Q_OBJECT

private slots:
    void findsTheSameAfterwards()
    {
        Place place{QStringList()};
        QStringList texts;
        const QStringList words = u"glacier ice polar revenue profit margin neuron cortex violin melody"_s.split(u' ');
        for (int i = 0; i < 90; ++i)
            texts.append(
                u"Number %1 is on %2 and %3 with %4."_s.arg(i).arg(words[i % 10], words[i * 7 % 9], words[i / 10]));
        const auto library = libraryAt(place.library(), texts);
        Inline parallel;
        QVERIFY(bool(library->fit(parallel, {})));
        Session session = sampleSession();
        session.id = 0;
        const Result<SessionId> saved = library->saveSession(session);
        QVERIFY(bool(saved));

        QList<int> told;
        const Result<Backup> backup =
            backUp(library->folder(), place.file(), IfThere::Refuse, [&](int percent) { told.append(percent); }, {});
        QVERIFY2(backup, backup ? "" : qPrintable(backup.error().message + backup.error().detail));
        QCOMPARE(backup->documents, 90);
        QCOMPARE(backup->passages, 90);
        QCOMPARE(backup->sessions, 1);
        QCOMPARE(backup->bytes, QFileInfo(place.file()).size());
        QVERIFY(std::is_sorted(told.begin(), told.end()));
        QCOMPARE(told.last(), 100);
        QCOMPARE(place.entries(), QStringList({u"backup.attest"_s, u"library"_s}));

        const QString elsewhere = place.folder.filePath(u"new/library"_s);
        const Result<Backup> restored = restore(place.file(), elsewhere, IfThere::Refuse, untold, {});
        QVERIFY2(restored, restored ? "" : qPrintable(restored.error().message + restored.error().detail));
        QCOMPARE(restored->documents, 90);
        QCOMPARE(restored->kept, QString());
        QStringList notices;
        const auto again = Library::open(elsewhere, [&](const QString &notice) { notices.append(notice); });
        QVERIFY(bool(again));
        QCOMPARE(notices, QStringList());
        QCOMPARE((*again)->session(*saved)->turns.size(), session.turns.size());
        for (const QString &word : words) {
            const auto before = library->search({word, 10, {}}, {});
            const auto after = (*again)->search({word, 10, {}}, {});
            QVERIFY(before && after && !before->isEmpty());
            QCOMPARE(after->size(), before->size());
            for (qsizetype i = 0; i < before->size(); ++i) {
                QCOMPARE((*after)[i].id, (*before)[i].id);
                QCOMPARE((*after)[i].text, (*before)[i].text);
                QCOMPARE((*after)[i].score, (*before)[i].score);
            }
        }
    }

    void holdsTheMomentAtWhichItBegan()
    {
        Place place;
        const auto library = libraryAt(place.library());
        bool changed = false;
        const Result<Backup> backup = backedUp(place, IfThere::Refuse, [&](int) {
            if (!std::exchange(changed, true)) {
                keepPaper(*library, others.first());
                QVERIFY(bool(library->remove(library->documents().first().id)));
            }
        });
        QVERIFY(bool(backup));
        QCOMPARE(contentOfBackup(place.file()), papers);
        QCOMPARE(contentOf(*library), papers.mid(1) + others);
    }

    // A document comes, then the one before it goes: at any moment there are one or two, neighbours.
    void isOneStateWhileDocumentsComeAndGo()
    {
        Place place{QStringList()};
        const auto library = libraryAt(place.library(), {u"Number 0 is told of."_s});
        std::atomic<int> changes = 0;
        {
            const std::jthread changing([&](std::stop_token stop) {
                for (int i = 1; !stop.stop_requested(); ++i, ++changes) {
                    Document document;
                    document.path = u"/numbered/%1.pdf"_s.arg(i);
                    document.title = QString::number(i);
                    document.hash = QByteArray::number(1000 + i);
                    document.status = DocumentStatus::Indexed;
                    Page page;
                    page.number = 1;
                    page.status = PageStatus::Text;
                    page.text = u"Number %1 is told of."_s.arg(i);
                    Passage passage;
                    passage.text = page.text;
                    passage.page = passage.lastPage = 1;
                    passage.spans = {{0, int(page.text.size()), 1, 0}};
                    const DocumentId before = library->documents().last().id;
                    if (!library->add(document, {page}, {passage}) || !library->remove(before))
                        qFatal("The library could not be changed.");
                }
            });
            for (int i = 0; i < 8; ++i) {
                const int before = changes;
                const Result<Backup> backup = backedUp(place, IfThere::Replace);
                QVERIFY2(backup, backup ? "" : qPrintable(backup.error().message + backup.error().detail));
                const QStringList content = contentOfBackup(place.file());
                QVERIFY(content.size() == 1 || content.size() == 2);
                const int first = content.first().split(u' ')[1].toInt();
                QVERIFY(first >= before);
                if (content.size() == 2)
                    QCOMPARE(content.last(), u"Number %1 is told of."_s.arg(first + 1));
                QTRY_VERIFY(changes > before);
            }
        }
    }

    void stopsAndLeavesNothing()
    {
        Place place;
        QVERIFY(bool(backedUp(place)));
        const QByteArray old = bytesOf(place.file());
        const QStringList entries = place.entries();
        for (int n = 1;; ++n) {
            std::stop_source stopping;
            int told = 0;
            const Percent stop = [&](int percent) {
                if (++told == n && percent < 100)
                    stopping.request_stop();
            };
            const Result<Backup> backup = backedUp(place, IfThere::Replace, stop, stopping.get_token());
            if (backup) {
                QVERIFY(n > 2);
                break;
            }
            QCOMPARE(backup.error().code, Error::Cancelled);
            QCOMPARE(bytesOf(place.file()), old);
            QCOMPARE(place.entries(), entries);
        }
        for (int n = 1;; ++n) {
            std::stop_source stopping;
            int told = 0;
            const Percent stop = [&](int percent) {
                if (++told == n && percent <= 90) // then it is put in place, which is done before one could ask
                    stopping.request_stop();
            };
            const Result<Backup> restored =
                restore(place.file(), place.folder.filePath(u"new"_s), IfThere::Refuse, stop, stopping.get_token());
            if (restored) {
                QVERIFY(n > 2);
                break;
            }
            QCOMPARE(restored.error().code, Error::Cancelled);
            QCOMPARE(place.entries(), entries);
        }
    }

    void saysWhatKeepsItFromWriting_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<int>("code");
        QTest::newRow("a file that is there") << u"there"_s << int(Error::Invalid);
        QTest::newRow("a folder") << u"folder"_s << int(Error::Invalid);
        QTest::newRow("no folder") << u"nowhere/backup"_s << int(Error::NotFound);
        QTest::newRow("a file as a folder") << u"there/backup"_s << int(Error::NotFound);
        QTest::newRow("in the library") << u"library/backup"_s << int(Error::Invalid);
        QTest::newRow("in the library, by a link") << u"link/backup"_s << int(Error::Invalid);
        QTest::newRow("no name") << QString() << int(Error::Invalid);
        QTest::newRow("too long a name") << QString(250, u'x') << int(Error::Storage);
    }

    void saysWhatKeepsItFromWriting()
    {
        QFETCH(QString, file);
        QFETCH(int, code);
        Place place;
        write(place.folder.filePath(u"there"_s), "kept");
        QDir(place.folder.path()).mkdir(u"folder"_s);
        QFile::link(place.library(), place.folder.filePath(u"link"_s));
        const QStringList entries = place.entries();
        const Result<Backup> backup =
            backUp(place.library(), file.isEmpty() ? file : place.folder.filePath(file), IfThere::Refuse, untold, {});
        QVERIFY(!backup);
        verifySentence(backup.error(), Error::Code(code));
        QCOMPARE(place.entries(), entries);
        QCOMPARE(bytesOf(place.folder.filePath(u"there"_s)), QByteArray("kept"));
    }

    void wantsALibrary()
    {
        Place place{QStringList()};
        const Result<Backup> backup = backedUp(place);
        QVERIFY(!backup);
        verifySentence(backup.error(), Error::NotFound);
        QCOMPARE(place.entries(), QStringList());
    }

    void leavesNothingOnAFullDisk()
    {
        Place place;
        QVERIFY(bool(backedUp(place)));
        const QByteArray old = bytesOf(place.file());
        const QStringList entries = place.entries();
        for (const qint64 room : {qint64(0), qint64(4096), old.size() / 2, old.size() - sealSize, old.size() - 1}) {
            const SmallDisk small{rlim_t(room)};
            const Result<Backup> backup = backedUp(place, IfThere::Replace);
            QVERIFY(!backup);
            verifySentence(backup.error(), Error::Storage);
            QCOMPARE(bytesOf(place.file()), old);
            QCOMPARE(place.entries(), entries);
        }
        for (const qint64 room : {qint64(4096), old.size() / 2, old.size() - sealSize - 1}) {
            const SmallDisk small{rlim_t(room)};
            const Result<Backup> restored =
                restore(place.file(), place.folder.filePath(u"new"_s), IfThere::Refuse, untold, {});
            QVERIFY(!restored);
            verifySentence(restored.error(), Error::Storage);
            QCOMPARE(place.entries(), entries);
        }
        QCOMPARE(contentOfBackup(place.file()), papers);
    }

    // Any bit of it, in the head, in the pages, in the seal; and any end of it, and more than it.
    void knowsADamagedBackup()
    {
        Place place;
        QVERIFY(bool(backedUp(place)));
        const QByteArray good = bytesOf(place.file());
        Place present(others);
        std::mt19937 random(20261121);
        const auto below = [&](qsizetype most) {
            return std::uniform_int_distribution<qsizetype>(0, most - 1)(random);
        };
        const auto verifyRefused = [&](const QByteArray &bytes, const QByteArray &what) {
            write(place.file(), bytes);
            const Result<Backup> restored = restore(place.file(), present.library(), IfThere::Replace, untold, {});
            QVERIFY2(!restored, what.constData());
            QVERIFY2(restored.error().code == Error::Storage || restored.error().code == Error::Invalid,
                     qPrintable(restored.error().message));
            QVERIFY(restored.error().message.endsWith(u'.'));
        };
        const auto flip = [&](qsizetype at) {
            QByteArray bytes = good;
            bytes[at] = char(bytes[at] ^ 1 << below(8));
            verifyRefused(bytes, "byte " + QByteArray::number(at));
        };
        for (qsizetype at = 0; at < 100; ++at) // the head of the database
            flip(at);
        for (qsizetype at = good.size() - sealSize; at < good.size(); ++at)
            flip(at);
        for (int i = 0; i < 100; ++i)
            flip(below(good.size()));
        for (int i = 0; i < 40; ++i) {
            const qsizetype size = below(good.size());
            verifyRefused(good.left(size), "cut to " + QByteArray::number(size));
        }
        for (const qsizetype cut : {qsizetype(1), sealSize - 1, sealSize, sealSize + 1, good.size()})
            verifyRefused(good.chopped(cut), "cut by " + QByteArray::number(cut));
        verifyRefused(good + '\n', "longer");
        verifyRefused(good.left(4096) + good, "a page more");
        verifyRefused(sealed("not a database"), "sealed, but nothing");
        verifyRefused(sealed(QByteArray()), "sealed and empty");
        QCOMPARE(contentOf(present.library()), others);
        write(place.file(), good);
        QCOMPARE(contentOfBackup(place.file()), papers);
    }

    void refusesWhatIsNoBackup()
    {
        Place place(others);
        for (const QByteArray &bytes : {QByteArray(), QByteArray("Dear Sir or Madam"), QByteArray(5000, 'x')}) {
            write(place.file(), bytes);
            const Result<Backup> restored = restore(place.file(), place.library(), IfThere::Replace, untold, {});
            QVERIFY(!restored);
            verifySentence(restored.error(), Error::Invalid);
        }
        const Result<Backup> none = restore(u"/nowhere/backup"_s, place.library(), IfThere::Replace, untold, {});
        QVERIFY(!none);
        verifySentence(none.error(), Error::NotFound);
        const Result<Backup> folder = restore(place.folder.path(), place.library(), IfThere::Replace, untold, {});
        QVERIFY(!folder);
        verifySentence(folder.error(), Error::Invalid);
        QCOMPARE(contentOf(place.library()), others);
    }

    void refusesANewerSchema()
    {
        Place place;
        QVERIFY(bool(backedUp(place)));
        QByteArray pages = bytesOf(place.file()).chopped(sealSize);
        qToBigEndian<qint32>(Store::newestVersion() + 1, pages.data() + 60);
        Place present(others);
        for (const QByteArray &bytes : {sealed(pages), pages}) { // its seal may be another as well
            write(place.file(), bytes);
            const Result<Backup> restored = restore(place.file(), present.library(), IfThere::Replace, untold, {});
            QVERIFY(!restored);
            verifySentence(restored.error(), Error::Invalid);
            QVERIFY(restored.error().message.contains(u"newer Attest"_s));
        }
        QCOMPARE(contentOf(present.library()), others);
        QCOMPARE(QDir(present.library()).entryList(QDir::Files).filter(u"library-"_s), QStringList());
    }

    void bringsAnOlderSchemaUpToDate()
    {
        Place place;
        QVERIFY(bool(backedUp(place)));
        const QString old = place.folder.filePath(u"old.db"_s);
        write(old, bytesOf(place.file()).chopped(sealSize));
        {
            const auto database = Database::open(old, Database::ReadWrite);
            QVERIFY(tests::bringToVersionTwo(**database));
            QVERIFY((*database)->run("PRAGMA journal_mode=DELETE"));
        }
        write(place.file(), sealed(bytesOf(old)));
        QCOMPARE(contentOfBackup(place.file()), papers);
    }

    void leavesALibraryThatIsInUse()
    {
        Place place;
        QVERIFY(bool(backedUp(place)));
        Place present(others);
        const auto open = libraryAt(present.library());
        const Result<Backup> restored = restore(place.file(), present.library(), IfThere::Replace, untold, {});
        QVERIFY(!restored);
        verifySentence(restored.error(), Error::Busy);
        QCOMPARE(contentOf(*open), others);
    }

    void replacesALibraryOnlyWhenAskedAndKeepsIt()
    {
        Place place;
        QVERIFY(bool(backedUp(place)));
        Place present(others);
        const Result<Backup> refused = restore(place.file(), present.library(), IfThere::Refuse, untold, {});
        QVERIFY(!refused);
        verifySentence(refused.error(), Error::Invalid);
        QCOMPARE(contentOf(present.library()), others);

        const Result<Backup> restored = restore(place.file(), present.library(), IfThere::Replace, untold, {});
        QVERIFY2(restored, restored ? "" : qPrintable(restored.error().message + restored.error().detail));
        QCOMPARE(contentOf(present.library()), papers);
        QTemporaryDir old;
        QVERIFY(QFile::copy(restored->kept, old.filePath(u"library.db"_s)));
        QCOMPARE(contentOf(old.path()), others);

        const Result<Backup> again = restore(place.file(), present.library(), IfThere::Replace, untold, {});
        QVERIFY(bool(again));
        QVERIFY(again->kept != restored->kept);
        QVERIFY(QFile::exists(restored->kept));
    }

    void takesThePlaceOfAnEmptyLibraryUnasked()
    {
        Place place;
        QVERIFY(bool(backedUp(place)));
        QTemporaryDir empty;
        libraryAt(empty.path());
        const Result<Backup> restored = restore(place.file(), empty.path(), IfThere::Refuse, untold, {});
        QVERIFY(bool(restored));
        QCOMPARE(restored->kept, QString());
        QCOMPARE(contentOf(empty.path()), papers);
    }

    void replacesADamagedLibrary()
    {
        Place place;
        QVERIFY(bool(backedUp(place)));
        QFile database(place.library() + u"/library.db"_s);
        QVERIFY(database.open(QIODevice::ReadWrite));
        database.write(QByteArray(4096, 'x'));
        database.close();
        const QByteArray damaged = bytesOf(database.fileName());
        QVERIFY(!restore(place.file(), place.library(), IfThere::Refuse, untold, {}));
        const Result<Backup> restored = restore(place.file(), place.library(), IfThere::Replace, untold, {});
        QVERIFY2(restored, restored ? "" : qPrintable(restored.error().message + restored.error().detail));
        QCOMPARE(contentOf(place.library()), papers);
        QCOMPARE(bytesOf(restored->kept), damaged);
    }

    // What was kept last stands in SQLite's log alone when a program is killed.
    void countsWhatAKilledProgramHadKept()
    {
        Place place;
        QVERIFY(killedAt(1, [&](const Percent &percent) {
            const auto library = libraryAt(place.library(), others);
            percent(0);
        }));
        QVERIFY(QFileInfo(place.library() + u"/library.db-wal"_s).size() > 0);
        QVERIFY(bool(backedUp(place)));
        QCOMPARE(contentOfBackup(place.file()), papers + others);

        QVERIFY(killedAt(1, [&](const Percent &percent) {
            const auto library = libraryAt(place.library(), {u"Rain falls in spring."_s});
            percent(0);
        }));
        const Result<Backup> restored = restore(place.file(), place.library(), IfThere::Replace, untold, {});
        QVERIFY(bool(restored));
        QCOMPARE(contentOf(place.library()), papers + others);
        QTemporaryDir old;
        QVERIFY(QFile::copy(restored->kept, old.filePath(u"library.db"_s)));
        QCOMPARE(contentOf(old.path()), papers + others + QStringList{u"Rain falls in spring."_s});
    }

    void leavesAWholeBackupWhenItIsKilled()
    {
        Place place(others);
        QVERIFY(bool(backedUp(place)));
        keepPaper(*libraryAt(place.library()), papers.first());
        int n = 1;
        while (killedAt(n, [&](const Percent &percent) { (void)backedUp(place, IfThere::Replace, percent); })) {
            const QStringList content = contentOfBackup(place.file());
            QVERIFY(content == others || content == others + papers.mid(0, 1));
            ++n;
        }
        QVERIFY(n > 3);
        QCOMPARE(place.entries(), QStringList({u"backup.attest"_s, u"library"_s})); // by the one that was not killed
        QCOMPARE(contentOfBackup(place.file()), others + papers.mid(0, 1));
    }

    void leavesAWholeLibraryWhenItIsKilled()
    {
        Place place;
        QVERIFY(bool(backedUp(place)));
        int before = 0;
        int after = 0;
        for (bool killed = true; killed;) {
            const Place present(others);
            killed = killedAt(before + after + 1, [&](const Percent &percent) {
                (void)restore(place.file(), present.library(), IfThere::Replace, percent, {});
            });
            const QStringList content = contentOf(present.library());
            if (content == others)
                ++before;
            else
                ++after;
            QVERIFY(content == others || content == papers);
            const QStringList files = QDir(present.library()).entryList(QDir::Files);
            QVERIFY2(files.filter(u"restoring"_s).isEmpty(), qPrintable(files.join(u' ')));
        }
        QVERIFY(before > 3);
        QVERIFY(after > 1);
    }

    void makesOneBackupOfANameAtATime()
    {
        Place place;
        bool second = false;
        const Result<Backup> first = backedUp(place, IfThere::Refuse, [&](int percent) {
            if (percent == 100 || std::exchange(second, true))
                return;
            const Result<Backup> meanwhile = backedUp(place);
            QVERIFY(!meanwhile);
            verifySentence(meanwhile.error(), Error::Busy);
        });
        QVERIFY(bool(first));
        QCOMPARE(contentOfBackup(place.file()), papers);
    }

    void keepsNothingThatIsNotSound()
    {
        const QList<const char *> harms = {
            "PRAGMA foreign_keys=OFF; DELETE FROM page WHERE id = 1", "DELETE FROM fulltext_docsize WHERE id = 2",
            "INSERT INTO fulltext_docsize VALUES (77, x'0101')",      "UPDATE document SET passages = 5 WHERE id = 1",
            "INSERT INTO vectors VALUES (1, 1, 9, x'00000000', x'')", "INSERT INTO embedded VALUES (1, 9, x'')",
        };
        for (const char *harm : harms) {
            Place place;
            {
                const auto database = Database::open(place.library() + u"/library.db"_s, Database::ReadWrite);
                QVERIFY2((*database)->run(harm), harm);
            }
            const Result<Backup> backup = backedUp(place);
            QVERIFY2(!backup, harm);
            verifySentence(backup.error(), Error::Storage);
            QCOMPARE(place.entries(), QStringList(u"library"_s));
            const auto library = Library::open(place.library(), {});
            QVERIFY2(library && !(*library)->check(), harm);
        }
    }
};

QTEST_GUILESS_MAIN(tst_backup)
#include "tst_backup.moc"
