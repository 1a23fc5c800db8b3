// A joined library is brought in step with the team's: what changed there since the last time, and all that one may see
// where the rights changed. Stopped or cut off, it goes on with what is missing the next time.
#pragma once

#include "core/library/libraryteam.h"
#include "core/team/postgres.h"

#include <functional>

namespace core {

struct Pulled
{
    int kept = 0;    // documents that came, or came anew
    int removed = 0; // that are gone there, or may not be seen any more
};

// `tell`: of how many so many have come. Errors: those of Postgres, Storage; Invalid (another team's library is there
// now). What came until then is kept.
Result<Pulled> pullTeam(Postgres &postgres, Library &library, const std::function<void(int done, int of)> &tell,
                        const std::stop_token &stop);

} // namespace core
