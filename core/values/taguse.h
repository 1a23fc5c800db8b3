// A tag, and how many documents have it.
#pragma once

#include <QString>

namespace core {

struct TagUse
{
    QString tag;
    int documents = 0;
};

} // namespace core
