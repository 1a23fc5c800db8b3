// Hundreds of events may arrive per second. All panels show their changes in the same frames, so that they are painted
// together and the rest of each frame is available for other work.
#pragma once

#include <chrono>

namespace ui {

constexpr int frameLength = 16'667; // in microseconds: sixty per second
constexpr int framePainting = 4; // milliseconds per frame reserved for painting; work that can wait starts after them

// Milliseconds (1 to 17) until the next frame, or until `passed` milliseconds into it.
inline int untilFrame(int passed = 0)
{
    using namespace std::chrono;
    const auto now = duration_cast<microseconds>(steady_clock::now().time_since_epoch()).count();
    const auto into = (now - passed * 1000) % frameLength;
    return int((frameLength - into + 999) / 1000);
}

} // namespace ui
