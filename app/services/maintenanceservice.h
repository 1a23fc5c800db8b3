// The library as a whole: backed up, looked into as a backup, checked and mended, and what lies in its bin. The
// window's thread; never blocks.
#pragma once

#include "app/runtime/lane.h"
#include "app/runtime/reply.h"
#include "app/services/libraryaccess.h"
#include "app/services/runs.h"
#include "core/maintenance/backup.h"
#include "core/values/binned.h"

#include <vector>

namespace app {

class MaintenanceService : public QObject
{
    Q_OBJECT

public:
    MaintenanceService(LibraryAccess &library, Runs &runs); // both outlive it

    // The whole library in one file, while everything else goes on; a file that is there is replaced. A Task, which
    // tells in percent how far it is and says at the end what was written.
    int backUp(const QString &file);
    void readBackupInfo(const QString &backup, const Reply<core::Result<core::Backup>> &told); // what it holds
    // Reads all of the library and mends what can be made anew. A Task, which says at the end what it did.
    int check();

    // Any file that the user has named; one that is there is replaced, or left as it was.
    void saveFile(const QByteArray &bytes, const QString &file, const Reply<core::Result<void>> &saved);

    // What was removed and can still come back, the last removed first.
    void findBinned(const Reply<QList<core::Binned>> &told);
    // Tasks. `done` is told of what lies in the bin then.
    void putBack(const QList<core::BinId> &ids, const Reply<QList<core::Binned>> &done);
    void dropBinned(const QList<core::BinId> &ids, const Reply<QList<core::Binned>> &done); // for good

    std::vector<Lane *> lanes() { return {&m_lane}; } // which use the library

signals:
    // The library was mended: these documents are to be read again; and whether something else changed.
    void mended(const QList<core::DocumentId> &toRead, bool otherwise);
    void fileDamaged(); // beyond mending
    void cameBack();    // documents or sessions, out of the bin

private:
    LibraryAccess &m_library;
    Runs &m_runs;
    Lane m_lane; // last: the first to go
};

} // namespace app
