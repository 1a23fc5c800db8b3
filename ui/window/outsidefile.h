// Opens a document's file in another program: its viewer, or the file manager at its folder.
#pragma once

#include "core/values/document.h"

namespace ui {

// An error in a sentence; empty: it was opened.
QString openOutside(const core::Document &document, bool folder);

} // namespace ui
