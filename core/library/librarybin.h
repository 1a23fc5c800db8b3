// A library's bin: removed items stay there for binDays, excluded from every search, and can be restored. Extends
// Library's interface. Thread-safe.
#pragma once

#include "core/library/library.h"
#include "core/values/binned.h"

namespace core {

class LibraryBin
{
public:
    explicit LibraryBin(Library &library) : m_library(library) {}

    QList<Binned> entries() const; // the removed items, most recently removed first
    // Restores an entry under its old id. If the library already has a document with the same content, that document
    // gets the restored one's paths instead. Errors: NotFound (no longer in the bin), Cancelled, Storage.
    Result<void> putBack(BinId id, std::stop_token stop);
    Result<void> drop(const QList<BinId> &ids); // deletes these entries for good
    Result<void> empty();

private:
    Result<void> putDocumentBack(BinId id, const std::stop_token &stop);

    Library &m_library;
};

} // namespace core
