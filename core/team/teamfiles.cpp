#include "core/team/teamfiles.h"

#include "core/base/contenthash.h"
#include "core/team/s3files.h"

#include <QDir>
#include <QFileInfo>
#include <QSaveFile>

namespace core {
namespace {

class FilesInFolder : public TeamFiles
{
public:
    explicit FilesInFolder(const QString &folder) : m_folder(folder) {}

    Result<QByteArray> put(const QString &file, const std::stop_token &stop) const override;
    Result<QString> fetch(const QByteArray &sha256, qint64 bytes, const QString &copy,
                          const std::stop_token &stop) const override;

private:
    QString pathOf(const QByteArray &sha256) const { return m_folder + u'/' + nameOf(sha256); }

    QString m_folder;
};

Result<QByteArray> FilesInFolder::put(const QString &file, const std::stop_token &stop) const
{
    const Result<QByteArray> sum = contentHash(file, stop);
    if (!sum)
        return sum.error();
    const QString target = pathOf(*sum);
    if (QFileInfo(target).size() == QFileInfo(file).size() && QFileInfo::exists(target))
        return *sum;
    const Error unwritten{
        Error::Storage,
        QStringLiteral("The file cannot be copied to %1; check the folder's permissions and free space.").arg(m_folder),
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
    // Others may read it, as far as the folder allows.
    to.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ReadGroup | QFile::ReadOther);
    if (!to.commit())
        return unwritten;
    return *sum;
}

// The reader computes the hash anyway.
Result<QString> FilesInFolder::fetch(const QByteArray &sha256, qint64, const QString &, const std::stop_token &) const
{
    const QString file = pathOf(sha256);
    if (!QFileInfo::exists(file))
        return Error{Error::NotFound,
                     QStringLiteral("There is no file with this checksum in %1; add it again.").arg(m_folder), file};
    return QFileInfo(file).absoluteFilePath();
}

} // namespace

Result<std::unique_ptr<TeamFiles>> TeamFiles::at(const QString &place)
{
    if (place.startsWith(QLatin1String("s3://")))
        return S3Files::at(place);
    if (place.contains(QLatin1String("://")))
        return Error{Error::Invalid,
                     QStringLiteral("The files of a team library must be in a folder or at s3://BUCKET/PREFIX."),
                     {}};
    return std::unique_ptr<TeamFiles>(std::make_unique<FilesInFolder>(place));
}

QString TeamFiles::nameOf(const QByteArray &sha256)
{
    return QString::fromLatin1(sha256.left(2)) + u'/' + QString::fromLatin1(sha256) + QStringLiteral(".pdf");
}

} // namespace core
