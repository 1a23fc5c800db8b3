// The files waiting to be read: their order, their state after a crash, and removal together with the document.
#include "core/library/library.h"
#include "core/library/queue.h"

#include <QTemporaryDir>
#include <QTest>

using namespace core;
using namespace Qt::StringLiterals;

namespace {

std::unique_ptr<Library> opened(const QString &folder)
{
    auto library = Library::open(folder, {});
    if (!library)
        qFatal("%s (%s)", qPrintable(library.error().message), qPrintable(library.error().detail));
    return std::move(*library);
}

Queued file(const QString &path, qint64 bytes, qint64 batch = 0)
{
    Queued entry;
    entry.path = path;
    entry.bytes = bytes;
    entry.batch = batch;
    return entry;
}

QStringList paths(const QList<Queued> &entries)
{
    QStringList all;
    for (const Queued &entry : entries)
        all.append(entry.path);
    return all;
}

QList<QueueId> ids(const QList<Queued> &entries)
{
    QList<QueueId> all;
    for (const Queued &entry : entries)
        all.append(entry.id);
    return all;
}

struct Desk
{
    QTemporaryDir folder;
    std::unique_ptr<Library> library = opened(folder.path());
    LibraryQueue queue{*library};

    void reopen() // as left by a program that ended
    {
        library.reset();
        library = opened(folder.path());
        std::destroy_at(&queue);
        std::construct_at(&queue, *library);
    }

    void put(const QList<Queued> &entries)
    {
        const Result<void> done = queue.put(entries);
        if (!done)
            qFatal("%s", qPrintable(done.error().detail));
    }

    QList<Queued> take(const LibraryQueue::QueueQuery &query = {})
    {
        const Result<QList<Queued>> taken = queue.take(query);
        if (!taken)
            qFatal("%s", qPrintable(taken.error().detail));
        return *taken;
    }

    QStringList takeAll() // takes and completes them one by one
    {
        QStringList all;
        for (QList<Queued> next = take(); !next.isEmpty(); next = take()) {
            all += paths(next);
            (void)queue.done(next.first().id);
        }
        return all;
    }

    QStringList waiting() { return paths(queue.list(Queued::Waiting, 1000)); }
};

Document documentAt(const QString &path)
{
    Document document;
    document.path = path;
    document.hash = path.toUtf8().toHex();
    document.status = DocumentStatus::Indexed;
    return document;
}

Passage passageOf(const QString &text)
{
    Passage passage;
    passage.text = text;
    passage.page = passage.lastPage = 1;
    return passage;
}

} // namespace

class TestQueue : public QObject
{
    Q_OBJECT

private slots:
    void givesTheSmallOnesFirst();
    void doesNotLetSmallOnesStarveALargeOne();
    void givesOnlySmallOnesWhereOnlyTheyAreWanted();
    void keepsTheOrderOfTheUser();
    void movesSeveralTogether();
    void holdsAFileOnce();
    void readsAFileAgainThatChangedWhileItWasRead();
    void recognisesAfterAllWasRead();
    void givesOneBatchAlone();
    void letsAnEntryGoWithItsDocument();
    void keepsNeitherWhenItIsStopped();
    void letsAnEntryGoWithAPlaceOfAKnownDocument();
    void forgetsWhatWaitsForARemovedDocument();
    void waitsAgainAfterACrash();
    void givesUpAFileThatEndsTheProgramEachTime();
    void countsAStoppedFileAsNotTried();
    void listsWhatFailedUntilItIsRetried();
    void staysRemovedWhenItWasRemovedWhileBeingRead();
    void remembersThatItIsPaused();
    void isQuickForAHundredThousandFiles();
};

void TestQueue::givesTheSmallOnesFirst()
{
    Desk desk;
    desk.put({file(u"/large"_s, 5000), file(u"/small"_s, 10), file(u"/middle"_s, 300), file(u"/small2"_s, 10)});
    QCOMPARE(desk.waiting(), QStringList({u"/small"_s, u"/small2"_s, u"/middle"_s, u"/large"_s}));
    const QList<Queued> taken = desk.take({.count = 2});
    QCOMPARE(paths(taken), QStringList({u"/small"_s, u"/small2"_s}));
    QCOMPARE(taken.first().state, Queued::Reading);
    const QueueCounts counts = desk.queue.counts();
    QCOMPARE(counts.waiting, 2);
    QCOMPARE(counts.reading, 2);
    QCOMPARE(counts.bytes, 5300);
}

