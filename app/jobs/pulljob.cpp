#include "app/jobs/pulljob.h"

#include "core/ollama/ollamapull.h"

#include <chrono>

namespace app {

core::Result<void> pullModel(const QString &server, const QString &name, const core::Settings &settings,
                             const core::Connections &connections, const std::function<void(const PullTold &)> &told,
                             std::stop_token stop)
{
    using Clock = std::chrono::steady_clock;
    auto next = Clock::now();
    QString stage;
    const auto tell = [&](const core::ollama::PullProgress &progress) {
        const bool isNew = std::exchange(stage, progress.stage) != progress.stage;
        if (Clock::now() < next && !isNew) // a fast line tells more often than anybody reads
            return;
        next = Clock::now() + std::chrono::milliseconds(200);
        const double share = progress.total > 0 ? double(progress.done) / double(progress.total) : 0;
        told({share, progress.done, progress.total, core::ollama::inWords(progress)});
    };
    return core::ollama::pull(core::openai::Server::at(server, settings, connections), name, tell, stop);
}

} // namespace app
