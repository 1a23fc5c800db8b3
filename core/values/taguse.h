// A tag of documents, and how many have it.
#pragma once

#include <QString>

namespace core {

struct TagUse
{
    QString tag;
    int documents = 0;
};

} // namespace core
