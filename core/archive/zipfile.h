// ZIP files that may have been made to do harm, read part by part. zipwriter.h writes them.
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
    qint64 file = 512ll << 20;  // bytes
    qint64 whole = 512ll << 20; // of all parts unpacked
    int parts = 20'000;
};

// What is read of it is bounded: nothing is trusted that the file says of itself. Parts are stored or deflated, under
// plain names, none encrypted, no two in the same bytes.
class ZipFile
{
public:
    using Take = std::function<Result<void>(QByteArrayView piece)>;

    // Reads the directory at its end alone. The sentences of errors are general: who knows what the file should have
    // been has better ones. Errors: NotFound, Unreadable (not a ZIP file, damaged), Invalid (beyond the limits).
    static Result<std::unique_ptr<ZipFile>> open(const QString &path, const ZipLimits &limits = {});
    ~ZipFile();
    ZipFile(const ZipFile &) = delete;
    ZipFile &operator=(const ZipFile &) = delete;

    QStringList names() const { return m_names; } // no two alike
    qint64 size(const QString &name) const;       // unpacked, as the file says; -1: there is no such part
    // Piece by piece, and never more than it says it is; what was taken is right only where this succeeds.
    // Errors: Unreadable (another sum or size than it says), Cancelled, and those of `take`.
    Result<void> unpack(const QString &name, const std::stop_token &stop, const Take &take) const;
    // Errors: as unpack(); Unreadable also where it is larger than `most`.
    Result<QByteArray> read(const QString &name, qint64 most, const std::stop_token &stop) const;
    Result<QByteArray> hash(const QString &name, const std::stop_token &stop) const; // SHA-256, hexadecimal

private:
    ZipFile() = default;
    Result<void> list(const ZipLimits &limits, qint64 fileSize);
    Error damaged(const QString &detail) const;
    Error tooLarge(const QString &detail) const;

    QString m_file; // its name, for sentences
    zip *m_archive = nullptr;
    QStringList m_names;
    QHash<QString, qint64> m_sizes;
};

} // namespace core
