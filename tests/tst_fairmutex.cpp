// Who waits for a change of the library comes before those who have just had their turn.
#include "core/library/fairmutex.h"

#include <QTest>

#include <atomic>
#include <thread>
#include <vector>

using core::FairMutex;

namespace {

// Takes the lock again as soon as it has given it back, and works while it holds it.
template <class Mutex>
class Stream
{
public:
    explicit Stream(Mutex &mutex)
    {
        for (int i = 0; i < 2; ++i)
            m_threads.emplace_back([this, &mutex](const std::stop_token &stop) {
                while (!stop.stop_requested()) {
                    const std::scoped_lock lock(mutex);
                    for (int j = 0; j < 20'000; ++j)
                        m_work.fetch_add(1, std::memory_order_relaxed);
                    ++m_turns;
                }
            });
    }
    int turns() const { return m_turns; }

private:
    std::atomic<int> m_work = 0;
    std::atomic<int> m_turns = 0;
    std::vector<std::jthread> m_threads;
};

} // namespace

class TestFairMutex : public QObject
{
    Q_OBJECT

private slots:
    void aStreamLetsOthersIn()
    {
        FairMutex mutex;
        const Stream<FairMutex> stream(mutex);
        QTRY_VERIFY(stream.turns() > 10);
        const int before = stream.turns();
        constexpr int times = 50;
        for (int i = 0; i < times; ++i)
            const std::scoped_lock lock(mutex);
        const int passed = stream.turns() - before;
        QVERIFY2(passed <= 10 * times,
                 qPrintable(QString::number(passed))); // a plain one lets hundreds of thousands pass
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
