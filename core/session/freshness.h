// Whether the documents that an answer rests on have changed since it was given.
#pragma once

#include "core/session/session.h"

namespace core {

struct StaleEvidence
{
    enum State {
        Changed, // its file has other contents now
        Gone,    // it is no longer in the library
        Offline, // its file is not there at the moment; the text read from it is
    };

    DocumentId document = 0;
    QString title;
    State state = Changed;

    bool operator==(const StaleEvidence &) const = default;
};

// Compares the documents that the answer cites with those it was given from or, if it was checked again, with those of
// that check. Nothing is known about answers that do not record their documents, nor about web pages. `now`: a document
// of the library by its id, null if it is gone.
QList<StaleEvidence> staleEvidence(const Turn &turn, const std::function<const Document *(DocumentId)> &now);

QString inWords(const StaleEvidence &stale); // a sentence
QString inWords(const Recheck &recheck);     // the result, a sentence without its time

} // namespace core
