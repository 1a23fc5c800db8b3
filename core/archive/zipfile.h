// Reads ZIP files, which may be hostile, part by part. zipwriter.h writes them.
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QHash>
#include <QStringList>

#include <functional>
#include <memory>
#include <stop_token>

struct zip;

namespace core {

struct ZipLimits
{
    qint64 file = 512ll << 20;  // compressed size of the file, in bytes
    qint64 whole = 512ll << 20; // total size of all parts when unpacked
    int parts = 20'000;
};

// Reads are bounded, and nothing that the file claims about itself is trusted. Parts must be stored or deflated, must
// not be encrypted or share bytes, and must have names that stay inside a folder when unpacked.
class ZipFile
{
public:
    using Take = std::function<Result<void>(QByteArrayView piece)>;

    // Reads only the directory at the end of the file. Error messages are general; callers should replace them with
    // more specific ones. Errors: NotFound, Unreadable (not a ZIP file, damaged), Invalid (beyond the limits).
    static Result<std::unique_ptr<ZipFile>> open(const QString &path, const ZipLimits &limits = {});
    ~ZipFile();
    ZipFile(const ZipFile &) = delete;
    ZipFile &operator=(const ZipFile &) = delete;

    QStringList names() const { return m_names; } // no two are equal
    qint64 size(const QString &name) const;       // unpacked size, as the file claims; -1: there is no such part
    // Unpacks a part piece by piece, never more than its claimed size; the pieces are valid only if this succeeds.
    // Errors: Unreadable (checksum or size differs from what the file claims), Cancelled, and those of `take`.
    Result<void> unpack(const QString &name, const std::stop_token &stop, const Take &take) const;
    // Errors: as for unpack(); also Unreadable if the part is larger than `most`.
    Result<QByteArray> read(const QString &name, qint64 most, const std::stop_token &stop) const;
    Result<QByteArray> hash(const QString &name, const std::stop_token &stop) const; // SHA-256, hexadecimal

private:
    ZipFile() = default;
    Result<void> list(const ZipLimits &limits, qint64 fileSize);
    Error damaged(const QString &detail) const;
    Error tooLarge(const QString &detail) const;

    QString m_file; // file name, for messages
    zip *m_archive = nullptr;
    QStringList m_names;
    QHash<QString, qint64> m_sizes;
};

} // namespace core
