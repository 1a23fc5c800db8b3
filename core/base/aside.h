// Questions to a disk that may never answer, as a drive in the network that is gone: asked on a thread that can be left
// behind. Core has no threads of its own; app lends them (app/lane.cpp). Without, the caller asks by itself, and waits.
#pragma once

#include <QFileInfo>
#include <QString>

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <type_traits>

namespace core {

// Calls `work`, and returns true once it has ended; false where the stop came first. Then it goes on, maybe for ever.
using Aside = bool (*)(std::function<void()> work, const std::stop_token &stop);
void lendAside(Aside aside); // before anything is asked
bool goAside(std::function<void()> work, const std::stop_token &stop);

// None: stopped. A question owns all that it uses, because it may outlive who asks.
template <class Question>
auto askAside(Question question, const std::stop_token &stop)
{
    const auto answer = std::make_shared<std::optional<std::invoke_result_t<Question>>>();
    const bool ended = goAside([answer, question = std::move(question)] { answer->emplace(question()); }, stop);
    return ended ? std::move(*answer) : std::nullopt;
}

// What is there, asked once: it knows whether it exists, what it is, its size and when it was written. None: stopped.
std::optional<QFileInfo> askAboutFile(const QString &path, const std::stop_token &stop);

} // namespace core
