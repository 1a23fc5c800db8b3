// Whether an answer's quotations appear where it says, according to the stored documents.
#pragma once

#include "core/library/library.h"
#include "core/values/computed.h"

namespace core {

// The first citation whose words are not there; null: all are, or it is unknown. It can be checked while the cited
// passage is still stored: a document's passages are replaced when it is removed, read again or cut otherwise, and its
// text may have been read differently then. A cell of a computed answer is compared with its page.
const Citation *misquoted(const Turn &turn, const Library &library, const std::stop_token &stop);

// The cell's text is at its place or, if the page was read again, in a line with the label of its row.
bool readsAsBefore(const Operand &operand, const QString &page);

} // namespace core
