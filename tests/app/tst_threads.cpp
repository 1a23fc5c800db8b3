// Lane, Pool and Relay, the only places where threads meet, and the memory their threads leave in the allocator.
#include "app/runtime/allocator.h"
#include "app/runtime/lane.h"
#include "app/runtime/pool.h"
#include "app/runtime/relay.h"

#include <QCoreApplication>
#include <QDir>
#include <QProcess>
#include <QScopeGuard>
#include <QSemaphore>
#include <QTest>

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdlib>
#include <latch>
#include <mutex>
#include <stdexcept>

#include <sys/resource.h>

#if __has_include(<malloc.h>)
#include <malloc.h>
#endif

namespace {

// Number of the allocator's arenas, each with its own gaps; 0 if unknown.
int heaps()
{
    int count = 0;
#ifdef M_ARENA_MAX // glibc
    char *text = nullptr;
    size_t size = 0;
    FILE *out = open_memstream(&text, &size);
    if (malloc_info(0, out) == 0) {
        std::fclose(out);
        count = int(QByteArray::fromRawData(text, qsizetype(size)).count("<heap nr="));
        std::free(text);
    }
#endif
    return count;
}

} // namespace

class tst_threads : public QObject
{
    Q_OBJECT

private slots:
    void aLaneKeepsTheOrder()
    {
        QList<int> done;
        QSemaphore ready;
        app::Lane lane;
        for (int i = 0; i < 100; ++i)
            lane.post([&, i](std::stop_token) {
                done.append(i);
                ready.release();
            });
        ready.acquire(100);
        for (int i = 0; i < 100; ++i)
            QCOMPARE(done[i], i);
    }

    void aLaneWithTwoThreadsDoesTwoJobsAtOnce()
    {
        QSemaphore first, second, both;
        app::Lane lane(2);
        lane.post([&](std::stop_token) {
            first.release();
            second.acquire();
            both.release();
        });
        lane.post([&](std::stop_token) {
            second.release();
            first.acquire();
            both.release();
        });
        QVERIFY(both.tryAcquire(2, 10000));
    }

    void whatIsInTheBackgroundLetsOthersFirst()
    {
        const int own = getpriority(PRIO_PROCESS, 0);
        const int behind = std::min(own + app::backgroundNiceness, 19);
        QSemaphore done;
        std::atomic<int> asked = -1, read = -1, shared = -1;
        QByteArray program;
        app::Lane asking;
        app::Lane reading(1, app::Priority::Background);
        app::Pool fitting(1, app::Priority::Background);
        asking.post([&](std::stop_token) {
            asked = getpriority(PRIO_PROCESS, 0);
            done.release();
        });
        reading.post([&](std::stop_token) {
            read = getpriority(PRIO_PROCESS, 0);
            QProcess nice; // prints its own niceness
            nice.start(QStringLiteral("nice"), QStringList());
            nice.waitForFinished();
            program = nice.readAll().trimmed();
            done.release();
        });
        fitting.offer([&] {
            shared = getpriority(PRIO_PROCESS, 0);
            done.release();
        });
        QVERIFY(done.tryAcquire(3, 10000));
        QCOMPARE(asked, own);
        QCOMPARE(read, behind);
        QCOMPARE(shared, behind);
        QCOMPARE(program, QByteArray::number(behind));
        QCOMPARE(getpriority(PRIO_PROCESS, 0), own);
    }

    void startsAThreadOnlyForAJobThatFindsNoneFree()
    {
        const auto threads = [] {
            return int(QDir(QStringLiteral("/proc/self/task")).entryList(QDir::Dirs | QDir::NoDotAndDotDot).size());
        };
        QSemaphore running, on;
        const app::Lane first; // started here for what starts the others, as there is no other lane yet
        const int before = threads();
        app::Lane lane(8);
        app::Pool pool(8);
        QCOMPARE(threads(), before);
        const auto job = [&](std::stop_token) {
            running.release();
            on.acquire();
        };
        lane.post(job);
        QVERIFY(running.tryAcquire(1, 10000));
        QCOMPARE(threads(), before + 1);
        lane.post(job);
        QVERIFY(running.tryAcquire(1, 10000));
        QCOMPARE(threads(), before + 2);
        on.release(2);
        lane.drain();
        pool.forEach(3, [](int) {}, {});
        QVERIFY(threads() <= before + 5); // three of the lane, two of the pool
        QVERIFY(threads() >= before + 2);
    }

