// Threads waiting to change the library come before those that have just changed it.
#include "core/library/fairmutex.h"

#include <QTest>

#include <atomic>
#include <thread>
#include <vector>

using core::FairMutex;

class TestFairMutex : public QObject
{
    Q_OBJECT

private slots:
    void whoWaitsComesBeforeWhoJustHadIt()
    {
        FairMutex mutex;
        for (int i = 0; i < 100; ++i) {
            std::atomic<int> had = 0;
            std::vector<std::jthread> others;
            mutex.lock();
            for (size_t waiting = 1; waiting <= 3; ++waiting) {
                others.emplace_back([&] {
                    const std::scoped_lock lock(mutex);
                    ++had;
                });
                while (mutex.waiting() < waiting)
                    std::this_thread::yield();
            }
            mutex.unlock();
            const std::scoped_lock again(mutex); // before any of them has woken up
            QCOMPARE(had.load(), 3);
        }
    }

    void givesUpInTime()
    {
        FairMutex mutex;
        mutex.lock();
        bool hasIt = true;
        std::thread([&] { hasIt = std::unique_lock(mutex, std::chrono::milliseconds(1)).owns_lock(); }).join();
        QVERIFY(!hasIt);
        std::thread([&] { hasIt = mutex.try_lock(); }).join();
        QVERIFY(!hasIt);
        mutex.unlock();
        std::thread([&] { hasIt = std::unique_lock(mutex, std::chrono::seconds(10)).owns_lock(); }).join();
        QVERIFY(hasIt);
        QVERIFY(mutex.try_lock());
        mutex.unlock();
    }
};

QTEST_GUILESS_MAIN(TestFairMutex)
#include "tst_fairmutex.moc"
