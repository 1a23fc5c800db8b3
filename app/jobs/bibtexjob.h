// Imports descriptions of a library's documents from a BibTeX file: title, authors and year of the documents that its
// entries identify by file, DOI or title. The user's own descriptions take precedence. Blocks.
#pragma once

#include "core/library/library.h"

namespace app {

struct BibtexTaken
{
    int entries = 0;
    QList<core::DocumentId> described; // documents whose descriptions changed
    int alike = 0;                     // documents that already had this description
    QStringList toRead;                // PDFs named in the file that exist but are not in the library
    QStringList missing;               // missing files, as "key: path"
    QStringList unknown;               // keys of entries that match no document here and name no file
    QStringList faults;                // errors in the file
};

// Errors: NotFound (the file), Invalid (it has no entries), Storage.
core::Result<BibtexTaken> takeBibtex(core::Library &library, const QString &file, std::stop_token stop);

} // namespace app
