// Keeps the library up to date with its folders while the program runs: scans them at the start, when the system
// reports changes, and, if it cannot report any, every few minutes. Changes in quick succession are handled together.
// Lives on the window's thread. Every access to a disk is a job on a lane, even the check whether a drive is present.
// Network drives have their own lane, because accessing a missing one may take minutes to fail.
#pragma once

#include "app/runtime/directorywatch.h"
#include "app/runtime/lane.h"
#include "core/values/folder.h"

#include <QObject>
#include <QTimer>

#include <optional>

namespace app {

class FolderWatch : public QObject
{
    Q_OBJECT

public:
    struct Pace
    {
        std::chrono::milliseconds still{1500};    // a scan starts when there has been no change for this long
        std::chrono::milliseconds longest{15000}; // the longest time a change has to wait
        std::chrono::milliseconds quiet{3000};    // minimum time between the last write to a file and reading the file
        std::chrono::milliseconds round{300000}; // time between scans of folders whose changes the system cannot report
        int watches = DirectoryWatch::asManyAsAllowed;
    };

    struct Program // callbacks into the program, on the window's thread unless noted otherwise
    {
        std::function<core::Result<void>(const QList<core::FileToRead> &files)> read; // runs on a lane
        std::function<int(const core::Folder &folder, std::stop_source stop)> begin;  // starts the run for a full scan
        std::function<void(int run, int files)> looked;                               // called on the lane
        std::function<void(int run, const core::Result<void> &result)> end;
        std::function<void(const QList<core::Folder> &folders)> changed; // folders or their state have changed
        std::function<void()> placesChanged;                             // documents have moved or lost paths
        std::function<void()> grown;                                     // files were added to the queue
    };

    FolderWatch(core::Library &library, const Program &program, const Pace &pace, QObject *parent = nullptr);
    ~FolderWatch() override; // asks its jobs to stop and waits for them

    void lookAtAll();
    void lookAt(core::FolderId id); // scans the whole folder
    void forget(core::FolderId id); // the folder was removed
    void tell();                    // reports the current state of the folders

private:
    struct Looked
    {
        core::FolderId id = 0;
        core::Result<core::Scanned> scanned;
        std::optional<core::Watched> watched; // nullopt: not known yet
        bool whole = false;
        bool far = false;
    };

    void want(core::FolderId id, const QList<core::Corner> &corners);
    void go();
    void post(core::FolderId id, const QList<core::Corner> &corners);
    void looked(const Looked &looked, int run);
    void listen();
    void heard(const DirectoryWatch::Changes &changes);
    void fetch(std::function<void()> then); // loads the list of folders
    void lookForSingleFiles();
    void lookForSingleFiles(Lane &lane, std::function<bool(const QString &path)> among);
    void wake(); // wakes the near lane, which waits for events
    void startRound();
    template <class Call>
    void inWindow(Call call)
    {
        QMetaObject::invokeMethod(this, std::move(call), Qt::QueuedConnection);
    }

    core::Library &m_library;
    Program m_program;
    Pace m_pace;
    DirectoryWatch m_watch; // used only on the near lane
    QHash<core::FolderId, core::Watched> m_watched;
    QList<core::Folder> m_told;
    QHash<core::FolderId, QList<core::Corner>> m_wanted;
    int m_looking = 0; // number of jobs on the near lane
    std::optional<std::stop_source> m_listening;
    QTimer m_still;
    QTimer m_longest;
    QTimer m_unsettled;
    QHash<core::FolderId, QList<core::Corner>> m_beingWritten;
    QTimer m_round;
    Lane m_far;
    Lane m_near; // declared last, so destroyed first
};

} // namespace app
