// What was removed from a library and lies in its bin, from which it can come back. No behaviour.
#pragma once

#include "core/values/document.h"

namespace core {

using BinId = qint64;

constexpr int binDays = 30; // after which it goes for good

struct Binned
{
    enum Kind { OfDocument, OfSession };

    BinId id = 0;
    Kind kind = OfDocument;
    qint64 original = 0; // the number it had, and gets again
    QString title;
    qint64 removed = 0; // milliseconds since 1970
};

} // namespace core
