// Where the file of a document is now.
#pragma once

#include "core/values/document.h"

#include <QString>

#include <stop_token>

namespace app {

// The first of its places where the file is that was read, else where any is; empty: none, or stopped while a drive did
// not answer. Blocks.
QString fileOf(const core::Document &document, const std::stop_token &stop);

} // namespace app
