#include "core/archive/zipfile.h"

#include <QCryptographicHash>
#include <QFile>
#include <QFileInfo>
#include <QtEndian>

#include <zip.h>

#include <algorithm>

namespace core {
namespace {

constexpr qsizetype endSize = 22;        // of the record at the end of a ZIP file
constexpr qsizetype pointerSize = 20;    // of the locator before it in a large file
constexpr qsizetype longEndSize = 56;    // of the 64-bit end record
constexpr qsizetype longestNote = 65535; // longest comment after the end
constexpr quint64 largestDirectory = 16 << 20;
constexpr int longestName = 200;
constexpr qsizetype atOnce = 64 << 10;

// libzip allocates memory for as many parts as the file claims, so that number is checked first.
bool isModest(quint64 parts, quint64 directory, int mostParts)
{
    return parts <= quint64(mostParts) && directory <= largestDirectory;
}

// The 64-bit end record, to which the locator before the end points.
bool longEndIsModest(QFile &file, const uchar *pointer, int mostParts)
{
    const quint64 at = qFromLittleEndian<quint64>(pointer + 8);
    if (at > quint64(file.size()) || !file.seek(qint64(at)))
        return false;
    const QByteArray bytes = file.read(longEndSize);
    const auto *end = reinterpret_cast<const uchar *>(bytes.constData());
    return bytes.size() == longEndSize && bytes.startsWith("PK\x06\x06") &&
           isModest(qFromLittleEndian<quint64>(end + 32), qFromLittleEndian<quint64>(end + 40), mostParts);
}

bool endIsModest(const QString &path, int mostParts)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return false;
    file.seek(std::max<qint64>(0, file.size() - endSize - longestNote - pointerSize));
    const QByteArray tail = file.read(endSize + longestNote + pointerSize);
    const QByteArray mark("PK\x05\x06");
    bool found = false;
    for (qsizetype at = tail.indexOf(mark); at >= 0; at = tail.indexOf(mark, at + 1)) {
        if (tail.size() - at < endSize)
            break;
        const auto *end = reinterpret_cast<const uchar *>(tail.constData() + at);
        const bool isLong = at >= pointerSize && QByteArrayView(tail).sliced(at - pointerSize).startsWith("PK\x06\x07");
        // The same four bytes may occur in packed data; only the real end is followed by nothing but its comment.
        if (!isLong && at + endSize + qFromLittleEndian<quint16>(end + 20) != tail.size())
            continue;
        const bool modest =
            isLong ? longEndIsModest(file, end - pointerSize, mostParts)
                   : isModest(qFromLittleEndian<quint16>(end + 10), qFromLittleEndian<quint32>(end + 12), mostParts);
        if (!modest)
            return false;
        found = true;
    }
    return found;
}

// Rejects names that would lead out of a folder when unpacked.
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

} // namespace

Error ZipFile::damaged(const QString &detail) const
{
    return {Error::Unreadable, QStringLiteral("“%1” is not a ZIP file, or is damaged; get another copy.").arg(m_file),
            detail};
}

Error ZipFile::tooLarge(const QString &detail) const
{
    return {Error::Invalid, QStringLiteral("“%1” is too large, packed or unpacked.").arg(m_file), detail};
}

Result<std::unique_ptr<ZipFile>> ZipFile::open(const QString &path, const ZipLimits &limits)
{
    const QFileInfo file(path);
    if (!file.isFile())
        return Error{Error::NotFound, QStringLiteral("There is no file “%1”.").arg(path), {}};
    std::unique_ptr<ZipFile> opened(new ZipFile);
    opened->m_file = file.fileName();
    if (file.size() > limits.file)
        return opened->tooLarge(QStringLiteral("%1 bytes").arg(file.size()));
    if (!endIsModest(path, limits.parts))
        return opened->damaged(QStringLiteral("truncated, or too many parts"));
    int code = 0;
    opened->m_archive = zip_open(QFile::encodeName(path).constData(), ZIP_RDONLY | ZIP_CHECKCONS, &code);
    if (!opened->m_archive)
        return opened->damaged(QStringLiteral("libzip says %1").arg(code));
    if (const Result<void> listed = opened->list(limits, file.size()); !listed)
        return listed.error();
    return opened;
}

