// Priorities of threads: work the user is waiting for, and background work.
#pragma once

namespace app {

enum class Priority { Foreground, Background };

constexpr int backgroundNiceness =
    10; // added to the first thread's niceness, up to 19; gets about a tenth of a processor that others are using

// Applies to the calling thread, and to threads and processes that it starts from then on. Irreversible, because the
// system only lets a thread lower its priority.
void take(Priority priority);

} // namespace app