void TestQueue::doesNotLetSmallOnesStarveALargeOne()
{
    Desk desk;
    desk.put({file(u"/large"_s, 1000)});
    QStringList read;
    for (int i = 0; i < 100 && !read.contains(u"/large"_s); ++i) { // small ones keep arriving
        desk.put({file(u"/small%1"_s.arg(i), 100)});
        const QList<Queued> next = desk.take();
        read += paths(next);
        (void)desk.queue.done(next.first().id);
    }
    QVERIFY(read.contains(u"/large"_s));
    QVERIFY(read.size() > 5); // though several small ones went first
}

void TestQueue::givesOnlySmallOnesWhereOnlyTheyAreWanted()
{
    Desk desk;
    desk.put({file(u"/large"_s, 1000), file(u"/huge"_s, 2000)});
    QVERIFY(desk.take({.largest = 100}).isEmpty());
    desk.put({file(u"/small"_s, 100)});
    QCOMPARE(paths(desk.take({.count = 3, .largest = 100})), QStringList(u"/small"_s));
}

void TestQueue::keepsTheOrderOfTheUser()
{
    Desk desk;
    desk.put({file(u"/a"_s, 1), file(u"/b"_s, 2), file(u"/c"_s, 3), file(u"/d"_s, 4)});
    const QList<QueueId> all = ids(desk.queue.list(Queued::Waiting, 10));
    QVERIFY(desk.queue.move({all[3]}, all[1])); // d before b
    QCOMPARE(desk.waiting(), QStringList({u"/a"_s, u"/d"_s, u"/b"_s, u"/c"_s}));
    desk.put({file(u"/tiny"_s, 0)}); // does not go between files ordered by the user
    QCOMPARE(desk.waiting().mid(0, 2), QStringList({u"/a"_s, u"/d"_s}));
    QVERIFY(desk.queue.readNext({all[2]}));
    QCOMPARE(desk.waiting().first(), u"/c"_s);
    QVERIFY(desk.queue.move({all[0]}, 0)); // a after all others
    QCOMPARE(desk.waiting().last(), u"/a"_s);
    desk.reopen();
    QCOMPARE(desk.takeAll(), QStringList({u"/c"_s, u"/d"_s, u"/tiny"_s, u"/b"_s, u"/a"_s}));
}

void TestQueue::movesSeveralTogether()
{
    Desk desk;
    desk.put({file(u"/a"_s, 1), file(u"/b"_s, 1), file(u"/c"_s, 1), file(u"/d"_s, 1), file(u"/e"_s, 1)});
    const QList<QueueId> all = ids(desk.queue.list(Queued::Waiting, 10));
    QVERIFY(desk.queue.move({all[4], all[0]}, all[3]));
    QCOMPARE(desk.waiting(), QStringList({u"/b"_s, u"/c"_s, u"/e"_s, u"/a"_s, u"/d"_s}));
    QVERIFY(desk.queue.move({all[3]}, all[4]));
    QCOMPARE(desk.waiting(), QStringList({u"/b"_s, u"/c"_s, u"/d"_s, u"/e"_s, u"/a"_s}));
}

void TestQueue::holdsAFileOnce()
{
    Desk desk;
    desk.put({file(u"/a"_s, 1), file(u"/b"_s, 2)});
    desk.put({file(u"/b"_s, 2), file(u"/a"_s, 1), file(u"/a"_s, 1)});
    QCOMPARE(desk.waiting(), QStringList({u"/a"_s, u"/b"_s}));
    Queued again = file(u"/a"_s, 1);
    again.again = true;
    desk.put({again});
    QVERIFY(desk.take().first().again);
}

void TestQueue::readsAFileAgainThatChangedWhileItWasRead()
{
    Desk desk;
    desk.put({file(u"/a"_s, 1)});
    const QList<Queued> first = desk.take();
    desk.put({file(u"/a"_s, 2)});
    QVERIFY(desk.take().isEmpty()); // not by two readers at the same time
    QVERIFY(desk.queue.fail(first.first().id, u"It changed."_s));
    const QList<Queued> second = desk.take();
    QCOMPARE(paths(second), QStringList(u"/a"_s));
    QCOMPARE(second.first().bytes, 2);
    QCOMPARE(desk.queue.counts().failed, 0); // it is being processed
}

