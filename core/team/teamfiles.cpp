#include "core/team/teamfiles.h"

#include "core/base/contenthash.h"

#include <QDir>
#include <QFileInfo>
#include <QSaveFile>

namespace core {

QString TeamFiles::pathOf(const QByteArray &sha256) const
{
    return m_folder + u'/' + QString::fromLatin1(sha256.left(2)) + u'/' + QString::fromLatin1(sha256) +
           QStringLiteral(".pdf");
}

Result<QByteArray> TeamFiles::put(const QString &file, const std::stop_token &stop) const
{
    const Result<QByteArray> sum = contentHash(file, stop);
    if (!sum)
        return sum.error();
    const QString target = pathOf(*sum);
    if (QFileInfo(target).size() == QFileInfo(file).size() && QFileInfo::exists(target))
        return *sum;
    const Error unwritten{Error::Storage,
                          QStringLiteral("The file cannot be put into %1; check that the folder may be written and has "
                                         "room.")
                              .arg(m_folder),
                          target};
    QFile from(file);
    if (!from.open(QIODevice::ReadOnly))
        return Error{Error::NotFound, QStringLiteral("The file “%1” cannot be read.").arg(file), from.errorString()};
    if (!QDir().mkpath(QFileInfo(target).path()))
        return unwritten;
    QSaveFile to(target);
    if (!to.open(QIODevice::WriteOnly))
        return unwritten;
    constexpr qint64 part = 1 << 20;
    while (!from.atEnd()) {
        if (stop.stop_requested())
            return Error::cancelled();
        const QByteArray bytes = from.read(part);
        if (bytes.isEmpty() || to.write(bytes) != bytes.size())
            return unwritten;
    }
    // Others read it too, as the folder allows.
    to.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ReadGroup | QFile::ReadOther);
    if (!to.commit())
        return unwritten;
    return *sum;
}

} // namespace core
