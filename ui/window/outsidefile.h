// Opens a document's file in its viewer, or its folder in the file manager.
#pragma once

#include "core/values/document.h"

namespace ui {

// Returns an error message in one sentence; empty: it was opened.
QString openOutside(const core::Document &document, bool folder);

} // namespace ui
