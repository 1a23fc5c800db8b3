// What a worker (attest-pdf, attest-ocr) may not do once it has a document before it: reach the network, start a
// program, write a file, or take more than its share. A defect of the library that reads it then harms one document and
// nothing else.
#pragma once

#include <cstdint>

namespace core {

// Closes what was inherited besides stdin, stdout, stderr and that descriptor, and dies with the program that started
// this one. The first thing to do.
bool leaveParent(int descriptor);

// For good. memory: bytes this process may write to in all, 0 for no limit. Afterwards fonts and character maps may be
// read (fence.h), anything else that reaches outside the process fails with EPERM. False: not enforced.
bool enterSandbox(std::uint64_t memory);

// From now on that much processor time; then the kernel ends the process.
void allowProcessorTime(unsigned seconds);

} // namespace core
