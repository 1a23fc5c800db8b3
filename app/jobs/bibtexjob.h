// Reads descriptions of a library's documents from a BibTeX file: title, authors and year of those it identifies by
// file, DOI or title. The user's own descriptions take precedence. Blocks.
#pragma once

#include "core/library/library.h"

namespace app {

struct BibtexTaken
{
    int entries = 0;
    QList<core::DocumentId> described; // whose description changed
    int alike = 0;                     // already had this description
    QStringList toRead;                // PDFs it names that exist and are not in the library
    QStringList missing;               // missing files: "key: path"
    QStringList unknown;               // keys of entries with neither a document here nor a file
    QStringList faults;                // in the file
};

// Errors: NotFound (the file), Invalid (it has no entry), Storage.
core::Result<BibtexTaken> takeBibtex(core::Library &library, const QString &file, std::stop_token stop);

} // namespace app
