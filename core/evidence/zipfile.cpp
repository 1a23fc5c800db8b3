#include "core/evidence/zipfile.h"

#include <QCryptographicHash>
#include <QFile>
#include <QFileInfo>
#include <QtEndian>

#include <zip.h>

#include <algorithm>

namespace core {
namespace {

constexpr qsizetype endSize = 22;        // of what stands at the end of a ZIP file
constexpr qsizetype longestNote = 65535; // that may stand behind it
constexpr quint32 largestDirectory = 16 << 20;
constexpr int longestName = 200;
constexpr qsizetype atOnce = 64 << 10;

Error damaged(const QString &file, const QString &detail)
{
    return {Error::Unreadable,
            QStringLiteral("“%1” is not an evidence bundle, or is damaged; export it again.").arg(file), detail};
}

// libzip makes room for as many parts as the file says it has; so that is looked at before.
bool endIsModest(const QString &path, int mostParts)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return false;
    file.seek(std::max<qint64>(0, file.size() - endSize - longestNote));
    const QByteArray tail = file.read(endSize + longestNote);
    const QByteArray mark("PK\x05\x06");
    bool found = false;
    for (qsizetype at = tail.indexOf(mark); at >= 0; at = tail.indexOf(mark, at + 1)) {
        if (tail.size() - at < endSize)
            break;
        const auto *end = reinterpret_cast<const uchar *>(tail.constData() + at);
        const quint16 parts = qFromLittleEndian<quint16>(end + 10);
        const quint32 directory = qFromLittleEndian<quint32>(end + 12);
        if (parts > mostParts || directory > largestDirectory) // so never one with 64 bits, whose numbers are all ones
            return false;
        found = true;
    }
    return found;
}

// A name that would lead out of a folder, were it unpacked, is none of ours.
bool isPlainName(const QString &name)
{
    if (name.isEmpty() || name.size() > longestName || name.startsWith(u'/') || name.endsWith(u'/'))
        return false;
    for (const QString &piece : name.split(u'/')) {
        if (piece.isEmpty() || piece == QLatin1String(".") || piece == QLatin1String(".."))
            return false;
    }
    return std::all_of(name.begin(), name.end(), [](QChar c) {
        return (c.unicode() < 128 && c.isLetterOrNumber()) || c == u'-' || c == u'_' || c == u'.' || c == u'/';
    });
}

QString reason(zip_t *archive)
{
    return QString::fromUtf8(zip_strerror(archive));
}

bool addPart(zip_t *archive, const ZipPart &part)
{
    zip_source_t *source =
        zip_source_buffer(archive, part.bytes.constData(), zip_uint64_t(part.bytes.size()), 0 /* it is ours */);
    if (!source)
        return false;
    const zip_int64_t index =
        zip_file_add(archive, part.name.toUtf8().constData(), source, ZIP_FL_ENC_UTF_8 | ZIP_FL_OVERWRITE);
    if (index < 0) {
        zip_source_free(source);
        return false;
    }
    constexpr zip_uint16_t firstDay = 1 << 5 | 1; // of 1980: when it was made stands in the manifest
    const bool packed = part.name.endsWith(QLatin1String(".png"));
    return zip_set_file_compression(archive, zip_uint64_t(index), packed ? ZIP_CM_STORE : ZIP_CM_DEFLATE, 0) == 0 &&
           zip_file_set_dostime(archive, zip_uint64_t(index), 0, firstDay, 0) == 0;
}

} // namespace

Result<QByteArray> zipped(const QList<ZipPart> &parts)
{
    zip_error_t error;
    zip_error_init(&error);
    const auto failed = [&](const QString &detail) {
        zip_error_fini(&error);
        return Error{Error::Storage,
                     QStringLiteral("The evidence bundle could not be put together; free some memory "
                                    "and try again."),
                     detail};
    };
    zip_source_t *whole = zip_source_buffer_create(nullptr, 0, 0, &error);
    if (!whole)
        return failed(QString::fromUtf8(zip_error_strerror(&error)));
    zip_t *archive = zip_open_from_source(whole, ZIP_TRUNCATE, &error);
    if (!archive) {
        zip_source_free(whole);
        return failed(QString::fromUtf8(zip_error_strerror(&error)));
    }
    zip_source_keep(whole);
    const bool added =
        std::all_of(parts.begin(), parts.end(), [&](const ZipPart &part) { return addPart(archive, part); });
    if (!added || zip_close(archive) != 0) {
        const QString detail = reason(archive);
        zip_discard(archive);
        zip_source_free(whole);
        return failed(detail);
    }
    QByteArray bytes;
    zip_stat_t about;
    zip_stat_init(&about);
    if (zip_source_open(whole) == 0) {
        if (zip_source_stat(whole, &about) == 0)
            bytes.resize(qsizetype(about.size));
        if (zip_source_read(whole, bytes.data(), zip_uint64_t(bytes.size())) != bytes.size())
            bytes.clear();
        zip_source_close(whole);
    }
    zip_source_free(whole);
    if (bytes.isEmpty())
        return failed(QStringLiteral("nothing was written"));
    zip_error_fini(&error);
    return bytes;
}

