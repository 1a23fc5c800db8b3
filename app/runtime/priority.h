// Priorities of threads: work the user is waiting for, and background work.
#pragma once

namespace app {

enum class Priority { Foreground, Background };

constexpr int backgroundNiceness =
    10; // below the program's first thread, at most 19; a tenth of the processor's time if others want all of it

// Applies to the calling thread, and to threads and processes it starts from then on. Irreversible: the system only
// lets a thread lower its priority.
void take(Priority priority);

} // namespace app
