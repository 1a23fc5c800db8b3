// Reads a backup's ZIP file, which anybody may have made.
#include "core/archive/zipfile.h"
#include "core/maintenance/backupfile.h"
#include "core/maintenance/backupsource.h"
#include "core/store/store.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QFile>
#include <QFileInfo>

#include <limits>

namespace core {
namespace {

constexpr int manifestVersion = 1;
constexpr qint64 largestManifest = 1 << 20;
constexpr int mostParts = 16;
// Attest stores the library uncompressed. Other programs compress it to half, or a nearly empty one to a fortieth; a
// large file that expands many times over was made to fill a disk.
constexpr qint64 mostTimesLarger = 16;
constexpr qint64 alwaysAllowed = 64 << 20;

class ZipBackup : public BackupSource
{
public:
    static Result<std::unique_ptr<BackupSource>> open(const QString &file)
    {
        const QFileInfo there(file);
        ZipLimits limits;
        limits.file = there.size();
        constexpr qint64 most = (std::numeric_limits<qint64>::max() - alwaysAllowed) / mostTimesLarger;
        limits.whole = std::min(there.size(), most) * mostTimesLarger + alwaysAllowed;
        limits.parts = mostParts;
        auto zip = ZipFile::open(file, limits);
        if (!zip)
            return damaged(file, zip.error().detail);
        std::unique_ptr<ZipBackup> backup(new ZipBackup(there, std::move(*zip)));
        if (const Result<void> read = backup->readManifest(); !read)
            return read.error();
        return std::unique_ptr<BackupSource>(std::move(backup));
    }

    Result<Backup> about() override { return m_about; }

    Result<void> readLibrary(const Take &take, const Percent &percent, const std::stop_token &stop) override
    {
        return read(BackupPart::library, take, percent, stop);
    }

    Result<QByteArray> readQuestions(const std::stop_token &stop) override
    {
        if (!m_sums.contains(QLatin1String(BackupPart::questions)))
            return QByteArray();
        QByteArray questions("");
        const Take take = [&](QByteArrayView piece) {
            questions.append(piece);
            return Result<void>();
        };
        const Result<void> taken = read(
            BackupPart::questions, take, [](int) {}, stop);
        return taken ? Result<QByteArray>(questions) : taken.error();
    }

private:
    ZipBackup(const QFileInfo &file, std::unique_ptr<ZipFile> zip) : m_zip(std::move(zip))
    {
        m_about.file = file.absoluteFilePath();
        m_about.bytes = file.size();
    }

    Result<void> readManifest()
    {
        const QString name = QLatin1String(BackupPart::manifest);
        if (m_zip->size(name) < 0)
            return noBackup(m_about.file);
        const Result<QByteArray> bytes = m_zip->read(name, largestManifest, {});
        if (!bytes)
            return damaged(m_about.file, bytes.error().detail);
        const Json manifest = Json::parse(*bytes);
        if (manifest[u"format"].toString() != QLatin1String("attest-library-backup"))
            return noBackup(m_about.file);
        if (manifest[u"version"].toInt() > manifestVersion || manifest[u"schema"].toInt() > Store::newestVersion())
            return newerBackup(m_about.file);
        m_about.documents = manifest[u"documents"].toInt(-1);
        m_about.passages = manifest[u"passages"].toInt(-1);
        m_about.sessions = manifest[u"sessions"].toInt(-1);
        m_about.written = QDateTime::fromString(manifest[u"made"].toString(), Qt::ISODateWithMs).toMSecsSinceEpoch();
        const bool told = manifest[u"version"].toInt() > 0 && manifest[u"schema"].toInt() > 0 &&
                          m_about.documents >= 0 && m_about.passages >= 0 && m_about.sessions >= 0;
        return told ? readParts(manifest[u"parts"])
                    : damaged(m_about.file, QStringLiteral("its manifest does not list its contents"));
    }

    // Each part is there once, and nothing else is.
    Result<void> readParts(const Json &parts)
    {
        for (const Json &part : parts) {
            const QString name = part[u"name"].toString();
            const bool known = name == QLatin1String(BackupPart::library) ||
                               (name == QLatin1String(BackupPart::questions) && m_zip->size(name) <= largestQuestions);
            if (!known || m_sums.contains(name) || m_zip->size(name) < 0 ||
                part[u"bytes"].toInteger(-1) != m_zip->size(name))
                return damaged(m_about.file, QStringLiteral("part “%1”").arg(name.left(40)));
            m_sums.insert(name, part[u"sha256"].toString().toLatin1());
        }
        if (!m_sums.contains(QLatin1String(BackupPart::library)) || m_zip->names().size() != m_sums.size() + 1)
            return damaged(m_about.file, QStringLiteral("its parts do not match its manifest"));
        return {};
    }

    Result<void> read(const char *part, const Take &take, const Percent &percent, const std::stop_token &stop) const
    {
        const QString name = QLatin1String(part);
        const qint64 size = std::max<qint64>(1, m_zip->size(name));
        QCryptographicHash hash(QCryptographicHash::Sha256);
        qint64 at = 0;
        int told = 0;
        bool taking = true;
        const Result<void> unpacked = m_zip->unpack(name, stop, [&](QByteArrayView piece) {
            hash.addData(piece);
            const Result<void> taken = take(piece);
            taking = bool(taken);
            at += piece.size();
            if (const int done = int(at * 100 / size); done > told)
                percent(told = done);
            return taken;
        });
        if (!unpacked)
            return !taking || unpacked.error().code == Error::Cancelled
                       ? unpacked
                       : damaged(m_about.file, unpacked.error().detail);
        if (hash.result().toHex() != m_sums.value(name))
            return damaged(m_about.file, QStringLiteral("the checksum of part “%1” does not match").arg(name));
        return {};
    }

    std::unique_ptr<ZipFile> m_zip;
    Backup m_about;
    QHash<QString, QByteArray> m_sums; // hashes of all parts except the manifest
};

} // namespace

Result<std::unique_ptr<BackupSource>> openZipBackup(const QString &file)
{
    return ZipBackup::open(file);
}

Json backupPartJson(const char *name, qint64 bytes, const QByteArray &sum)
{
    return Json::object({{"name", name}, {"bytes", bytes}, {"sha256", QString::fromLatin1(sum)}});
}

QByteArray backupManifest(const Backup &about, const QList<Json> &parts)
{
    const QDateTime made = QDateTime::fromMSecsSinceEpoch(about.written).toUTC();
    return Json::object({{"format", "attest-library-backup"},
                         {"version", manifestVersion},
                         {"schema", Store::newestVersion()},
                         {"attest", ATTEST_VERSION},
                         {"made", made.toString(Qt::ISODateWithMs)},
                         {"documents", about.documents},
                         {"passages", about.passages},
                         {"sessions", about.sessions},
                         {"parts", parts}})
        .written(Json::Form::Indented);
}

} // namespace core
