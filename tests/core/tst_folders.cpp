// Watched folders: real folders, with everything that people do to files.
#include "core/ingest/pathcollection.h"
#include "core/library/queue.h"
#include "folderworld.h"

#include <QElapsedTimer>
#include <QScopeGuard>

#include <fcntl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace core;
using namespace Qt::StringLiterals;
using World = tests::FolderWorld;

namespace {

long peakMemory() // KiB
{
    rusage usage = {};
    getrusage(RUSAGE_SELF, &usage);
    return usage.ru_maxrss;
}

// Files found are put into the queue.
ScanTools readingLater(World &world, LibraryQueue &queue)
{
    return {world.library(), [&queue](const QList<FileToRead> &files) {
                QList<Queued> entries;
                for (const FileToRead &file : files) {
                    Queued entry;
                    entry.path = file.path;
                    entry.bytes = file.bytes;
                    entries.append(entry);
                }
                return queue.put(entries);
            }};
}

} // namespace

class tst_folders : public QObject
{
    Q_OBJECT

private slots:
    void readsWhatIsThereAndThenOnlyWhatIsNew()
    {
        World world;
        world.write(world.path(u"a.pdf"_s), "copper");
        world.write(world.path(u"sub/B.PDF"_s), "bronze");
        world.write(world.path(u"notes.txt"_s), "no PDF");
        const FolderId id = world.keep();
        QCOMPARE(world.look(id).fresh, 2);
        QCOMPARE(world.changes(), QStringList({u"new a.pdf"_s, u"new sub/B.PDF"_s}));
        QCOMPARE(world.places(), QStringList({u"a.pdf"_s, u"sub/B.PDF"_s}));

        QCOMPARE(world.look(id).files, 2);
        QCOMPARE(world.changes(), QStringList());
        world.write(world.path(u"c.pdf"_s), "silver");
        world.look(id);
        QCOMPARE(world.read(), QStringList({u"c.pdf"_s}));
        const Folder folder = *world.folders().folder(id);
        QCOMPARE(folder.state, FolderState::InStep);
        QCOMPARE(folder.files, 3);
        QVERIFY(folder.scanned > 0);
    }

    void readsAgainWhatHasAnotherContentAndTheOldAnswersUntilThen()
    {
        World world;
        world.write(world.path(u"a.pdf"_s), "copper");
        const FolderId id = world.keep();
        world.look(id);
        world.write(world.path(u"a.pdf"_s), "silver", 1800);
        ScanTools tools = world.tools();
        const Result<Scanned> scanned = scan(id, {{}}, tools);
        QVERIFY(bool(scanned));
        QCOMPARE(scanned->changed, 1);
        QCOMPARE(world.changes().last(), u"new a.pdf"_s);
        QVERIFY(world.finds(u"copper"_s));
        world.readFile(world.path(u"a.pdf"_s));
        QVERIFY(world.finds(u"silver"_s));
        QVERIFY(!world.finds(u"copper"_s));
        QCOMPARE(world.places(), QStringList({u"a.pdf"_s}));
    }

    void doesNotReadAgainWhatWasOnlyTouched()
    {
        World world;
        world.write(world.path(u"a.pdf"_s), "copper");
        const FolderId id = world.keep();
        world.look(id);
        World::age(QFile::encodeName(world.path(u"a.pdf"_s)), 60);
        QCOMPARE(world.look(id).changed, 0);
        QCOMPARE(world.read(), QStringList());
    }

    void changesOnlyThePlaceOfWhatWasRenamed()
    {
        World world;
        world.write(world.path(u"a.pdf"_s), "copper");
        world.write(world.path(u"b.pdf"_s), "bronze");
        const FolderId id = world.keep();
        world.look(id);
        const DocumentId before = world.library().withHash(*contentHash(world.path(u"a.pdf"_s), {})).id;
        QVERIFY(QDir(world.root()).mkpath(u"deep/er"_s));
        QVERIFY(QFile::rename(world.path(u"a.pdf"_s), world.path(u"deep/er/c.pdf"_s)));
        QCOMPARE(world.look(id).moved, 1);
        QCOMPARE(world.read(), QStringList());
        QCOMPARE(world.places(), QStringList({u"b.pdf"_s, u"deep/er/c.pdf"_s}));
        const Document after = *world.library().document(before);
        QCOMPARE(after.path, world.path(u"deep/er/c.pdf"_s));
        QVERIFY(world.finds(u"copper"_s));
    }

