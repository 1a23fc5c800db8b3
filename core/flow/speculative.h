// Work started before it is known to be needed, on a thread that would otherwise be idle. If the result is needed
// before the work has started, the caller does the work itself, so that it never waits for a free thread.
#pragma once

#include "core/base/parallel.h"
#include "core/base/result.h"

#include <atomic>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>

namespace core {

template <class T>
class Speculative
{
public:
    using Work = std::function<Result<T>(std::stop_token)>;

    // Call take() or drop() before the data that `work` uses is destroyed.
    static std::shared_ptr<Speculative> begin(Parallel &parallel, Work work, std::stop_token stop)
    {
        const auto ahead = std::shared_ptr<Speculative>(new Speculative(std::move(work), std::move(stop)));
        parallel.offer([ahead] {
            if (ahead->claim())
                ahead->run();
        });
        return ahead;
    }

    // Returns the result. If the work has started, waits for it; otherwise does it on this thread. Call this from one
    // thread only.
    Result<T> take()
    {
        claim() ? run() : wait();
        return m_result.value_or(Error::cancelled());
    }

    void cancel() { m_stop.request_stop(); } // any thread; take() or drop() must still be called

    // Cancels the work and waits until it has ended. Returns the result, or nullopt if the work had not started.
    std::optional<Result<T>> drop()
    {
        cancel();
        if (claim()) {
            m_work = {};
            m_stage = Done;
            return {};
        }
        wait();
        return m_result;
    }

private:
    enum Stage { Waiting, Running, Done };

    Speculative(Work work, std::stop_token stop)
        : m_work(std::move(work)),
          m_link(std::move(stop), [this] { cancel(); })
    {
    }

    bool claim()
    {
        int waiting = Waiting;
        return m_stage.compare_exchange_strong(waiting, Running);
    }

    void run()
    {
        const Work work = std::exchange(m_work, {}); // its captures may own this object
        if (!m_stop.stop_requested())
            m_result = work(m_stop.get_token());
        m_stage = Done;
        m_stage.notify_all();
    }

    void wait() const
    {
        for (int stage = m_stage; stage != Done; stage = m_stage)
            m_stage.wait(stage);
    }

    Work m_work;
    std::optional<Result<T>> m_result;
    std::atomic<int> m_stage = Waiting;
    std::stop_source m_stop;
    std::stop_callback<std::function<void()>> m_link;
};

} // namespace core
