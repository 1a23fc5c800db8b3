// Calls to a disk that may never answer, such as a network drive that has gone away, made on a thread that can be
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

// Calls `work` and returns true once it has ended; false if the stop or the timeout came first. Then it keeps running,
// perhaps for ever.
using DetachedCall = bool (*)(std::function<void()> work, const std::stop_token &stop, Timeout timeout);
void provideDetachedCalls(DetachedCall aside); // call this before the first detached call
bool runDetached(std::function<void()> work, const std::stop_token &stop, Timeout timeout);

// None: stopped or timed out. The question must own everything it uses, because it may outlive its caller.
template <class Question>
auto callDetached(Question question, const std::stop_token &stop, Timeout timeout = noTimeout)
{
    const auto answer = std::make_shared<std::optional<std::invoke_result_t<Question>>>();
    const bool ended =
        runDetached([answer, question = std::move(question)] { answer->emplace(question()); }, stop, timeout);
    return ended ? std::move(*answer) : std::nullopt;
}

// The file's status, read in one call: whether it exists, what it is, its size and when it was written. None: stopped.
std::optional<QFileInfo> askAboutFile(const QString &path, const std::stop_token &stop);

// The same for a file that may be reachable elsewhere. A drive that does not answer within seconds is treated
// as unplugged; so, for a while on this thread, is everything else on it: a thousand files cost no more than
// one.
inline constexpr Timeout usualTimeout = std::chrono::seconds(10);
std::optional<QFileInfo> lookForFile(const QString &path, const std::stop_token &stop, Timeout timeout = usualTimeout);

} // namespace core
