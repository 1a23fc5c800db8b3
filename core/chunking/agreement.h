// Whether a passage says what its pages say: what is quoted of it is then a quotation of them.
#pragma once

#include "core/values/document.h"

#include <functional>
#include <optional>

namespace core {

struct PageAsKept
{
    QStringView text;
    QStringView label;
};

// All that is no white space is in a span and reads on its page as here; the pages it names are those of its spans, and
// its label is that of the page. `pageOf` gives a page; nothing where there is none.
bool agrees(const Passage &passage, const std::function<std::optional<PageAsKept>(int page)> &pageOf);

} // namespace core
