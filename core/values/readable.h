// How many of several documents are in a library, and how many of those have text.
#pragma once

namespace core {

struct Readable
{
    int documents = 0;
    int withText = 0;
};

} // namespace core
