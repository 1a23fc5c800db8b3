#include "app/runtime/directorywatch.h"

#include "core/base/detachedcall.h"
#include "core/library/sieve.h"

#include <algorithm>
#include <cerrno>

#include <fcntl.h>
#include <poll.h>
#include <sys/eventfd.h>
#include <sys/inotify.h>
#include <sys/vfs.h>
#include <unistd.h>

namespace app {
namespace {

// Not IN_MODIFY: a file being written is examined when it is closed, or has not been written for a while.
constexpr unsigned int events = IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_ATTRIB |
                                IN_DELETE_SELF | IN_MOVE_SELF | IN_ONLYDIR | IN_EXCL_UNLINK;
constexpr int mostCorners = 200; // per folder; with more, the whole folder is scanned

// Magic numbers of statfs(2), some of which the headers lack.
constexpr unsigned int networked[] = {
    0x6969,     // nfs
    0x517B,     // smb
    0xFF534D42, // cifs
    0xFE534D42, // smb2
    0x65735546, // fuse: sshfs, gvfs, rclone
    0x564C,     // ncp
    0x73757245, // coda
    0x5346414F, // afs
    0x01021997, // 9p
    0x00C36400, // ceph
};

void closeEvents(const int *events)
{
    if (*events >= 0)
        close(*events);
    delete events;
}

} // namespace

bool isInNetwork(const QByteArray &path)
{
    struct statfs about = {};
    if (statfs(path.constData(), &about) != 0)
        return false;
    const auto type = static_cast<unsigned int>(about.f_type);
    return std::find(std::begin(networked), std::end(networked), type) != std::end(networked);
}

DirectoryWatch::DirectoryWatch(int most)
    : m_most(most),
      m_events(new int(inotify_init1(IN_NONBLOCK | IN_CLOEXEC)), closeEvents),
      m_wake(eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC)),
      m_mounts(open("/proc/self/mountinfo", O_RDONLY | O_CLOEXEC))
{
}

DirectoryWatch::~DirectoryWatch()
{
    for (const int file : {m_wake, m_mounts}) {
        if (file >= 0)
            close(file);
    }
}

int DirectoryWatch::watch(const QByteArray &path, const std::stop_token &stop) const
{
    const auto answer = core::callDetached(
        [path, all = m_events] {
            const int number = inotify_add_watch(*all, path.constData(), events);
            return std::pair(number, errno);
        },
        stop);
    errno = answer ? answer->second : ENOENT;
    return answer ? answer->first : -1;
}

DirectoryWatch::Added DirectoryWatch::add(core::FolderId folder, const QByteArray &root, const QByteArray &path,
                                          const std::stop_token &stop)
{
    if (core::callDetached([path] { return isInNetwork(path); }, stop).value_or(false))
        return InNetwork;
    if (*m_events < 0)
        return NoRoom;
    const bool full = m_most != asManyAsAllowed && m_owners.size() >= m_most;
    // A directory already watched costs nothing, even if there is no room for another.
    const int watch = this->watch(path, stop);
    if (watch < 0)
        return errno == ENOSPC || errno == ENOMEM ? NoRoom : NotThere;
    if (full && !m_owners.contains(watch)) {
        inotify_rm_watch(*m_events, watch);
        return NoRoom;
    }
    QList<Owner> &owners = m_owners[watch];
    owners.removeIf([&](const Owner &owner) { return owner.folder == folder; }); // it has another name now
    owners.append({folder, QFile::decodeName(path.mid(root.size() + 1)), false});
    return Watched;
}

void DirectoryWatch::addAbove(core::FolderId folder, const QByteArray &root, const std::stop_token &stop)
{
    removeAbove(folder);
    for (qsizetype end = root.lastIndexOf('/'); end >= 0; end = root.lastIndexOf('/', end - 1)) {
        const QByteArray above = end == 0 ? QByteArray("/") : root.left(end);
        const int watch = this->watch(above, stop);
        if (watch >= 0)
            m_owners[watch].append({folder, {}, true});
        if (watch >= 0 || end == 0)
            return;
    }
}

void DirectoryWatch::removeAbove(core::FolderId folder)
{
    removeOwners([&](const Owner &owner) { return owner.folder == folder && owner.above; });
}

void DirectoryWatch::remove(core::FolderId folder)
{
    removeOwners([&](const Owner &owner) { return owner.folder == folder; });
}

void DirectoryWatch::removeOwners(const std::function<bool(const Owner &)> &leave)
{
    for (auto it = m_owners.begin(); it != m_owners.end();) {
        it->removeIf(leave);
        if (it->isEmpty()) {
            inotify_rm_watch(*m_events, it.key());
            it = m_owners.erase(it);
        } else {
            ++it;
        }
    }
}

DirectoryWatch::Changes DirectoryWatch::wait(std::stop_token stop)
{
    const std::stop_callback wake(stop, [this] { (void)!eventfd_write(m_wake, 1); });
    Changes changes;
    pollfd files[] = {{m_wake, POLLIN, 0}, {*m_events, POLLIN, 0}, {m_mounts, POLLPRI, 0}};
    const int longest = m_wake < 0 ? 500 : -1; // without an eventfd, nothing can wake this
    while (poll(files, std::size(files), longest) < 0 && errno == EINTR && !stop.stop_requested()) {
    }
    eventfd_t count = 0;
    (void)!eventfd_read(m_wake, &count);
    if (files[1].revents)
        read(changes);
    changes.drives = (files[2].revents & (POLLPRI | POLLERR)) != 0;
    return changes;
}

void DirectoryWatch::read(Changes &changes)
{
    alignas(inotify_event) char buffer[16 * 1024];
    while (true) {
        const ssize_t length = ::read(*m_events, buffer, sizeof buffer);
        if (length <= 0)
            return;
        for (const char *at = buffer; at < buffer + length;) {
            const auto *event = reinterpret_cast<const inotify_event *>(at);
            note(changes, event->wd, event->mask, QByteArray(event->len ? event->name : ""));
            at += sizeof(inotify_event) + event->len;
        }
    }
}

void DirectoryWatch::note(Changes &changes, int watch, unsigned int what, const QByteArray &name)
{
    changes.all = changes.all || (what & IN_Q_OVERFLOW);
    changes.drives = changes.drives || (what & IN_UNMOUNT);
    if (!(what & IN_ISDIR) && !name.isEmpty() && !core::Sieve::isPdf(name))
        return;
    for (const Owner &owner : m_owners.value(watch)) {
        QList<core::Corner> &corners = changes.corners[owner.folder];
        // A subfolder that came or went is scanned completely, and its parent for the rest.
        core::Corner corner{owner.dir, name.isEmpty() && (what & (IN_DELETE_SELF | IN_MOVE_SELF))};
        if ((what & IN_ISDIR) && !name.isEmpty() && !owner.above)
            corner = {core::within(owner.dir, QFile::decodeName(name)), true};
        if (corners.size() >= mostCorners)
            corners = {core::Corner{}};
        else if (!corners.contains(corner) && !corners.contains(core::Corner{}))
            corners.append(corner);
    }
    if (what & IN_IGNORED)
        m_owners.remove(watch);
}

} // namespace app
