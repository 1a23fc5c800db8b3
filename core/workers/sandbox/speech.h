// A worker's input and output: messages (core/workers/wire.h) on stdin and stdout.
#pragma once

#include <cstddef>
#include <string>

namespace core {

// Returns the next message, including its length, as much of it as has arrived; empty if there is none, or if it is
// longer than `longest`.
std::string hear(std::size_t longest);

// Exits if nothing reads the other end any more.
void say(const std::string &message);

} // namespace core
