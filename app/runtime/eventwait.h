// Waiting, for a program without an event loop, for what answers through one.
#pragma once

#include <chrono>
#include <functional>

namespace app {

// An event loop runs until `begin` calls what it is given, or the time is over. It may be called after that too, and
// does nothing then. Whether it was called in time.
bool waitFor(std::chrono::milliseconds longest, const std::function<void(std::function<void()> done)> &begin);

} // namespace app
