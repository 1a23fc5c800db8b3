// A library's file and what SQLite keeps beside it, looked at before SQLite opens them: it would follow a link, wait
// for a pipe, roll a foreign journal back and take over a foreign log, and none of it could be undone.
#pragma once

#include "core/base/result.h"

namespace core {

struct LibraryFile
{
    bool isNew = true;  // there is none, or its making was cut short: nothing can be read
    qint32 version = 0; // of the schema, as the file itself has it; the log may have a later one
    qint32 application = 0;
    quint32 schemaCookie = 0; // SQLite's; grows
};

// Reads alone. Errors: Invalid (which file is in the way), Storage (the library is damaged).
Result<LibraryFile> lookAtFile(const QString &file);

Error foreignLog(const QString &file); // what is written ahead of a file is not its own

} // namespace core
