// Progress of long work.
#pragma once

#include <functional>

namespace core {

using Percent = std::function<void(int)>; // 0 ... 100, called on the working thread

} // namespace core
