// Exports sessions to a byte array. Shared by the window and attest-cli. Blocks.
#pragma once

#include "core/evidence/exportdata.h"
#include "core/ports/connections.h"

namespace app {

// All known keys, including those from the environment. No export may contain any of them.
QStringList secretsOf(const core::Connections &connections);

// Errors: Invalid (no such format), and those of core::gather and of the exporter.
core::Result<QByteArray> exported(const core::Library &library, const QList<core::SessionId> &sessions,
                                  const QString &format, const core::ExportOptions &options,
                                  const core::PasswordOf &passwordOf, const core::Percent &percent,
                                  std::stop_token stop);

} // namespace app
