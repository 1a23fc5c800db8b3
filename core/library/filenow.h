// Checks whether a document's file is still the one that was read: by its size and modification time and, if these do
// not decide, by its hash. Thread-safe.
#pragma once

#include "core/values/coverage.h"
#include "core/values/document.h"

#include <stop_token>

namespace core {

class Library;

enum class FileNow {
    Same,
    Changed, // the file's content has changed
    Away,    // the file is missing, or could not be checked
};

FileNow fileNow(const Document &document, const std::stop_token &stop = {}); // Same: at least one file is unchanged
FileNow fileNow(const QString &place, const Document &document, const std::stop_token &stop);

// Returns the given documents whose file has changed, each once; id 0 is ignored.
QList<ChangedFile> changedAmong(const QList<DocumentId> &documents, const Library &library,
                                const std::stop_token &stop = {});

} // namespace core
