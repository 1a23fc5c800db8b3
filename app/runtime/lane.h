// Threads that do jobs in order, each one at a time. A thread is started by the first job that finds none free,
// and ends when it has had none for some seconds. Jobs
// are asked to stop, never killed.
#pragma once

#include "app/runtime/priority.h"
#include "app/runtime/threadgroup.h"
#include "core/base/detachedcall.h"
#include "core/base/result.h"

#include <condition_variable>
#include <deque>
#include <functional>
#include <list>
#include <mutex>
#include <stop_token>
#include <thread>
#include <vector>

namespace app {

// How many programs work at once, by Settings::readers; 0: one for each core, at most 8.
struct Readers
{
    int cores = 1; // that keep a core busy: recognising, fitting, pages of one large file
    int files = 1; // that read files: where nothing is set one more, which reads while another waits for the disk
};
Readers readersFor(int setting);

// What a job throws ends that job, not the program. Where its caller cannot be told otherwise, the error goes to those
// who asked to be told, on the thread of the job. `owner` is told until it asks with no function; any thread.
using ThrownTold = std::function<void(const core::Error &)>;
void tellThrown(const void *owner, ThrownTold told);
core::Error thrownError(); // of the exception that is being handled
void callGuarded(const std::function<void()> &work);

template <class Work>
core::Result<void> resultOf(const Work &work) // of a job; what it throws is its error
{
    try {
        return work();
    } catch (...) {
        return thrownError();
    }
}

class Lane
{
public:
    using Job = std::function<void(std::stop_token)>;

    explicit Lane(int mostThreads = 1, Priority priority = Priority::Foreground);
    ~Lane(); // asks the running jobs to stop, drops the waiting ones, joins

    // The job is called even when it was stopped while it waited, so that it can say so; it finds its token stopped.
    // Throws std::system_error where the lane has no thread and the system gives none.
    std::stop_source post(Job job);
    void whenIdle(std::function<void()> call); // once nothing waits and nothing runs; on the thread that was the last
    void drain();                              // waits until all that was posted is done; of a lane with one thread
    void stopAll();                            // asks all to stop that waits or runs

private:
    struct Posted
    {
        Job job;
        std::stop_source stop;
    };

    void startThreads(); // under m_mutex
    void work(std::stop_token quit);

    const size_t m_mostThreads;
    const Priority m_priority;
    std::mutex m_mutex;
    std::condition_variable_any m_ready;
    std::deque<Posted> m_waiting;
    std::list<std::stop_source> m_running;
    std::vector<std::function<void()>> m_idle; // to be called
    ThreadGroup m_threads;
};

// What core::callDetached() asks by: calls `work` on a thread that is left behind, with all that it uses, where the
// stop or the end of patience comes before it has ended. Then it holds up nothing, the end of the program included.
bool runOnLeftThread(std::function<void()> work, const std::stop_token &stop, core::Timeout timeout);

} // namespace app
