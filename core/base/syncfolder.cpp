#include "core/base/syncfolder.h"

#include <QFile>

#include <cerrno>

#include <fcntl.h>
#include <unistd.h>

namespace core {

bool syncFolder(const QString &folder)
{
    const int descriptor = open(QFile::encodeName(folder).constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    // Some file systems cannot sync folders.
    const bool synced = descriptor >= 0 && (fsync(descriptor) == 0 || errno == EINVAL || errno == ENOTSUP);
    if (descriptor >= 0)
        close(descriptor);
    return synced;
}

} // namespace core
