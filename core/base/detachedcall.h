// Runs file system calls that may never return (for example, on a disconnected network drive) on a thread that can be
// abandoned. Core has no threads of its own; app provides them (app/runtime/lane.cpp). Without them, the calling thread
// makes the call itself and waits.
#pragma once

#include <QFileInfo>
#include <QString>

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <type_traits>

namespace core {

using Timeout = std::chrono::milliseconds;
inline constexpr Timeout noTimeout = Timeout::max();

// Runs `work`. Returns true once `work` has ended, or false if the call is stopped or times out first; `work` then
// keeps running, perhaps forever.
using DetachedCall = bool (*)(std::function<void()> work, const std::stop_token &stop, Timeout timeout);
void provideDetachedCalls(DetachedCall aside); // call this before the first detached call
bool runDetached(std::function<void()> work, const std::stop_token &stop, Timeout timeout);

// Returns nullopt if stopped or timed out. `question` must own everything it uses, because it may outlive its caller.
template <class Question>
auto callDetached(Question question, const std::stop_token &stop, Timeout timeout = noTimeout)
{
    const auto answer = std::make_shared<std::optional<std::invoke_result_t<Question>>>();
    const bool ended =
        runDetached([answer, question = std::move(question)] { answer->emplace(question()); }, stop, timeout);
    return ended ? std::move(*answer) : std::nullopt;
}

// Reads a file's status in one call: existence, type, size and modification time. Returns nullopt if stopped.
std::optional<QFileInfo> askAboutFile(const QString &path, const std::stop_token &stop);

// Reads the status of a file that may have a copy elsewhere. A drive that does not respond within the timeout is
// treated as unplugged. For a while after that, this thread treats all other files on the drive as missing without
// accessing it, so a thousand files take no longer than one. Returns nullopt if stopped.
inline constexpr Timeout usualTimeout = std::chrono::seconds(10);
std::optional<QFileInfo> lookForFile(const QString &path, const std::stop_token &stop, Timeout timeout = usualTimeout);

} // namespace core
