// Questions to a disk that may never answer, as a drive in the network that is gone: asked on a thread that can be left
// behind. Core has no threads of its own; app lends them (app/runtime/lane.cpp). Without, the caller asks by itself,
// and waits.
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

// Calls `work`, and returns true once it has ended; false where the stop or the end of patience came first. Then it
// goes on, maybe for ever.
using DetachedCall = bool (*)(std::function<void()> work, const std::stop_token &stop, Timeout timeout);
void provideDetachedCalls(DetachedCall aside); // before anything is asked
bool runDetached(std::function<void()> work, const std::stop_token &stop, Timeout timeout);

// None: stopped, or it took too long. A question owns all that it uses, because it may outlive who asks.
template <class Question>
auto callDetached(Question question, const std::stop_token &stop, Timeout timeout = noTimeout)
{
    const auto answer = std::make_shared<std::optional<std::invoke_result_t<Question>>>();
    const bool ended =
        runDetached([answer, question = std::move(question)] { answer->emplace(question()); }, stop, timeout);
    return ended ? std::move(*answer) : std::nullopt;
}

// What is there, asked once: it knows whether it exists, what it is, its size and when it was written. None: stopped.
std::optional<QFileInfo> askAboutFile(const QString &path, const std::stop_token &stop);

// The same where a file may be as well as somewhere else. A drive that does not answer for some seconds is taken as
// unplugged, and for a while, on this thread, so is all else on it: a thousand of its files cost no more than one.
inline constexpr Timeout usualTimeout = std::chrono::seconds(10);
std::optional<QFileInfo> lookForFile(const QString &path, const std::stop_token &stop, Timeout timeout = usualTimeout);

} // namespace core
