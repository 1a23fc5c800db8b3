// Adding documents like a user: dropping, pausing, stopping, quitting in the middle, and killing the
// program.
#include "core/library/library.h"
#include "core/library/queue.h"
#include "assistantlog.h"
#include "heldreader.h"
#include "pdfs.h"
#include "tests/traceevents.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <memory>

using namespace Qt::StringLiterals;

using tests::AssistantLog;

namespace {

const QString copper = u"Copper conducts electricity very well.\nThat is why cables are made of copper."_s;
const QString bees = u"Bees dance to tell where flowers are.\nThe waggle dance shows the direction."_s;

struct Program
{
    QTemporaryDir folder;
    std::unique_ptr<app::Assistant> assistant;
    std::unique_ptr<AssistantLog> heard;

    Program() { start(); }

    QString library() const { return folder.filePath(u"library"_s); }

    void start()
    {
        assistant = std::make_unique<app::Assistant>(library());
        core::Settings settings = assistant->settings();
        settings.readers = 2;
        assistant->setSettings(settings);
        heard = std::make_unique<AssistantLog>(*assistant);
    }

    void quit()
    {
        heard.reset();
        assistant.reset();
    }

    QString writePdf(const QString &name, const QStringList &pages) const
    {
        const QString path = folder.filePath(name);
        QDir().mkpath(path.section(u'/', 0, -2));
        tests::writeFile(path, tests::makePdf(pages));
        return path;
    }

    QString writeMany(int files, int pages) const // creates files in a folder
    {
        for (int i = 0; i < files; ++i)
            writePdf(u"papers/%1.pdf"_s.arg(i), QStringList(pages, bees + u"\nNumber %1"_s.arg(i)));
        return folder.filePath(u"papers"_s);
    }

    bool idle() const { return heard->queue.counts.waiting + heard->queue.reading == 0 && heard->lists > 0; }

    QStringList attestCli(const QStringList &words) const
    {
        return QStringList{u"--library"_s, library(), u"--json"_s} + words;
    }
};

QStringList lines(const QByteArray &bytes)
{
    return QString::fromUtf8(bytes).split(u'\n', Qt::SkipEmptyParts);
}

} // namespace

class TestQueueing : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void goesOnAfterQuittingInTheMiddle();
    void staysPausedAfterQuitting();
    void losesNothingToAKill();
    void leavesTheRestWaitingAfterCtrlC();
    void listsTheQueueInATerminal();
    void stopsAFileWithinASecond_data();
    void stopsAFileWithinASecond();
    void tellsWhyAFileFailedAndRetriesIt();
    void readsInTheOrderOfTheUser();
    void answersWhileManyWait();
    void sendsWhatChangedAndNotAllThereIs();
    void readsAnewWhatIsAskedForBeforeTheFolder();

private:
    static constexpr auto program = ATTEST_BINARIES "/attest-cli";
};

void TestQueueing::init()
{
    QDir(QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation)).removeRecursively();
}

void TestQueueing::goesOnAfterQuittingInTheMiddle()
{
    constexpr int files = 12;
    constexpr int read = 5;
    Program program;
    auto held = std::make_unique<tests::HeldReader>(read);
    program.assistant->documents().add({program.writeMany(files, 10)});
    QTRY_COMPARE_WITH_TIMEOUT(program.heard->documents.size(), read, 30000);
    program.quit();
    held.reset();
    int there = 0;
    {
        const auto library = core::Library::open(program.library(), {});
        QVERIFY(library);
        there = int((*library)->documents().size());
        const core::QueueCounts counts = core::LibraryQueue(**library).counts();
        QCOMPARE(there + counts.waiting, files);
        QCOMPARE(counts.reading, 0);
    }
    QCOMPARE(there, read);
    program.start(); // continues by itself
    QTRY_COMPARE_WITH_TIMEOUT(program.heard->documents.size(), files, 60000);
    QTRY_VERIFY(program.idle());
    QCOMPARE(program.heard->documents.size(), files);
    QVERIFY(program.heard->errors.isEmpty());
}

