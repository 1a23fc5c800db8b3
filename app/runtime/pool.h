// Threads that share the items of a call; core's steps use them to grade several passages in parallel. The threads are
// started by the first call that has items for them, and end after a few idle seconds.
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
    ~Pool() override; // no call may be in progress

    void grow(int mostThreads); // raises the number of threads; callable from any thread, also during calls

    // May be called from any thread, and by several at the same time. The caller works too, so a busy pool never blocks
    // anyone. If an item throws, the caller gets the exception once the items in progress have ended; no further items
    // are started.
    void forEach(int count, const std::function<void(int)> &work, std::stop_token stop) override;
    void offer(const std::function<void()> &work) override;

private:
    void startThreads(); // call it under m_mutex
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
