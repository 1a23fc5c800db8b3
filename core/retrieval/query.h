// A search in a library.
#pragma once

#include "core/values/document.h"

namespace core {

struct Query
{
    QString text;
    int count = 10;
    QList<DocumentId> documents; // search only these; empty: all
    // Return the nearest passages, however far they are: no floor applies, and stop words count, too.
    bool nearest = false;
};

} // namespace core
