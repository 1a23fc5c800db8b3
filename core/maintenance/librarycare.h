// Looking after a library: finding what is damaged, and building anew what can be. A part of Library with a header of
// its own; safe from any thread.
#pragma once

#include "core/base/percent.h"
#include "core/library/library.h"

namespace core {

struct Mended // what a check found, a sentence each
{
    QStringList done;           // was put right
    QList<DocumentId> toRead;   // parts of what was read of these are gone: their files are to be read again
    QStringList broken;         // cannot be put right here, and what to do
    bool isFileDamaged = false; // beyond what can be made anew: what can be read may be rescued (rescue.h)

    bool sound() const { return toRead.isEmpty() && broken.isEmpty(); }
};

QString sqliteVersion(); // of the SQLite that runs, which is the system's; what is known of it: core/store/README.md

class LibraryCare
{
public:
    explicit LibraryCare(Library &library) : m_library(library) {}

    // Reads all of the library. What can be made from the rest is made anew: full text, vectors, counts, indexes,
    // passages of pages that are there, documents and conversations whose entry is gone; what belongs to nothing goes.
    // Nothing that was read or asked is lost by it, and nothing changes where all is well. Searches go on; changes
    // wait. A stop leaves all as it was. Errors: Cancelled, Storage.
    Result<Mended> mend(const Percent &percent, std::stop_token stop);

private:
    Library &m_library;
};

} // namespace core
