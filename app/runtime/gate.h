// Holds threads while work is paused, so that they keep their progress.
#pragma once

#include <condition_variable>
#include <mutex>
#include <stop_token>

namespace app {

class Gate
{
public:
    void setClosed(bool closed)
    {
        {
            std::lock_guard lock(m_mutex);
            m_closed = closed;
        }
        m_opened.notify_all();
    }

    void pass(const std::stop_token &stop) // waits while the gate is closed; a stop also lets the thread pass
    {
        std::unique_lock lock(m_mutex);
        m_opened.wait(lock, stop, [this] { return !m_closed; });
    }

private:
    std::mutex m_mutex;
    std::condition_variable_any m_opened;
    bool m_closed = false;
};

} // namespace app
