// Finds out whether the documents behind an answer have changed since it was given.
#pragma once

#include "core/session/session.h"

namespace core {

struct StaleEvidence
{
    enum State {
        Changed, // the document's file now has different contents
        Gone,    // the document is no longer in the library
        Offline, // the file is currently unavailable; the stored text can still be read
    };

    DocumentId document = 0;
    QString title;
    State state = Changed;

    bool operator==(const StaleEvidence &) const = default;
};

// Compares the cited documents in their current state with the state that the answer was based on or, if the answer was
// rechecked, with their state at that check. Ignores web pages and answers that do not record their documents. `now`
// returns the library's document with the given id, or null if it is gone.
QList<StaleEvidence> staleEvidence(const Turn &turn, const std::function<const Document *(DocumentId)> &now);

QString inWords(const StaleEvidence &stale); // what has changed, in one sentence
QString inWords(const Recheck &recheck);     // the result in one sentence, without the time

} // namespace core
