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
    QByteArray bytes;  // deflated, except for pictures, which are
    QString file = {}; // read the bytes from this file instead; stored uncompressed, whatever its size
};

// Writes bytes at an offset of the ZIP file, not always at its end. False: writing failed, and nothing more is written.
using ZipSink = std::function<bool(qint64 at, QByteArrayView bytes)>;

// The same parts give the same bytes. Errors: Storage (the sink refused, or a file cannot be read); callers should give
// a more specific message.
Result<void> writeZip(const QList<ZipPart> &parts, const ZipSink &sink);
Result<QByteArray> zipped(const QList<ZipPart> &parts);

} // namespace core
