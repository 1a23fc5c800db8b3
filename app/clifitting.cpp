// What attest-cli does when documents have come: fits the semantic space and makes vectors, where that is wanted.
#include "app/clicommands.h"
#include "app/cliservers.h"
#include "app/embedding.h"
#include "app/lane.h"
#include "app/pool.h"

namespace app {

core::Result<void> fitIfWanted(core::Library &library, core::Parallel &pool, std::stop_token stop)
{
    if (!library.wantsFitting())
        return {};
    const core::Result<void> fitted = library.fit(pool, stop);
    const bool tooLittle = !fitted && fitted.error().code == core::Error::Invalid; // text: no failure, words will do
    return tooLittle ? core::Result<void>() : fitted;
}

namespace {

// Where the settings name an embedder: the vectors that are missing.
core::Result<void> embedIfWanted(core::Library &library, const core::Settings &settings, std::stop_token stop)
{
    if (settings.embedder.isEmpty())
        return {};
    constexpr int told = 640; // passages between two lines
    const core::Connections connections = connectionsFor(settings);
    CliLocalServer local;
    const core::Result<void> used = useEmbedder(library, settings, {connections, local.server}, stop);
    if (!used || !wantsEmbedding(library))
        return used;
    Pool pool(std::max(1, settings.concurrentCalls) - 1); // the caller asks too
    int next = 0;
    const auto tell = [&](int embedded, int all) {
        if (embedded < next && embedded < all)
            return;
        next = embedded + told;
        printNote(QStringLiteral("Vectors of %1 of %2 passages.").arg(embedded).arg(all));
    };
    return library.embed(tell, pool, stop);
}

} // namespace

core::Result<void> fitAndEmbed(core::Library &library, const core::Settings &settings, std::stop_token stop)
{
    Pool pool(readersFor(settings.readers) - 1); // the caller works too
    const core::Result<void> fitted = fitIfWanted(library, pool, stop);
    return fitted ? embedIfWanted(library, settings, stop) : fitted;
}

} // namespace app
