// A search in a library.
#pragma once

#include "core/values/document.h"

namespace core {

struct Query
{
    QString text;
    int count = 10;
    QList<DocumentId> documents; // search only these; empty: all
    bool nearest = false;        // return the nearest ones, however far: no floor, and stop words count too
};

} // namespace core
