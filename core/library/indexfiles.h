// Maintains the files of a library's indexes: moves vectors from memory into files, merges small files, deletes unused
// ones. Private to the folders that implement Library; thread-safe.
#pragma once

#include "core/library/libraryparts.h"

namespace core {

class IndexFiles
{
public:
    enum class Which { Passages, Pages, Embedded };
    static constexpr Which all[] = {Which::Passages, Which::Pages, Which::Embedded};

    explicit IndexFiles(Library::Private &library) : d(library) {}

    VectorIndex *indexOf(Which which) const; // call with m_guard or m_changing held; null: no index
    void flush();                            // call after a change: writes vectors to files if too many are in memory
    Result<void> tidy(Parallel &parallel, const std::stop_token &stop);
    void save(); // call with m_changing held

private:
    Result<void> compact(Which which, VectorIndex::Part (VectorIndex::*take)() const,
                         bool (VectorIndex::*isWanted)() const, Parallel &parallel, const std::stop_token &stop);

    Library::Private &d;
};

} // namespace core
