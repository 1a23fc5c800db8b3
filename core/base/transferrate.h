// The speed of a transfer, and its progress in words.
#pragma once

#include <QString>

#include <chrono>
#include <deque>

namespace core {

// Averages over the last few seconds only, to show the current speed rather than the average since the beginning.
class TransferRate
{
public:
    using Clock = std::chrono::steady_clock;

    void add(Clock::time_point when, qint64 done);
    double bytesPerSecond() const; // 0: not known yet

private:
    std::deque<std::pair<Clock::time_point, qint64>> m_samples;
};

// "1.2 of 2.5 GB, 48 %, 12.3 MB/s, about 2 min left"; empty if the total is unknown.
QString transferInWords(qint64 done, qint64 total, double bytesPerSecond);

} // namespace core
