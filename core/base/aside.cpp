#include "core/base/aside.h"

#include <QDateTime>

namespace core {
namespace {

constinit Aside lent = nullptr;

} // namespace

void lendAside(Aside aside)
{
    lent = aside;
}

bool goAside(std::function<void()> work, const std::stop_token &stop)
{
    if (lent && stop.stop_possible())
        return lent(std::move(work), stop);
    work();
    return true;
}

std::optional<QFileInfo> askAboutFile(const QString &path, const std::stop_token &stop)
{
    return askAside(
        [path] {
            QFileInfo file(path);
            file.stat();
            return file;
        },
        stop);
}

} // namespace core
