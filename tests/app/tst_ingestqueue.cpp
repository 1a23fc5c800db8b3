// How the queue feeds the readers: how many files at a time, in which order, and what stops it. The readers here read
// nothing, and end when the test lets them.
#include "app/services/ingestqueue.h"
#include "core/library/library.h"

#include <QMutex>
#include <QTemporaryDir>
#include <QTest>

#include <atomic>
#include <thread>

using namespace core;
using namespace Qt::StringLiterals;
using app::IngestQueue;
using app::QueueView;

namespace {

constexpr qint64 large = 50 << 20;

Queued file(const QString &path, qint64 bytes)
{
    Queued entry;
    entry.path = path;
    entry.bytes = bytes;
    return entry;
}

Queued scan(const QString &path)
{
    Queued entry = file(path, 1);
    entry.task = Queued::Recognise;
    return entry;
}

struct Desk // a program with everything except the readers
{
    QTemporaryDir folder;
    std::unique_ptr<Library> library = opened();
    std::unique_ptr<QObject> window = std::make_unique<QObject>(); // destroyed with the queue, as in the program
    QStringList begun;
    QHash<int, QString> paths; // by run
    QHash<int, Result<void>> ended;
    QueueView view;
    int idle = 0;
    QMutex lock;
    QSet<QString> mayEnd;          // guarded by the lock
    QHash<QString, Error> failing; // guarded by the lock: the error it ends with
    std::atomic<int> reading = 0;
    std::atomic<int> mostReading = 0;
    std::atomic<bool> holdsAll = false; // otherwise a reader ends at once
    std::unique_ptr<IngestQueue> queue;
    app::Gate *gate = nullptr;

    explicit Desk(int readers = 2, bool held = false) : holdsAll(held) { start(readers); }
    ~Desk() { quit(); }

    void quit()
    {
        queue.reset();
        window = std::make_unique<QObject>();
    }

    std::unique_ptr<Library> opened()
    {
        auto made = Library::open(folder.path(), {});
        if (!made)
            qFatal("%s", qPrintable(made.error().detail));
        return std::move(*made);
    }

    void start(int readers)
    {
        IngestQueue::Program program;
        program.begin = [this](const Queued &entry) {
            begun.append(entry.path);
            paths.insert(int(begun.size()), entry.path);
            return int(begun.size());
        };
        program.job = [this](const Queued &entry, int) {
            return [this, entry](std::stop_token stop) { return read(entry, stop); };
        };
        program.end = [this](int run, const Result<void> &result) { ended.insert(run, result); };
        program.changed = [this](const QueueView &now) { view = now; };
        program.idle = [this] { ++idle; };
        program.inWindow = [this](std::function<void()> call) {
            QMetaObject::invokeMethod(window.get(), std::move(call), Qt::QueuedConnection);
        };
        queue = std::make_unique<IngestQueue>(app::Readers{readers, readers}, std::move(program));
        gate = &queue->gate();
        queue->open(*library);
    }

    Result<void> read(const Queued &entry, const std::stop_token &stop)
    {
        const int now = ++reading;
        if (now > mostReading)
            mostReading = now;
        const auto goesOn = [&] {
            const QMutexLocker locked(&lock);
            return holdsAll && !mayEnd.contains(entry.path);
        };
        while (goesOn() && !stop.stop_requested())
            std::this_thread::yield();
        gate->pass(stop); // not through the pointer, which is null while the queue is destroyed
        --reading;
        LibraryQueue waiting(*library);
        const QMutexLocker locked(&lock);
        if (stop.stop_requested()) {
            (void)waiting.putBack({entry.id});
            return Error::cancelled();
        }
        if (const auto error = failing.constFind(entry.path); error != failing.constEnd()) {
            if (error->code == Error::Storage)
                (void)waiting.putBack({entry.id});
            else
                (void)waiting.fail(entry.id, error->message);
            return *error;
        }
        return waiting.done(entry.id);
    }

    void letEnd(const QString &path)
    {
        const QMutexLocker locked(&lock);
        mayEnd.insert(path);
    }

    void put(const QList<Queued> &entries) { queue->put(entries, LibraryQueue::InTurn); }

    QueueId idOf(const QString &path)
    {
        for (const Queued &entry : view.waiting + view.failed) {
            if (entry.path == path)
                return entry.id;
        }
        return 0;
    }

    int left() const
    {
        const QueueCounts counts = LibraryQueue(*library).counts();
        return counts.waiting + counts.reading + counts.failed;
    }
};

} // namespace

