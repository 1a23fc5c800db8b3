// A library in one ZIP file (backupsource.h): written and read back while the library goes on being used, and put back
// later, here or on another machine. The user's test questions are part of it, settings and keys are not.
#pragma once

#include "core/base/percent.h"
#include "core/base/result.h"

#include <stop_token>

namespace core {

struct Backup
{
    QString file;
    qint64 bytes = 0;
    int documents = 0;
    int passages = 0;
    int sessions = 0;
    qint64 written = 0; // when, in milliseconds since 1970
    QString kept; // of a restored one: the file that holds the library that was there before; empty: there was none
};

enum class IfThere { Refuse, Replace }; // what is to become of a file, or a library, in the same place

// Writes the library in this folder, as it is at this moment, whether it is open in a program or not, by a copy in that
// folder, for which its disk needs room. What is written meanwhile is not in it. The file appears under its name once
// it was read back and found whole; until then, and where anything fails, all is as it was.
// Errors: Cancelled, NotFound (the library, the folder of the file), Invalid (a place that will not do), Storage.
Result<Backup> backUp(const QString &folder, const QString &file, IfThere ifThere, const Percent &percent,
                      std::stop_token stop);

// What a backup holds, without reading all of it: whether it is whole is found out when it is put back.
// Errors: NotFound, Invalid (no backup, one of a newer Attest), Storage.
Result<Backup> readBackupInfo(const QString &file);

// Makes the folder where there is none. The library that is there goes on being whole until the new one is, and is kept
// beside it, and so are other test questions. One without documents and sessions is replaced unasked.
// Errors: Cancelled, Busy (a program has the library open), NotFound, Invalid (no backup, one of a newer Attest, a
// library that is not to be replaced), Storage (it is damaged, the disk is full).
Result<Backup> restore(const QString &file, const QString &folder, IfThere ifThere, const Percent &percent,
                       std::stop_token stop);

} // namespace core
