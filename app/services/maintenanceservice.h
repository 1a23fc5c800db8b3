// The library as a whole: backups and their contents, checks and repairs, and its bin. The window's thread; never
// blocks.
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
    MaintenanceService(LibraryAccess &library, Runs &runs); // both must outlive it

    // Backs up the whole library into one file while everything else continues; an existing file is replaced. A Task,
    // which reports percent and finally what was written.
    int backUp(const QString &file);
    void readBackupInfo(const QString &backup, const Reply<core::Result<core::Backup>> &told); // its contents
    // Reads the whole library and rebuilds what can be rebuilt. A Task, which finally reports what it did.
    int check();

    // Any file named by the user; an existing one is replaced, or left as it was.
    void saveFile(const QByteArray &bytes, const QString &file, const Reply<core::Result<void>> &saved);

    // Removed items that can still be restored, the last removed first.
    void findBinned(const Reply<QList<core::Binned>> &told);
    // Tasks. `done` receives the bin's contents afterwards.
    void putBack(const QList<core::BinId> &ids, const Reply<QList<core::Binned>> &done);
    void dropBinned(const QList<core::BinId> &ids, const Reply<QList<core::Binned>> &done); // for good

    std::vector<Lane *> lanes() { return {&m_lane}; } // which use the library

signals:
    // The library was repaired: these documents have to be read again; and whether anything else changed.
    void mended(const QList<core::DocumentId> &toRead, bool otherwise);
    void fileDamaged(); // beyond repair
    void cameBack();    // documents or sessions, from the bin

private:
    LibraryAccess &m_library;
    Runs &m_runs;
    Lane m_lane; // last: destroyed first
};

} // namespace app
