// How many of several documents are in a library, and have text there.
#pragma once

namespace core {

struct Readable
{
    int documents = 0;
    int withText = 0;
};

} // namespace core