void TestQueue::recognisesAfterAllWasRead()
{
    Desk desk;
    Queued scan = file(u"/scan"_s, 1);
    scan.task = Queued::Recognise;
    scan.document = 7;
    desk.put({scan, file(u"/scan"_s, 1), file(u"/large"_s, 1000)});
    QCOMPARE(desk.queue.counts().toRecognise, 1);
    QCOMPARE(desk.take({.count = 5, .recognise = true}).size(), 2);
    QVERIFY(desk.take().isEmpty());
    QVERIFY(desk.take({.recognise = true}).isEmpty()); // still being read
    QVERIFY(desk.queue.removeAll(Queued::Reading));
    const QList<Queued> taken = desk.take({.recognise = true});
    QCOMPARE(paths(taken), QStringList(u"/scan"_s));
    QCOMPARE(taken.first().task, Queued::Recognise);
    QCOMPARE(taken.first().document, 7);
}

void TestQueue::givesOneBatchAlone()
{
    Desk desk;
    desk.put({file(u"/a"_s, 1), file(u"/b"_s, 2), file(u"/c"_s, 3)});
    desk.put({file(u"/c"_s, 3, 42), file(u"/d"_s, 4, 42)});
    QCOMPARE(paths(desk.take({.count = 10, .batch = 42})), QStringList({u"/c"_s, u"/d"_s}));
    QCOMPARE(desk.waiting(), QStringList({u"/a"_s, u"/b"_s}));
}

void TestQueue::letsAnEntryGoWithItsDocument()
{
    Desk desk;
    desk.put({file(u"/a"_s, 1), file(u"/b"_s, 1)});
    const Queued entry = desk.take().first();
    const auto kept = desk.queue.keep(entry.id, documentAt(entry.path), {}, {passageOf(u"Copper conducts."_s)}, {});
    QVERIFY(kept);
    QCOMPARE(kept->passages, 1);
    QVERIFY(kept->added > 0);
    desk.reopen();
    QCOMPARE(desk.waiting(), QStringList(u"/b"_s));
    QCOMPARE(desk.library->withPlace(u"/a"_s).id, kept->id);
    QCOMPARE(desk.library->withPlace(u"/b"_s).id, 0);
}

void TestQueue::keepsNeitherWhenItIsStopped()
{
    Desk desk;
    desk.put({file(u"/a"_s, 1)});
    const Queued entry = desk.take().first();
    QList<Passage> passages;
    for (int i = 0; i < 3000; ++i)
        passages.append(passageOf(u"Passage %1 tells of copper, bees and wires."_s.arg(i)));
    std::stop_source stop;
    stop.request_stop();
    const auto kept = desk.queue.keep(entry.id, documentAt(entry.path), {}, passages, stop.get_token());
    QVERIFY(!kept);
    QCOMPARE(kept.error().code, Error::Cancelled);
    QVERIFY(desk.queue.putBack({entry.id}));
    QVERIFY(desk.library->documents().isEmpty());
    QCOMPARE(desk.waiting(), QStringList(u"/a"_s));
    QVERIFY(desk.library->check());
}

void TestQueue::letsAnEntryGoWithAPlaceOfAKnownDocument()
{
    Desk desk;
    const auto kept = desk.library->add(documentAt(u"/a"_s), {}, {passageOf(u"Copper conducts."_s)});
    desk.put({file(u"/copy"_s, 1)});
    QVERIFY(desk.queue.keepPlace(desk.take().first().id, kept->id, u"/copy"_s));
    QCOMPARE(desk.library->withPlace(u"/copy"_s).places, QStringList({u"/a"_s, u"/copy"_s}));
    QCOMPARE(desk.queue.counts().reading, 0);
}

void TestQueue::forgetsWhatWaitsForARemovedDocument()
{
    Desk desk;
    const auto kept = desk.library->add(documentAt(u"/a"_s), {}, {passageOf(u"Copper conducts."_s)});
    Queued again = file(u"/a"_s, 1);
    again.document = kept->id;
    desk.put({again, file(u"/b"_s, 1)});
    QVERIFY(desk.library->remove(kept->id));
    QCOMPARE(desk.waiting(), QStringList(u"/b"_s));
}

void TestQueue::waitsAgainAfterACrash()
{
    Desk desk;
    desk.put({file(u"/a"_s, 1), file(u"/b"_s, 2)});
    QCOMPARE(desk.take({.count = 2}).size(), 2);
    desk.put({file(u"/a"_s, 1)});
    desk.reopen();
    QCOMPARE(desk.queue.counts().reading, 0);
    QStringList waiting = desk.waiting();
    waiting.sort();
    QCOMPARE(waiting, QStringList({u"/a"_s, u"/b"_s})); // each once
}

