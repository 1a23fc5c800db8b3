#include "app/runtime/priority.h"

#include <algorithm>

#include <sys/resource.h>
#include <unistd.h>

namespace app {

void take(Priority priority)
{
    constexpr int most = 19;
    // Nought is the calling thread, as setpriority(2) has it of Linux, and the program's number its first one. What is
    // refused changes nothing.
    if (priority == Priority::Background)
        (void)setpriority(PRIO_PROCESS, 0,
                          std::min(getpriority(PRIO_PROCESS, id_t(getpid())) + backgroundNiceness, most));
}

} // namespace app
