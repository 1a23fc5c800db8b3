// Checks whether an answer's quotations appear at the cited places in the stored documents.
#pragma once

#include "core/library/library.h"
#include "core/values/computed.h"

namespace core {

// The first citation whose words are missing; null if no words are missing, or if this cannot be determined. A
// quotation can be checked only while the cited passage is still stored: passages are replaced when a document is
// removed, read again or cut differently, and its text may have changed. For a computed answer, cells are compared with
// their pages.
const Citation *misquoted(const Turn &turn, const Library &library, const std::stop_token &stop);

// Whether the cell's text is at its place or, if the page was read again, in a line with its row label.
bool readsAsBefore(const Operand &operand, const QString &page);

} // namespace core
