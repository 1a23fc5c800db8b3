#include "core/base/detachedcall.h"

#include "core/base/mounts.h"

#include <QDateTime>
#include <QDeadlineTimer>
#include <QFile>
#include <QHash>

namespace core {
namespace {

constinit DetachedCall lent = nullptr;
constexpr std::chrono::minutes unaskedFor(1); // how long a drive that did not answer is left alone

// The mount point; otherwise the folder, because a link may lead from there to a drive.
QByteArray driveOf(const QString &path)
{
    const QByteArray file = QFile::encodeName(path);
    QByteArray drive = file.left(file.lastIndexOf('/'));
    for (const QByteArray &mount : networkMounts()) {
        if (isBelow(file, {mount}))
            drive = mount;
    }
    return drive;
}

QFileInfo asked(const QString &path)
{
    QFileInfo file(path);
    file.stat();
    return file;
}

} // namespace

void provideDetachedCalls(DetachedCall aside)
{
    lent = aside;
}

bool runDetached(std::function<void()> work, const std::stop_token &stop, Timeout timeout)
{
    if (lent && (stop.stop_possible() || timeout != noTimeout))
        return lent(std::move(work), stop, timeout);
    work();
    return true;
}

std::optional<QFileInfo> askAboutFile(const QString &path, const std::stop_token &stop)
{
    return callDetached([path] { return asked(path); }, stop);
}

std::optional<QFileInfo> lookForFile(const QString &path, const std::stop_token &stop, Timeout timeout)
{
    using Silent = QHash<QByteArray, QDeadlineTimer>; // drives that do not answer, and until when they are left alone
    thread_local Silent silent;
    silent.removeIf([](const Silent::iterator &each) { return each.value().hasExpired(); });
    const bool isSilent = !silent.isEmpty() && silent.contains(driveOf(path));
    const auto file =
        isSilent ? std::optional(QFileInfo()) : callDetached([path] { return asked(path); }, stop, timeout);
    if (stop.stop_requested())
        return std::nullopt;
    if (!file)
        silent.insert(driveOf(path), QDeadlineTimer(unaskedFor));
    return file.value_or(QFileInfo());
}

} // namespace core
