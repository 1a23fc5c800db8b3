#include "app/jobs/pulljob.h"

#include "app/jobs/seldom.h"
#include "core/ollama/ollamapull.h"

namespace app {

core::Result<void> pullModel(const QString &server, const QString &name, const core::Settings &settings,
                             const core::Connections &connections, const std::function<void(const PullTold &)> &told,
                             std::stop_token stop)
{
    Seldom<QString> seldom;
    const auto tell = [&](const core::ollama::PullProgress &progress) {
        if (!seldom.isTime(progress.stage))
            return;
        const double share = progress.total > 0 ? double(progress.done) / double(progress.total) : 0;
        told({share, progress.done, progress.total, core::ollama::inWords(progress)});
    };
    return core::ollama::pull(core::openai::Server::at(server, settings, connections), name, tell, stop);
}

} // namespace app
