// What attest-cli does after documents were added: stores tables, fits the semantic space and makes vectors, if
// wanted.
#include "app/cli/clicommands.h"
#include "app/cli/cliservers.h"
#include "app/jobs/embedjob.h"
#include "app/runtime/lane.h"
#include "app/runtime/pool.h"
#include "core/library/librarytables.h"
#include "core/library/libraryindexes.h"

namespace app {

core::Result<void> fitIfWanted(core::Library &library, core::Parallel &pool, std::stop_token stop)
{
    // For documents read by an older Attest.
    if (const core::Result<void> kept = core::LibraryTables(library).putMissing(stop); !kept)
        return kept;
    return core::LibraryIndexes(library).wantsFitting() ? fitSpace(library, pool, stop) : core::Result<void>();
}

core::Result<void> fitAndEmbed(core::Library &library, const core::Settings &settings, std::stop_token stop)
{
    Pool pool(readersFor(settings.readers).cores - 1); // the calling thread works too
    const core::Result<void> fitted = fitIfWanted(library, pool, stop);
    if (!fitted || settings.embedder.isEmpty())
        return fitted;
    CliLocalServer local;
    Pool calls(std::max(1, settings.concurrentCalls) - 1); // the calling thread makes calls too
    return embedMissing(library, settings, {connectionsFor(settings), local.server}, printNote,
                        makesVectorsItself(settings) ? pool : calls, stop);
}

} // namespace app