void TestQueueing::staysPausedAfterQuitting()
{
    Program program;
    program.assistant->documents().add({program.writeMany(5, 1)});
    program.assistant->queue().setPaused(true);
    QTRY_COMPARE(program.heard->queue.counts.waiting + program.heard->queue.reading, 5);
    program.quit();
    program.start();
    QTRY_VERIFY(program.heard->queue.paused);
    QTRY_COMPARE(program.heard->queue.counts.waiting, 5);
    QVERIFY(program.assistant->queue().paused());
    QVERIFY(program.heard->read().isEmpty());
    program.assistant->queue().setPaused(false);
    QTRY_COMPARE_WITH_TIMEOUT(program.heard->documents.size(), 5, 30000);
}

void TestQueueing::losesNothingToAKill()
{
    constexpr int files = 12;
    constexpr int read = 5;
    Program files_;
    files_.quit();
    const QString papers = files_.writeMany(files, 10);
    auto held = std::make_unique<tests::HeldReader>(read);
    QProcess adding;
    adding.start(QLatin1String(program), files_.attestCli({u"add"_s, papers}));
    QTRY_VERIFY_WITH_TIMEOUT(adding.bytesAvailable() > 0, 30000);
    adding.kill(); // -9
    held.reset();
    QVERIFY(adding.waitForFinished(10000));
    const QStringList reported = lines(adding.readAllStandardOutput());
    QVERIFY(!reported.isEmpty());
    QVERIFY(reported.size() <= read);
    {
        // If it was killed while starting a reader, the reader holds the library's lock until it has called exec.
        auto library = core::Library::open(files_.library(), {});
        QTRY_VERIFY2(library || (library = core::Library::open(files_.library(), {})),
                     qPrintable(library ? QString() : library.error().message));
        for (const QString &line : reported.mid(0, reported.size() - 1)) { // the last line may be incomplete
            const QString path = QJsonDocument::fromJson(line.toUtf8()).object()[u"path"].toString();
            QVERIFY2((*library)->withPlace(path).id > 0, qPrintable(line));
        }
        const int there = int((*library)->documents().size());
        QCOMPARE(there + core::LibraryQueue(**library).counts().waiting, files);
        QVERIFY((*library)->check());
    }
    QProcess rest;
    rest.start(QLatin1String(program), files_.attestCli({u"add"_s})); // continues with the waiting files
    QVERIFY(rest.waitForFinished(60000));
    QCOMPARE(rest.exitCode(), 0);
    const auto library = core::Library::open(files_.library(), {});
    QVERIFY(library);
    QCOMPARE((*library)->documents().size(), files);
    QCOMPARE(core::LibraryQueue(**library).counts().waiting, 0);
}

void TestQueueing::leavesTheRestWaitingAfterCtrlC()
{
    constexpr int files = 12;
    constexpr int read = 5;
    Program files_;
    files_.quit();
    const QString papers = files_.writeMany(files, 10);
    const tests::HeldReader held(read);
    QProcess adding;
    adding.start(QLatin1String(program), files_.attestCli({u"add"_s, papers}));
    QTRY_VERIFY_WITH_TIMEOUT(adding.bytesAvailable() > 0, 30000);
    ::kill(pid_t(adding.processId()), SIGINT);
    QVERIFY(adding.waitForFinished(10000));
    QCOMPARE(adding.exitCode(), 130);
    QVERIFY(adding.readAllStandardError().contains("Not read yet"));
    const auto library = core::Library::open(files_.library(), {});
    QVERIFY(library);
    const core::QueueCounts counts = core::LibraryQueue(**library).counts();
    QVERIFY(counts.waiting >= files - read);
    QCOMPARE(int((*library)->documents().size()) + counts.waiting, files);
}

