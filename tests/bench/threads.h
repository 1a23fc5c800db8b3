// Spreads work over several threads, including the calling one.
#pragma once

#include "core/base/parallel.h"

#include <atomic>
#include <thread>
#include <vector>

class Threads : public core::Parallel
{
public:
    explicit Threads(int count) : m_count(count) {}

    void forEach(int count, const std::function<void(int)> &work, std::stop_token stop) override
    {
        std::atomic<int> next = 0;
        const auto share = [&] {
            for (int i = next++; i < count && !stop.stop_requested(); i = next++)
                work(i);
        };
        std::vector<std::jthread> threads;
        for (int i = 1; i < m_count; ++i)
            threads.emplace_back(share);
        share();
    }

private:
    const int m_count;
};
