#include "core/base/latelibrary.h"

#include <dlfcn.h>

namespace core {

// Never unloaded: the loader counts the requests, and keeps one copy.
void *lateFunction(const char *library, const char *name)
{
    void *const loaded = dlopen(library, RTLD_LAZY | RTLD_LOCAL);
    return loaded ? dlsym(loaded, name) : nullptr;
}

} // namespace core
