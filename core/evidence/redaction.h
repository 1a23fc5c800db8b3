// A session reduced to what the user wants to share.
#pragma once

#include "core/session/exportcontent.h"

namespace core {

// Keys are removed everywhere, and so are names and passwords in addresses; unless paths are wanted, files are named
// without their folders, and the user's home folder is "~".
Session redacted(const Session &session, const ExportOptions &options);

} // namespace core
