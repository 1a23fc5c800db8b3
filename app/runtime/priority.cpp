#include "app/runtime/priority.h"

#include <algorithm>

#include <sys/resource.h>
#include <unistd.h>

namespace app {

void take(Priority priority)
{
    constexpr int most = 19;
    // On Linux, 0 is the calling thread for setpriority(2), and the process id its first thread. A refusal has no
    // effect.
    if (priority == Priority::Background)
        (void)setpriority(PRIO_PROCESS, 0,
                          std::min(getpriority(PRIO_PROCESS, id_t(getpid())) + backgroundNiceness, most));
}

} // namespace app
