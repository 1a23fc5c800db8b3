// Checks a library's file and what SQLite keeps beside it before SQLite opens them: SQLite would follow a link, wait
// for a pipe, roll back a foreign journal and apply a foreign log, and none of it could be undone.
#pragma once

#include "core/base/result.h"

namespace core {

struct LibraryFile
{
    bool isNew = true;  // it does not exist, or its creation was interrupted: nothing can be read
    qint32 version = 0; // of the schema, in the file itself; the log may have a later one
    qint32 application = 0;
    quint32 schemaCookie = 0; // SQLite's; increases
};

// Read-only. Errors: Invalid (which file is in the way), Storage (the library is damaged).
Result<LibraryFile> lookAtFile(const QString &file);

Error foreignLog(const QString &file); // what is written ahead of a file is not its own
// Whether the log beside the file is another library's, as far as both can be read.
bool hasLogOfOther(const QString &file);

} // namespace core
