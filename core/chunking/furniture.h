// Information found only in heads and feet: a document's author, number, version and owner. Although it is on each
// page, it is kept once, and only if no other text has it. A part of running text, private to this folder.
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
