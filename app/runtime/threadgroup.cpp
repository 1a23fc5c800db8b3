#include "app/runtime/threadgroup.h"

#include <algorithm>
#include <condition_variable>
#include <deque>
#include <future>
#include <iterator>
#include <mutex>

namespace app {
namespace {

class ThreadStarter
{
public:
    std::jthread start(std::function<void(std::stop_token)> work)
    {
        std::packaged_task<std::jthread()> wanted([&work] { return std::jthread(std::move(work)); });
        std::future<std::jthread> started = wanted.get_future();
        {
            std::lock_guard lock(m_mutex);
            m_wanted.push_back(std::move(wanted));
        }
        m_ready.notify_one();
        return started.get();
    }

private:
    void work(std::stop_token quit)
    {
        std::unique_lock lock(m_mutex);
        while (m_ready.wait(lock, quit, [this] { return !m_wanted.empty(); })) {
            std::packaged_task<std::jthread()> next = std::move(m_wanted.front());
            m_wanted.pop_front();
            lock.unlock();
            next();
            lock.lock();
        }
    }

    std::mutex m_mutex;
    std::condition_variable_any m_ready;
    std::deque<std::packaged_task<std::jthread()>> m_wanted;
    std::jthread m_thread{[this](std::stop_token quit) { work(std::move(quit)); }}; // last: uses the others
};

ThreadStarter &starter()
{
    static ThreadStarter only;
    return only;
}

} // namespace

ThreadGroup::ThreadGroup()
{
    starter();
}

bool ThreadGroup::start(std::function<void(std::stop_token)> work)
{
    m_left.clear(); // they have nothing left to do, so this does not wait
    if (m_ended)
        return false;
    m_threads.push_back(starter().start(std::move(work)));
    return true;
}

void ThreadGroup::leave()
{
    const auto own = std::find_if(m_threads.begin(), m_threads.end(),
                                  [](const std::jthread &each) { return each.get_id() == std::this_thread::get_id(); });
    if (own == m_threads.end()) // it is about to be joined
        return;
    m_left.push_back(std::move(*own));
    m_threads.erase(own);
}

std::vector<std::jthread> ThreadGroup::end()
{
    m_ended = true;
    std::vector<std::jthread> all = std::move(m_threads);
    m_threads.clear();
    std::move(m_left.begin(), m_left.end(), std::back_inserter(all));
    m_left.clear();
    return all;
}

void stopAndJoin(std::vector<std::jthread> threads)
{
    for (std::jthread &thread : threads)
        thread.request_stop();
}

} // namespace app
