// What a BibTeX file says of the documents of a library: title, authors and year of those that it names by a file, by
// their DOI, or by their title. What the user has said of a document stands. Blocks.
#pragma once

#include "core/library/library.h"

namespace app {

struct BibtexTaken
{
    int entries = 0;
    QList<core::DocumentId> described; // whose description is another one now
    int alike = 0;                     // were described so before
    QStringList toRead;                // PDFs that it names, which are there and not in the library
    QStringList missing;               // files that are not there: "key: path"
    QStringList unknown;               // keys of entries that have neither a document here nor a file
    QStringList faults;                // of the file
};

// Errors: NotFound (the file), Invalid (it has no entry), Storage.
core::Result<BibtexTaken> takeBibtex(core::Library &library, const QString &file, std::stop_token stop);

} // namespace app
