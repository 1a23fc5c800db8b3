// Writes a file completely, or leaves the existing one as it was.
#pragma once

#include "core/base/result.h"

#include <QByteArray>

namespace app {

core::Result<void> writeFile(const QString &name, const QByteArray &bytes);

} // namespace app
