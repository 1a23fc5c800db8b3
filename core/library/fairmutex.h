// A lock granted in the order of requests. With a plain mutex, a thread that adds many documents would lock it again
// before any waiting thread wakes up, and the user's changes would never get a turn. Private to this folder.
#pragma once

#include <chrono>
#include <condition_variable>
#include <list>
#include <mutex>

namespace core {

class FairMutex // like std::timed_mutex
{
public:
    void lock()
    {
        std::unique_lock lock(m_mutex);
        const auto mine = m_waiting.insert(m_waiting.end(), true);
        m_changed.wait(lock, [&] { return isTurnOf(mine); });
        take(mine);
    }
    // A caller that times out loses its place.
    template <class Duration>
    bool try_lock_for(const Duration &timeout)
    {
        std::unique_lock lock(m_mutex);
        const auto mine = m_waiting.insert(m_waiting.end(), true);
        if (m_changed.wait_for(lock, timeout, [&] { return isTurnOf(mine); })) {
            take(mine);
            return true;
        }
        m_waiting.erase(mine);
        m_changed.notify_all(); // another thread may have its turn now
        return false;
    }
    bool try_lock() { return try_lock_for(std::chrono::nanoseconds(0)); }
    void unlock()
    {
        {
            const std::scoped_lock lock(m_mutex);
            m_isHeld = false;
        }
        m_changed.notify_all();
    }
    size_t waiting()
    {
        const std::scoped_lock lock(m_mutex);
        return m_waiting.size();
    }

private:
    using Place = std::list<bool>::iterator;
    bool isTurnOf(Place place) { return !m_isHeld && place == m_waiting.begin(); }
    void take(Place place)
    {
        m_waiting.erase(place);
        m_isHeld = true;
    }

    std::mutex m_mutex; // held only briefly
    std::condition_variable m_changed;
    std::list<bool> m_waiting;
    bool m_isHeld = false;
};

} // namespace core
