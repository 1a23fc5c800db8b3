// Backs up a library to one ZIP file (backupsource.h), which is written and verified while the library stays in use. A
// backup can be restored on any machine. It includes the user's test questions, but neither settings nor keys.
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
    qint64 written = 0; // time of the backup, in milliseconds since 1970
    QString kept;       // after a restore: the previous library's file; empty: there was none
};

enum class IfThere { Refuse, Replace }; // what to do if the destination already exists

// Writes the current state of the library in this folder, whether or not a program has it open. Later changes are not
// included. Makes a temporary copy in that folder, which needs disk space. The backup gets its final name only after it
// has been read back and verified; until then, and on failure, an existing file is untouched. Errors: Cancelled,
// NotFound (the library, or the file's folder), Invalid (an unusable location), Storage.
Result<Backup> backUp(const QString &folder, const QString &file, IfThere ifThere, const Percent &percent,
                      std::stop_token stop);

// Describes a backup without reading all of it; restoring verifies it. Errors: NotFound, Invalid (not a backup, or made
// by a newer Attest), Storage.
Result<Backup> readBackupInfo(const QString &file);

// Creates the folder if it is missing. An existing library stays intact until the new one is complete, and is then kept
// beside it, as are its test questions if they differ. A library without documents or sessions is replaced even with
// IfThere::Refuse. Errors: Cancelled, Busy (a program has the library open), NotFound, Invalid (not a backup, made by a
// newer Attest, a library that must not be replaced), Storage (the backup is damaged, the disk is full).
Result<Backup> restore(const QString &file, const QString &folder, IfThere ifThere, const Percent &percent,
                       std::stop_token stop);

} // namespace core
