// Writes a file completely, or leaves the existing file unchanged.
#pragma once

#include "core/base/result.h"

#include <QByteArray>

namespace app {

core::Result<void> writeFile(const QString &name, const QByteArray &bytes);

} // namespace app
