// A session reduced to what is wished to leave the machine.
#pragma once

#include "core/session/exportcontent.h"

namespace core {

// Keys are struck out wherever they stand, names and passwords in addresses too; unless paths are wished for, files are
// named without their folders, and the user's own folder is "~".
Session redacted(const Session &session, const ExportOptions &options);

} // namespace core
