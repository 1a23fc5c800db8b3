// A model file fetched by its address: what the window and attest-cli have in common. Blocks; any thread.
#pragma once

#include "app/settings/modelservers.h"
#include "core/base/result.h"
#include "core/models/modelfiles.h"

#include <functional>
#include <stop_token>

namespace app {

struct WantedFile
{
    QString named;     // a name of the list, or an address
    QByteArray sha256; // where the list has none, or another one than it has
    QString folder;    // empty: modelFolder()
};

QString modelFolder();  // where model files are kept
QString ownModelList(); // the file with more of them, which the user may have made

// Ours and the user's. Errors: Invalid, with the name of the file.
core::Result<QList<core::ModelFile>> modelFilesKnown();

// Returns where the file is. Told how far it is, some times a second. What has come is kept, also where it is stopped.
// Errors: those of core::download; Invalid (no such name, or no sum to check it by).
core::Result<QString> getModel(const WantedFile &wanted, const std::function<void(const PullTold &)> &told,
                               std::stop_token stop);

} // namespace app