void TestQueueing::listsTheQueueInATerminal()
{
    Program files;
    files.quit();
    {
        const auto library = core::Library::open(files.library(), {});
        QVERIFY(library);
        core::LibraryQueue queue(**library);
        core::Queued entry;
        entry.path = u"/gone.pdf"_s;
        QVERIFY(queue.put({entry}));
        const auto taken = queue.take({});
        QVERIFY(taken && taken->size() == 1);
        QVERIFY(queue.fail(taken->first().id, u"There is no such file."_s));
        entry.path = u"/waits.pdf"_s;
        QVERIFY(queue.put({entry}));
    }
    const auto told = [&](const QStringList &words) {
        QProcess process;
        process.start(QLatin1String(program), files.attestCli(words));
        process.waitForFinished(30000);
        return QJsonDocument::fromJson(process.readAllStandardOutput()).object();
    };
    const QJsonObject before = told({u"queue"_s});
    QCOMPARE(before[u"waiting"].toInt(), 1);
    QCOMPARE(before[u"failed"].toInt(), 1);
    QCOMPARE(before[u"failed_list"][0][u"reason"].toString(), u"There is no such file."_s);
    QCOMPARE(told({u"queue"_s, u"retry"_s})[u"waiting"].toInt(), 2);
    const QJsonObject after = told({u"queue"_s, u"clear"_s});
    QCOMPARE(after[u"waiting"].toInt() + after[u"failed"].toInt(), 0);
    QVERIFY(told({u"queue"_s, u"dance"_s}).isEmpty());
}

void TestQueueing::stopsAFileWithinASecond_data()
{
    QTest::addColumn<QString>("step");
    QTest::newRow("while it is being hashed") << u"look"_s;
    QTest::newRow("while its pages are read") << u"read"_s;
    QTest::newRow("while it is cut into passages") << u"chunk"_s;
    QTest::newRow("while it is kept") << u"keep"_s;
}

void TestQueueing::stopsAFileWithinASecond()
{
    QFETCH(QString, step);
    Program program;
    core::Settings settings = program.assistant->settings();
    settings.readers = 1;
    program.assistant->setSettings(settings);
    QString path = program.folder.filePath(u"huge.pdf"_s);
    if (step == u"look") {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QVERIFY(file.resize(20ll << 30)); // a sparse file, which takes no room on the disk
    } else {
        QString page;
        for (int line = 0; line < 50; ++line)
            page += copper + u'\n';
        path = program.writePdf(u"huge.pdf"_s, QStringList(2000, page));
    }
    program.assistant->documents().add({path});
    QTRY_VERIFY_WITH_TIMEOUT(program.heard->saw(TraceKind::Entered, step), 120000);
    const int run = program.heard->runs.last().number;
    QElapsedTimer clock;
    clock.start();
    program.assistant->stop(run);
    QTRY_VERIFY_WITH_TIMEOUT(program.heard->finished.contains(run), 20000);
    const qint64 latency = clock.elapsed();
    qInfo("stopped within %lld ms", latency);
    QCOMPARE(program.heard->errors.value(run, core::Error::defect({})).code, core::Error::Cancelled);
    QTRY_VERIFY(program.idle());
    QVERIFY(program.heard->documents.isEmpty());
    QVERIFY2(latency < 1000, qPrintable(QString::number(latency)));
    // The reader stops soon as well: there is only one, and it continues with the next file.
    clock.start();
    program.assistant->documents().add({program.writePdf(u"next.pdf"_s, {copper})});
    QTRY_COMPARE_WITH_TIMEOUT(program.heard->documents.size(), 1, 15000);
    qInfo("the next file was read within %lld ms", clock.elapsed());
}

void TestQueueing::tellsWhyAFileFailedAndRetriesIt()
{
    Program program;
    const QString path = program.folder.filePath(u"a.pdf"_s);
    program.assistant->documents().add({path}); // the file does not exist
    QTRY_COMPARE(program.heard->queue.counts.failed, 1);
    QVERIFY(program.heard->queue.failed.first().reason.contains(path));
    QVERIFY(program.heard->queue.failed.first().reason.endsWith(u'.'));
    program.quit();
    program.start();
    QTRY_COMPARE(program.heard->queue.counts.failed, 1); // still listed
    program.writePdf(u"a.pdf"_s, {copper});
    program.assistant->queue().retry({});
    QTRY_COMPARE(program.heard->documents.size(), 1);
    QTRY_COMPARE(program.heard->queue.counts.failed, 0);
}

