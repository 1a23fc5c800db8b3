// A library in one file: written and read back while the library goes on being used, and put back later, here or on
// another machine. Settings and keys are no part of it. A ZIP file, which any program can unpack, of
//   manifest.json         what it is, who made it when, what it holds, and each other part with its size and SHA-256
//   library.sqlite        the database, stored as it is: its vectors hardly pack, and what is stored is no bomb
//   test-questions.jsonl  the user's own, where there are any
// The sums tell what was damaged. Backups of Attest before this are restored too.
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

// Writes the library in this folder, as it is at this moment, whether it is open in a program or not. What is written
// meanwhile is not in it, and is kept in a file beside the database until the backup is done. The database is copied
// beside itself first, so that its disk needs room for it twice. The file appears under its name once it was read back
// and found whole; until then, and where anything fails, all is as it was.
// Errors: Cancelled, NotFound (the library, the folder of the file), Invalid (a place that will not do), Storage.
Result<Backup> backUp(const QString &folder, const QString &file, IfThere ifThere, const Percent &percent,
                      std::stop_token stop);

// What a backup holds, without reading all of it: whether it is whole is found out when it is put back.
// Errors: NotFound, Invalid (no backup, one of a newer Attest), Storage.
Result<Backup> lookInto(const QString &file);

// Makes the folder where there is none. The library that is there goes on being whole until the new one is, and is kept
// beside it, and so are test questions that the backup has others of. One without documents and sessions is replaced
// unasked.
// Errors: Cancelled, Busy (a program has the library open), NotFound, Invalid (no backup, one of a newer Attest, a
// library that is not to be replaced), Storage (it is damaged, the disk is full).
Result<Backup> restore(const QString &file, const QString &folder, IfThere ifThere, const Percent &percent,
                       std::stop_token stop);

} // namespace core
