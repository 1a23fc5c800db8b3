// Watches folders for changes (the wrapper of inotify). Qt's own watcher only reports that an entry of a folder has
// changed its name: to notice writes to a file it needs a watch for each file.
// Used by one lane; only a stop comes from elsewhere.
#pragma once

#include "core/ingest/folderscan.h"

#include <QHash>

#include <memory>

namespace app {

class DirectoryWatch
{
public:
    static constexpr int asManyAsAllowed = 0;
    explicit DirectoryWatch(int most = asManyAsAllowed); // limit of watched directories
    ~DirectoryWatch();
    DirectoryWatch(const DirectoryWatch &) = delete;
    DirectoryWatch &operator=(const DirectoryWatch &) = delete;

    // A network drive does not report changes by others, so it is not watched.
    enum Added { Watched, InNetwork, NoRoom, NotThere };
    Added add(core::FolderId folder, const QByteArray &root, const QByteArray &path, const std::stop_token &stop);
    // For a missing folder: watches where it may come back.
    void addAbove(core::FolderId folder, const QByteArray &root, const std::stop_token &stop);
    void removeAbove(core::FolderId folder);
    void remove(core::FolderId folder);

    struct Changes
    {
        QHash<core::FolderId, QList<core::Corner>> corners;
        bool all = false;    // more happened than the system could report
        bool drives = false; // one was mounted or unmounted
    };
    Changes wait(std::stop_token stop); // until something happens, or it is stopped

private:
    struct Owner
    {
        core::FolderId folder = 0;
        QString dir;
        bool above = false;
    };

    int watch(const QByteArray &path, const std::stop_token &stop) const; // the watch, or a negative number and errno
    void removeOwners(const std::function<bool(const Owner &)> &leave);
    void read(Changes &changes);
    void note(Changes &changes, int watch, unsigned int what, const QByteArray &name);

    int m_most;
    std::shared_ptr<const int> m_events; // keeps it open for a thread that is waiting for a drive
    int m_wake = -1;
    int m_mounts = -1;
    QHash<int, QList<Owner>> m_owners; // by watch; a directory may be reached in two ways
};

bool isInNetwork(const QByteArray &path); // nfs, cifs, sshfs and the like; accesses the drive, which may take long

} // namespace app
