#include "core/base/aside.h"

#include "core/base/mounts.h"

#include <QDateTime>
#include <QDeadlineTimer>
#include <QFile>
#include <QHash>

namespace core {
namespace {

constinit Aside lent = nullptr;
constexpr std::chrono::minutes unaskedFor(1); // a drive that did not answer

// Where it is mounted; else the folder, because a link may lead from there to a drive.
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

void lendAside(Aside aside)
{
    lent = aside;
}

bool goAside(std::function<void()> work, const std::stop_token &stop, Patience patience)
{
    if (lent && (stop.stop_possible() || patience != forEver))
        return lent(std::move(work), stop, patience);
    work();
    return true;
}

std::optional<QFileInfo> askAboutFile(const QString &path, const std::stop_token &stop)
{
    return askAside([path] { return asked(path); }, stop);
}

std::optional<QFileInfo> lookForFile(const QString &path, const std::stop_token &stop, Patience patience)
{
    using Silent = QHash<QByteArray, QDeadlineTimer>; // drives, and until when
    thread_local Silent silent;
    silent.removeIf([](const Silent::iterator &each) { return each.value().hasExpired(); });
    const bool isSilent = !silent.isEmpty() && silent.contains(driveOf(path));
    const auto file = isSilent ? std::optional(QFileInfo()) : askAside([path] { return asked(path); }, stop, patience);
    if (stop.stop_requested())
        return std::nullopt;
    if (!file)
        silent.insert(driveOf(path), QDeadlineTimer(unaskedFor));
    return file.value_or(QFileInfo());
}

} // namespace core
