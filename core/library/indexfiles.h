// What the indexes of a library need on the disk, kept in order: files of vectors are made of what is in memory, few of
// many, and what nobody needs goes. For the folders behind Library alone; safe from any thread.
#pragma once

#include "core/library/libraryparts.h"

namespace core {

class IndexFiles
{
public:
    enum class Which { Passages, Pages, Embedded };
    static constexpr Which all[] = {Which::Passages, Which::Pages, Which::Embedded};

    explicit IndexFiles(Library::Private &library) : d(library) {}

    VectorIndex *indexOf(Which which) const; // under m_guard or m_changing; null: there is none
    void flush();                            // after a change: what is too much for the memory goes into files
    Result<void> tidy(Parallel &parallel, const std::stop_token &stop);
    void save(); // under m_changing

private:
    Result<void> compact(Which which, VectorIndex::Part (VectorIndex::*take)() const,
                         bool (VectorIndex::*isWanted)() const, Parallel &parallel, const std::stop_token &stop);

    Library::Private &d;
};

} // namespace core
