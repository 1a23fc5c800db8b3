#include "app/services/maintenanceservice.h"

#include "app/runtime/outfile.h"
#include "core/library/librarybin.h"
#include "core/maintenance/librarycare.h"

#include <QDir>

namespace app {
namespace {

QString wordsOf(const core::Mended &mended)
{
    QStringList sentences = mended.done;
    if (!mended.toRead.isEmpty())
        sentences.append(MaintenanceService::tr("Parts of %Ln document(s) are missing and will be read again.", nullptr,
                                                int(mended.toRead.size())));
    return sentences.isEmpty() ? MaintenanceService::tr("The library was checked and is intact.")
                               : sentences.join(u'\n');
}

Run longTask(const QString &subject)
{
    Run run;
    run.kind = Run::Task;
    run.subject = subject;
    run.stoppable = true;
    return run;
}

} // namespace

MaintenanceService::MaintenanceService(LibraryAccess &library, Runs &runs)
    : m_library(library),
      m_runs(runs),
      m_lane(1, Priority::Background)
{
}

int MaintenanceService::backUp(const QString &file)
{
    const auto job = [this, file](int number, std::stop_token stop) -> core::Result<void> {
        const core::Result<core::Backup> backup =
            core::backUp(m_library->folder(), file, core::IfThere::Replace,
                         m_runs.percentOf(number, QStringLiteral("backup")), stop);
        if (!backup)
            return backup.error();
        m_runs.tell(number, QStringLiteral("backup"),
                    {.text = tr("The library was backed up to %1; the backup was read back and is intact (documents: "
                                "%2, sessions: %3).")
                                 .arg(QDir::toNativeSeparators(backup->file), QString::number(backup->documents),
                                      QString::number(backup->sessions))});
        return {};
    };
    return m_runs.post(m_lane, longTask(tr("Backing up the library")), job);
}

void MaintenanceService::readBackupInfo(const QString &backup, const Reply<core::Result<core::Backup>> &told)
{
    m_lane.post([this, backup, told](std::stop_token) { told.later(this, core::readBackupInfo(backup)); });
}

void MaintenanceService::saveFile(const QByteArray &bytes, const QString &file, const Reply<core::Result<void>> &saved)
{
    m_lane.post([=, this](std::stop_token) { saved.later(this, writeFile(file, bytes)); });
}

void MaintenanceService::findBinned(const Reply<QList<core::Binned>> &told)
{
    if (!m_library.isUsable())
        return;
    m_lane.post([this, told](std::stop_token) { told.later(this, core::LibraryBin(*m_library).entries()); });
}

void MaintenanceService::putBack(const QList<core::BinId> &ids, const Reply<QList<core::Binned>> &done)
{
    const auto job = [this, ids, done](std::stop_token stop) -> core::Result<void> {
        core::LibraryBin bin(*m_library);
        core::Result<void> result;
        for (const core::BinId id : ids) {
            result = bin.putBack(id, stop);
            if (!result)
                break;
        }
        done.later(this, bin.entries());
        QMetaObject::invokeMethod(
            this, [this] { emit cameBack(); }, Qt::QueuedConnection);
        return result;
    };
    m_runs.postTask(m_lane, tr("Restoring from the bin"), job);
}

void MaintenanceService::dropBinned(const QList<core::BinId> &ids, const Reply<QList<core::Binned>> &done)
{
    const auto job = [this, ids, done](std::stop_token) {
        core::LibraryBin bin(*m_library);
        core::Result<void> result = bin.drop(ids);
        done.later(this, bin.entries());
        return result;
    };
    m_runs.postTask(m_lane, tr("Emptying the bin"), job);
}

int MaintenanceService::check()
{
    const auto job = [this](int number, std::stop_token stop) -> core::Result<void> {
        const core::Result<core::Mended> found =
            core::LibraryCare(*m_library).mend(m_runs.percentOf(number, QStringLiteral("check")), stop);
        if (!found)
            return found.error();
        QMetaObject::invokeMethod(
            this, [this, found = *found] { emit mended(found.toRead, !found.done.isEmpty()); }, Qt::QueuedConnection);
        if (found->isFileDamaged)
            QMetaObject::invokeMethod(this, &MaintenanceService::fileDamaged, Qt::QueuedConnection);
        if (!found->broken.isEmpty())
            return core::Error{core::Error::Storage, found->broken.join(u'\n'), {}};
        m_runs.tell(number, QStringLiteral("check"), {.text = wordsOf(*found)});
        return {};
    };
    return m_runs.post(m_lane, longTask(tr("Checking the library")), job);
}

} // namespace app
