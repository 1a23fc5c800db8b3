// Checks that a passage matches the text of its pages, so that anything quoted from it can be found there.
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

// Whether the passage's spans cover all of its text except white space, the text of each span equals that of its page,
// and the passage's page numbers and label are those of the pages in its spans. `pageOf` returns a page, or nullopt if
// there isn't one.
bool agrees(const Passage &passage, const std::function<std::optional<PageAsKept>(int page)> &pageOf);

} // namespace core
