// Hears from the system what changes in folders (the door to inotify). Qt's own watcher tells only that something in a
// folder has another name: to hear that a file was written to it needs a watch for each file.
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
    explicit DirectoryWatch(int most = asManyAsAllowed); // directories at once
    ~DirectoryWatch();
    DirectoryWatch(const DirectoryWatch &) = delete;
    DirectoryWatch &operator=(const DirectoryWatch &) = delete;

    // A drive in the network tells nothing of what others do to it, so that it is not watched.
    enum Added { Watched, InNetwork, NoRoom, NotThere };
    Added add(core::FolderId folder, const QByteArray &root, const QByteArray &path, const std::stop_token &stop);
    // Of one that is not there: where it may come back.
    void addAbove(core::FolderId folder, const QByteArray &root, const std::stop_token &stop);
    void removeAbove(core::FolderId folder);
    void remove(core::FolderId folder);

    struct Changes
    {
        QHash<core::FolderId, QList<core::Corner>> corners;
        bool all = false;    // more happened than the system could tell
        bool drives = false; // one was plugged in or out
    };
    Changes wait(std::stop_token stop); // until something happens, or it is stopped

private:
    struct Owner
    {
        core::FolderId folder = 0;
        QString dir;
        bool above = false;
    };

    int watch(const QByteArray &path, const std::stop_token &stop) const; // the number, or less than 0 and errno
    void removeOwners(const std::function<bool(const Owner &)> &leave);
    void read(Changes &changes);
    void note(Changes &changes, int watch, unsigned int what, const QByteArray &name);

    int m_most;
    std::shared_ptr<const int> m_events; // who asks a drive that does not answer holds on to it
    int m_wake = -1;
    int m_mounts = -1;
    QHash<int, QList<Owner>> m_owners; // by watch; one directory may be reached in two ways
};

bool isInNetwork(const QByteArray &path); // nfs, cifs, sshfs and their like; asks the drive, which may take long

} // namespace app
