// The threads of a lane or a pool. A thread begins with the priority of the one that starts it, and the system lets
// none step forward: one thread of the foreground starts them all, whoever asks for them.
#pragma once

#include <chrono>
#include <functional>
#include <stop_token>
#include <thread>
#include <vector>

namespace app {

// So long a thread waits for work before it ends. To start another one takes less than a tenth of a millisecond.
constexpr std::chrono::seconds idleTime{5};

class ThreadGroup // every call under the owner's mutex
{
public:
    ThreadGroup(); // the first of a program is made by a thread of the foreground

    // False after the end. Throws std::system_error where the system has no more.
    bool start(std::function<void(std::stop_token)> work);
    void leave(); // the last act of one of them under the mutex, where it ends by itself
    size_t count() const { return m_threads.size(); }

    // For the owner's end: to be asked to stop and joined without the mutex. From then on none can be started.
    std::vector<std::jthread> end();

private:
    std::vector<std::jthread> m_threads;
    std::vector<std::jthread> m_left; // have ended, or are about to
    bool m_ended = false;
};

void stopAndJoin(std::vector<std::jthread> threads);

} // namespace app
