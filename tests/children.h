// The programs that a test has started, itself or through what it tests.
#pragma once

#include <cerrno>
#include <sys/wait.h>

namespace tests {

// Those that have ended are done with.
inline bool noChildIsLeft()
{
    pid_t ended = 0;
    do {
        ended = waitpid(-1, nullptr, WNOHANG);
    } while (ended > 0);
    return ended < 0 && errno == ECHILD;
}

} // namespace tests
