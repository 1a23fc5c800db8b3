// Whether the file of a document is still the one that was read. Asks the disk: its size and when it was written to,
// and where these say nothing, its sum. Any thread.
#pragma once

#include "core/values/coverage.h"
#include "core/values/document.h"

#include <stop_token>

namespace core {

class Library;

enum class FileNow {
    Same,
    Changed, // it has other contents
    Away,    // it is not there, or could not be asked
};

FileNow fileNow(const Document &document, const std::stop_token &stop = {}); // Same: one of its places is
FileNow fileNow(const QString &place, const Document &document, const std::stop_token &stop);

// Of these documents, each once, those whose file is another one now; 0 is none.
QList<ChangedFile> changedAmong(const QList<DocumentId> &documents, const Library &library,
                                const std::stop_token &stop = {});

} // namespace core
