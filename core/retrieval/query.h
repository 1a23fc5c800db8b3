// What is searched for in a library.
#pragma once

#include "core/values/document.h"

namespace core {

struct Query
{
    QString text;
    int count = 10;
    QList<DocumentId> documents; // only in these; empty: in all
    bool nearest = false;        // the nearest there are, however far: without the floor, and stop words count too
};

} // namespace core
