// A drive that does not respond delays only its own files: quitting takes no longer, and nothing is lost.
#include "app/services/assistant.h"
#include "app/services/folderwatch.h"
#include "app/runtime/lane.h"
#include "core/base/detachedcall.h"
#include "core/pdf/pdfreader.h"
#include "core/workers/workerprocess.h"
#include "folderworld.h"
#include "hangingdrive.h"
#include "assistantlog.h"
#include "pdfs.h"

#include <QElapsedTimer>

#include <semaphore>

using namespace core;
using namespace Qt::StringLiterals;
using tests::AssistantLog;
using tests::FolderWorld;
using tests::HangingDrive;

namespace {

constexpr int patience = 60'000; // milliseconds: the machine may be busy
constexpr int longest = 1000;    // maximum time for quitting

struct Gate // opened by a test; shared, so that a late waiter is safe
{
    std::binary_semaphore reached{0};
    std::binary_semaphore opened{0};
};

app::FolderWatch::Program listening(const std::function<void(const QList<Folder> &)> &changed)
{
    app::FolderWatch::Program program;
    program.read = [](const QList<FileToRead> &) { return Result<void>(); };
    program.begin = [](const Folder &, std::stop_source) { return 1; };
    program.looked = [](int, int) {};
    program.end = [](int, const Result<void> &) {};
    program.changed = changed;
    program.placesChanged = [] {};
    program.grown = [] {};
    return program;
}

} // namespace