class TestIngestQueue : public QObject
{
    Q_OBJECT

private slots:
    void readsAllThereIs();
    void readsNoMoreAtOnceThanIsSet();
    void lendsReadersThatNothingWaitsFor();
    void letsASmallFilePassALargeOne();
    void holdsFewOfManyInMemory();
    void standsStillWhilePaused();
    void remembersAPauseThatWasMadeBeforeTheLibraryWasOpen();
    void stopsOneFile();
    void stopsAll();
    void takesOffWhatWaits();
    void readsInTheOrderOfTheUser();
    void haltsWhenTheDiskIsFull();
    void listsAndRetriesWhatFailed();
    void goesOnWhereItWas();
    void givesTheLibraryUpAndTakesItAgain();
    void recognisesBehindAllReading();
    void readsBesideWhatIsRecognised();
    void readsOneFileMoreThanThereAreCores();
    void haltsNothingWhereThereIsNothingToRecogniseBy();
};

void TestIngestQueue::readsAllThereIs()
{
    Desk desk;
    QList<Queued> entries;
    for (int i = 0; i < 50; ++i)
        entries.append(file(u"/%1"_s.arg(i, 2, 10, QChar(u'0')), 50 - i));
    desk.put(entries);
    QTRY_COMPARE(desk.ended.size(), 50);
    QTRY_VERIFY(!desk.queue->busy());
    QVERIFY(desk.idle >= 1);
    QCOMPARE(desk.left(), 0);
    QCOMPARE(desk.begun.first(), u"/49"_s); // the smallest
    QCOMPARE(QSet<QString>(desk.begun.begin(), desk.begun.end()).size(), 50);
    QTRY_COMPARE(desk.view.counts.waiting + desk.view.reading, 0);
}

void TestIngestQueue::readsNoMoreAtOnceThanIsSet()
{
    Desk desk(3, true);
    QList<Queued> entries;
    for (int i = 0; i < 20; ++i)
        entries.append(file(u"/%1"_s.arg(i), 1));
    desk.put(entries);
    QTRY_COMPARE(desk.reading.load(), 3);
    desk.queue->setReaders({5, 5});
    QTRY_COMPARE(desk.reading.load(), 5);
    desk.holdsAll = false;
    QTRY_COMPARE(desk.ended.size(), 20);
    QCOMPARE(desk.mostReading.load(), 5);
}

// Large files can be long: readers that would be idle help.
void TestIngestQueue::lendsReadersThatNothingWaitsFor()
{
    Desk desk(3, true);
    core::SpareReaders &idle = desk.queue->idleReaders();
    QVERIFY(!idle.take()); // before any file has been read
    desk.put({file(u"/1"_s, 1), file(u"/2"_s, 1), file(u"/3"_s, 1), file(u"/4"_s, 1)});
    QTRY_COMPARE(desk.reading.load(), 3);
    QVERIFY(!idle.take());
    desk.letEnd(u"/1"_s);
    QTRY_COMPARE(desk.begun.size(), 4);
    QVERIFY(!idle.take()); // a file was waiting for that reader
    desk.letEnd(u"/2"_s);
    desk.letEnd(u"/3"_s);
    QTRY_COMPARE(desk.ended.size(), 3);
    QVERIFY(idle.take());
    QVERIFY(idle.take());
    QVERIFY(!idle.take());
    idle.giveBack();
    QVERIFY(idle.take());
    desk.put({file(u"/5"_s, 1)}); // does not wait
    QTRY_COMPARE(desk.begun.size(), 5);
    idle.giveBack();
    QVERIFY(!idle.take());
    idle.giveBack();
    QVERIFY(idle.take());
    idle.giveBack();
    desk.holdsAll = false;
    QTRY_COMPARE(desk.left(), 0);
}

void TestIngestQueue::letsASmallFilePassALargeOne()
{
    Desk desk(1, true);
    desk.put({file(u"/large"_s, large), file(u"/larger"_s, 2 * large)});
    QTRY_COMPARE(desk.reading.load(), 1);
    desk.put({file(u"/small"_s, 10), file(u"/small2"_s, 20)});
    QTRY_COMPARE(desk.begun, QStringList({u"/large"_s, u"/small"_s}));
    desk.letEnd(u"/small"_s);
    QTRY_COMPARE(desk.begun, QStringList({u"/large"_s, u"/small"_s, u"/small2"_s}));
    desk.letEnd(u"/small2"_s);
    QTRY_COMPARE(desk.ended.size(), 2);
    QCOMPARE(desk.reading.load(), 1); // the other large file does not overtake
    desk.letEnd(u"/large"_s);
    QTRY_COMPARE(desk.begun.last(), u"/larger"_s);
    desk.holdsAll = false;
    QTRY_COMPARE(desk.left(), 0);
}