    void knowsByItsContentWhatWasCopiedAndRemoved()
    {
        World world;
        world.write(world.path(u"a.pdf"_s), "copper");
        const FolderId id = world.keep();
        world.look(id);
        world.write(world.path(u"c.pdf"_s), "copper", 60);
        QVERIFY(QFile::remove(world.path(u"a.pdf"_s)));
        QCOMPARE(world.look(id).moved, 1);
        QCOMPARE(world.read(), QStringList());
        QCOMPARE(world.places(), QStringList({u"c.pdf"_s}));
    }

    void followsTwoFilesThatChangeNames()
    {
        World world;
        world.write(world.path(u"a.pdf"_s), "copper");
        world.write(world.path(u"b.pdf"_s), "bronze sheet");
        const FolderId id = world.keep();
        world.look(id);
        const DocumentId copper = world.library().withHash(*contentHash(world.path(u"a.pdf"_s), {})).id;
        QVERIFY(QFile::rename(world.path(u"a.pdf"_s), world.path(u"x"_s)));
        QVERIFY(QFile::rename(world.path(u"b.pdf"_s), world.path(u"a.pdf"_s)));
        QVERIFY(QFile::rename(world.path(u"x"_s), world.path(u"b.pdf"_s)));
        QCOMPARE(world.look(id).moved, 2);
        QCOMPARE(world.read(), QStringList());
        QCOMPARE(world.library().document(copper)->path, world.path(u"b.pdf"_s));
        QCOMPARE(world.places(), QStringList({u"a.pdf"_s, u"b.pdf"_s}));
        QCOMPARE(world.look(id).moved, 0);
    }

    void movesAWholeFolder()
    {
        World world;
        for (int i = 0; i < 500; ++i)
            world.write(world.path(u"old/%1.pdf"_s.arg(i)), QByteArray("paper ") + QByteArray::number(i));
        const FolderId id = world.keep();
        world.look(id);
        QVERIFY(QDir(world.root()).rename(u"old"_s, u"new"_s));
        const Scanned scanned = world.look(id, {{u"old"_s, true}, {u"new"_s, true}});
        QCOMPARE(scanned.moved, 500);
        QCOMPARE(scanned.gone, 0);
        QCOMPARE(world.read(), QStringList());
        QCOMPARE(world.places().size(), 500);
        QVERIFY(world.places().first().startsWith(u"new/"_s));
    }

    // As reported for `cp -a` and `rsync -a`: first the change of a folder's own times, then its creation.
    void losesNothingInWhateverOrderItIsTold_data()
    {
        QTest::addColumn<QList<Corner>>("corners");
        QTest::newRow("itself, then as a whole") << QList<Corner>{{u"sub"_s, false}, {u"sub"_s, true}};
        QTest::newRow("one inside, then all") << QList<Corner>{{u"sub/x"_s, false}, {u"sub"_s, true}};
        QTest::newRow("all, then one inside") << QList<Corner>{{u"sub"_s, true}, {u"sub/x"_s, false}};
        QTest::newRow("a whole one inside, then all") << QList<Corner>{{u"sub/x"_s, true}, {u"sub"_s, true}};
        QTest::newRow("the top, then one inside") << QList<Corner>{{u""_s, false}, {u"sub"_s, true}};
    }

    void losesNothingInWhateverOrderItIsTold()
    {
        QFETCH(QList<Corner>, corners);
        World world;
        world.write(world.path(u"sub/a.pdf"_s), "copper");
        world.write(world.path(u"sub/x/b.pdf"_s), "bronze");
        world.write(world.path(u"sub/x/y/c.pdf"_s), "silver");
        world.write(world.path(u"sub/x/y/d.pdf"_s), "gold");
        const FolderId id = world.keep();
        world.look(id);
        QVERIFY(QFile::remove(world.path(u"sub/x/y/d.pdf"_s)));
        const Scanned scanned = world.look(id, corners);
        QCOMPARE(world.changes(), QStringList({u"gone sub/x/y/d.pdf"_s}));
        QCOMPARE(scanned.gone, 1);
        QCOMPARE(world.places(),
                 QStringList({u"-sub/x/y/d.pdf"_s, u"sub/a.pdf"_s, u"sub/x/b.pdf"_s, u"sub/x/y/c.pdf"_s}));
    }

