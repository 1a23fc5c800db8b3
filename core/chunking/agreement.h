// Checks that a passage has the text of its pages, so that a quotation from it is a quotation from them.
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

// Everything except white space is in a span and equals the page's text there; the pages named are those of its spans,
// and its label is the page's. `pageOf` returns a page; nothing if there isn't one.
bool agrees(const Passage &passage, const std::function<std::optional<PageAsKept>(int page)> &pageOf);

} // namespace core
