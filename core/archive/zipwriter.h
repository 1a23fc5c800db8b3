// Writes ZIP files, into memory or to any sink. zipfile.h reads them.
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QList>

#include <functional>

namespace core {

struct ZipPart
{
    QString name;
    QByteArray bytes;  // deflated, except PNG images, which are stored
    QString file = {}; // read the bytes from this file instead; always stored uncompressed
};

// Writes bytes at an offset in the ZIP file, which may be before its end. Returns false on failure; the sink is then
// not called again.
using ZipSink = std::function<bool(qint64 at, QByteArrayView bytes)>;

// The same parts always produce the same bytes. Errors: Storage (the sink failed, or a file cannot be read); callers
// should replace the message with a more specific one.
Result<void> writeZip(const QList<ZipPart> &parts, const ZipSink &sink);
Result<QByteArray> zipped(const QList<ZipPart> &parts);

} // namespace core
