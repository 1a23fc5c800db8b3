// Whether what an answer quotes appears where it says, as the library keeps its documents.
#pragma once

#include "core/library/library.h"
#include "core/values/computed.h"

namespace core {

// The first citation whose words are not there; null: all are, or it cannot be known. It can be where the passage that
// was cited is still kept: one of a document that was removed, read anew or cut otherwise is gone, and other letters
// may have been read then. A cell that went into a computed answer is compared with its page.
const Citation *misquoted(const Turn &turn, const Library &library, const std::stop_token &stop);

// The cell's text is where it was, or, where the page was read anew, in a line with the label of its row.
bool readsAsBefore(const Operand &operand, const QString &page);

} // namespace core
