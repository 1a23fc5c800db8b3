// Whether a passage says what its pages say: what is quoted of it is then a quotation of them.
#pragma once

#include "core/values/document.h"

#include <functional>

namespace core {

// All that is no white space is in a span and reads on its page as here, and the pages it names are those of its spans.
// `textOf` gives the text of a page as it is kept; null where there is none.
bool agrees(const Passage &passage, const std::function<const QString *(int page)> &textOf);

} // namespace core
