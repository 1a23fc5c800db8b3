#include "app/priority.h"

#include <sys/resource.h>

namespace app {

void take(Priority priority)
{
    // Nought is the calling thread, as setpriority(2) has it of Linux. What is refused changes nothing.
    if (priority == Priority::Background)
        (void)setpriority(PRIO_PROCESS, 0, backgroundNiceness);
}

} // namespace app