void TestQueue::givesUpAFileThatEndsTheProgramEachTime()
{
    Desk desk;
    desk.put({file(u"/deadly"_s, 1), file(u"/good"_s, 1000)});
    for (int start = 0; start < 5; ++start) {
        QCOMPARE(desk.queue.counts().waiting, 2);
        QCOMPARE(desk.waiting().first(), start < 2 ? u"/deadly"_s : u"/good"_s); // after two crashes it goes to the end
        for (const Queued &entry : desk.take({.count = 2})) {
            if (entry.path == u"/good"_s)
                QVERIFY(desk.queue.putBack({entry.id}));
        }
        desk.reopen();
    }
    const QList<Queued> failed = desk.queue.list(Queued::Failed, 10);
    QCOMPARE(paths(failed), QStringList(u"/deadly"_s));
    QVERIFY(failed.first().reason.endsWith(u'.'));
    QCOMPARE(desk.takeAll(), QStringList(u"/good"_s));
}

void TestQueue::countsAStoppedFileAsNotTried()
{
    Desk desk;
    desk.put({file(u"/a"_s, 1)});
    for (int i = 0; i < 10; ++i) {
        const QList<Queued> taken = desk.take();
        QCOMPARE(taken.first().attempts, 1);
        QVERIFY(desk.queue.putBack(ids(taken)));
    }
    QCOMPARE(desk.waiting(), QStringList(u"/a"_s));
}

void TestQueue::listsWhatFailedUntilItIsRetried()
{
    Desk desk;
    desk.put({file(u"/a"_s, 1), file(u"/b"_s, 2), file(u"/c"_s, 3)});
    for (const Queued &entry : desk.take({.count = 3}))
        QVERIFY(desk.queue.fail(entry.id, u"There is no file."_s));
    desk.reopen();
    const QList<Queued> failed = desk.queue.list(Queued::Failed, 10);
    QCOMPARE(failed.size(), 3);
    QCOMPARE(failed.first().reason, u"There is no file."_s);
    QVERIFY(desk.take().isEmpty());
    QVERIFY(desk.queue.retry({failed[1].id}));
    QCOMPARE(desk.waiting(), QStringList(u"/b"_s));
    QVERIFY(desk.queue.retryAll());
    QCOMPARE(desk.queue.counts().failed, 0);
    QCOMPARE(desk.takeAll(), QStringList({u"/a"_s, u"/b"_s, u"/c"_s}));
}

void TestQueue::staysRemovedWhenItWasRemovedWhileBeingRead()
{
    Desk desk;
    desk.put({file(u"/a"_s, 1), file(u"/b"_s, 1)});
    const QList<Queued> taken = desk.take({.count = 2});
    QVERIFY(desk.queue.remove(ids(taken)));
    QVERIFY(desk.queue.putBack({taken[0].id}));
    QVERIFY(desk.queue.fail(taken[1].id, u"It failed."_s));
    const QueueCounts counts = desk.queue.counts();
    QCOMPARE(counts.waiting + counts.reading + counts.failed, 0);
}

void TestQueue::remembersThatItIsPaused()
{
    Desk desk;
    QVERIFY(!desk.queue.paused());
    QVERIFY(desk.queue.setPaused(true));
    desk.reopen();
    QVERIFY(desk.queue.paused());
    QVERIFY(desk.queue.setPaused(false));
    QVERIFY(!desk.queue.paused());
}

void TestQueue::isQuickForAHundredThousandFiles()
{
    Desk desk;
    QElapsedTimer clock;
    clock.start();
    for (int batch = 0; batch < 100; ++batch) {
        QList<Queued> entries;
        for (int i = 0; i < 1000; ++i)
            entries.append(file(u"/home/somebody/papers/%1/%2.pdf"_s.arg(batch).arg(i), 1 + (i * 7919) % 5000));
        desk.put(entries);
    }
    const qint64 put = clock.restart();
    for (int i = 0; i < 100; ++i) {
        const QList<Queued> taken = desk.take({.count = 4});
        QCOMPARE(taken.size(), 4);
        (void)desk.queue.remove(ids(taken));
    }
    const qint64 taken = clock.restart();
    QCOMPARE(desk.queue.counts().waiting, 99600);
    QCOMPARE(desk.queue.list(Queued::Waiting, 300).size(), 300);
    const qint64 counted = clock.elapsed();
    qInfo("100,000 files: put in within %lld ms, 4 of them taken within %.1f ms, counted and listed within %lld ms",
          put, double(taken) / 100, counted);
    QVERIFY(put < 30000 && taken < 10000 && counted < 1000);
}

QTEST_MAIN(TestQueue)
#include "tst_queue.moc"
