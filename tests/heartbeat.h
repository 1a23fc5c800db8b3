// Measures how long the window's thread is away from its event loop. A timer beats every millisecond; the time between
// two beats is a pause. Time in which the thread was runnable but had no processor is subtracted, because other
// programs caused it. A watcher records memory and, on request, what the thread was doing when it was late.
#pragma once

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QTimer>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <execinfo.h>
#include <pthread.h>
#include <thread>
#include <unistd.h>
#include <vector>

namespace tests {

class Heartbeat : public QObject
{
public:
    static constexpr int late = 16; // milliseconds

    Heartbeat() : m_thread(pthread_self()), m_stat(QStringLiteral("/proc/thread-self/schedstat"))
    {
        (void)m_stat.open(QIODevice::ReadOnly | QIODevice::Unbuffered);
        m_stacks = qEnvironmentVariable("ATTEST_MANY_STACKS");
        if (!m_stacks.isEmpty())
            listen();
        m_timer.setTimerType(Qt::PreciseTimer);
        connect(&m_timer, &QTimer::timeout, this, [this] { beat(); });
        m_clock.start();
        m_waited = waited();
        m_timer.start(1);
        m_watcher = std::jthread([this](std::stop_token stop) { watch(stop); });
    }
    ~Heartbeat() override { m_watcher = {}; }

    struct Pauses // in milliseconds
    {
        double longest = 0;
        double atNinetyNine = 0; // 99th percentile
        int lateOnes = 0;
        size_t all = 0;
    };
    Pauses own() const { return summed(m_own); }      // caused by the program itself
    Pauses clock() const { return summed(m_clocks); } // as the user experiences them on this machine
    qint64 peak() const { return m_peak; }            // peak memory in bytes
    void forget()
    {
        m_own.clear();
        m_clocks.clear();
    }

private:
    static Pauses summed(std::vector<float> pauses)
    {
        Pauses sum;
        sum.all = pauses.size();
        if (pauses.empty())
            return sum;
        std::sort(pauses.begin(), pauses.end());
        sum.longest = pauses.back();
        sum.atNinetyNine = pauses[pauses.size() * 99 / 100];
        sum.lateOnes = int(pauses.end() - std::lower_bound(pauses.begin(), pauses.end(), float(late)));
        return sum;
    }

    qint64 waited() // nanoseconds this thread has waited for a processor so far
    {
        m_stat.seek(0);
        const QList<QByteArray> fields = m_stat.read(100).split(' ');
        return fields.size() > 1 ? fields[1].toLongLong() : 0;
    }

    void beat()
    {
        const qint64 passed = m_clock.nsecsElapsed();
        m_clock.restart();
        const qint64 waitedNow = waited();
        m_clocks.push_back(float(passed) / 1e6F);
        m_own.push_back(float(std::max<qint64>(passed - (waitedNow - m_waited), 0)) / 1e6F);
        m_waited = waitedNow;
        m_beats.fetch_add(1);
    }

    void watch(const std::stop_token &stop)
    {
        qint64 seen = -1;
        auto since = std::chrono::steady_clock::now();
        const long page = sysconf(_SC_PAGESIZE);
        while (!stop.stop_requested()) {
            usleep(2000);
            QFile memory(QStringLiteral("/proc/self/statm"));
            if (memory.open(QIODevice::ReadOnly))
                m_peak = std::max(m_peak.load(), memory.readAll().split(' ').value(1).toLongLong() * page);
            const qint64 beats = m_beats;
            const auto now = std::chrono::steady_clock::now();
            if (beats != seen) {
                seen = beats;
                since = now;
            } else if (!m_stacks.isEmpty() && now - since > std::chrono::milliseconds(late)) {
                pthread_kill(m_thread, SIGUSR1);
                since = now;
            }
        }
    }

    void listen() const
    {
        static FILE *file = std::fopen(m_stacks.toLocal8Bit().constData(), "w");
        void *first[1];
        backtrace(first, 1); // loads the libraries it needs
        std::signal(SIGUSR1, [](int) {
            void *frames[60];
            const int count = backtrace(frames, 60);
            backtrace_symbols_fd(frames, count, fileno(file));
            (void)!::write(fileno(file), "\n", 1);
        });
    }

    pthread_t m_thread;
    QFile m_stat;
    QString m_stacks;
    QTimer m_timer;
    QElapsedTimer m_clock;
    qint64 m_waited = 0;
    std::vector<float> m_own;
    std::vector<float> m_clocks;
    std::atomic<qint64> m_beats = 0;
    std::atomic<qint64> m_peak = 0;
    std::jthread m_watcher;
};

} // namespace tests
