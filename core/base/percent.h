// How far long work is.
#pragma once

#include <functional>

namespace core {

using Percent = std::function<void(int)>; // 0 ... 100, on the thread that works

} // namespace core
