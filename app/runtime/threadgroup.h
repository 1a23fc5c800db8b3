// The threads of a lane or a pool. A thread inherits the priority of the thread that starts it and can never raise it,
// so one foreground thread starts them all, whichever thread asks.
#pragma once

#include <chrono>
#include <functional>
#include <stop_token>
#include <thread>
#include <vector>

namespace app {

// How long an idle thread waits for work before it ends. Starting a new thread takes less than a tenth of a
// millisecond.
constexpr std::chrono::seconds idleTime{5};

class ThreadGroup // the caller must hold the owner's mutex for every call
{
public:
    ThreadGroup(); // the program's first group must be created by a foreground thread

    // False after end(). Throws std::system_error if the system has no more threads.
    bool start(std::function<void(std::stop_token)> work);
    void leave(); // for a thread that ends on its own: its last action under the mutex
    size_t count() const { return m_threads.size(); }

    // For the owner's destructor, which must stop and join these threads without holding the mutex. No more can be
    // started afterwards.
    std::vector<std::jthread> end();

private:
    std::vector<std::jthread> m_threads;
    std::vector<std::jthread> m_left; // threads that have ended or are about to end
    bool m_ended = false;
};

void stopAndJoin(std::vector<std::jthread> threads);

} // namespace app
