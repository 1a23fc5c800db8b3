// Keeps what happens, from any thread, and passes it on.
#pragma once

#include "core/flow/trace.h"

#include <mutex>

namespace app {

class Recorder
{
public:
    explicit Recorder(core::TraceSink next) : m_next(std::move(next)) {}

    core::TraceSink sink()
    {
        return [this](const core::TraceEvent &event) {
            {
                std::lock_guard lock(m_mutex);
                // The words of an answer are many; what is kept of them is their sum.
                if (event.kind == core::TraceEvent::Token && !m_trace.isEmpty() &&
                    m_trace.last().kind == core::TraceEvent::Token && m_trace.last().node == event.node)
                    m_trace.last().text += event.text;
                else
                    m_trace.append(event);
            }
            m_next(event);
        };
    }

    core::Trace trace() const // when nothing runs any more
    {
        return m_trace;
    }

private:
    std::mutex m_mutex;
    core::Trace m_trace;
    core::TraceSink m_next;
};

} // namespace app
