// Progress of a long operation.
#pragma once

#include <functional>

namespace core {

using Percent = std::function<void(int)>; // 0 ... 100, called on the worker thread

} // namespace core
