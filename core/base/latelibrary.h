// Loads a shared library when one of its functions is first called. Loading every library Attest can use, with its
// dependencies, takes longer than a search, and most attest-cli commands need only a few.
#pragma once

namespace core {

// `library` is a file name. Returns null if there is no such library or it lacks this function. Thread-safe.
void *lateFunction(const char *library, const char *name);

template <class Function>
Function *lateFunction(Function *, const char *library, const char *name)
{
    return reinterpret_cast<Function *>(lateFunction(library, name));
}

} // namespace core
