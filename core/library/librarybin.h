// The bin of a library: what was removed lies there for binDays, out of reach of every search, and can be put back. A
// part of Library with a header of its own; safe from any thread.
#pragma once

#include "core/library/library.h"
#include "core/values/binned.h"

namespace core {

class LibraryBin
{
public:
    explicit LibraryBin(Library &library) : m_library(library) {}

    QList<Binned> entries() const; // the last removed first
    // Under the number it had. A document whose content is in the library by now only gets its places. Errors: NotFound
    // (no longer in the bin), Cancelled, Storage.
    Result<void> putBack(BinId id, std::stop_token stop);
    Result<void> drop(const QList<BinId> &ids); // for good
    Result<void> empty();

private:
    Result<void> putDocumentBack(BinId id, const std::stop_token &stop);

    Library &m_library;
};

} // namespace core
