// Finds a document's file.
#pragma once

#include "core/values/document.h"

#include <QString>

#include <stop_token>

namespace app {

// The first path that has the file as it was read, or else any file. Empty: there is none, or the search was stopped
// while a drive did not respond. Blocks.
QString fileOf(const core::Document &document, const std::stop_token &stop);

} // namespace app