void TestIngestQueue::holdsFewOfManyInMemory()
{
    Desk desk(2, true);
    QList<Queued> entries;
    for (int i = 0; i < 5000; ++i)
        entries.append(file(u"/%1"_s.arg(i), 1 + i));
    desk.put(entries);
    QTRY_COMPARE(desk.reading.load(), 2);
    QTRY_COMPARE(desk.view.counts.waiting, 4998);
    QVERIFY(desk.view.waiting.size() < 400);
    const QueueCounts counts = LibraryQueue(*desk.library).counts();
    QVERIFY2(counts.reading <= 4, qPrintable(QString::number(counts.reading))); // in the readers and prefetched
}

void TestIngestQueue::standsStillWhilePaused()
{
    Desk desk(1, true);
    desk.put({file(u"/a"_s, 1), file(u"/b"_s, 2)});
    QTRY_COMPARE(desk.reading.load(), 1);
    desk.queue->setPaused(true);
    desk.holdsAll = false;
    QTRY_VERIFY(desk.view.paused);
    QVERIFY(desk.ended.isEmpty()); // held by the gate
    QCOMPARE(desk.view.waiting.size(), 1);
    desk.queue->setPaused(false);
    QTRY_COMPARE(desk.ended.size(), 2);
    QVERIFY(!LibraryQueue(*desk.library).paused());
}

void TestIngestQueue::remembersAPauseThatWasMadeBeforeTheLibraryWasOpen()
{
    Desk desk;
    desk.quit();
    QVERIFY(!LibraryQueue(*desk.library).paused());
    {
        IngestQueue::Program program;
        program.changed = [](const QueueView &) {};
        program.idle = [] {};
        program.inWindow = [&](std::function<void()> call) {
            QMetaObject::invokeMethod(desk.window.get(), std::move(call), Qt::QueuedConnection);
        };
        IngestQueue early(app::Readers(), std::move(program));
        early.setPaused(true);
        early.open(*desk.library);
    }
    QVERIFY(LibraryQueue(*desk.library).paused());
}

void TestIngestQueue::stopsOneFile()
{
    Desk desk(1, true);
    desk.put({file(u"/a"_s, 1), file(u"/b"_s, 2)});
    QTRY_COMPARE(desk.reading.load(), 1);
    QVERIFY(desk.queue->stop(1));
    QTRY_VERIFY(desk.ended.contains(1));
    QCOMPARE(desk.ended.value(1, Error::defect({})).error().code, Error::Cancelled);
    QTRY_COMPARE(desk.begun, QStringList({u"/a"_s, u"/b"_s}));
    QVERIFY(!desk.queue->stop(7));
    desk.holdsAll = false;
    QTRY_COMPARE(desk.left(), 0);
    QCOMPARE(desk.begun.size(), 2); // not read again
}

void TestIngestQueue::stopsAll()
{
    Desk desk(2, true);
    QList<Queued> entries;
    for (int i = 0; i < 1000; ++i)
        entries.append(file(u"/%1"_s.arg(i), 1));
    desk.put(entries);
    QTRY_COMPARE(desk.reading.load(), 2);
    desk.queue->stopAll();
    QTRY_COMPARE(desk.left(), 0);
    QTRY_COMPARE(desk.reading.load(), 0);
    QTRY_VERIFY(!desk.queue->busy());
    QCOMPARE(desk.begun.size(), 2);
}

void TestIngestQueue::takesOffWhatWaits()
{
    Desk desk(1, true);
    desk.put({file(u"/a"_s, 1), file(u"/b"_s, 2), file(u"/c"_s, 3), file(u"/d"_s, 4), file(u"/e"_s, 5)});
    QTRY_COMPARE(desk.view.waiting.size(), 4);
    desk.queue->remove({desk.idOf(u"/b"_s), desk.idOf(u"/e"_s)}); // b is already prefetched, e is not
    desk.holdsAll = false;
    QTRY_COMPARE(desk.left(), 0);
    QTRY_VERIFY(!desk.queue->busy());
    QCOMPARE(desk.begun, QStringList({u"/a"_s, u"/c"_s, u"/d"_s}));
}

