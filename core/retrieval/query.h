// A search in a library.
#pragma once

#include "core/values/document.h"

namespace core {

struct Query
{
    QString text;
    int count = 10;
    QList<DocumentId> documents; // searches only these; empty: all
    bool nearest = false;        // the nearest ones, however far: without the floor, and stop words count too
};

} // namespace core
