#include "core/workers/sandbox/speech.h"

#include <cerrno>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <unistd.h>

namespace core {
namespace {

// Fills the bytes from that offset; false if the input ends before.
bool fill(std::string &bytes, std::size_t from)
{
    while (from < bytes.size()) {
        const ssize_t got = read(STDIN_FILENO, bytes.data() + from, bytes.size() - from);
        if (got < 0 && errno == EINTR)
            continue;
        if (got <= 0)
            return false;
        from += static_cast<std::size_t>(got);
    }
    return true;
}

} // namespace

std::string hear(std::size_t longest)
{
    std::uint32_t length = 0;
    std::string message(sizeof length, '\0');
    if (!fill(message, 0))
        return {};
    std::memcpy(&length, message.data(), sizeof length);
    if (length > longest)
        return {};
    message.resize(sizeof length + length);
    return fill(message, sizeof length) ? message : std::string();
}

void say(const std::string &message)
{
    std::size_t sent = 0;
    while (sent < message.size()) {
        const ssize_t wrote = write(STDOUT_FILENO, message.data() + sent, message.size() - sent);
        if (wrote > 0)
            sent += static_cast<std::size_t>(wrote);
        else if (errno != EINTR)
            std::_Exit(1);
    }
}

} // namespace core
