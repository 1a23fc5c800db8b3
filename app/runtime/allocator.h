// Keeps what the allocator holds near to what is in use: threads that read whole documents leave large gaps behind.
#pragma once

namespace app {

constexpr int mostHeaps = 4;
void boundAllocator(); // before a thread is started

} // namespace app
