// Watched folders while the program runs: by system notifications, and by polling where there are none.
#include "app/services/folderwatch.h"
#include "core/base/mounts.h"
#include "folderworld.h"

#include <QScopeGuard>
#include <QTimer>

#include <mutex>

#include <sys/mount.h>

using namespace core;
using namespace Qt::StringLiterals;
using tests::FolderWorld;

namespace {

constexpr int patience = 60'000; // milliseconds: the machine may be busy

class Watching : public QObject // records what a watching program is told
{
public:
    explicit Watching(FolderWorld &world, const app::FolderWatch::Pace &pace = quick()) : m_world(world)
    {
        app::FolderWatch::Program program;
        program.read = [this](const QList<FileToRead> &files) {
            const std::scoped_lock lock(m_mutex);
            for (const FileToRead &file : files) {
                m_read.append(file.path.mid(m_world.root().size() + 1));
                m_bytes.append(file.bytes);
                m_world.readFile(file.path);
            }
            return Result<void>();
        };
        program.begin = [this](const Folder &, std::stop_source) { return ++whole; };
        program.looked = [](int, int) {};
        program.end = [this](int, const Result<void> &result) {
            ++ended;
            failed += !result;
        };
        program.changed = [this](const QList<Folder> &all) { folders = all; };
        program.placesChanged = [this] { ++placesChanged; };
        program.grown = [this] { ++grown; };
        watch = std::make_unique<app::FolderWatch>(world.library(), program, pace);
    }

    static app::FolderWatch::Pace quick()
    {
        app::FolderWatch::Pace pace;
        pace.still = std::chrono::milliseconds(100);
        pace.longest = std::chrono::milliseconds(1000);
        pace.quiet = std::chrono::milliseconds(300);
        return pace;
    }

    QStringList read()
    {
        const std::scoped_lock lock(m_mutex);
        QStringList names = m_read;
        names.sort();
        return names;
    }

    QList<qint64> bytes()
    {
        const std::scoped_lock lock(m_mutex);
        return m_bytes;
    }

    bool inStep() const
    {
        return !folders.isEmpty() && folders.first().state == FolderState::InStep &&
               folders.first().watched != Watched::Not;
    }

    std::unique_ptr<app::FolderWatch> watch;
    QList<Folder> folders;
    int whole = 0;
    int ended = 0;
    int failed = 0;
    int placesChanged = 0;
    int grown = 0;

private:
    FolderWorld &m_world;
    std::mutex m_mutex;
    QStringList m_read;
    QList<qint64> m_bytes;
};

} // namespace

