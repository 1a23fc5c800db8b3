// Limits the number of concurrent calls to a server: each call takes a slot, or waits until one is free.
#pragma once

#include <algorithm>
#include <condition_variable>
#include <mutex>
#include <stop_token>

namespace core::openai {

class CallLimit // thread-safe
{
public:
    explicit CallLimit(int atOnce) : m_free(std::max(atOnce, 1)) {}

    class Call // holds a slot until it is destroyed
    {
    public:
        Call(CallLimit &limit, const std::stop_token &stop);
        ~Call();
        Call(const Call &) = delete;
        Call &operator=(const Call &) = delete;
        explicit operator bool() const { return m_held; } // false: stopped while waiting

    private:
        CallLimit &m_limit;
        bool m_held;
    };

private:
    std::mutex m_lock;
    std::condition_variable_any m_freed;
    int m_free;
};

} // namespace core::openai
