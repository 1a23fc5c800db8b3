// Whether the documents that an answer rests on are still what they were when it was given.
#pragma once

#include "core/session/session.h"

namespace core {

struct StaleEvidence
{
    enum State {
        Changed, // its file has other contents by now
        Gone,    // it is no longer in the library
        Offline, // its file is not there at the moment; what was read of it is
    };

    DocumentId document = 0;
    QString title;
    State state = Changed;

    bool operator==(const StaleEvidence &) const = default;
};

// Of the documents that the answer cites, compared with what it was answered from, or, where its support was asked for
// once more, with what that was asked of. Of answers that do not say what they were given from nothing is known, nor of
// pages of the web. `now`: a document of the library by its id, null where it is not there.
QList<StaleEvidence> staleEvidence(const Turn &turn, const std::function<const Document *(DocumentId)> &now);

QString inWords(const StaleEvidence &stale); // a sentence
QString inWords(const Recheck &recheck);     // what came of it, a sentence without its time

} // namespace core
