// The library's watched folders, while the program runs. Use it only on the window's thread unless noted otherwise; it
// never blocks.
#pragma once

#include "app/runtime/lane.h"
#include "app/runtime/reply.h"
#include "app/services/folderwatch.h"
#include "app/services/libraryaccess.h"
#include "app/services/runs.h"
#include "core/library/folders.h"
#include "core/values/folder.h"

#include <functional>
#include <memory>
#include <vector>

namespace app {

class FolderService : public QObject
{
    Q_OBJECT

public:
    // Both arguments must outlive it.
    FolderService(LibraryAccess &library, Runs &runs);
    ~FolderService() override;

    // Calls back immediately and after every change.
    void watch(const Reply<QList<core::Folder>> &changed);
    void watchFolder(const QString &folder, const core::FolderFilter &filter = {});
    void setFilter(core::FolderId id, const core::FolderFilter &filter, core::WithDocuments leftOut);
    void leave(core::FolderId id, core::WithDocuments documents);
    void lookAtAll();                   // scans all folders now
    void removeGone(core::FolderId id); // removes documents whose files are gone

    void begin(); // call this once the library is open
    void end();   // call this before another library replaces this one
    // Returns the paths that are not watched. Blocks; call it on a lane.
    static QStringList notKept(core::Library &library, const QStringList &paths, const std::stop_token &stop);
    std::vector<Lane *> lanes() { return {&m_changes}; } // lanes that use the library

signals:
    void documentsChanged();
    void placesChanged(); // a drive may be available again
    void queueGrown();    // files were added to the queue

private:
    void post(const QString &subject, std::function<core::Result<void>(core::LibraryFolders &, std::stop_token)> job,
              std::function<void()> then); // called unless another library has replaced this one

    LibraryAccess &m_library;
    Runs &m_runs;
    QList<core::Folder> m_seen;
    std::vector<Reply<QList<core::Folder>>> m_watchers;
    Lane m_changes;
    std::unique_ptr<FolderWatch> m_watch; // declared last, so destroyed first
};

} // namespace app