    void marksWhatWasRemovedAndForgetsNothing()
    {
        World world;
        world.write(world.path(u"a.pdf"_s), "copper");
        world.write(world.path(u"sub/b.pdf"_s), "bronze");
        const FolderId id = world.keep();
        world.look(id);
        QVERIFY(QFile::remove(world.path(u"a.pdf"_s)));
        QVERIFY(QDir(world.path(u"sub"_s)).removeRecursively());
        QCOMPARE(world.look(id).gone, 2);
        QCOMPARE(world.places(), QStringList({u"-a.pdf"_s, u"-sub/b.pdf"_s}));
        QVERIFY(world.finds(u"copper"_s));
        QCOMPARE(world.folders().folder(id)->gone, 2);
        QCOMPARE(world.look(id).gone, 0);

        world.write(world.path(u"a.pdf"_s), "copper", 60); // restored from the trash, with another time
        QCOMPARE(world.look(id).back, 1);
        QCOMPARE(world.read(), QStringList());
        QCOMPARE(world.places(), QStringList({u"-sub/b.pdf"_s, u"a.pdf"_s}));

        QCOMPARE(*world.folders().removeGone(id, {}), 1);
        QCOMPARE(world.places(), QStringList({u"a.pdf"_s}));
        QCOMPARE(world.folders().folder(id)->gone, 0);
    }

    void removesNothingThatCameBackSince()
    {
        World world;
        world.write(world.path(u"a.pdf"_s), "copper");
        world.write(world.path(u"b.pdf"_s), "bronze");
        const FolderId id = world.keep();
        world.look(id);
        QVERIFY(QFile::remove(world.path(u"a.pdf"_s)));
        QVERIFY(QFile::remove(world.path(u"b.pdf"_s)));
        QCOMPARE(world.look(id).gone, 2);
        world.write(world.path(u"a.pdf"_s), "copper", 60);
        QVERIFY(world.readFile(world.path(u"a.pdf"_s)) != 0); // added individually, before the folder was scanned
        QCOMPARE(*world.folders().removeGone(id, {}), 1);
        QVERIFY(world.finds(u"copper"_s));
        QVERIFY(!world.finds(u"bronze"_s));
        QCOMPARE(world.places(), QStringList({u"a.pdf"_s}));
        QCOMPARE(world.look(id).gone, 0);
        QCOMPARE(world.places(), QStringList({u"a.pdf"_s}));
    }

    void removesAllThatIsGoneStepByStep()
    {
        World world;
        for (int i = 0; i < 250; ++i)
            world.write(world.path(u"sub/%1.pdf"_s.arg(i)), QByteArray("paper ") + QByteArray::number(i));
        world.write(world.path(u"a.pdf"_s), "copper");
        const FolderId id = world.keep();
        world.look(id);
        QVERIFY(QDir(world.path(u"sub"_s)).removeRecursively());
        QCOMPARE(world.look(id).gone, 250);
        QCOMPARE(*world.folders().removeGone(id, {}), 250);
        QCOMPARE(world.places(), QStringList({u"a.pdf"_s}));
        QCOMPARE(world.folders().folder(id)->gone, 0);
    }

    void keepsOneDocumentWithTwoPlacesUntilBothGo()
    {
        World world;
        world.write(world.path(u"a.pdf"_s), "copper");
        world.write(world.path(u"b.pdf"_s), "copper");
        const FolderId id = world.keep();
        world.look(id);
        QCOMPARE(world.places(), QStringList({u"a.pdf=b.pdf"_s}));
        QVERIFY(QFile::remove(world.path(u"a.pdf"_s)));
        world.look(id);
        QCOMPARE(world.places(), QStringList({u"b.pdf"_s}));
        QCOMPARE(world.library().documents().first().path, world.path(u"b.pdf"_s));
        QVERIFY(QFile::remove(world.path(u"b.pdf"_s)));
        world.look(id);
        QCOMPARE(world.places(), QStringList({u"-b.pdf"_s}));
    }

    void doesNotBringBackWhatTheUserRemoved()
    {
        World world;
        world.write(world.path(u"a.pdf"_s), "copper");
        const FolderId id = world.keep();
        world.look(id);
        QVERIFY(bool(world.library().remove(world.library().documents().first().id)));
        world.look(id);
        QCOMPARE(world.read(), QStringList());
        world.write(world.path(u"a.pdf"_s), "silver", 60); // another file
        world.look(id);
        QCOMPARE(world.read(), QStringList({u"a.pdf"_s}));
    }

