// Precedence among threads: work the user waits for, or work in the background.
#pragma once

namespace app {

enum class Priority { Foreground, Background };

constexpr int backgroundNiceness =
    10; // below the program's first thread, up to 19; a tenth of the processor's time if others want all of it

// For the calling thread, and for threads and processes it starts from then on. Irreversible: the system only lets a
// thread lower its priority.
void take(Priority priority);

} // namespace app
