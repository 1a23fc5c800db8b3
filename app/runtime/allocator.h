// Keeps the allocator's memory close to what is in use: threads that read whole documents leave large gaps in the heap.
#pragma once

namespace app {

constexpr int mostHeaps = 4;
void boundAllocator(); // call this before any thread is started

} // namespace app
