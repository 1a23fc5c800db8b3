// Synchronises a joined library with the team's: what changed there since the last time, and everything the user may
// see if the permissions changed. After a stop or a lost connection the next call continues with the rest.
#pragma once

#include "core/library/libraryteam.h"
#include "core/team/postgres.h"

#include <functional>

namespace core {

struct Pulled
{
    int kept = 0;    // documents that were new or updated
    int removed = 0; // deleted there, or no longer visible
};

// `tell`: how many have arrived, of how many. Errors: those of Postgres, Storage; Invalid (another team's library is
// there now). Documents that arrived stay.
Result<Pulled> pullTeam(Postgres &postgres, Library &library, const std::function<void(int done, int of)> &tell,
                        const std::stop_token &stop);

} // namespace core
