// Who comes first where threads share the processor: what the user waits for, or what goes on beside it.
#pragma once

namespace app {

enum class Priority { Foreground, Background };

constexpr int backgroundNiceness =
    10; // behind the program's first thread, 19 at most; a tenth of the processor's time where others want all of it

// Of the calling thread, and of the threads and programs that it starts from then on. There is no way back: the system
// lets a thread step back only.
void take(Priority priority);

} // namespace app
