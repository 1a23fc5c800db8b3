// Whether what an answer quotes appears where it says, as the library keeps its documents.
#pragma once

#include "core/library/library.h"

namespace core {

// The first citation, of a document that is still the one that was read, whose words are not there; null: all are. A
// sentence of a quotation may have moved to another passage of its document.
const Citation *misquoted(const Turn &turn, const Library &library, const std::stop_token &stop);

} // namespace core
