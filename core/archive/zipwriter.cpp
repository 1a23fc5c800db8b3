#include "core/archive/zipwriter.h"

#include <QFile>

#include <zip.h>

#include <algorithm>
#include <cstring>

namespace core {
namespace {

// What libzip writes into. It requires a readable source, but reads nothing from a new one.
struct Target
{
    const ZipSink &sink;
    qint64 at = 0;
    qint64 size = 0;
    zip_error_t error;

    explicit Target(const ZipSink &to) : sink(to) { zip_error_init(&error); }
    ~Target() { zip_error_fini(&error); }
    Target(const Target &) = delete;
    Target &operator=(const Target &) = delete;

    zip_int64_t write(const void *bytes, zip_uint64_t length)
    {
        if (!sink(at, QByteArrayView(static_cast<const char *>(bytes), qsizetype(length)))) {
            zip_error_set(&error, ZIP_ER_WRITE, 0);
            return -1;
        }
        at += qint64(length);
        size = std::max(size, at);
        return zip_int64_t(length);
    }
    zip_int64_t seek(void *where, zip_uint64_t length)
    {
        const zip_int64_t to =
            zip_source_seek_compute_offset(zip_uint64_t(at), zip_uint64_t(size), where, length, &error);
        if (to < 0)
            return -1;
        at = to;
        return 0;
    }
};

zip_int64_t onTarget(void *state, void *data, zip_uint64_t length, zip_source_cmd_t command)
{
    Target &target = *static_cast<Target *>(state);
    switch (command) {
    case ZIP_SOURCE_SUPPORTS:
        return zip_source_make_command_bitmap(ZIP_SOURCE_SUPPORTS, ZIP_SOURCE_OPEN, ZIP_SOURCE_READ, ZIP_SOURCE_CLOSE,
                                              ZIP_SOURCE_STAT, ZIP_SOURCE_ERROR, ZIP_SOURCE_FREE, ZIP_SOURCE_SEEK,
                                              ZIP_SOURCE_TELL, ZIP_SOURCE_BEGIN_WRITE, ZIP_SOURCE_WRITE,
                                              ZIP_SOURCE_SEEK_WRITE, ZIP_SOURCE_TELL_WRITE, ZIP_SOURCE_COMMIT_WRITE,
                                              ZIP_SOURCE_ROLLBACK_WRITE, ZIP_SOURCE_REMOVE, -1);
    case ZIP_SOURCE_STAT: {
        auto *about = static_cast<zip_stat_t *>(data);
        zip_stat_init(about);
        about->size = zip_uint64_t(target.size);
        about->valid = ZIP_STAT_SIZE;
        return sizeof(zip_stat_t);
    }
    case ZIP_SOURCE_WRITE:
        return target.write(data, length);
    case ZIP_SOURCE_SEEK_WRITE:
        return target.seek(data, length);
    case ZIP_SOURCE_TELL_WRITE:
        return target.at;
    case ZIP_SOURCE_ERROR:
        return zip_error_to_data(&target.error, data, length);
    default:
        return 0;
    }
}

bool addPart(zip_t *archive, const ZipPart &part)
{
    zip_source_t *source =
        part.file.isEmpty()
            ? zip_source_buffer(archive, part.bytes.constData(), zip_uint64_t(part.bytes.size()), 0 /* it is ours */)
            : zip_source_file(archive, QFile::encodeName(part.file).constData(), 0, -1 /* all of it */);
    if (!source)
        return false;
    const zip_int64_t index =
        zip_file_add(archive, part.name.toUtf8().constData(), source, ZIP_FL_ENC_UTF_8 | ZIP_FL_OVERWRITE);
    if (index < 0) {
        zip_source_free(source);
        return false;
    }
    constexpr zip_uint16_t firstDay = 1 << 5 | 1; // 1 January 1980: the real date is in the manifest
    const bool stored = !part.file.isEmpty() || part.name.endsWith(QLatin1String(".png"));
    return zip_set_file_compression(archive, zip_uint64_t(index), stored ? ZIP_CM_STORE : ZIP_CM_DEFLATE, 0) == 0 &&
           zip_file_set_dostime(archive, zip_uint64_t(index), 0, firstDay, 0) == 0;
}

Error notWritten(const QString &detail)
{
    return {Error::Storage, QStringLiteral("The ZIP file could not be written; free some space and try again."),
            detail};
}

} // namespace

Result<void> writeZip(const QList<ZipPart> &parts, const ZipSink &sink)
{
    Target target(sink);
    zip_error_t error;
    zip_error_init(&error);
    const auto failed = [&] {
        const QString detail = QString::fromUtf8(zip_error_strerror(&error));
        zip_error_fini(&error);
        return notWritten(detail);
    };
    zip_source_t *whole = zip_source_function_create(onTarget, &target, &error);
    if (!whole)
        return failed();
    zip_t *archive = zip_open_from_source(whole, ZIP_CREATE | ZIP_TRUNCATE, &error);
    if (!archive) {
        zip_source_free(whole);
        return failed();
    }
    zip_error_fini(&error);
    const bool added =
        std::all_of(parts.begin(), parts.end(), [&](const ZipPart &part) { return addPart(archive, part); });
    if (added && zip_close(archive) == 0)
        return {};
    const QString detail = QString::fromUtf8(zip_strerror(archive));
    zip_discard(archive);
    return notWritten(detail);
}

Result<QByteArray> zipped(const QList<ZipPart> &parts)
{
    QByteArray bytes;
    const Result<void> written = writeZip(parts, [&](qint64 at, QByteArrayView piece) {
        const qsizetype over = std::min<qsizetype>(piece.size(), bytes.size() - at); // overwrites existing bytes
        std::memcpy(bytes.data() + at, piece.data(), size_t(over));
        bytes.append(piece.sliced(over));
        return true;
    });
    return written ? Result<QByteArray>(bytes) : written.error();
}

} // namespace core
