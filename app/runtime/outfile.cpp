#include "app/runtime/outfile.h"

#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

namespace app {

core::Result<void> writeFile(const QString &name, const QByteArray &bytes)
{
    const auto failed = [&](const QIODevice &file) {
        return core::Error{
            core::Error::Storage,
            QStringLiteral("“%1” cannot be written (%2); choose another place.").arg(name, file.errorString()),
            {}};
    };
    const QFileInfo there(name);
    if (there.exists() && !there.isFile() && !there.isDir()) { // a pipe or a device must not be replaced by a file
        QFile file(name);
        if (file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.flush())
            return {};
        return failed(file);
    }
    QSaveFile file(name);
    if (file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit())
        return {};
    return failed(file);
}

} // namespace app
