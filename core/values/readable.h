// The number of documents, and how many of them have text.
#pragma once

namespace core {

struct Readable
{
    int documents = 0;
    int withText = 0;
};

} // namespace core
