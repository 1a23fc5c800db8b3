// The number of documents, and the number of those that have text.
#pragma once

namespace core {

struct Readable
{
    int documents = 0;
    int withText = 0;
};

} // namespace core
