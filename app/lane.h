// One thread that does one job at a time, in order. Jobs are asked to stop, never killed.
#pragma once

#include <condition_variable>
#include <functional>
#include <mutex>
#include <queue>
#include <stop_token>
#include <thread>

namespace app {

class Lane
{
public:
    using Job = std::function<void(std::stop_token)>;

    Lane();
    ~Lane(); // stops the running job, drops the waiting ones, joins

    std::stop_source post(Job job);

private:
    struct Posted
    {
        Job job;
        std::stop_source stop;
    };

    void work(std::stop_token quit);

    std::mutex m_mutex;
    std::condition_variable_any m_ready;
    std::queue<Posted> m_waiting;
    std::stop_source m_running{std::nostopstate};
    std::jthread m_thread; // last: it must die before what it uses
};

} // namespace app
