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
                 QStringLiteral("“%1” must be a regular file, not a link, folder or device; put the file itself there, "
                                "or make the whole folder a link.")
                     .arg(QDir::toNativeSeparators(path)),
                 {}};
}

} // namespace core
