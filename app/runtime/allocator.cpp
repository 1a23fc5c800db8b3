#include "app/runtime/allocator.h"

#if __has_include(<malloc.h>)
#include <malloc.h>
#endif

namespace app {

void boundAllocator()
{
#ifdef M_ARENA_MAX // glibc
    static const bool isBound = [] {
        // Each thread would get a heap of its own, up to eight a processor, and what one gives back helps no other.
        mallopt(M_ARENA_MAX, mostHeaps);
        // What is large is taken from the system and given back to it at once; left alone, glibc raises these limits up
        // to 32 and 64 MiB with the largest block it has seen.
        mallopt(M_MMAP_THRESHOLD, 1 << 20);
        mallopt(M_TRIM_THRESHOLD, 8 << 20);
        return true;
    }();
    (void)isBound;
#endif
}

} // namespace app
