#include "core/openai/calllimit.h"

namespace core::openai {

CallLimit::Call::Call(CallLimit &limit, const std::stop_token &stop) : m_limit(limit)
{
    std::unique_lock lock(limit.m_lock);
    m_held = limit.m_freed.wait(lock, stop, [&limit] { return limit.m_free > 0; });
    limit.m_free -= m_held;
}

CallLimit::Call::~Call()
{
    if (!m_held)
        return;
    const std::lock_guard lock(m_limit.m_lock);
    ++m_limit.m_free;
    m_limit.m_freed.notify_one();
}

} // namespace core::openai