    void isOfflineWhenTheFolderIsNotThereAndComesBackByItself()
    {
        World world;
        world.write(world.path(u"a.pdf"_s), "copper");
        const FolderId id = world.keep();
        world.look(id);
        QVERIFY(QDir().rename(world.root(), world.outside(u"unplugged"_s)));
        QVERIFY(world.look(id).offline);
        QCOMPARE(world.places(), QStringList({u"-a.pdf"_s}));
        QVERIFY(world.finds(u"copper"_s));
        Folder folder = *world.folders().folder(id);
        QCOMPARE(folder.state, FolderState::Offline);
        QVERIFY(!folder.reason.isEmpty());

        QVERIFY(QDir().rename(world.outside(u"unplugged"_s), world.root()));
        const Scanned back = world.look(id);
        QVERIFY(!back.offline);
        QCOMPARE(back.back, 1);
        QCOMPARE(world.read(), QStringList());
        QCOMPARE(world.places(), QStringList({u"a.pdf"_s}));
        QCOMPARE(world.folders().folder(id)->state, FolderState::InStep);
    }

    // Like the mount point of a disconnected drive: the folder is empty, and on another device than before.
    void takesAnEmptyMountPointForADriveThatIsNotConnected()
    {
        World world;
        QDir shm(u"/dev/shm"_s);
        if (!shm.exists())
            QSKIP("there is no second file system to be had");
        QTemporaryDir drive(u"/dev/shm/attest-XXXXXX"_s);
        if (!drive.isValid() ||
            stampOf(QFile::encodeName(drive.path()))->device == stampOf(QFile::encodeName(world.root()))->device)
            QSKIP("there is no second file system to be had");
        const QString mount = world.outside(u"mount"_s);
        QVERIFY(QFile::link(drive.path(), mount)); // stands for the mount
        world.write(drive.filePath(u"a.pdf"_s), "copper");
        const FolderId id = *world.folders().add(mount, {});
        world.look(id);
        QCOMPARE(world.places(), QStringList({u"mount/a.pdf"_s}));

        QVERIFY(QFile::remove(mount));
        QVERIFY(QDir().mkpath(mount));
        QVERIFY(world.look(id).offline);
        QCOMPARE(world.places(), QStringList({u"-mount/a.pdf"_s}));
        QCOMPARE(world.folders().folder(id)->gone, 0);

        // The same drive returns as another device.
        QVERIFY(QDir().rmdir(mount));
        const QString again = world.outside(u"elsewhere"_s);
        QVERIFY(QDir().mkpath(again));
        QVERIFY(QFile::copy(drive.filePath(u"a.pdf"_s), again + u"/a.pdf"_s));
        World::age(QFile::encodeName(again + u"/a.pdf"_s), 3600);
        QVERIFY(QFile::link(again, mount));
        QVERIFY(!world.look(id).offline);
        QCOMPARE(world.read(), QStringList());
        QCOMPARE(world.places(), QStringList({u"mount/a.pdf"_s}));
    }

    void waitsForAFileThatIsStillBeingCopied()
    {
        World world;
        world.write(world.path(u"a.pdf"_s), "cop", 0);
        world.write(world.path(u"b.pdf.part"_s), "half");
        world.write(world.path(u"~$c.pdf"_s), "a program's own");
        const FolderId id = world.keep();
        const Scanned scanned = world.look(id);
        QCOMPARE(scanned.unsettled, QList<Corner>({{QString(), false}}));
        QCOMPARE(world.read(), QStringList());
        World::age(QFile::encodeName(world.path(u"a.pdf"_s)), 5);
        QCOMPARE(world.look(id, scanned.unsettled).fresh, 1);
        QCOMPARE(world.read(), QStringList({u"a.pdf"_s}));
    }

    void leavesOutHiddenFilesAndDoesNotGoInCircles()
    {
        World world;
        world.write(world.path(u"a.pdf"_s), "copper");
        world.write(world.path(u".cache/b.pdf"_s), "bronze");
        world.write(world.path(u".c.pdf"_s), "silver");
        QVERIFY(QFile::link(world.root(), world.path(u"circle"_s)));
        QVERIFY(QFile::link(world.path(u"a.pdf"_s), world.path(u"link.pdf"_s)));
        QVERIFY(QFile::link(world.path(u"nowhere.pdf"_s), world.path(u"broken.pdf"_s)));
        const FolderId id = world.keep();
        world.look(id);
        QCOMPARE(world.read(), QStringList({u"a.pdf"_s, u"link.pdf"_s}));
        QCOMPARE(world.places(), QStringList({u"a.pdf=link.pdf"_s}));
        const Folder folder = *world.folders().folder(id);
        QCOMPARE(folder.state, FolderState::Partly);
        QCOMPARE(folder.notes.size(), 1);
        QCOMPARE(folder.notes.first().path, u"circle"_s);
    }

