// Downloads a model file. Shared by the window and attest-cli. Blocks; callable from any thread.
#pragma once

#include "app/settings/modelservers.h"
#include "core/base/result.h"
#include "core/models/modelfiles.h"

#include <functional>
#include <stop_token>

namespace app {

struct WantedFile
{
    QString named;     // a name from the list, or a URL
    QByteArray sha256; // for a URL, or to override the one in the list
    QString folder;    // empty: use modelFolder()
};

QString modelFolder();  // where model files are stored
QString ownModelList(); // path of the user's own list of model files; it may not exist

// The built-in list and the user's own. Errors: Invalid; the message names the file.
core::Result<QList<core::ModelFile>> modelFilesKnown();

// Returns the file's path. Reports progress several times a second. Bytes already received are kept, even if the
// download is stopped. Errors: those of core::download; Invalid (no such name, or no checksum to verify the file).
core::Result<QString> getModel(const WantedFile &wanted, const std::function<void(const PullTold &)> &told,
                               std::stop_token stop);

} // namespace app
