// Writes a whole file, or leaves the one that is there as it was.
#pragma once

#include "core/base/result.h"

#include <QByteArray>

namespace app {

core::Result<void> writeFile(const QString &name, const QByteArray &bytes);

} // namespace app
