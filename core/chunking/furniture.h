// Finds facts given only in running heads and feet, such as author and version. They are on every page but kept once,
// and only if no other text has them. Used to build the running text; private to this folder.
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