ZipFile::~ZipFile()
{
    if (m_archive)
        zip_discard(m_archive);
}

Result<void> ZipFile::list(const ZipLimits &limits, qint64 fileSize)
{
    const zip_int64_t count = zip_get_num_entries(m_archive, 0);
    if (count > limits.parts)
        return damaged(QStringLiteral("%1 parts").arg(count));
    qint64 whole = 0;
    qint64 packed = 0;
    for (zip_int64_t i = 0; i < count; ++i) {
        zip_stat_t about;
        zip_stat_init(&about);
        constexpr zip_uint64_t wanted =
            ZIP_STAT_NAME | ZIP_STAT_SIZE | ZIP_STAT_COMP_SIZE | ZIP_STAT_COMP_METHOD | ZIP_STAT_ENCRYPTION_METHOD;
        if (zip_stat_index(m_archive, zip_uint64_t(i), 0, &about) != 0 || (about.valid & wanted) != wanted)
            return damaged(QString::fromUtf8(zip_strerror(m_archive)));
        const QString name = QString::fromUtf8(about.name);
        const bool isStored = about.comp_method == ZIP_CM_STORE;
        const bool ours = isPlainName(name) && !m_sizes.contains(name) && about.encryption_method == ZIP_EM_NONE &&
                          (isStored ? about.size == about.comp_size : about.comp_method == ZIP_CM_DEFLATE);
        if (!ours)
            return damaged(QStringLiteral("part %1 is not from Attest").arg(i));
        if (about.comp_size > zip_uint64_t(fileSize - packed))
            return damaged(QStringLiteral("its parts are larger than the file"));
        if (about.size > zip_uint64_t(limits.whole - whole))
            return tooLarge(QStringLiteral("larger than %1 MiB unpacked").arg(limits.whole >> 20));
        packed += qint64(about.comp_size);
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

Result<void> ZipFile::unpack(const QString &name, const std::stop_token &stop, const Take &take) const
{
    zip_file_t *part = zip_fopen(m_archive, name.toUtf8().constData(), ZIP_FL_ENC_RAW);
    if (!part)
        return damaged(QStringLiteral("no part %1").arg(name));
    const std::unique_ptr<zip_file_t, int (*)(zip_file_t *)> closing(part, zip_fclose);
    QByteArray piece(atOnce, Qt::Uninitialized);
    qint64 left = size(name);
    while (!stop.stop_requested()) {
        const zip_int64_t got = zip_fread(part, piece.data(), zip_uint64_t(piece.size()));
        if (got < 0 || got > left)
            return damaged(QStringLiteral("part %1 cannot be unpacked").arg(name));
        if (got == 0)
            return left == 0 ? Result<void>() : damaged(QStringLiteral("part %1 ends too soon").arg(name));
        if (const Result<void> taken = take(QByteArrayView(piece.constData(), qsizetype(got))); !taken)
            return taken;
        left -= got;
    }
    return Error::cancelled();
}

Result<QByteArray> ZipFile::read(const QString &name, qint64 most, const std::stop_token &stop) const
{
    if (size(name) > most)
        return damaged(QStringLiteral("part %1 is too large").arg(name));
    QByteArray bytes;
    const Result<void> unpacked = unpack(name, stop, [&](QByteArrayView piece) {
        bytes.append(piece);
        return Result<void>();
    });
    return unpacked ? Result<QByteArray>(bytes) : unpacked.error();
}

Result<QByteArray> ZipFile::hash(const QString &name, const std::stop_token &stop) const
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    const Result<void> unpacked = unpack(name, stop, [&](QByteArrayView piece) {
        hash.addData(piece);
        return Result<void>();
    });
    return unpacked ? Result<QByteArray>(hash.result().toHex()) : unpacked.error();
}

} // namespace core
