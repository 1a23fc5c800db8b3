// Prevents a worker (attest-pdf, attest-ocr) from accessing the network, starting a program, writing a file or
// exceeding its limits while it has a document open. A bug in the library that parses the document then affects nothing
// else.
#pragma once

#include <cstdint>

namespace core {

// Closes inherited descriptors except stdin, stdout, stderr and `descriptor`, and makes the process die with its
// parent. Call it first.
bool leaveParent(int descriptor);

// Permanent. `memory`: the total number of bytes that this process may write to; 0 for no limit. Afterwards, only fonts
// and character maps are readable (fence.h); any other access outside the process fails with EPERM. False: not
// enforced.
bool enterSandbox(std::uint64_t memory);

// Limits CPU time from now on; when it is used up, the kernel kills the process.
void allowProcessorTime(unsigned seconds);

} // namespace core
