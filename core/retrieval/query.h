// A search in a library.
#pragma once

#include "core/values/document.h"

namespace core {

struct Query
{
    QString text;
    int count = 10;
    QList<DocumentId> documents; // search only these; empty: all
    // Returns the nearest passages, however far away they are: no floor applies, and stop words count too.
    bool nearest = false;
};

} // namespace core
