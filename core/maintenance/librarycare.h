// Maintains a library: finds damage and repairs it where possible. Extends Library's interface. Thread-safe.
#pragma once

#include "core/base/percent.h"
#include "core/library/library.h"

namespace core {

struct Mended // the result of a check, one sentence for each finding
{
    QStringList done;           // repairs made
    QList<DocumentId> toRead;   // documents that lost text; their files must be read again
    QStringList broken;         // damage that cannot be repaired here, with advice
    bool isFileDamaged = false; // the database cannot be rebuilt, but readable parts may be rescued (rescue.h)

    bool sound() const { return toRead.isEmpty() && broken.isEmpty(); }
};

QString sqliteVersion(); // version of the system's SQLite; known problems: core/store/README.md

class LibraryCare
{
public:
    explicit LibraryCare(Library &library) : m_library(library) {}

    // Reads the whole library and rebuilds the parts that can be derived from others: full text, vectors, counts,
    // indexes, passages of existing pages, documents and conversations missing from the list. Deletes orphaned rows. No
    // text or answer is lost, and an undamaged library is left unchanged. Searches continue; changes wait. If stopped,
    // nothing changes. Errors: Cancelled, Storage.
    Result<Mended> mend(const Percent &percent, std::stop_token stop);

private:
    Library &m_library;
};

} // namespace core
