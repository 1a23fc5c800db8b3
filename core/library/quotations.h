// Checks whether an answer's quotations appear at the cited places in the stored documents.
#pragma once

#include "core/library/library.h"
#include "core/values/computed.h"

namespace core {

// Returns the first citation whose words are missing; null if no words are missing, or if that cannot be determined. A
// quotation can be checked only while the cited passage is still stored: removing a document, reading it again or
// cutting it differently removes its passages, and new ones may have different text. For a computed answer, cells are
// compared with their pages.
const Citation *misquoted(const Turn &turn, const Library &library, const std::stop_token &stop);

// Whether the cell's text is still at its place or, if the page was read again, in a line with its row label.
bool readsAsBefore(const Operand &operand, const QString &page);

} // namespace core