void TestIngestQueue::readsInTheOrderOfTheUser()
{
    Desk desk(1, true);
    desk.put({file(u"/a"_s, 1), file(u"/b"_s, 2), file(u"/c"_s, 3), file(u"/d"_s, 4), file(u"/e"_s, 5)});
    QTRY_COMPARE(desk.view.waiting.size(), 4);
    desk.queue->readNext({desk.idOf(u"/e"_s)}); // before those already prefetched
    desk.queue->move({desk.idOf(u"/d"_s)}, desk.idOf(u"/c"_s));
    desk.holdsAll = false;
    QTRY_COMPARE(desk.begun.size(), 5);
    QCOMPARE(desk.begun, QStringList({u"/a"_s, u"/e"_s, u"/b"_s, u"/d"_s, u"/c"_s}));
}

void TestIngestQueue::haltsWhenTheDiskIsFull()
{
    Desk desk(1);
    desk.failing.insert(u"/b"_s, Error{Error::Storage, u"The disk is full; free some space."_s, {}});
    desk.put({file(u"/a"_s, 1), file(u"/b"_s, 2), file(u"/c"_s, 3), file(u"/d"_s, 4)});
    QTRY_COMPARE(desk.view.halted, u"The disk is full; free some space."_s);
    QVERIFY(desk.queue->paused());
    QCOMPARE(desk.begun, QStringList({u"/a"_s, u"/b"_s})); // the others would have failed in the same way
    QTRY_COMPARE(desk.view.counts.waiting, 3);
    desk.failing.clear();
    desk.queue->setPaused(false); // the user has freed some space
    QTRY_COMPARE(desk.left(), 0);
    QTRY_VERIFY(desk.view.halted.isEmpty());
}

void TestIngestQueue::listsAndRetriesWhatFailed()
{
    Desk desk(1);
    desk.failing.insert(u"/b"_s, Error{Error::NotFound, u"There is no such file."_s, {}});
    desk.put({file(u"/a"_s, 1), file(u"/b"_s, 2), file(u"/c"_s, 3)});
    QTRY_COMPARE(desk.view.counts.failed, 1);
    QTRY_COMPARE(desk.ended.size(), 3);
    QCOMPARE(desk.view.failed.first().reason, u"There is no such file."_s);
    desk.failing.clear();
    desk.queue->retry({desk.idOf(u"/b"_s)});
    QTRY_COMPARE(desk.left(), 0);
    QCOMPARE(desk.begun.last(), u"/b"_s);
}

void TestIngestQueue::goesOnWhereItWas()
{
    Desk desk(2, true);
    QList<Queued> entries;
    for (int i = 0; i < 20; ++i)
        entries.append(file(u"/%1"_s.arg(i), 1));
    desk.put(entries);
    QTRY_COMPARE(desk.reading.load(), 2);
    desk.queue->remove({desk.idOf(u"/7"_s)}); // and the program closes immediately
    desk.quit();
    QCOMPARE(desk.left(), 19);
    QCOMPARE(LibraryQueue(*desk.library).counts().waiting, 19);
    for (const Queued &entry : LibraryQueue(*desk.library).list(Queued::Waiting, 100))
        QCOMPARE(entry.attempts, 0);
    desk.begun.clear();
    desk.holdsAll = false;
    desk.start(2);
    QTRY_COMPARE(desk.left(), 0);
    QCOMPARE(desk.begun.size(), 19);
}

void TestIngestQueue::givesTheLibraryUpAndTakesItAgain()
{
    Desk desk(2, true);
    desk.put({file(u"/a"_s, 1), file(u"/b"_s, 2), file(u"/c"_s, 3), file(u"/d"_s, 4), file(u"/e"_s, 5)});
    QTRY_COMPARE(desk.reading.load(), 2);
    bool closed = false;
    desk.queue->close([&] { closed = true; });
    QTRY_VERIFY(closed);
    QCOMPARE(desk.reading.load(), 0);
    desk.library.reset(); // no longer used
    desk.library = desk.opened();
    QCOMPARE(LibraryQueue(*desk.library).counts().waiting, 5);
    desk.holdsAll = false;
    desk.queue->open(*desk.library);
    QTRY_COMPARE(desk.left(), 0);
}

