// A worker's input and output: messages (core/workers/wire.h) on stdin and stdout.
#pragma once

#include <cstddef>
#include <string>

namespace core {

// Returns the next message, including its length, as far as it has arrived; empty if there is none, or if it is longer
// than `longest`.
std::string hear(std::size_t longest);

// Ends the program if the other end is no longer being read.
void say(const std::string &message);

} // namespace core
