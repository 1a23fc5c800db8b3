// Reads untrusted ZIP files, one part (ZIP entry) at a time. zipwriter.h writes them.
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

// Reads are bounded, and nothing that the file claims about itself is trusted. Every part must be stored or deflated,
// must not be encrypted or share bytes with another part, and must have a path that stays inside the target folder.
class ZipFile
{
public:
    using Take = std::function<Result<void>(QByteArrayView piece)>;

    // Reads only the central directory. Error messages are generic; callers should replace them with more specific
    // ones. Errors: NotFound, Unreadable (not a ZIP file, damaged), Invalid (beyond the limits).
    static Result<std::unique_ptr<ZipFile>> open(const QString &path, const ZipLimits &limits = {});
    ~ZipFile();
    ZipFile(const ZipFile &) = delete;
    ZipFile &operator=(const ZipFile &) = delete;

    QStringList names() const { return m_names; } // all distinct
    qint64 size(const QString &name) const;       // unpacked size, as declared in the file; -1: no such part
    // Unpacks a part piece by piece, never more than its declared size. Discard the pieces if this fails. Errors:
    // Unreadable (the checksum or size differs from the declared one), Cancelled, and those of `take`.
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