    // Uses the priority of the program's first thread, though a background thread is the first to need it.
    void whatTheBackgroundStartsIsInTheForeground()
    {
        const int own = getpriority(PRIO_PROCESS, 0);
        std::atomic<int> asked = -1;
        QSemaphore done;
        app::Lane asking;
        app::Lane reading(1, app::Priority::Background);
        reading.post([&](std::stop_token) {
            asking.post([&](std::stop_token) {
                asked = getpriority(PRIO_PROCESS, 0);
                done.release();
            });
        });
        QVERIFY(done.tryAcquire(1, 10000));
        QCOMPARE(asked, own);
    }

    void stopsTheJobThatRunsAndTellsTheOneThatWaits()
    {
        QSemaphore running, ended;
        std::atomic<bool> told = false;
        app::Lane lane;
        std::stop_source first = lane.post([&](std::stop_token stop) {
            running.release();
            while (!stop.stop_requested())
                std::this_thread::yield();
            ended.release();
        });
        std::stop_source second = lane.post([&](std::stop_token stop) {
            told = stop.stop_requested();
            ended.release();
        });
        running.acquire();
        second.request_stop();
        first.request_stop();
        QVERIFY(ended.tryAcquire(2, 10000));
        QVERIFY(told);
    }

    void diesAtOnceThoughAJobRunsForEver()
    {
        QSemaphore running;
        {
            app::Lane lane(2);
            for (int i = 0; i < 2; ++i)
                lane.post([&](std::stop_token stop) {
                    running.release();
                    while (!stop.stop_requested())
                        std::this_thread::yield();
                });
            lane.post([](std::stop_token) { QFAIL("dropped jobs must not run"); });
            running.acquire(2);
        }
    }

    void aPoolDoesEveryItemOnce()
    {
        app::Pool pool(3);
        std::atomic<int> counts[1000] = {};
        pool.forEach(1000, [&](int i) { ++counts[i]; }, {});
        for (const std::atomic<int> &count : counts)
            QCOMPARE(count.load(), 1);
    }

    void aPoolServesCallsFromItsOwnItems()
    {
        app::Pool pool(2);
        std::atomic<int> done = 0;
        pool.forEach(8, [&](int) { pool.forEach(8, [&](int) { ++done; }, {}); }, {});
        QCOMPARE(done.load(), 64);
    }

    void aPoolGrows()
    {
        app::Pool pool(1);
        pool.grow(3);
        pool.grow(2); // it has grown
        std::mutex mutex;
        std::condition_variable changed;
        int there = 0, together = 0;
        pool.forEach(4, // including the caller
                     [&](int) {
                         std::unique_lock lock(mutex);
                         ++there;
                         changed.notify_all();
                         together +=
                             changed.wait_for(lock, std::chrono::seconds(10), [&] { return there == 4; }) ? 1 : 0;
                     },
                     {});
        QCOMPARE(together, 4);
    }

    void aPoolBeginsNothingAfterAStop()
    {
        app::Pool pool(2);
        std::stop_source stop;
        std::atomic<int> done = 0;
        pool.forEach(
            100000,
            [&](int) {
                if (++done == 5)
                    stop.request_stop();
            },
            stop.get_token());
        QVERIFY(done < 100000);
    }

    // Documents read by twelve threads would leave gaps in twelve arenas.
    void threadsShareFewHeaps()
    {
        if (heaps() == 0)
            QSKIP("the allocator does not say how many heaps it has");
        constexpr int threads = 12;
        app::Pool pool(threads - 1);
        std::latch together(threads);
        const auto work = [&](int) {
            const std::vector<int> taken(1000);
            together.arrive_and_wait(); // on a different thread each, if possible
            QVERIFY(taken.size() == 1000);
        };
        pool.forEach(threads, work, {});
        QCOMPARE_LE(heaps(), app::mostHeaps);
    }

