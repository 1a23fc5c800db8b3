#include "core/base/plainfile.h"

#include <QDir>
#include <QFile>

#include <sys/stat.h>

namespace core {

bool isPlainFile(const QString &path)
{
    struct stat there = {};
    return lstat(QFile::encodeName(path).constData(), &there) != 0 || S_ISREG(there.st_mode);
}

Result<void> wantPlainFile(const QString &path)
{
    if (isPlainFile(path))
        return {};
    return Error{Error::Invalid,
                 QStringLiteral("“%1” is a link, a folder or a device where the library keeps a plain file; put the "
                                "file itself there, or make the whole folder a link.")
                     .arg(QDir::toNativeSeparators(path)),
                 {}};
}

} // namespace core