void TestIngestQueue::recognisesBehindAllReading()
{
    Desk desk(2, true);
    desk.put({scan(u"/s1"_s), scan(u"/s2"_s), scan(u"/s3"_s), file(u"/a"_s, large), file(u"/b"_s, large)});
    QTRY_COMPARE(desk.begun, (QStringList{u"/a"_s, u"/b"_s}));
    QTRY_COMPARE(desk.view.counts.toRecognise, 3);
    QCOMPARE(desk.view.counts.waiting, 3);
    QCOMPARE(desk.view.counts.bytes, 0);
    QVERIFY(desk.queue->busy());
    desk.letEnd(u"/a"_s);
    QTRY_COMPARE(desk.begun.mid(2), QStringList{u"/s1"_s}); // left over by reading
    desk.letEnd(u"/b"_s);
    QTRY_COMPARE(desk.begun.mid(3), QStringList{u"/s2"_s});
    QTRY_COMPARE(desk.idle, 1); // all files are read
    QVERIFY(!desk.queue->busy());
    QTRY_COMPARE(desk.view.recognising, 2);
    QCOMPARE(desk.view.ended, 2);
    QCOMPARE(desk.view.recognised, 0);
    desk.letEnd(u"/s2"_s);
    QTRY_COMPARE(desk.begun.mid(4), QStringList{u"/s3"_s});
    QTRY_COMPARE(desk.view.recognised, 1);
    desk.letEnd(u"/s1"_s);
    desk.letEnd(u"/s3"_s);
    QTRY_COMPARE(desk.idle, 2); // and recognised
    QCOMPARE(desk.mostReading.load(), 2);
    QCOMPARE(desk.left(), 0);
}

void TestIngestQueue::readsBesideWhatIsRecognised()
{
    Desk desk(2, true);
    desk.put({scan(u"/s1"_s), scan(u"/s2"_s), scan(u"/s3"_s), scan(u"/s4"_s)});
    QTRY_COMPARE(desk.begun.size(), 2);
    desk.put({file(u"/a"_s, large), file(u"/b"_s, large), file(u"/c"_s, large)});
    QTRY_COMPARE(desk.begun.mid(2), (QStringList{u"/a"_s, u"/b"_s}));
    QTRY_COMPARE(desk.reading.load(), 4); // a reader begins a little later than its file
    desk.letEnd(u"/s1"_s);
    desk.letEnd(u"/a"_s);
    QTRY_COMPARE(desk.begun.mid(4), QStringList{u"/c"_s}); // before any scan
    desk.letEnd(u"/b"_s);
    desk.letEnd(u"/c"_s);
    QTRY_COMPARE(desk.begun.mid(5), QStringList{u"/s3"_s});
    QCOMPARE(desk.mostReading.load(), 4);
}

// While one reader waits for the disk, another can use the core. Recognition does not wait for a disk.
void TestIngestQueue::readsOneFileMoreThanThereAreCores()
{
    Desk desk(2, true);
    desk.queue->setReaders({2, 3});
    desk.put({scan(u"/s1"_s), scan(u"/s2"_s), scan(u"/s3"_s)});
    QTRY_COMPARE(desk.reading.load(), 2);
    desk.holdsAll = false;
    QTRY_COMPARE(desk.ended.size(), 3);
    QCOMPARE(desk.mostReading.load(), 2);
    desk.holdsAll = true;
    desk.put({file(u"/1"_s, 1), file(u"/2"_s, 1), file(u"/3"_s, 1), file(u"/4"_s, 1)});
    QTRY_COMPARE(desk.reading.load(), 3);
    core::SpareReaders &idle = desk.queue->idleReaders();
    desk.letEnd(u"/1"_s);
    desk.letEnd(u"/2"_s);
    QTRY_COMPARE(desk.ended.size(), 5);
    QVERIFY(!idle.take()); // two files are read on two cores
    desk.letEnd(u"/3"_s);
    QTRY_COMPARE(desk.ended.size(), 6);
    QVERIFY(idle.take());
    idle.giveBack();
    desk.holdsAll = false;
    QTRY_COMPARE(desk.ended.size(), 7);
    QCOMPARE(desk.mostReading.load(), 3);
}

void TestIngestQueue::haltsNothingWhereThereIsNothingToRecogniseBy()
{
    Desk desk;
    desk.failing.insert(u"/s1"_s, {Error::Unavailable, u"There is no language."_s, {}});
    desk.put({scan(u"/s1"_s)});
    QTRY_COMPARE(desk.view.counts.failed, 1);
    QVERIFY(desk.view.halted.isEmpty());
    desk.put({file(u"/a"_s, 1)});
    QTRY_COMPARE(desk.ended.size(), 2);
    QVERIFY(desk.ended.value(2));
}

QTEST_GUILESS_MAIN(TestIngestQueue)
#include "tst_ingestqueue.moc"
