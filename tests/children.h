// The child processes of a test, started by it or by the code under test.
#pragma once

#include <cerrno>
#include <sys/wait.h>

namespace tests {

// Also reaps children that have ended.
inline bool noChildIsLeft()
{
    pid_t ended = 0;
    do {
        ended = waitpid(-1, nullptr, WNOHANG);
    } while (ended > 0);
    return ended < 0 && errno == ECHILD;
}

} // namespace tests
