// Backup files while they are being written, and errors about backup files. Private to this folder.
#pragma once

#include "core/maintenance/backup.h"

#include <QByteArray>

#include <memory>

namespace core {

// A file that is locked while this object exists, and then deleted unless it was moved into place. A file left behind
// by a killed program is overwritten; one that another program is writing is not touched.
class PartFile
{
public:
    static Result<std::unique_ptr<PartFile>> make(const QString &target);     // a hidden file next to its final path
    static Result<std::unique_ptr<PartFile>> makeCopy(const QString &folder); // for a copy of a library, in its folder
    static void removeCopies(const QString &folder);                          // removes copies left by killed programs
    ~PartFile();
    PartFile(const PartFile &) = delete;
    PartFile &operator=(const PartFile &) = delete;

    QString name() const { return m_name; }
    bool write(qint64 at, QByteArrayView bytes); // false: errno says why
    bool sync(); // flushes the file and drops it from the page cache, so that the next read comes from disk
    Result<void> putInPlace(IfThere ifThere);

private:
    PartFile(const QString &target, const QString &name) : m_target(target), m_name(name) {}
    Result<bool> take(); // false: another program moved the file; try again

    QString m_target;
    QString m_name;
    int m_descriptor = -1;
};

Error cannotWrite(const QString &file, int error); // `error`: an errno value
Error noBackup(const QString &file);
Error damaged(const QString &file, const QString &detail = {});
Error newerBackup(const QString &file);

} // namespace core
