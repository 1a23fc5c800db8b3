// A document or session in the library's bin, from which it can be restored. No behaviour.
#pragma once

#include "core/values/document.h"

namespace core {

using BinId = qint64;

constexpr int binDays = 30; // after this many days an item is deleted for good

struct Binned
{
    enum Kind { OfDocument, OfSession };

    BinId id = 0;
    Kind kind = OfDocument;
    qint64 original = 0; // its former id, which it gets back when restored
    QString title;
    qint64 removed = 0; // time in milliseconds since 1970
};

} // namespace core