    void listsNamesThatAreNotText()
    {
        World world;
        world.write(world.path(u"a.pdf"_s), "copper");
        const QByteArray odd = QFile::encodeName(world.root()) + "/b\xFC"
                                                                 "cher.pdf";
        const int file = open(odd.constData(), O_CREAT | O_WRONLY, 0600);
        if (file < 0)
            QSKIP("the file system takes no such names");
        close(file);
        const auto tidy = qScopeGuard([&] { unlink(odd.constData()); }); // QDir does not see this name
        World::age(odd, 60);
        const FolderId id = world.keep();
        world.look(id);
        QCOMPARE(world.read(), QStringList({u"a.pdf"_s}));
        const Folder folder = *world.folders().folder(id);
        QCOMPARE(folder.notes.size(), 1);
        QCOMPARE(folder.notes.first().path, u"b\\xFCcher.pdf"_s);
        QVERIFY(folder.reason.contains(u"rename it"_s));
        QVERIFY(world.changes().contains(u"skipped b\\xFCcher.pdf"_s));
    }

    void saysWhatIsLeftOutOfAFolderThatIsAddedOnce()
    {
        World world;
        world.write(world.path(u"sub/a.pdf"_s), "copper");
        world.write(world.path(u".hidden/c.pdf"_s), "bronze");
        const QByteArray odd = QFile::encodeName(world.root()) + "/b\xFC"
                                                                 "cher.pdf";
        const int file = open(odd.constData(), O_CREAT | O_WRONLY, 0600);
        if (file < 0)
            QSKIP("the file system takes no such names");
        close(file);
        const auto tidy = qScopeGuard([&] { unlink(odd.constData()); });
        QStringList leftOut;
        const Result<int> found = gather(
            {world.root() + u'/'}, 0, world.library(), [](int) {}, {},
            [&](const QString &sentence) { leftOut.append(sentence); });
        QVERIFY(bool(found));
        QCOMPARE(*found, 1);
        QCOMPARE(LibraryQueue(world.library()).list(Queued::Waiting, 5).first().path, world.path(u"sub/a.pdf"_s));
        QCOMPARE(leftOut.size(), 1);
        QVERIFY(leftOut.first().contains(u"b\\xFCcher.pdf"_s));
    }

    void goesOnWhereAFolderMayNotBeRead()
    {
        if (geteuid() == 0)
            QSKIP("root may read everything");
        World world;
        world.write(world.path(u"open/a.pdf"_s), "copper");
        world.write(world.path(u"shut/in/b.pdf"_s), "bronze");
        const FolderId id = world.keep();
        world.look(id);
        QCOMPARE(chmod(qPrintable(world.path(u"shut"_s)), 0), 0);
        const Scanned scanned = world.look(id);
        QCOMPARE(chmod(qPrintable(world.path(u"shut"_s)), 0700), 0);
        QCOMPARE(scanned.gone, 0);
        QCOMPARE(scanned.unread, 1);
        QCOMPARE(world.places(), QStringList({u"open/a.pdf"_s, u"shut/in/b.pdf"_s}));
        QCOMPARE(world.folders().folder(id)->state, FolderState::Partly);
    }

