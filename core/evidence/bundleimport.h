// Imports a bundle into a library as read-only sessions, and checks the bundle against the user's PDFs.
#pragma once

#include "core/evidence/bundle.h"
#include "core/library/library.h"

namespace core {

// Makes a bundle's session safe for a library, whatever the file contains: everything is in order, within bounds and
// without paths outside the bundle. `documents` maps the session's document numbers to ids in the library; a number
// that is missing there gets an id that no document has.
Session importedSession(const Session &session, const QHash<DocumentId, DocumentId> &documents);

// Returns the sessions made from the bundle or, if it was imported before, the earlier ones that still exist. Errors:
// Invalid (more than a window can show), Storage.
Result<QList<SessionId>> importBundle(Library &library, const Bundle &bundle);

// Returns the session with links to those of its documents that were added to the library after the import.
Session withDocumentsHere(const Session &session, const Library &library);

struct CheckedDocument
{
    enum State { Same, Changed, NotHere }; // based on the file's current content

    EvidenceDocument document;
    State state = NotHere;
    QString place; // the file it was compared with
};

// Compares each document of the bundle with the library's files. Errors: Cancelled.
Result<QList<CheckedDocument>> checkDocuments(const Bundle &bundle, const Library &library,
                                              const std::stop_token &stop);
QString name(CheckedDocument::State state); // "same", "changed", "not_here"

} // namespace core
