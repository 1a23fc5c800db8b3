// A tag, and the number of documents that have it.
#pragma once

#include <QString>

namespace core {

struct TagUse
{
    QString tag;
    int documents = 0;
};

} // namespace core
