// The hash that identifies a file's content.
#pragma once

#include "core/base/result.h"

#include <QByteArray>

#include <stop_token>

namespace core {

// SHA-256 of the file's bytes, hexadecimal. Errors: Unreadable; Cancelled, even if the drive does not respond.
Result<QByteArray> contentHash(const QString &path, std::stop_token stop);

} // namespace core
