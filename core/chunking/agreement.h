// Checks that a passage contains the text of its pages, so that anything quoted from it can be found there.
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

// Whether all text except white space is in a span and equals the page's text there, and its page numbers and label are
// those of the pages in its spans. `pageOf` returns a page, or nothing if there isn't one.
bool agrees(const Passage &passage, const std::function<std::optional<PageAsKept>(int page)> &pageOf);

} // namespace core
