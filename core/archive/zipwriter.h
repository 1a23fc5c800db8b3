// ZIP files, written into memory or wherever their bytes are wanted. zipfile.h reads them.
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QList>

#include <functional>

namespace core {

struct ZipPart
{
    QString name;
    QByteArray bytes;  // deflated, but for pictures, which are
    QString file = {}; // that holds the bytes instead; stored as it is, whatever its size
};

// Puts bytes at a place of the ZIP file; not always at its end. False: it cannot, and nothing more is written.
using ZipSink = std::function<bool(qint64 at, QByteArrayView bytes)>;

// The same parts give the same bytes. Errors: Storage (what the sink has refused, a file that cannot be read); the
// caller has the better sentence.
Result<void> writeZip(const QList<ZipPart> &parts, const ZipSink &sink);
Result<QByteArray> zipped(const QList<ZipPart> &parts);

} // namespace core
