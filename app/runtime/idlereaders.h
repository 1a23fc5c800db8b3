// Lends idle readers to large documents. Thread-safe.
#pragma once

#include "core/pdf/pdfreader.h"

#include <atomic>

namespace app {

class IdleReaders : public core::SpareReaders
{
public:
    void set(int idle) { m_idle = idle; }
    void add() { ++m_idle; }

    bool take() override
    {
        int taken = m_taken;
        while (taken < m_idle) {
            if (m_taken.compare_exchange_weak(taken, taken + 1))
                return true;
        }
        return false;
    }
    void giveBack() override { --m_taken; }

private:
    std::atomic<int> m_idle = 0;
    std::atomic<int> m_taken = 0; // may exceed the number of idle readers if files have since arrived
};

} // namespace app
