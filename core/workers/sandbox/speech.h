// What a worker hears and says: messages (core/workers/wire.h) on stdin and stdout.
#pragma once

#include <cstddef>
#include <string>

namespace core {

// The next message with its length, as far as it has come; empty when there is none, or one longer than that.
std::string hear(std::size_t longest);

// Ends the program when nobody listens.
void say(const std::string &message);

} // namespace core
