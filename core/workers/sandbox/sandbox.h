// Keeps a worker (attest-pdf, attest-ocr) from accessing the network, starting a program, writing a file or exceeding
// its limits while it has a document. A bug in the library that reads the document then affects nothing else.
#pragma once

#include <cstdint>

namespace core {

// Closes inherited descriptors except stdin, stdout, stderr and `descriptor`, and makes the process die with its
// parent. Must be called first.
bool leaveParent(int descriptor);

// Permanent. memory: total bytes this process may write to, 0 for no limit. Afterwards fonts and character maps are
// readable (fence.h); any other access outside the process fails with EPERM. False: not enforced.
bool enterSandbox(std::uint64_t memory);

// Limits processor time from now on; after that the kernel kills the process.
void allowProcessorTime(unsigned seconds);

} // namespace core