class tst_folderwatch : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        const FolderWorld world;
        if (app::isInNetwork(QFile::encodeName(world.root())))
            QSKIP("the folder for temporary files is on a drive that tells nothing");
    }

    void readsWhatIsThereAtTheStartAndWhatComesLater()
    {
        FolderWorld world;
        world.write(world.path(u"a.pdf"_s), "copper");
        world.keep();
        Watching watching(world);
        QTRY_VERIFY_WITH_TIMEOUT(watching.inStep(), patience);
        QCOMPARE(watching.folders.first().watched, Watched::Events);
        QCOMPARE(watching.read(), QStringList({u"a.pdf"_s}));
        QCOMPARE(watching.whole, 1);

        world.write(world.path(u"b.pdf"_s), "bronze");
        QTRY_COMPARE_WITH_TIMEOUT(watching.read(), QStringList({u"a.pdf"_s, u"b.pdf"_s}), patience);
        world.write(world.path(u"new/deep/c.pdf"_s), "silver");
        QTRY_COMPARE_WITH_TIMEOUT(watching.read(), QStringList({u"a.pdf"_s, u"b.pdf"_s, u"new/deep/c.pdf"_s}),
                                  patience);
        world.write(world.path(u"new/deep/d.pdf"_s), "gold"); // the new folders are watched, too
        QTRY_COMPARE_WITH_TIMEOUT(watching.read().size(), 4, patience);
        QCOMPARE(watching.whole, 1); // everything was scanned once
        QCOMPARE(watching.ended, 1);
    }

    void readsAgainWhatIsChangedInPlace()
    {
        FolderWorld world;
        world.write(world.path(u"a.pdf"_s), "copper");
        world.keep();
        Watching watching(world);
        QTRY_VERIFY_WITH_TIMEOUT(watching.inStep(), patience);
        world.write(world.path(u"a.pdf"_s), "silver", 1800);
        QTRY_COMPARE_WITH_TIMEOUT(watching.read(), QStringList({u"a.pdf"_s, u"a.pdf"_s}), patience);
        QVERIFY(world.finds(u"silver"_s));
        QVERIFY(!world.finds(u"copper"_s));
    }

    void followsRenamingAndRemoving()
    {
        FolderWorld world;
        world.write(world.path(u"a.pdf"_s), "copper");
        world.write(world.path(u"sub/b.pdf"_s), "bronze");
        world.keep();
        Watching watching(world);
        QTRY_VERIFY_WITH_TIMEOUT(watching.inStep(), patience);
        QVERIFY(QFile::rename(world.path(u"a.pdf"_s), world.path(u"c.pdf"_s)));
        QTRY_COMPARE_WITH_TIMEOUT(world.places(), QStringList({u"c.pdf"_s, u"sub/b.pdf"_s}), patience);
        QVERIFY(QDir(world.root()).rename(u"sub"_s, u"other"_s));
        QTRY_COMPARE_WITH_TIMEOUT(world.places(), QStringList({u"c.pdf"_s, u"other/b.pdf"_s}), patience);
        QVERIFY(QFile::remove(world.path(u"other/b.pdf"_s)));
        QTRY_COMPARE_WITH_TIMEOUT(world.places(), QStringList({u"-other/b.pdf"_s, u"c.pdf"_s}), patience);
        QTRY_VERIFY_WITH_TIMEOUT(watching.placesChanged >= 3, patience);
        QCOMPARE(watching.read().size(), 2); // nothing was read again
    }

    void looksOnceAtManyChanges()
    {
        FolderWorld world;
        world.keep();
        Watching watching(world);
        QTRY_VERIFY_WITH_TIMEOUT(watching.inStep(), patience);
        for (int i = 0; i < 1000; ++i)
            world.write(world.path(u"%1.pdf"_s.arg(i)), QByteArray("paper ") + QByteArray::number(i));
        QTRY_COMPARE_WITH_TIMEOUT(watching.read().size(), 1000, patience);
        QVERIFY2(watching.grown <= 20, qPrintable(QString::number(watching.grown)));
    }

    void waitsUntilAFileIsWhole()
    {
        FolderWorld world;
        world.keep();
        app::FolderWatch::Pace pace = Watching::quick();
        pace.quiet = std::chrono::milliseconds(1500);
        Watching watching(world, pace);
        QTRY_VERIFY_WITH_TIMEOUT(watching.inStep(), patience);
        QFile file(world.path(u"slow.pdf"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QTimer copying;
        int parts = 0;
        connect(&copying, &QTimer::timeout, &file, [&] {
            file.write("a part of it ");
            file.flush();
            if (++parts == 30) {
                copying.stop();
                file.close();
            }
        });
        copying.start(50);
        QTRY_COMPARE_WITH_TIMEOUT(watching.read(), QStringList({u"slow.pdf"_s}), patience);
        QCOMPARE(parts, 30);
        QCOMPARE(watching.bytes(), QList<qint64>({30 * 13}));
    }

    void looksInRoundsWhereMoreFoldersAreThanMayBeWatched()
    {
        FolderWorld world;
        for (int i = 0; i < 10; ++i)
            world.write(world.path(u"%1/a.pdf"_s.arg(i)), QByteArray("paper ") + QByteArray::number(i));
        world.keep();
        app::FolderWatch::Pace pace = Watching::quick();
        pace.watches = 3;
        pace.round = std::chrono::milliseconds(500);
        Watching watching(world, pace);
        QTRY_VERIFY_WITH_TIMEOUT(watching.inStep(), patience);
        QCOMPARE(watching.folders.first().watched, Watched::ByRounds);
        world.write(world.path(u"9/b.pdf"_s), "found in a round");
        QTRY_VERIFY_WITH_TIMEOUT(watching.read().contains(u"9/b.pdf"_s), patience);
    }

    void noticesThatAFolderGoesAndComesBack()
    {
        FolderWorld world;
        world.write(world.path(u"a.pdf"_s), "copper");
        world.keep();
        Watching watching(world);
        QTRY_VERIFY_WITH_TIMEOUT(watching.inStep(), patience);
        QVERIFY(QDir().rename(world.root(), world.outside(u"unplugged"_s)));
        QTRY_COMPARE_WITH_TIMEOUT(watching.folders.first().state, FolderState::Offline, patience);
        QCOMPARE(world.places(), QStringList({u"-a.pdf"_s}));
        QVERIFY(QDir().rename(world.outside(u"unplugged"_s), world.root()));
        QTRY_COMPARE_WITH_TIMEOUT(watching.folders.first().state, FolderState::InStep, patience);
        QCOMPARE(world.places(), QStringList({u"a.pdf"_s}));
        QCOMPARE(watching.read().size(), 1);
        world.write(world.path(u"b.pdf"_s), "bronze"); // watched again
        QTRY_COMPARE_WITH_TIMEOUT(watching.read().size(), 2, patience);
    }

    void noticesADriveThatIsUnpluggedAndPluggedIn()
    {
        FolderWorld world;
        const QTemporaryDir drive(u"/dev/shm/attest-XXXXXX"_s);
        const QByteArray from = QFile::encodeName(drive.path());
        const QByteArray at = QFile::encodeName(world.root());
        const auto plugIn = [&] { return mount(from.constData(), at.constData(), nullptr, MS_BIND, nullptr) == 0; };
        if (!drive.isValid() || !plugIn())
            QSKIP("this user may not mount");
        const auto unplug = [&] { return umount2(at.constData(), MNT_DETACH) == 0; };
        const auto tidy = qScopeGuard([&] { unplug(); });
        world.write(world.path(u"a.pdf"_s), "copper");
        world.keep();
        Watching watching(world);
        QTRY_VERIFY_WITH_TIMEOUT(watching.inStep(), patience);
        QVERIFY(unplug());
        QTRY_COMPARE_WITH_TIMEOUT(watching.folders.first().state, FolderState::Offline, patience);
        QCOMPARE(world.places(), QStringList({u"-a.pdf"_s}));
        QCOMPARE(watching.folders.first().gone, 0);
        QVERIFY(plugIn());
        QTRY_COMPARE_WITH_TIMEOUT(watching.folders.first().state, FolderState::InStep, patience);
        QCOMPARE(world.places(), QStringList({u"a.pdf"_s}));
        QCOMPARE(watching.read().size(), 1);
    }

    void watchesNoLongerWhatWasLeft()
    {
        FolderWorld world;
        world.write(world.path(u"a.pdf"_s), "copper");
        const FolderId id = world.keep();
        Watching watching(world);
        QTRY_VERIFY_WITH_TIMEOUT(watching.inStep(), patience);
        QVERIFY(bool(world.folders().remove(id, WithDocuments::Keep, {})));
        watching.watch->forget(id);
        QTRY_VERIFY_WITH_TIMEOUT(watching.folders.isEmpty(), patience);
        world.write(world.path(u"b.pdf"_s), "bronze");
        const FolderId other = *world.folders().add(world.outside(u"library"_s), {});
        watching.watch->lookAt(other);
        QTRY_VERIFY_WITH_TIMEOUT(watching.inStep(), patience);
        QCOMPARE(watching.read().size(), 1);
    }

    void knowsWhatIsBelowAMount()
    {
        QVERIFY(core::isBelow("/mnt/far", {"/mnt/far"}));
        QVERIFY(core::isBelow("/mnt/far/away/a.pdf", {"/mnt/near", "/mnt/far"}));
        QVERIFY(!core::isBelow("/mnt/farther/a.pdf", {"/mnt/far"}));
        QVERIFY(!core::isBelow("/mnt", {"/mnt/far"}));
        QVERIFY(core::isBelow("/home/a.pdf", {"/"}));
        QVERIFY(!core::isBelow("/home/a.pdf", {}));
    }

    void endsWhileItLooks()
    {
        FolderWorld world;
        for (int i = 0; i < 2000; ++i)
            world.write(world.path(u"%1/%2.pdf"_s.arg(i / 100).arg(i)), QByteArray::number(i));
        world.keep();
        Watching watching(world);
        QTRY_VERIFY_WITH_TIMEOUT(!watching.read().isEmpty(), patience);
        watching.watch.reset(); // must not wait for the whole scan
        QVERIFY(watching.read().size() < 2000);
    }
};

QTEST_GUILESS_MAIN(tst_folderwatch)
#include "tst_folderwatch.moc"
