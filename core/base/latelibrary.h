// Libraries that are loaded with the first call of one of their functions. Loading all that Attest can use, with what
// these use in turn, takes longer than a search, and most commands of attest-cli use few.
#pragma once

namespace core {

// Of the library of this file name. Null: there is no such library, or not this function in it. Any thread.
void *lateFunction(const char *library, const char *name);

template <class Function>
Function *lateFunction(Function *, const char *library, const char *name)
{
    return reinterpret_cast<Function *>(lateFunction(library, name));
}

} // namespace core