    void filters_data()
    {
        QTest::addColumn<QStringList>("include");
        QTest::addColumn<QStringList>("exclude");
        QTest::addColumn<bool>("subfolders");
        QTest::addColumn<qint64>("largest");
        QTest::addColumn<QStringList>("read");
        const QStringList none;
        QTest::newRow("all") << none << none << true << qint64(0)
                             << QStringList({u"Report 1.pdf"_s, u"a.pdf"_s, u"drafts/b.pdf"_s, u"drafts/old/c.pdf"_s});
        QTest::newRow("include a name") << QStringList({u"report*"_s}) << none << true << qint64(0)
                                        << QStringList({u"Report 1.pdf"_s});
        QTest::newRow("exclude a folder")
            << none << QStringList({u"drafts"_s}) << true << qint64(0) << QStringList({u"Report 1.pdf"_s, u"a.pdf"_s});
        QTest::newRow("exclude a path") << none << QStringList({u"drafts/old/*"_s}) << true << qint64(0)
                                        << QStringList({u"Report 1.pdf"_s, u"a.pdf"_s, u"drafts/b.pdf"_s});
        QTest::newRow("include a path") << QStringList({u"drafts/*"_s}) << none << true << qint64(0)
                                        << QStringList({u"drafts/b.pdf"_s, u"drafts/old/c.pdf"_s});
        QTest::newRow("no subfolders") << none << none << false << qint64(0)
                                       << QStringList({u"Report 1.pdf"_s, u"a.pdf"_s});
        QTest::newRow("largest") << none << none << true << qint64(6)
                                 << QStringList({u"Report 1.pdf"_s, u"a.pdf"_s, u"drafts/b.pdf"_s});
    }

    void filters()
    {
        QFETCH(QStringList, include);
        QFETCH(QStringList, exclude);
        QFETCH(bool, subfolders);
        QFETCH(qint64, largest);
        World world;
        world.write(world.path(u"a.pdf"_s), "copper");
        world.write(world.path(u"Report 1.pdf"_s), "bronze");
        world.write(world.path(u"drafts/b.pdf"_s), "silver");
        world.write(world.path(u"drafts/old/c.pdf"_s), "mercury");
        world.look(world.keep({include, exclude, subfolders, false, largest}));
        QTEST(world.read(), "read");
    }

    void changesOfAFilterAddAndTakeAway()
    {
        World world;
        world.write(world.path(u"a.pdf"_s), "copper");
        world.write(world.path(u"drafts/b.pdf"_s), "silver");
        FolderFilter filter;
        const FolderId id = world.keep();
        world.look(id);
        filter.exclude = {u"drafts"_s};
        QVERIFY(bool(world.folders().setFilter(id, filter, WithDocuments::Keep, {})));
        world.look(id);
        QCOMPARE(world.places(), QStringList({u"a.pdf"_s, u"drafts/b.pdf"_s})); // it stays, but is no longer followed
        QCOMPARE(world.folders().folder(id)->files, 1);
        QVERIFY(QFile::rename(world.path(u"drafts/b.pdf"_s), world.outside(u"b"_s)));
        ScanTools tools = world.tools();
        QCOMPARE(*lookForFiles([](const QString &) { return true; }, tools), 1);
        QCOMPARE(world.places(), QStringList({u"-drafts/b.pdf"_s, u"a.pdf"_s}));
        QVERIFY(QFile::rename(world.outside(u"b"_s), world.path(u"drafts/b.pdf"_s)));
        QVERIFY(bool(world.folders().setFilter(id, {}, WithDocuments::Keep, {})));
        world.look(id);
        QCOMPARE(world.places(), QStringList({u"a.pdf"_s, u"drafts/b.pdf"_s}));
        QCOMPARE(world.folders().folder(id)->files, 2);
        QVERIFY(bool(world.folders().setFilter(id, filter, WithDocuments::Remove, {})));
        QCOMPARE(world.places(), QStringList({u"a.pdf"_s}));
        QVERIFY(bool(world.folders().setFilter(id, {}, WithDocuments::Remove, {})));
        world.look(id);
        QCOMPARE(world.read(), QStringList({u"drafts/b.pdf"_s}));
    }

    void removesAFolderWithItsDocumentsOrWithout()
    {
        World world;
        world.write(world.path(u"a.pdf"_s), "copper");
        world.write(world.outside(u"single.pdf"_s), "copper"); // a second place, outside the folder
        world.write(world.path(u"b.pdf"_s), "silver");
        world.readFile(world.outside(u"single.pdf"_s));
        FolderId id = world.keep();
        world.look(id);
        QVERIFY(bool(world.folders().remove(id, WithDocuments::Keep, {})));
        QCOMPARE(world.library().documents().size(), 2);
        id = world.keep();
        world.look(id);
        QVERIFY(bool(world.folders().remove(id, WithDocuments::Remove, {})));
        QCOMPARE(world.places(), QStringList({u"single.pdf"_s}));
        QVERIFY(world.folders().folders().isEmpty());
    }

