// Work that can run in parallel. Core hands it out; app owns the threads.
#pragma once

#include <functional>
#include <stop_token>

namespace core {

class Parallel
{
public:
    virtual ~Parallel() = default;

    // Calls work(0) ... work(count - 1), each once, in any order and on several threads, and returns when all have
    // ended; then the caller gets any exception they threw. If stopped, no further item is started, so some may never
    // have been called: the caller checks the token.
    virtual void forEach(int count, const std::function<void(int)> &work, std::stop_token stop) = 0;
    // May call `work` once, soon, on another thread; or never, if no thread is free. Does not wait.
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
