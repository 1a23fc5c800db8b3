// Waits for something that needs an event loop, in a program without one.
#pragma once

#include <chrono>
#include <functional>

namespace app {

// Runs an event loop until the function passed to `begin` is called, or until the timeout. Returns whether it was
// called in time. A later call is allowed and ignored.
bool waitFor(std::chrono::milliseconds longest, const std::function<void(std::function<void()> done)> &begin);

} // namespace app
