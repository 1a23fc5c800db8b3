// Records events from any thread and passes them on.
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
                // An answer arrives in many pieces, which are joined into one event.
                const core::AnswerWords *words = event.as<core::AnswerWords>();
                core::AnswerWords *last =
                    m_trace.isEmpty() ? nullptr : std::get_if<core::AnswerWords>(&m_trace.last().what);
                if (words && last && m_trace.last().node == event.node)
                    last->text += words->text;
                else
                    m_trace.append(event);
            }
            m_next(event);
        };
    }

    core::Trace trace() const // call this only when nothing is running any more
    {
        return m_trace;
    }

private:
    std::mutex m_mutex;
    core::Trace m_trace;
    core::TraceSink m_next;
};

} // namespace app
