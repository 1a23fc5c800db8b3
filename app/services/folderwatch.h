// Keeps the library in step with its folders while the program runs: looks at them when it starts, when the system
// tells of changes, and every few minutes where it cannot. Many changes at once are looked at together.
// Lives in the window's thread; everything that touches a disk is a job on a lane, also asking whether a drive is
// there. Drives in the network have a lane of their own: one that is gone may take minutes to say so.
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
        std::chrono::milliseconds still{1500};    // without a further change
        std::chrono::milliseconds longest{15000}; // a change waits
        std::chrono::milliseconds quiet{3000};    // a file is not written to before it is read
        std::chrono::milliseconds round{300000};  // where the system tells nothing
        int watches = DirectoryWatch::asManyAsAllowed;
    };

    struct Program // what this needs of the program it is part of; in the window's thread but for what is said
    {
        std::function<core::Result<void>(const QList<core::FileToRead> &files)> read; // on a lane
        std::function<int(const core::Folder &folder, std::stop_source stop)> begin;  // of a look at all of it: a run
        std::function<void(int run, int files)> looked;                               // on the lane
        std::function<void(int run, const core::Result<void> &result)> end;
        std::function<void(const QList<core::Folder> &folders)> changed; // the folders, or what is known of them
        std::function<void()> placesChanged;                             // documents have other places, or lost some
        std::function<void()> grown;                                     // the queue
    };

    FolderWatch(core::Library &library, const Program &program, const Pace &pace, QObject *parent = nullptr);
    ~FolderWatch() override; // asks its jobs to stop and waits for them

    void lookAtAll();
    void lookAt(core::FolderId id); // all of it
    void forget(core::FolderId id); // it was removed
    void tell();                    // what is known of the folders now

private:
    struct Looked
    {
        core::FolderId id = 0;
        core::Result<core::Scanned> scanned;
        std::optional<core::Watched> watched; // as far as was seen
        bool whole = false;
        bool far = false;
    };

    void want(core::FolderId id, const QList<core::Corner> &corners);
    void go();
    void post(core::FolderId id, const QList<core::Corner> &corners);
    void looked(const Looked &looked, int run);
    void listen();
    void heard(const DirectoryWatch::Changes &changes);
    void fetch(std::function<void()> then); // the list of folders
    void lookForSingleFiles();
    void lookForSingleFiles(Lane &lane, std::function<bool(const QString &path)> among);
    void wake(); // the near lane, which listens
    void startRound();
    template <class Call>
    void inWindow(Call call)
    {
        QMetaObject::invokeMethod(this, std::move(call), Qt::QueuedConnection);
    }

    core::Library &m_library;
    Program m_program;
    Pace m_pace;
    DirectoryWatch m_watch; // of the near lane alone
    QHash<core::FolderId, core::Watched> m_watched;
    QList<core::Folder> m_told;
    QHash<core::FolderId, QList<core::Corner>> m_wanted;
    int m_looking = 0; // jobs of the near lane
    std::optional<std::stop_source> m_listening;
    QTimer m_still;
    QTimer m_longest;
    QTimer m_unsettled;
    QHash<core::FolderId, QList<core::Corner>> m_beingWritten;
    QTimer m_round;
    Lane m_far;
    Lane m_near; // last: the first to go
};

} // namespace app
