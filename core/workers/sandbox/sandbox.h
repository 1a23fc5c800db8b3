// What a worker (attest-pdf, attest-ocr) may not do while it has a document: access the network, start a program, write
// a file, or exceed its limits. A bug in the library that reads the document then harms that document and nothing else.
#pragma once

#include <cstdint>

namespace core {

// Closes inherited descriptors except stdin, stdout, stderr and that one, and makes the process die with its parent.
// Must be called first.
bool leaveParent(int descriptor);

// Permanent. memory: total bytes this process may write to, 0 for no limit. Afterwards fonts and character maps are
// readable (fence.h); anything else that reaches outside the process fails with EPERM. False: not enforced.
bool enterSandbox(std::uint64_t memory);

// Limits the processor time from now on; then the kernel ends the process.
void allowProcessorTime(unsigned seconds);

} // namespace core
