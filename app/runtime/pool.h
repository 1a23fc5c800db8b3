// Threads that share the items of a call: core's steps use it to grade several passages in parallel. They are started
// by the first call that has items for them, and end when idle for some seconds.
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

    void grow(int mostThreads); // to that many, if it has fewer; any thread, also during calls

    // Any thread may call, several at once. The caller works too, so a busy pool never blocks anybody. The caller gets
    // an item's exception once the items running in parallel have ended; no more are started.
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