    void refusesAFolderInsideAnother()
    {
        World world;
        world.write(world.path(u"sub/a.pdf"_s), "copper");
        world.keep();
        for (const QString &path : {world.root(), world.path(u"sub"_s), world.root() + u'/', u"/"_s}) {
            const Result<FolderId> added = world.folders().add(path, {});
            QVERIFY(!added);
            QCOMPARE(added.error().code, Error::Invalid);
        }
        FolderFilter wrong;
        wrong.exclude = {u"/absolute"_s};
        QVERIFY(!world.folders().add(world.outside(u"other"_s), wrong));
    }

    void noticesSingleFilesThatAreNotThere()
    {
        World world;
        world.write(world.outside(u"single.pdf"_s), "copper");
        world.readFile(world.outside(u"single.pdf"_s));
        ScanTools tools = world.tools();
        const auto all = [](const QString &) { return true; };
        QCOMPARE(*lookForFiles(all, tools), 0);
        QVERIFY(QFile::rename(world.outside(u"single.pdf"_s), world.outside(u"away"_s)));
        QCOMPARE(*lookForFiles(all, tools), 1);
        QCOMPARE(world.places(), QStringList({u"-single.pdf"_s}));
        QVERIFY(world.finds(u"copper"_s));
        QVERIFY(QFile::rename(world.outside(u"away"_s), world.outside(u"single.pdf"_s)));
        QCOMPARE(*lookForFiles(all, tools), 1);
        QCOMPARE(world.places(), QStringList({u"single.pdf"_s}));
    }

    void readsSingleFilesThatWereReplaced()
    {
        World world;
        const QString path = world.outside(u"single.pdf"_s);
        world.write(path, "copper");
        world.readFile(path);
        ScanTools tools = world.tools();
        const auto all = [](const QString &) { return true; };
        QCOMPARE(*lookForFiles(all, tools), 0);
        QCOMPARE(world.read(), QStringList());
        world.write(path, "silver"); // same length and time
        QCOMPARE(*lookForFiles(all, tools), 0);
        QCOMPARE(world.read(), QStringList({path}));
        world.readFile(path);
        QVERIFY(world.finds(u"silver"_s));
        QVERIFY(!world.finds(u"copper"_s));
        world.write(path, "gold still being copied", 0);
        QCOMPARE(*lookForFiles(all, tools), 0);
        QCOMPARE(world.read().size(), 1); // detected by the next scan
    }

    void callsADocumentByThePlaceItHasMovedTo()
    {
        World world;
        const QString before = world.outside(u"single.pdf"_s);
        const QString now = world.outside(u"metals/copper.pdf"_s);
        world.write(before, "copper");
        const DocumentId id = world.readFile(before);
        world.write(now, "copper");
        world.readFile(now); // a copy beside it
        QCOMPARE(world.library().document(id)->path, before);
        QVERIFY(QFile::remove(before));
        world.readFile(now);
        const Result<Document> moved = world.library().document(id);
        QCOMPARE(moved->path, now);
        QCOMPARE(moved->title, u"copper.pdf"_s);
        QCOMPARE(moved->missing, QStringList({before}));
    }

    void followsWhatWaitsInTheQueue()
    {
        World world;
        world.write(world.path(u"a.pdf"_s), "copper");
        world.write(world.path(u"b.pdf"_s), "bronze");
        const FolderId id = world.keep();
        LibraryQueue queue(world.library());
        ScanTools tools = readingLater(world, queue);
        QVERIFY(bool(scan(id, {{}}, tools)));
        QCOMPARE(queue.counts().waiting, 2);
        QVERIFY(QFile::rename(world.path(u"a.pdf"_s), world.path(u"c.pdf"_s)));
        QVERIFY(QFile::remove(world.path(u"b.pdf"_s)));
        QVERIFY(bool(scan(id, {{}}, tools)));
        const QList<Queued> waiting = queue.list(Queued::Waiting, 10);
        QCOMPARE(waiting.size(), 1);
        QCOMPARE(waiting.first().path, world.path(u"c.pdf"_s));
    }

    // Its entry explains why it cannot be done; if it vanished, nobody would know.
    void keepsWhatIsToBeRecognisedOfAFileThatIsGone()
    {
        World world;
        world.write(world.path(u"a.pdf"_s), "copper");
        const FolderId id = world.keep();
        world.look(id);
        LibraryQueue queue(world.library());
        Queued asked;
        asked.path = world.path(u"a.pdf"_s);
        asked.task = Queued::Recognise;
        asked.document = world.library().documents().first().id;
        asked.again = true;
        QVERIFY(bool(queue.put({asked})));
        QVERIFY(QFile::remove(world.path(u"a.pdf"_s)));
        ScanTools tools = readingLater(world, queue);
        QVERIFY(bool(scan(id, {{}}, tools)));
        QCOMPARE(queue.counts().toRecognise, 1);
    }

