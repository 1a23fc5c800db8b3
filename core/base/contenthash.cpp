#include "core/base/contenthash.h"

#include "core/base/detachedcall.h"

#include <QCryptographicHash>
#include <QFile>

namespace core {
namespace {

Result<QByteArray> hashOf(const QString &path, const std::stop_token &stop)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return Error{Error::Unreadable, QStringLiteral("This file cannot be opened; check that you may read it."),
                     path + QStringLiteral(": ") + file.errorString()};
    QCryptographicHash hash(QCryptographicHash::Sha256);
    while (!file.atEnd()) {
        if (stop.stop_requested())
            return Error::cancelled();
        const QByteArray part = file.read(1 << 20);
        if (part.isEmpty() && file.error() != QFileDevice::NoError)
            return Error{Error::Unreadable,
                         QStringLiteral("This file could not be read to its end; check the drive and read it again."),
                         path + QStringLiteral(": ") + file.errorString()};
        hash.addData(part);
    }
    return hash.result().toHex();
}

} // namespace

Result<QByteArray> contentHash(const QString &path, std::stop_token stop)
{
    auto hash = callDetached([path, stop] { return hashOf(path, stop); }, stop);
    return hash ? *std::move(hash) : Error::cancelled();
}

} // namespace core
