// Runs work in parallel. Core divides it into items; app owns the threads.
#pragma once

#include <functional>
#include <stop_token>

namespace core {

class Parallel
{
public:
    virtual ~Parallel() = default;

    // Calls work(0) ... work(count - 1), each once, in any order and on several threads. Returns when all have ended;
    // rethrows an exception if any was thrown. Once stopped, starts no further items, so some may never run; the caller
    // must check the token.
    virtual void forEach(int count, const std::function<void(int)> &work, std::stop_token stop) = 0;
    // Calls `work` at most once, on another thread: soon, or never if no thread is free. Does not wait.
    virtual void offer(const std::function<void()> &) {}
};

// Runs the calls one after the other on the caller's thread.
class Inline : public Parallel
{
public:
    void forEach(int count, const std::function<void(int)> &work, std::stop_token stop) override
    {
        for (int i = 0; i < count && !stop.stop_requested(); ++i)
            work(i);
    }
};

} // namespace core
