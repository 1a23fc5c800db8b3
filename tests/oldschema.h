// An older library, made from a new one: what later versions have added is taken away.
#pragma once

#include "core/library/database.h"

namespace tests {

inline bool bringToVersionTwo(core::Database &database)
{
    return database.run(
        "DROP INDEX placemissing; ALTER TABLE place DROP COLUMN missing; DROP TABLE foldernote;"
        "DROP TABLE folderfile; DROP TABLE folder;"
        "DROP TABLE queue; DELETE FROM library WHERE key LIKE 'queue%';"
        "DROP TABLE recognised; DROP TABLE origin; DROP INDEX pageunread; DROP TABLE judging; PRAGMA user_version=2");
}

} // namespace tests
