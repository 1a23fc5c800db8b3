// Watches folders for changes (wraps inotify). Qt's own watcher reports only that the names of entries in a folder have
// changed; noticing writes to a file would require one watch per file. Used by one lane; only a stop may come from
// another thread.
#pragma once

#include "core/ingest/folderscan.h"

#include <QHash>

#include <memory>

namespace app {

class DirectoryWatch
{
public:
    static constexpr int asManyAsAllowed = 0;
    explicit DirectoryWatch(int most = asManyAsAllowed); // maximum number of watched directories
    ~DirectoryWatch();
    DirectoryWatch(const DirectoryWatch &) = delete;
    DirectoryWatch &operator=(const DirectoryWatch &) = delete;

    // InNetwork: not watched, because network drives do not report changes made by other machines.
    enum Added { Watched, InNetwork, NoRoom, NotThere };
    Added add(core::FolderId folder, const QByteArray &root, const QByteArray &path, const std::stop_token &stop);
    // For a missing folder: watches the place where it may reappear.
    void addAbove(core::FolderId folder, const QByteArray &root, const std::stop_token &stop);
    void removeAbove(core::FolderId folder);
    void remove(core::FolderId folder);

    struct Changes
    {
        QHash<core::FolderId, QList<core::Corner>> corners;
        bool all = false;    // overflow: more has changed than the system could report
        bool drives = false; // a drive was mounted or unmounted
    };
    Changes wait(std::stop_token stop); // waits for events or a stop

private:
    struct Owner
    {
        core::FolderId folder = 0;
        QString dir;
        bool above = false;
    };

    int watch(const QByteArray &path, const std::stop_token &stop) const; // watch descriptor; negative: see errno
    void removeOwners(const std::function<bool(const Owner &)> &leave);
    void read(Changes &changes);
    void note(Changes &changes, int watch, unsigned int what, const QByteArray &name);

    int m_most;
    std::shared_ptr<const int> m_events; // keeps the descriptor open for a thread that is waiting for a drive
    int m_wake = -1;
    int m_mounts = -1;
    QHash<int, QList<Owner>> m_owners; // keyed by watch descriptor; a directory may be reached through two paths
};

bool isInNetwork(const QByteArray &path); // on nfs, cifs, sshfs or the like; accesses the drive, which may be slow

} // namespace app
