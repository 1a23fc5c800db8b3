// Checks a library's file, and the files that SQLite keeps next to it, before SQLite opens them: SQLite would follow a
// link, wait for a pipe, roll back a foreign journal or apply a foreign log, none of which can be undone.
#pragma once

#include "core/base/result.h"

namespace core {

struct LibraryFile
{
    bool isNew = true;  // the file does not exist, or its creation was interrupted: nothing can be read
    qint32 version = 0; // schema version in the file itself; the log may have a later one
    qint32 application = 0;
    quint32 schemaCookie = 0; // SQLite's schema cookie, which only increases
};

// Reads only. Errors: Invalid (the message says which file is in the way), Storage (the library is damaged).
Result<LibraryFile> lookAtFile(const QString &file);

Error foreignLog(const QString &file); // the error if the write-ahead log beside the file belongs to another library
// Whether the write-ahead log next to the file is known to belong to another library.
bool hasLogOfOther(const QString &file);

} // namespace core
