// Finds out whether the documents on which an answer rests have changed since it was given.
#pragma once

#include "core/session/session.h"

namespace core {

struct StaleEvidence
{
    enum State {
        Changed, // the document's file has different contents now
        Gone,    // the document is no longer in the library
        Offline, // the file is unavailable at the moment; the stored text can still be read
    };

    DocumentId document = 0;
    QString title;
    State state = Changed;

    bool operator==(const StaleEvidence &) const = default;
};

// Compares the cited documents as they are now with those the answer was based on or, if it was checked again, with
// those of that check. Reports nothing for web pages or for answers that do not record their documents. `now` returns
// the library's document with the given id, or null if it is gone.
QList<StaleEvidence> staleEvidence(const Turn &turn, const std::function<const Document *(DocumentId)> &now);

QString inWords(const StaleEvidence &stale); // what has changed, in one sentence
QString inWords(const Recheck &recheck);     // the result in one sentence, without its time

} // namespace core
