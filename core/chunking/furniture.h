// What heads and feet say: who wrote a document, its number, version and owner. Although on each page, it is kept once,
// and only if no text says it. A part of running text, private to this folder.
#pragma once

#include "core/chunking/pagelines.h"

namespace core {

struct FurnitureLine
{
    qsizetype page = 0; // its index
    TextLine line;
};

// In the order of the pages, each line once, with the lines of each page.
QList<FurnitureLine> furnitureSaidNowhereElse(const QList<Page> &pages, const QList<QList<TextLine>> &lines,
                                              const std::stop_token &stop);

} // namespace core
