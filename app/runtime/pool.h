// Threads that share the items of one call among them: what core's steps use for grading several passages at once.
#pragma once

#include "app/runtime/priority.h"
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
    explicit Pool(int threads, Priority priority = Priority::Foreground);
    ~Pool() override; // no call may be running

    void grow(int threads); // to so many, where it has fewer; any thread, also while calls run

    // Any thread may call, several at a time. The caller works too, so a pool that is busy never holds up anybody.
    void forEach(int count, const std::function<void(int)> &work, std::stop_token stop) override;
    void offer(const std::function<void()> &work) override;

private:
    void work(std::stop_token quit);

    const Priority m_priority;
    std::mutex m_mutex;
    std::condition_variable_any m_ready;
    std::deque<std::function<void()>> m_waiting;
    std::vector<std::jthread> m_threads; // last: they must die before what they use
};

} // namespace app
