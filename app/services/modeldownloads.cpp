#include "app/services/modeldownloads.h"

#include "app/jobs/getjob.h"
#include "app/jobs/localserver.h"

namespace app {

bool ModelDownloads::canBeServed()
{
    return LocalServer::isInstalled();
}

void ModelDownloads::get(const QString &named, const Reply<PullTold> &told, const Reply<core::Result<QString>> &got)
{
    if (!got.receiver())
        return;
    WantedFile wanted{named.simplified().section(u' ', 0, 0), named.simplified().section(u' ', 1).toLatin1(), {}};
    std::stop_source stopping = m_lane.post([this, wanted, told, got](std::stop_token stop) {
        const auto tell = [this, &told](const PullTold &progress) { told.later(this, progress); };
        got.later(this, getModel(wanted, tell, stop));
    });
    connect(got.receiver(), &QObject::destroyed, this, [stopping]() mutable { stopping.request_stop(); });
}

} // namespace app
