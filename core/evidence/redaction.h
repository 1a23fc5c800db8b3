// Removes from a session everything that the user does not want to share.
#pragma once

#include "core/session/exportcontent.h"

namespace core {

// API keys are removed everywhere, and so are user names and passwords in URLs. Unless the options include paths, files
// are named without their folders, and the user's home folder becomes "~".
Session redacted(const Session &session, const ExportOptions &options);

} // namespace core
