// Lane, Pool and Relay: the only places where threads meet.
#include "app/lane.h"
#include "app/pool.h"
#include "app/relay.h"

#include <QCoreApplication>
#include <QSemaphore>
#include <QTest>

#include <atomic>

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

    void beginsNothingWhilePaused()
    {
        QSemaphore done;
        app::Lane lane;
        lane.setPaused(true);
        lane.post([&](std::stop_token) { done.release(); });
        QVERIFY(!done.tryAcquire(1, 50));
        lane.setPaused(false);
        QVERIFY(done.tryAcquire(1, 10000));
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
        QCOMPARE(deliveries, 1); // none could be delivered while this thread waited
    }
};

QTEST_GUILESS_MAIN(tst_threads)
#include "tst_threads.moc"
