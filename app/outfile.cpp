#include "app/outfile.h"

#include <QSaveFile>

namespace app {

core::Result<void> writeFile(const QString &name, const QByteArray &bytes)
{
    QSaveFile file(name);
    if (file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit())
        return {};
    return core::Error{
        core::Error::Storage,
        QStringLiteral("“%1” cannot be written (%2); choose another place.").arg(name, file.errorString()),
        {}};
}

} // namespace app
