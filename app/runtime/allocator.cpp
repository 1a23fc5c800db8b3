#include "app/runtime/allocator.h"

#if __has_include(<malloc.h>)
#include <malloc.h>
#endif

namespace app {

void boundAllocator()
{
#ifdef M_ARENA_MAX // glibc
    static const bool isBound = [] {
        // By default there are up to eight heaps per processor, and memory freed in one is not available to others.
        mallopt(M_ARENA_MAX, mostHeaps);
        // Large blocks are mapped and returned to the system at once; by default, glibc raises these limits up to 32
        // and 64 MiB with the largest block seen.
        mallopt(M_MMAP_THRESHOLD, 1 << 20);
        mallopt(M_TRIM_THRESHOLD, 8 << 20);
        return true;
    }();
    (void)isBound;
#endif
}

} // namespace app