    void readsWhatWentBeforeItWasReadWhenItIsBack()
    {
        World world;
        world.write(world.path(u"a.pdf"_s), "copper");
        const FolderId id = world.keep();
        world.look(id);
        LibraryQueue queue(world.library());
        ScanTools tools = readingLater(world, queue);
        world.write(world.path(u"a.pdf"_s), "silver", 1800);
        world.write(world.path(u"b.pdf"_s), "bronze");
        QVERIFY(bool(scan(id, {{}}, tools)));
        QCOMPARE(queue.counts().waiting, 2);
        for (const QString &name : {u"a.pdf"_s, u"b.pdf"_s})
            QVERIFY(QFile::rename(world.path(name), world.outside(name)));
        QVERIFY(bool(scan(id, {{}}, tools)));
        QCOMPARE(queue.counts().waiting, 0);
        for (const QString &name : {u"a.pdf"_s, u"b.pdf"_s})
            QVERIFY(QFile::rename(world.outside(name), world.path(name)));
        world.look(id);
        QCOMPARE(world.read(), QStringList({u"a.pdf"_s, u"b.pdf"_s}));
        QVERIFY(world.finds(u"silver"_s));
        QVERIFY(!world.finds(u"copper"_s));
        QVERIFY(world.finds(u"bronze"_s));
    }

    void stopsAndLosesNothing()
    {
        World world;
        for (int i = 0; i < 1000; ++i)
            world.write(world.path(u"%1/%2.pdf"_s.arg(i / 50).arg(i)), QByteArray::number(i));
        const FolderId id = world.keep();
        std::stop_source stop;
        ScanTools tools = world.tools();
        tools.stop = stop.get_token();
        int seen = 0;
        tools.tell = [&](const FolderChange &) {
            if (++seen == 300)
                stop.request_stop();
        };
        const Result<Scanned> stopped = scan(id, {{}}, tools);
        QVERIFY(!stopped);
        QCOMPARE(stopped.error().code, Error::Cancelled);
        QVERIFY(seen < 1000);
        const qsizetype before = world.read().size();
        QVERIFY(before >= world.folders().folder(id)->files); // everything recorded had been put into the queue
        const int kept = world.folders().folder(id)->files;
        world.look(id);
        QCOMPARE(world.read().size(), 1000 - kept);
    }

    void looksAtTwentyThousandFilesInBoundedTimeAndMemory()
    {
        World world;
        for (int i = 0; i < 20'000; ++i) {
            const QString path = world.path(u"%1/%2/%3.pdf"_s.arg(i / 2000).arg(i / 100).arg(i));
            if (i % 100 == 0)
                QVERIFY(QDir().mkpath(QFileInfo(path).path()));
            const int file = open(qPrintable(path), O_CREAT | O_WRONLY, 0600);
            QVERIFY(file >= 0);
            QCOMPARE(::write(file, "x", 1), ssize_t(1));
            close(file);
            World::age(QFile::encodeName(path), 3600 + i % 7);
        }
        const FolderId id = world.keep();
        int inOneGo = 0;
        qint64 all = 0;
        ScanTools tools{world.library(), [&](const QList<FileToRead> &files) {
                            inOneGo = std::max(inOneGo, int(files.size()));
                            all += files.size();
                            return Result<void>();
                        }};
        const long before = peakMemory();
        QElapsedTimer clock;
        clock.start();
        QVERIFY(bool(scan(id, {{}}, tools)));
        const qint64 first = clock.restart();
        const Result<Scanned> again = scan(id, {{}}, tools);
        const qint64 second = clock.elapsed();
        QVERIFY(bool(again));
        QCOMPARE(again->files, 20'000);
        QCOMPARE(all, qint64(20'000));
        QVERIFY(inOneGo <= 200);
        qInfo("20,000 files: %lld ms, again %lld ms, %ld KiB more", first, second, peakMemory() - before);
        QVERIFY2(peakMemory() - before < 100'000, "no more than 5 KiB a file");
        QVERIFY(second < first);
        QVERIFY(first < 120'000);
    }
};

QTEST_GUILESS_MAIN(tst_folders)
#include "tst_folders.moc"
