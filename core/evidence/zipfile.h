// The door to libzip: parts with names, packed into one file, and taken out of one that may have been made to do harm.
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QHash>
#include <QStringList>

#include <memory>
#include <stop_token>

struct zip;

namespace core {

struct ZipPart
{
    QString name;
    QByteArray bytes;
};

Result<QByteArray> zipped(const QList<ZipPart> &parts); // the same parts give the same bytes

struct ZipLimits
{
    qint64 file = 512ll << 20;  // bytes
    qint64 whole = 512ll << 20; // of all parts unpacked
    int parts = 20'000;
};

// What is read of it is bounded: nothing is trusted that the file says of itself.
class ZipFile
{
public:
    // Errors: NotFound, Unreadable (not a ZIP file, damaged, or beyond the limits).
    static Result<std::unique_ptr<ZipFile>> open(const QString &path, const ZipLimits &limits = {});
    ~ZipFile();
    ZipFile(const ZipFile &) = delete;
    ZipFile &operator=(const ZipFile &) = delete;

    QStringList names() const { return m_names; } // no two alike
    qint64 size(const QString &name) const;       // unpacked, as the file says; -1: there is no such part
    // Errors: Unreadable (also where it is larger than `most`, or than it says), Cancelled.
    Result<QByteArray> read(const QString &name, qint64 most, const std::stop_token &stop) const;
    Result<QByteArray> hash(const QString &name, const std::stop_token &stop) const; // SHA-256, hexadecimal

private:
    ZipFile() = default;
    Result<void> list(const ZipLimits &limits);
    template <class Take>
    Result<void> unpack(const QString &name, const std::stop_token &stop, Take take) const;

    QString m_file; // its name, for sentences
    zip *m_archive = nullptr;
    QStringList m_names;
    QHash<QString, qint64> m_sizes;
};

} // namespace core
