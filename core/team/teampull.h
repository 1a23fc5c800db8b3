// Synchronises a joined library with the team's library: pulls the changes since the last time, or everything the user
// may see if permissions have changed. After a stop or a lost connection, the next call continues.
#pragma once

#include "core/library/libraryteam.h"
#include "core/team/postgres.h"

#include <functional>

namespace core {

struct Pulled
{
    int kept = 0;    // new or updated documents
    int removed = 0; // documents deleted there or no longer visible
};

// `tell` receives the number of documents that have arrived, and the total. Documents that have arrived are kept even
// after an error. Errors: same as Postgres; Storage; Invalid (the server now has a different team library).
Result<Pulled> pullTeam(Postgres &postgres, Library &library, const std::function<void(int done, int of)> &tell,
                        const std::stop_token &stop);

} // namespace core