Result<std::unique_ptr<ZipFile>> ZipFile::open(const QString &path, const ZipLimits &limits)
{
    const QFileInfo file(path);
    if (!file.isFile())
        return Error{Error::NotFound, QStringLiteral("There is no file “%1”.").arg(path), {}};
    if (file.size() > limits.file)
        return Error{Error::Unreadable,
                     QStringLiteral("“%1” is too large for an evidence bundle (%2 MiB at most).")
                         .arg(file.fileName())
                         .arg(limits.file >> 20),
                     {}};
    if (!endIsModest(path, limits.parts))
        return damaged(file.fileName(), QStringLiteral("no end, or too many parts"));
    int code = 0;
    std::unique_ptr<ZipFile> opened(new ZipFile);
    opened->m_file = file.fileName();
    opened->m_archive = zip_open(QFile::encodeName(path).constData(), ZIP_RDONLY | ZIP_CHECKCONS, &code);
    if (!opened->m_archive)
        return damaged(file.fileName(), QStringLiteral("libzip says %1").arg(code));
    if (const Result<void> listed = opened->list(limits); !listed)
        return listed.error();
    return opened;
}

ZipFile::~ZipFile()
{
    if (m_archive)
        zip_discard(m_archive);
}

Result<void> ZipFile::list(const ZipLimits &limits)
{
    const zip_int64_t count = zip_get_num_entries(m_archive, 0);
    if (count > limits.parts)
        return damaged(m_file, QStringLiteral("%1 parts").arg(count));
    qint64 whole = 0;
    for (zip_int64_t i = 0; i < count; ++i) {
        zip_stat_t about;
        zip_stat_init(&about);
        constexpr zip_uint64_t wanted =
            ZIP_STAT_NAME | ZIP_STAT_SIZE | ZIP_STAT_COMP_METHOD | ZIP_STAT_ENCRYPTION_METHOD;
        if (zip_stat_index(m_archive, zip_uint64_t(i), 0, &about) != 0 || (about.valid & wanted) != wanted)
            return damaged(m_file, reason(m_archive));
        const QString name = QString::fromUtf8(about.name);
        const bool ours = isPlainName(name) && !m_sizes.contains(name) && about.encryption_method == ZIP_EM_NONE &&
                          (about.comp_method == ZIP_CM_STORE || about.comp_method == ZIP_CM_DEFLATE);
        if (!ours)
            return damaged(m_file, QStringLiteral("part %1 is none of ours").arg(i));
        if (about.size > zip_uint64_t(limits.whole - whole))
            return Error{Error::Unreadable,
                         QStringLiteral("“%1” would be larger than %2 MiB unpacked, which no evidence bundle is.")
                             .arg(m_file)
                             .arg(limits.whole >> 20),
                         {}};
        whole += qint64(about.size);
        m_names.append(name);
        m_sizes.insert(name, qint64(about.size));
    }
    return {};
}

qint64 ZipFile::size(const QString &name) const
{
    return m_sizes.value(name, -1);
}

// Piece by piece, and never more than it says it is.
template <class Take>
Result<void> ZipFile::unpack(const QString &name, const std::stop_token &stop, Take take) const
{
    zip_file_t *part = zip_fopen(m_archive, name.toUtf8().constData(), ZIP_FL_ENC_RAW);
    if (!part)
        return damaged(m_file, QStringLiteral("no part %1").arg(name));
    const std::unique_ptr<zip_file_t, int (*)(zip_file_t *)> closing(part, zip_fclose);
    QByteArray piece(atOnce, Qt::Uninitialized);
    qint64 left = size(name);
    while (!stop.stop_requested()) {
        const zip_int64_t got = zip_fread(part, piece.data(), zip_uint64_t(piece.size()));
        if (got < 0 || got > left)
            return damaged(m_file, QStringLiteral("part %1 is not what it says").arg(name));
        if (got == 0)
            return left == 0 ? Result<void>() : damaged(m_file, QStringLiteral("part %1 ends too soon").arg(name));
        take(QByteArrayView(piece.constData(), qsizetype(got)));
        left -= got;
    }
    return Error::cancelled();
}

Result<QByteArray> ZipFile::read(const QString &name, qint64 most, const std::stop_token &stop) const
{
    if (size(name) > most)
        return damaged(m_file, QStringLiteral("part %1 is too large").arg(name));
    QByteArray bytes;
    const Result<void> unpacked = unpack(name, stop, [&](QByteArrayView piece) { bytes.append(piece); });
    return unpacked ? Result<QByteArray>(bytes) : unpacked.error();
}

Result<QByteArray> ZipFile::hash(const QString &name, const std::stop_token &stop) const
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    const Result<void> unpacked = unpack(name, stop, [&](QByteArrayView piece) { hash.addData(piece); });
    return unpacked ? Result<QByteArray>(hash.result().toHex()) : unpacked.error();
}

} // namespace core
