// A lock whose holders take turns: one that gives it back and wants it again at once comes behind who waits. With a
// plain one a stream of additions keeps a fit, or what the user does, waiting for as long as it flows. Private to this
// folder.
#pragma once

#include <chrono>
#include <mutex>

namespace core {

class FairMutex // as std::timed_mutex
{
public:
    void lock()
    {
        const std::scoped_lock next(m_next);
        m_mutex.lock();
    }
    template <class Duration>
    bool try_lock_for(const Duration &patience)
    {
        const std::unique_lock next(m_next, patience);
        return next && m_mutex.try_lock_for(patience);
    }
    bool try_lock() { return try_lock_for(std::chrono::nanoseconds(0)); }
    void unlock() { m_mutex.unlock(); }

private:
    std::timed_mutex m_next; // held by the one whose turn comes next
    std::timed_mutex m_mutex;
};

} // namespace core
