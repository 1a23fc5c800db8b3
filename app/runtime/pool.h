// Threads that share the items of one call among them: what core's steps use for grading several passages at once. They
// are started by the first call that has something for them, and end when they have had nothing for some seconds.
#pragma once

#include "app/runtime/priority.h"
#include "app/runtime/threadgroup.h"
#include "core/base/parallel.h"

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace app {

class Pool : public core::Parallel
{
public:
    explicit Pool(int mostThreads, Priority priority = Priority::Foreground);
    ~Pool() override; // no call may be running

    void grow(int mostThreads); // to so many, where it may have fewer; any thread, also while calls run

    // Any thread may call, several at a time. The caller works too, so a pool that is busy never holds up anybody. What
    // an item throws comes to the caller, once the items that run beside it have ended; no further one is begun.
    void forEach(int count, const std::function<void(int)> &work, std::stop_token stop) override;
    void offer(const std::function<void()> &work) override;

private:
    void startThreads(); // under m_mutex
    void work(std::stop_token quit);

    const Priority m_priority;
    std::mutex m_mutex;
    size_t m_mostThreads = 0;
    size_t m_busy = 0;
    std::condition_variable_any m_ready;
    std::deque<std::function<void()>> m_waiting;
    ThreadGroup m_threads;
};

} // namespace app
