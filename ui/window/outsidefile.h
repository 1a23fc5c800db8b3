// The file of a document in another program: its viewer, or the folder it lies in.
#pragma once

#include "core/values/document.h"

namespace ui {

// What is to be said of it, in a sentence; empty: it is opened.
QString openOutside(const core::Document &document, bool folder);

} // namespace ui
