// Waits, in a program without an event loop, for something that needs one.
#pragma once

#include <chrono>
#include <functional>

namespace app {

// Runs an event loop until `begin` calls its argument, or the time is over. A later call is allowed and does nothing.
// Returns whether it was called in time.
bool waitFor(std::chrono::milliseconds longest, const std::function<void(std::function<void()> done)> &begin);

} // namespace app