void TestQueueing::readsInTheOrderOfTheUser()
{
    Program program;
    QTRY_VERIFY(program.heard->lists > 0);
    program.assistant->queue().setPaused(true);
    QStringList paths;
    for (int pages = 1; pages <= 6; ++pages) // increasing in size
        paths.append(program.writePdf(u"%1.pdf"_s.arg(pages), QStringList(pages * 3, bees)));
    std::reverse(paths.begin(), paths.end());
    program.assistant->documents().add(paths);
    QTRY_COMPARE(program.heard->queue.waiting.size(), 6);
    const auto at = [&](int row) { return program.heard->queue.waiting[row]; };
    QCOMPARE(at(0).path.section(u'/', -1), u"1.pdf"_s);
    program.assistant->queue().readNext({at(5).id});
    QTRY_COMPARE(at(0).path.section(u'/', -1), u"6.pdf"_s);
    program.assistant->queue().move({at(5).id}, at(1).id); // moves 5 before 1
    QTRY_COMPARE(at(1).path.section(u'/', -1), u"5.pdf"_s);
    program.assistant->queue().removeFromQueue({at(5).id}); // 4
    QTRY_COMPARE(program.heard->queue.waiting.size(), 5);
    program.assistant->queue().setPaused(false);
    QTRY_COMPARE_WITH_TIMEOUT(program.heard->documents.size(), 5, 30000);
    QCOMPARE(program.heard->read(), QStringList({u"6.pdf"_s, u"5.pdf"_s, u"1.pdf"_s, u"2.pdf"_s, u"3.pdf"_s}));
}

void TestQueueing::answersWhileManyWait()
{
    Program program;
    program.assistant->documents().add({program.writePdf(u"copper.pdf"_s, {copper})});
    QTRY_COMPARE(program.heard->documents.size(), 1);
    QTRY_VERIFY(program.idle());
    const tests::HeldReader held(30); // it is still reading while the question is asked, and never finishes
    program.assistant->documents().add({program.writeMany(60, 20)});
    QTRY_VERIFY(program.heard->queue.reading > 0);
    const int run = program.assistant->conversation().ask(u"Why are cables made of copper?"_s);
    QTRY_VERIFY_WITH_TIMEOUT(program.heard->finished.contains(run), 30000);
    QVERIFY(!program.heard->errors.contains(run));
    QVERIFY(program.heard->queue.counts.waiting > 0); // the question did not have to wait for all files
    program.assistant->queue().stopAll();
    QTRY_VERIFY(program.idle());
}

void TestQueueing::sendsWhatChangedAndNotAllThereIs()
{
    constexpr int files = 60;
    Program program;
    QTRY_VERIFY(program.heard->lists > 0);
    const int before = program.heard->lists;
    program.assistant->documents().add({program.writeMany(files, 2)});
    QTRY_COMPARE_WITH_TIMEOUT(program.heard->documents.size(), files, 60000);
    QTRY_VERIFY(program.idle());
    QTRY_VERIFY(program.heard->lists > before); // updated at the end
    QVERIFY2(program.heard->lists <= before + 5, qPrintable(QString::number(program.heard->lists)));
}

void TestQueueing::readsAnewWhatIsAskedForBeforeTheFolder()
{
    Program program;
    program.assistant->documents().add({program.writePdf(u"copper.pdf"_s, QStringList(40, copper))});
    QTRY_COMPARE(program.heard->documents.size(), 1);
    const core::DocumentId id = program.heard->documents[0].id;
    program.assistant->queue().setPaused(true);
    program.assistant->documents().add({program.writeMany(10, 1)});
    QTRY_COMPARE(program.heard->queue.counts.waiting, 10);
    program.assistant->documents().readAgain(id);
    QTRY_COMPARE(program.heard->queue.counts.waiting, 11);
    QCOMPARE(program.heard->queue.waiting.first().document, id);
    program.assistant->queue().setPaused(false);
    QTRY_COMPARE_WITH_TIMEOUT(program.heard->documents.size(), 11, 30000);
    QTRY_VERIFY(program.idle());
    QVERIFY(std::any_of(program.heard->documents.begin(), program.heard->documents.end(),
                        [id](const core::Document &document) { return document.id == id; }));
    QCOMPARE(program.heard->read()[1], u"copper.pdf"_s);
}

QTEST_GUILESS_MAIN(TestQueueing)
#include "tst_queueing.moc"
