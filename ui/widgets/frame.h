// Events come up to hundreds a second. What they change is shown together, in frames that begin at the same moments for
// all panels, so that these are painted at once and leave the rest of a frame to other work.
#pragma once

#include <chrono>

namespace ui {

constexpr int frameLength = 16'667; // microseconds: sixty a second
constexpr int framePainting = 4;    // milliseconds of it, for painting: work that can wait begins behind that

// Milliseconds until the next frame, or until so many of it have passed: 1 to 17.
inline int untilFrame(int passed = 0)
{
    using namespace std::chrono;
    const auto now = duration_cast<microseconds>(steady_clock::now().time_since_epoch()).count();
    const auto into = (now - passed * 1000) % frameLength;
    return int((frameLength - into + 999) / 1000);
}

} // namespace ui
