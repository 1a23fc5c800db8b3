// A bundle taken into a library, as sessions that can be read and not changed; and held against the PDFs at hand.
#pragma once

#include "core/evidence/bundle.h"
#include "core/library/library.h"

namespace core {

// A session of a bundle as a library can take it, whatever it said: in order, within bounds, without places outside the
// bundle. documents: what its numbers of documents become; what is not among them gets one that no document has.
Session importedSession(const Session &session, const QHash<DocumentId, DocumentId> &documents);

// The sessions that the bundle became; where it was imported before, those of then, as far as they are there.
// Errors: Invalid (more than a window could show), Storage.
Result<QList<SessionId>> importBundle(Library &library, const Bundle &bundle);

// An imported session whose documents lead to those of the library that have come since.
Session withDocumentsHere(const Session &session, const Library &library);

struct CheckedDocument
{
    enum State { Same, Changed, NotHere }; // by the content of the file that is at hand now

    EvidenceDocument document;
    State state = NotHere;
    QString place; // of the file that it was compared with
};

// Each document of the bundle against the files of the library. Errors: Cancelled.
Result<QList<CheckedDocument>> checkDocuments(const Bundle &bundle, const Library &library,
                                              const std::stop_token &stop);
QString name(CheckedDocument::State state); // "same", "changed", "not_here"

} // namespace core
