// A lane: threads that take jobs in order, each running one job at a time. If no thread is free, a job starts one, up
// to the limit; a thread ends after a few idle seconds. Jobs are asked to stop, never killed.
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

// Numbers of parallel workers, from Settings::readers; 0: one per core, at most 8.
struct Readers
{
    int cores = 1; // for work that keeps a core busy: text recognition, fitting, the pages of one large file
    int files = 1; // for reading files: one more by default, so that one can read while another waits for the disk
};
Readers readersFor(int setting);

// An exception ends its job, not the program. If the job's caller cannot be notified in any other way, these functions
// receive the error, on the job's thread. `owner` remains registered until it registers an empty function. Thread-safe.
using ThrownTold = std::function<void(const core::Error &)>;
void tellThrown(const void *owner, ThrownTold told);
core::Error thrownError(); // call this only while handling an exception
void callGuarded(const std::function<void()> &work);

template <class Work>
core::Result<void> resultOf(const Work &work) // runs a job; turns an exception into an error
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
    ~Lane(); // asks running jobs to stop, drops waiting jobs, joins the threads

    // A job is called even if it was stopped while waiting, so that it can report the stop; its stop token is then
    // already stopped. Throws std::system_error if the lane has no thread and the system refuses to create one.
    std::stop_source post(Job job);
    void whenIdle(std::function<void()> call); // called on the last thread when nothing is waiting or running
    void drain();                              // waits until all posted jobs are done; only for a lane with one thread
    void stopAll();                            // asks all waiting and running jobs to stop

private:
    struct Posted
    {
        Job job;
        std::stop_source stop;
    };

    void startThreads(); // call it under m_mutex
    void work(std::stop_token quit);

    const size_t m_mostThreads;
    const Priority m_priority;
    std::mutex m_mutex;
    std::condition_variable_any m_ready;
    std::deque<Posted> m_waiting;
    std::list<std::stop_source> m_running;
    std::vector<std::function<void()>> m_idle; // functions to call when the lane is idle
    ThreadGroup m_threads;
};

// Implements core::callDetached(): calls `work` on a thread of its own. If the stop or the timeout comes before `work`
// has ended, the thread is abandoned with everything it uses; it then delays nothing, not even the program's exit.
bool runOnLeftThread(std::function<void()> work, const std::stop_token &stop, core::Timeout timeout);

} // namespace app
