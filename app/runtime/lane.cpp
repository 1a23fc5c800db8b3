#include "app/runtime/lane.h"

#include "app/runtime/allocator.h"

#include <algorithm>
#include <exception>
#include <map>
#include <memory>
#include <new>
#include <semaphore>
#include <system_error>
#include <utility>

namespace app {
namespace {

const bool lent = (core::provideDetachedCalls(runOnLeftThread), true);

// A thread for work that may never end. Nobody joins it: it ends itself when it has nothing left to do.
class Asker
{
public:
    Asker() { std::thread(work, m_shared).detach(); }
    ~Asker()
    {
        {
            std::lock_guard lock(m_shared->mutex);
            m_shared->left = true;
        }
        m_shared->changed.notify_all();
    }
    Asker(const Asker &) = delete;
    Asker &operator=(const Asker &) = delete;

    bool ask(std::function<void()> question, const std::stop_token &stop, core::Timeout timeout)
    {
        std::unique_lock lock(m_shared->mutex);
        m_shared->question = std::move(question);
        m_shared->changed.notify_all();
        const auto isAnswered = [this] { return !m_shared->question; };
        const bool ended = timeout == core::noTimeout ? m_shared->changed.wait(lock, stop, isAnswered)
                                                      : m_shared->changed.wait_for(lock, stop, timeout, isAnswered);
        if (ended && m_shared->thrown)
            std::rethrow_exception(std::exchange(m_shared->thrown, nullptr));
        return ended;
    }

private:
    struct Shared
    {
        std::mutex mutex;
        std::condition_variable_any changed;
        std::function<void()> question; // until it has been answered
        std::exception_ptr thrown;      // thrown by it
        bool left = false;
    };

    static void work(std::shared_ptr<Shared> shared)
    {
        std::unique_lock lock(shared->mutex);
        while (true) {
            shared->changed.wait(lock, [&] { return shared->left || shared->question; });
            if (!shared->question || shared->left)
                return;
            const std::function<void()> question = shared->question;
            lock.unlock();
            std::exception_ptr thrown;
            try {
                question();
            } catch (...) {
                thrown = std::current_exception();
            }
            lock.lock();
            shared->thrown = thrown;
            shared->question = nullptr;
            shared->changed.notify_all();
        }
    }

    std::shared_ptr<Shared> m_shared = std::make_shared<Shared>();
};

struct Told
{
    std::mutex mutex;
    std::map<const void *, ThrownTold> all;
};

Told &told()
{
    static Told only;
    return only;
}

} // namespace

void tellThrown(const void *owner, ThrownTold call)
{
    std::lock_guard lock(told().mutex);
    if (call)
        told().all[owner] = std::move(call);
    else
        told().all.erase(owner);
}

core::Error thrownError()
{
    const core::Error noMemory{
        core::Error::Storage,
        QStringLiteral("There is not enough memory for this; close other programs and try again."),
        {}};
    try {
        throw;
    } catch (const std::bad_alloc &) {
        return noMemory;
    } catch (const std::system_error &thrown) {
        if (thrown.code() == std::errc::resource_unavailable_try_again) // no thread is available
            return noMemory;
        return core::Error::defect(QString::fromLocal8Bit(thrown.what()));
    } catch (const std::exception &thrown) {
        return core::Error::defect(QString::fromLocal8Bit(thrown.what()));
    } catch (...) {
        return core::Error::defect(QStringLiteral("an exception of an unknown type"));
    }
}

void callGuarded(const std::function<void()> &work)
{
    try {
        work();
    } catch (...) {
        const core::Error error = thrownError();
        std::lock_guard lock(told().mutex);
        if (told().all.empty())
            qWarning("%s", qPrintable(error.message));
        for (const auto &[owner, call] : told().all)
            call(error);
    }
}

bool runOnLeftThread(std::function<void()> work, const std::stop_token &stop, core::Timeout timeout)
{
    thread_local std::unique_ptr<Asker> asker; // one per calling thread
    if (stop.stop_requested())
        return false;
    try {
        if (!asker)
            asker = std::make_unique<Asker>();
    } catch (const std::system_error &) { // no thread is available
        work();
        return true;
    }
    const bool ended = asker->ask(std::move(work), stop, timeout);
    if (!ended)
        asker.reset();
    return ended;
}

Readers readersFor(int setting)
{
    const int cores = std::clamp(int(std::thread::hardware_concurrency()), 1, 8);
    return setting > 0 ? Readers{setting, setting} : Readers{cores, cores + 1};
}

Lane::Lane(int mostThreads, Priority priority) : m_mostThreads(size_t(mostThreads)), m_priority(priority)
{
    boundAllocator();
}

Lane::~Lane()
{
    std::vector<std::jthread> threads;
    {
        std::lock_guard lock(m_mutex);
        threads = m_threads.end();
        m_waiting.clear();
        for (std::stop_source &running : m_running)
            running.request_stop();
    }
    stopAndJoin(std::move(threads)); // while everything they use still exists
}

std::stop_source Lane::post(Job job)
{
    std::stop_source stop;
    {
        std::lock_guard lock(m_mutex);
        m_waiting.push_back({std::move(job), stop});
        startThreads();
    }
    m_ready.notify_one();
    return stop;
}

void Lane::startThreads()
{
    const auto works = [this](std::stop_token quit) {
        take(m_priority);
        work(std::move(quit));
    };
    try {
        while (m_threads.count() < std::min(m_mostThreads, m_running.size() + m_waiting.size())) {
            if (!m_threads.start(works))
                return;
        }
    } catch (const std::system_error &) { // no thread is available: the existing ones do it later
        if (m_threads.count() == 0)
            throw;
    }
}

void Lane::whenIdle(std::function<void()> call)
{
    {
        std::lock_guard lock(m_mutex);
        if (!m_waiting.empty() || !m_running.empty()) {
            m_idle.push_back(std::move(call));
            return;
        }
    }
    call();
}

void Lane::drain()
{
    std::binary_semaphore reached(0);
    post([&reached](std::stop_token) { reached.release(); });
    reached.acquire();
}

void Lane::stopAll()
{
    std::vector<std::stop_source> all;
    {
        std::lock_guard lock(m_mutex);
        for (const Posted &waiting : m_waiting)
            all.push_back(waiting.stop);
        all.insert(all.end(), m_running.begin(), m_running.end());
    }
    for (std::stop_source &each : all)
        each.request_stop();
}

void Lane::work(std::stop_token quit)
{
    while (true) {
        Posted next;
        std::list<std::stop_source>::iterator running;
        {
            std::unique_lock lock(m_mutex);
            const bool some = m_ready.wait_for(lock, quit, idleTime, [this] { return !m_waiting.empty(); });
            if (!some || quit.stop_requested())
                return m_threads.leave();
            next = std::move(m_waiting.front());
            m_waiting.pop_front();
            running = m_running.insert(m_running.end(), next.stop);
        }
        callGuarded([&] { next.job(next.stop.get_token()); });
        next.job = nullptr; // destroys what it holds before it is forgotten
        std::vector<std::function<void()>> idle;
        {
            std::lock_guard lock(m_mutex);
            m_running.erase(running);
            if (m_waiting.empty() && m_running.empty())
                idle.swap(m_idle);
        }
        for (const std::function<void()> &call : idle)
            callGuarded(call);
    }
}

} // namespace app
