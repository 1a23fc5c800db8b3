#include "app/runtime/pool.h"

#include "app/runtime/allocator.h"
#include "app/runtime/lane.h"

#include <algorithm>
#include <atomic>
#include <exception>
#include <memory>
#include <system_error>
#include <utility>

namespace app {
namespace {

struct Call // outlives the caller's frame only in slices that find no more work
{
    std::atomic<int> next = 0;
    int count = 0;
    const std::function<void(int)> *work = nullptr; // valid until `active` has reached 0 for good
    std::stop_token stop;
    std::mutex mutex;
    std::condition_variable done;
    int active = 0;
    bool closed = false;       // the caller has continued
    std::exception_ptr thrown; // the first one

    void takeItems()
    {
        try {
            for (int i = next++; i < count && !stop.stop_requested(); i = next++)
                (*work)(i);
        } catch (...) {
            next = count;
            std::lock_guard lock(mutex);
            if (!thrown)
                thrown = std::current_exception();
        }
    }
};

} // namespace

Pool::Pool(int mostThreads, Priority priority) : m_priority(priority)
{
    boundAllocator();
    grow(mostThreads);
}

Pool::~Pool()
{
    std::vector<std::jthread> threads;
    {
        std::lock_guard lock(m_mutex);
        threads = m_threads.end();
    }
    stopAndJoin(std::move(threads));
}

void Pool::grow(int mostThreads)
{
    std::lock_guard lock(m_mutex);
    m_mostThreads = std::max(m_mostThreads, size_t(mostThreads));
}

void Pool::startThreads()
{
    const auto works = [this](std::stop_token quit) {
        take(m_priority);
        work(std::move(quit));
    };
    try {
        while (m_threads.count() < std::min(m_mostThreads, m_busy + m_waiting.size())) {
            if (!m_threads.start(works))
                return;
        }
    } catch (const std::system_error &) { // no thread is available: the caller does everything
    }
}

void Pool::forEach(int count, const std::function<void(int)> &work, std::stop_token stop)
{
    const auto call = std::make_shared<Call>();
    call->count = count;
    call->work = &work;
    call->stop = stop;
    {
        std::lock_guard lock(m_mutex);
        const int others = std::min(count - 1, int(m_mostThreads));
        for (int i = 0; i < others; ++i) {
            m_waiting.push_back([call] {
                {
                    std::lock_guard begin(call->mutex);
                    if (call->closed)
                        return;
                    ++call->active;
                }
                call->takeItems();
                std::lock_guard finish(call->mutex);
                if (--call->active == 0)
                    call->done.notify_one();
            });
        }
        startThreads();
    }
    m_ready.notify_all();
    call->takeItems();
    std::unique_lock lock(call->mutex);
    call->done.wait(lock, [&] { return call->active == 0; });
    call->closed = true;
    if (call->thrown)
        std::rethrow_exception(std::exchange(call->thrown, nullptr));
}

void Pool::offer(const std::function<void()> &work)
{
    {
        std::lock_guard lock(m_mutex);
        m_waiting.push_back(work);
        startThreads();
    }
    m_ready.notify_one();
}

void Pool::work(std::stop_token quit)
{
    while (true) {
        std::function<void()> slice;
        {
            std::unique_lock lock(m_mutex);
            if (!m_ready.wait_for(lock, quit, idleTime, [this] { return !m_waiting.empty(); }))
                return m_threads.leave();
            slice = std::move(m_waiting.front());
            m_waiting.pop_front();
            ++m_busy;
        }
        callGuarded(slice);
        std::lock_guard lock(m_mutex);
        --m_busy;
    }
}

} // namespace app