    // An exception from a job does not end the program: it is reported, and the next job runs.
    void aLaneTellsWhatAJobThrows()
    {
        QStringList told;
        app::tellThrown(&told, [&](const core::Error &error) { told.append(error.message); });
        const auto done = qScopeGuard([&] { app::tellThrown(&told, {}); });
        bool idle = false;
        {
            app::Lane lane;
            lane.post([](std::stop_token) { throw std::runtime_error("the cell has no row"); });
            lane.post([](std::stop_token) { throw std::bad_alloc(); });
            lane.post([](std::stop_token) { throw 7; });
            lane.post([](std::stop_token) {
                throw std::system_error(std::make_error_code(std::errc::resource_unavailable_try_again));
            });
            lane.drain();
            lane.post([&](std::stop_token) { idle = true; });
            lane.drain();
        }
        QVERIFY(idle);
        QCOMPARE(told.size(), 4);
        QVERIFY(told[0].contains(QStringLiteral("the cell has no row")));
        QVERIFY(told[1].contains(QStringLiteral("memory")));
        QVERIFY(!told[2].isEmpty());
        QCOMPARE(told[3], told[1]); // failing to create a thread is reported like a lack of memory
    }

    void aPoolTellsWhatIsThrownOfWhatNobodyWaitsFor()
    {
        QSemaphore told;
        app::tellThrown(&told, [&](const core::Error &) { told.release(); });
        const auto done = qScopeGuard([&] { app::tellThrown(&told, {}); });
        app::Pool pool(1);
        pool.offer([] { throw std::runtime_error("in vain"); });
        QVERIFY(told.tryAcquire(1, 10000));
    }

    // The items use the caller's data, so none may still run when it continues.
    void aPoolWaitsForTheOthersWhereAnItemThrows()
    {
        app::Pool pool(3);
        QSemaphore inside, thrown;
        std::atomic<int> running = 0;
        QString said;
        try {
            pool.forEach(1000,
                         [&](int i) {
                             if (i == 0) {
                                 inside.acquire(); // another item is running
                                 thrown.release(3);
                                 throw std::runtime_error("item 0");
                             }
                             ++running;
                             inside.release();
                             if (i < 4)
                                 thrown.tryAcquire(1, 10000);
                             --running;
                         },
                         {});
        } catch (const std::runtime_error &error) {
            said = QString::fromLatin1(error.what());
        }
        QCOMPARE(running.load(), 0);
        QCOMPARE(said, QStringLiteral("item 0"));
        std::atomic<int> after = 0;
        pool.forEach(100, [&](int) { ++after; }, {}); // the pool still works
        QCOMPARE(after.load(), 100);
    }

    void whatIsAskedOnALeftThreadThrowsToTheCaller()
    {
        const auto ask = [] {
            return app::runOnLeftThread([] { throw std::runtime_error("no drive"); }, {}, core::noTimeout);
        };
        QVERIFY_THROWS_EXCEPTION(std::runtime_error, (void)ask());
        bool done = false;
        QVERIFY(app::runOnLeftThread([&] { done = true; }, {}, core::noTimeout));
        QVERIFY(done);
    }

    void aResultHoldsWhatWasThrown()
    {
        const core::Result<void> result =
            app::resultOf([]() -> core::Result<void> { throw std::runtime_error("the cell has no row"); });
        QVERIFY(!result);
        QCOMPARE(result.error().code, core::Error::Defect);
        QVERIFY(app::resultOf([] { return core::Result<void>(); }));
    }

    void aRelayKeepsTheOrderInFewDeliveries()
    {
        QObject receiver;
        QList<int> got;
        int deliveries = 0;
        const app::Relay<int> relay(&receiver, [&](const QList<int> &events) {
            got += events;
            ++deliveries;
        });
        {
            app::Lane lane;
            QSemaphore sent;
            lane.post([&](std::stop_token) {
                for (int i = 0; i < 100000; ++i)
                    relay.send(i);
                sent.release();
            });
            sent.acquire();
        }
        QTRY_COMPARE(got.size(), 100000);
        for (int i = 0; i < got.size(); ++i)
            QCOMPARE(got[i], i);
        QCOMPARE(deliveries, 1); // none could be delivered while this thread was blocked
    }
};

QTEST_GUILESS_MAIN(tst_threads)
#include "tst_threads.moc"
