// The library as a whole: backups, checks and repairs, and the bin. Use it only on the window's thread; it never
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

    // Backs up the whole library to one file while everything else continues; replaces an existing file. A Task that
    // reports percentages and, at the end, what was written.
    int backUp(const QString &file);
    void readBackupInfo(const QString &backup, const Reply<core::Result<core::Backup>> &told); // its contents
    // Reads the whole library and rebuilds whatever it can. A Task that reports at the end what it did.
    int check();

    // Saves to a file chosen by the user. Replaces an existing file; if saving fails, that file is unchanged.
    void saveFile(const QByteArray &bytes, const QString &file, const Reply<core::Result<void>> &saved);

    // Removed items that can still be restored, most recently removed first.
    void findBinned(const Reply<QList<core::Binned>> &told);
    // These are Tasks. Afterwards, `done` receives the contents of the bin.
    void putBack(const QList<core::BinId> &ids, const Reply<QList<core::Binned>> &done);
    void dropBinned(const QList<core::BinId> &ids, const Reply<QList<core::Binned>> &done); // deletes them for good

    std::vector<Lane *> lanes() { return {&m_lane}; } // lanes that use the library

signals:
    // The library was repaired. `toRead`: documents that have to be read again; `otherwise`: whether anything else
    // changed.
    void mended(const QList<core::DocumentId> &toRead, bool otherwise);
    void fileDamaged(); // the library is damaged beyond repair
    void cameBack();    // documents or sessions were restored from the bin

private:
    LibraryAccess &m_library;
    Runs &m_runs;
    Lane m_lane; // declared last, so destroyed first
};

} // namespace app
