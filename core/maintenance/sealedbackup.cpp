// Reads a backup in Attest's first format: the pages of a database, followed by a line, the seal, with their SHA-256.
// SQLite can open it as it is; the seal reveals what SQLite cannot, any changed bit.
#include "core/maintenance/backupfile.h"
#include "core/maintenance/backupsource.h"
#include "core/store/store.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QtEndian>

namespace core {
namespace {

constexpr char sealMark[] = "Attest backup 1 sha256 ";
constexpr qsizetype sealSum = 64; // hexadecimal digits
constexpr qsizetype sealSize = sizeof sealMark - 1 + sealSum + 1;
constexpr qint64 sealedBlock = 1 << 20;

// Offsets in the header of a database.
constexpr qsizetype headSize = 100;
constexpr qsizetype versionAt = 60;
constexpr qsizetype applicationAt = 68;

class SealedBackup : public BackupSource
{
public:
    explicit SealedBackup(std::unique_ptr<QFile> file) : m_file(std::move(file)), m_name(m_file->fileName()) {}

    Result<void> readSeal()
    {
        const QByteArray head = m_file->seek(0) ? m_file->read(headSize) : QByteArray();
        m_size = m_file->size() - sealSize;
        const QByteArray seal = m_size > 0 && m_file->seek(m_size) ? m_file->read(sealSize) : QByteArray();
        if (seal.size() == sealSize && seal.startsWith(sealMark) && seal.endsWith('\n')) {
            m_sum = seal.mid(sizeof sealMark - 1, sealSum);
            return {};
        }
        // Without a seal, the header shows what the file may have been.
        const bool ours = head.size() == headSize && head.startsWith("SQLite format 3") &&
                          qFromBigEndian<quint32>(head.constData() + applicationAt) == quint32(Store::applicationId());
        if (!ours)
            return noBackup(m_name);
        return qFromBigEndian<qint32>(head.constData() + versionAt) > Store::newestVersion() ? newerBackup(m_name)
                                                                                             : damaged(m_name);
    }

    Result<Backup> about() override
    {
        const auto store = Store::open(m_name, Database::ReadOnly);
        const Result<int> version = store ? (*store)->version() : store.error();
        if (version && *version > Store::newestVersion())
            return newerBackup(m_name);
        const Counts counts = version ? (*store)->counts() : Counts();
        if (!version || (*store)->database().failed())
            return damaged(m_name);
        const QFileInfo there(m_name);
        return Backup{there.absoluteFilePath(),
                      there.size(),
                      counts.documents,
                      counts.passages,
                      counts.sessions,
                      there.lastModified().toMSecsSinceEpoch(),
                      {}};
    }

    Result<void> readLibrary(const Take &take, const Percent &percent, const std::stop_token &stop) override
    {
        QCryptographicHash hash(QCryptographicHash::Sha256);
        if (!m_file->seek(0))
            return damaged(m_name);
        for (qint64 at = 0; at < m_size;) {
            if (stop.stop_requested())
                return Error::cancelled();
            const QByteArray block = m_file->read(std::min(sealedBlock, m_size - at));
            if (block.isEmpty())
                return damaged(m_name);
            hash.addData(block);
            if (const Result<void> taken = take(block); !taken)
                return taken;
            at += block.size();
            percent(int(at * 100 / m_size));
        }
        return hash.result().toHex() == m_sum ? Result<void>() : damaged(m_name);
    }

    Result<QByteArray> readQuestions(const std::stop_token &) override { return QByteArray(); }

private:
    std::unique_ptr<QFile> m_file;
    QString m_name;
    qint64 m_size = 0; // size of the pages
    QByteArray m_sum;
};

} // namespace

Result<std::unique_ptr<BackupSource>> openSealedBackup(std::unique_ptr<QFile> file)
{
    auto backup = std::make_unique<SealedBackup>(std::move(file));
    if (const Result<void> read = backup->readSeal(); !read)
        return read.error();
    return std::unique_ptr<BackupSource>(std::move(backup));
}

Result<std::unique_ptr<BackupSource>> BackupSource::open(const QString &file)
{
    auto opened = std::make_unique<QFile>(QFileInfo(file).absoluteFilePath());
    const QString name = QDir::toNativeSeparators(opened->fileName());
    if (!QFileInfo(*opened).exists())
        return Error{Error::NotFound, QStringLiteral("There is no file “%1”; choose a backup.").arg(name), {}};
    if (!QFileInfo(*opened).isFile())
        return noBackup(opened->fileName());
    if (!opened->open(QIODevice::ReadOnly))
        return Error{Error::NotFound,
                     QStringLiteral("“%1” cannot be read (%2); change its permissions, or choose another backup.")
                         .arg(name, opened->errorString()),
                     {}};
    return opened->peek(4) == "PK\x03\x04" ? openZipBackup(opened->fileName()) : openSealedBackup(std::move(opened));
}

} // namespace core
