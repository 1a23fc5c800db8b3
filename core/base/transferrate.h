// How fast something large comes in, and what is told of it.
#pragma once

#include <QString>

#include <chrono>
#include <deque>

namespace core {

// Of the last seconds, so that it follows the line and not the whole of the time.
class TransferRate
{
public:
    using Clock = std::chrono::steady_clock;

    void add(Clock::time_point when, qint64 done);
    double bytesPerSecond() const; // 0: not known yet

private:
    std::deque<std::pair<Clock::time_point, qint64>> m_samples;
};

// "1.2 of 2.5 GB, 48 %, 12.3 MB/s, about 2 min left"; empty where the total is not known.
QString transferInWords(qint64 done, qint64 total, double bytesPerSecond);

} // namespace core
