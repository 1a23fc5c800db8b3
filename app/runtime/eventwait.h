// Waits for something that needs an event loop, in a program without one.
#pragma once

#include <chrono>
#include <functional>

namespace app {

// Runs an event loop until `begin` calls its argument, or until the timeout. A later call is allowed and ignored.
// Returns whether it was called in time.
bool waitFor(std::chrono::milliseconds longest, const std::function<void(std::function<void()> done)> &begin);

} // namespace app
