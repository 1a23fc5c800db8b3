// Throttles progress reports to several per second, plus one whenever the stage changes: a fast connection reports more
// often than anyone can read.
#pragma once

#include <chrono>
#include <optional>
#include <utility>

namespace app {

template <class Stage>
class Seldom
{
public:
    bool isTime(const Stage &stage)
    {
        const auto now = std::chrono::steady_clock::now();
        const bool isNew = std::exchange(m_stage, stage) != stage;
        if (now < m_next && !isNew)
            return false;
        m_next = now + std::chrono::milliseconds(200);
        return true;
    }

private:
    std::optional<Stage> m_stage;
    std::chrono::steady_clock::time_point m_next;
};

} // namespace app