class tst_hanging : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        qputenv("ATTEST_PDF", QFile::encodeName(findProgram({"attest-pdf", "ATTEST_PDF", "reads PDFs"})));
        HangingDrive::keepMountsToItself();
    }

    void isAnsweredOnAnotherThread()
    {
        const std::stop_source stop;
        const auto other = callDetached([] { return std::this_thread::get_id(); }, stop.get_token());
        QVERIFY(other && *other != std::this_thread::get_id());
        const auto here = callDetached([] { return std::this_thread::get_id(); }, {}); // not stoppable
        QVERIFY(here && *here == std::this_thread::get_id());
        QVERIFY(!callDetached([] { return 1; },
                              [] {
                                  std::stop_source stopped;
                                  stopped.request_stop();
                                  return stopped.get_token();
                              }()));
    }

    void looksForAFileNoLongerThanPatienceLasts()
    {
        const QTemporaryDir place;
        const QString papers = place.filePath(u"papers"_s);
        QVERIFY(QDir().mkpath(papers));
        QVERIFY(tests::writeFile(place.filePath(u"near.pdf"_s), "here"));
        const HangingDrive drive(QFile::encodeName(papers));
        if (!drive.isThere())
            QSKIP(HangingDrive::notThere);
        QElapsedTimer clock;
        clock.start();
        const auto first = lookForFile(papers + u"/a.pdf"_s, {}, Timeout(300));
        QVERIFY(first && !first->exists());
        QVERIFY(clock.elapsed() >= 300);
        const int asked = drive.asked();
        for (int i = 0; i < 500; ++i) { // nobody waits for these
            const auto other = lookForFile(papers + u"/deep/%1.pdf"_s.arg(i), {}, Timeout(patience));
            QVERIFY(other && !other->exists());
        }
        QCOMPARE(drive.asked(), asked);
        QVERIFY(lookForFile(place.filePath(u"near.pdf"_s), {})->isFile());
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(!lookForFile(place.filePath(u"near.pdf"_s), stop.get_token()));
    }

    void leavesWhatDoesNotEndAndAsksOn()
    {
        const auto gate = std::make_shared<Gate>();
        app::Lane lane;
        std::optional<int> first;
        std::optional<int> second;
        std::stop_source stop = lane.post([&](std::stop_token token) {
            first = callDetached(
                [gate] {
                    gate->reached.release();
                    gate->opened.acquire();
                    return 1;
                },
                token);
        });
        gate->reached.acquire();
        stop.request_stop();
        lane.post([&](std::stop_token token) { second = callDetached([] { return 2; }, token); });
        lane.drain();
        QCOMPARE(first, std::nullopt);
        QCOMPARE(second, 2);
        gate->opened.release(); // it ends by itself, together with what it owns
    }

    void endsALaneWhileOneIsLeft()
    {
        const auto gate = std::make_shared<Gate>();
        QElapsedTimer clock;
        {
            app::Lane lane;
            lane.post([gate](std::stop_token token) {
                (void)callDetached(
                    [gate] {
                        gate->reached.release();
                        gate->opened.acquire();
                        return true;
                    },
                    token);
            });
            gate->reached.acquire();
            clock.start();
        }
        QVERIFY2(clock.elapsed() < longest, qPrintable(QString::number(clock.elapsed())));
        gate->opened.release();
    }

    void stopsWatchingADriveThatDoesNotAnswer()
    {
        FolderWorld world;
        world.write(world.path(u"a.pdf"_s), "copper");
        world.write(world.outside(u"single/b.pdf"_s), "bees");
        const FolderId id = world.keep();
        world.look(id);
        world.readFile(world.outside(u"single/b.pdf"_s));
        const QStringList before = world.places();
        {
            const HangingDrive drive(QFile::encodeName(world.root()));
            const HangingDrive other(QFile::encodeName(world.outside(u"single"_s)));
            if (!drive.isThere() || !other.isThere())
                QSKIP(HangingDrive::notThere);
            auto watch =
                std::make_unique<app::FolderWatch>(world.library(), listening([](auto) {}), app::FolderWatch::Pace());
            QTRY_VERIFY_WITH_TIMEOUT(other.asked() > 0, patience);
            QElapsedTimer clock;
            clock.start();
            watch.reset();
            QVERIFY2(clock.elapsed() < longest, qPrintable(QString::number(clock.elapsed())));
        }
        QCOMPARE(world.places(), before); // the files were not reported as gone
        QCOMPARE(world.folders().folder(id)->state, FolderState::InStep);
        QVERIFY(world.look(id).offline == false);
        QCOMPARE(world.changes(), QStringList());
    }

    // The reader, the file search, the page view and the folders all access the drive at once.
    void quitsWhileADriveDoesNotAnswer()
    {
        const QTemporaryDir place;
        const QString papers = place.filePath(u"papers"_s);
        const QString a = papers + u"/a.pdf"_s;
        QVERIFY(QDir().mkpath(papers));
        QFile file(a);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(tests::makePdf({u"Copper conducts electricity very well."_s}));
        file.close();

        auto assistant = std::make_unique<app::Assistant>(place.filePath(u"library"_s));
        auto heard = std::make_unique<AssistantLog>(*assistant);
        assistant->documents().add({a});
        QTRY_COMPARE_WITH_TIMEOUT(heard->statusOf(a), DocumentStatus::Indexed, patience);
        const DocumentId id = heard->documents.first().id;

        const HangingDrive drive(QFile::encodeName(papers));
        if (!drive.isThere())
            QSKIP(HangingDrive::notThere);
        assistant->documents().add({papers, papers + u"/b.pdf"_s});
        assistant->pages().page(id, 1, 1, {this, [](const Result<app::PageView> &) {}});
        assistant->documents().readAgain(id);
        assistant->folders().watchFolder(papers);
        QTRY_VERIFY_WITH_TIMEOUT(drive.asked() >= 2, patience); // each name is requested only once at a time
        QElapsedTimer clock;
        clock.start();
        assistant.reset();
        const qint64 took = clock.elapsed();
        QVERIFY2(took < longest, qPrintable(QString::number(took)));
        qInfo("quit within %lld ms, %d questions left unanswered", took, drive.asked());

        const Result<std::unique_ptr<Library>> again = Library::open(place.filePath(u"library"_s), {});
        QVERIFY2(again, again ? "" : qPrintable(again.error().message));
        QCOMPARE((*again)->document(id)->status, DocumentStatus::Indexed);
        QVERIFY((*again)->document(id)->missing.isEmpty());
    }

    void restoresWhileADriveDoesNotAnswer()
    {
        const QTemporaryDir place;
        const QString a = place.filePath(u"papers/a.pdf"_s);
        const QString backup = place.filePath(u"backup"_s);
        QVERIFY(QDir().mkpath(place.filePath(u"papers"_s)));
        QVERIFY(tests::writeFile(a, tests::makePdf({u"Copper conducts electricity very well."_s})));
        app::Assistant assistant(place.filePath(u"library"_s));
        const AssistantLog heard(assistant);
        assistant.documents().add({a});
        QTRY_COMPARE_WITH_TIMEOUT(heard.statusOf(a), DocumentStatus::Indexed, patience);
        const int copied = assistant.maintenance().backUp(backup);
        QTRY_VERIFY_WITH_TIMEOUT(heard.finished.contains(copied), patience);
        const HangingDrive drive(QFile::encodeName(place.filePath(u"papers"_s)));
        if (!drive.isThere())
            QSKIP(HangingDrive::notThere);
        for (int i = 0; i < 6; ++i)
            assistant.pages().details(heard.documents.first().id, {this, [](const Result<app::DocumentDetails> &) {}});
        QTRY_VERIFY_WITH_TIMEOUT(drive.asked() > 0, patience);
        const int restored = assistant.restore(backup);
        QTRY_VERIFY_WITH_TIMEOUT(heard.finished.contains(restored), 8000);
        QVERIFY(!heard.errors.contains(restored));
    }

    void stopsReadingAFileThatStopsAnswering()
    {
        const QTemporaryDir place;
        const HangingDrive drive(QFile::encodeName(place.path()));
        if (!drive.isThere())
            QSKIP(HangingDrive::notThere);
        std::optional<Error::Code> ended;
        QElapsedTimer clock;
        {
            app::Lane lane;
            lane.post([&](std::stop_token token) {
                ended = readPdf(place.filePath(u"a.pdf"_s), {}, {}, token).error().code;
            });
            QTRY_VERIFY_WITH_TIMEOUT(drive.asked() > 0, patience);
            clock.start();
        }
        QVERIFY2(clock.elapsed() < longest, qPrintable(QString::number(clock.elapsed())));
        QCOMPARE(ended, Error::Cancelled);
    }
};

QTEST_GUILESS_MAIN(tst_hanging)
#include "tst_hanging.moc"
