// Finds facts that appear only in page headers and footers, such as the author or the version. Each is kept once, and
// only if the body text does not contain it. Used to build the running text; private to this folder.
#pragma once

#include "core/chunking/pagelines.h"

namespace core {

struct FurnitureLine
{
    qsizetype page = 0; // page index
    TextLine line;
};

// In page order, each distinct line once. `lines`: the lines of each page.
QList<FurnitureLine> furnitureSaidNowhereElse(const QList<Page> &pages, const QList<QList<TextLine>> &lines,
                                              const std::stop_token &stop);

} // namespace core
