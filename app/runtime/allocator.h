// Limits heap fragmentation: threads that read whole documents leave large gaps in the heap.
#pragma once

namespace app {

constexpr int mostHeaps = 4;
void boundAllocator(); // call this before any thread is started

} // namespace app
